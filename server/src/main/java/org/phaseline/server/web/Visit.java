package org.phaseline.server.web;

import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * What is known of a request before anybody looks what it is about.
 *
 * @param address where it comes from
 * @param headers gives what a header says, null for one that is not there
 */
record Visit(String method, String address, UnaryOperator<@Nullable String> headers) {

    Optional<String> header(String name) {
        return Optional.ofNullable(headers.apply(name));
    }
}
