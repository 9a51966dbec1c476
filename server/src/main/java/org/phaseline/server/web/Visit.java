package org.phaseline.server.web;

import java.net.InetAddress;
import java.util.HexFormat;
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

    /** Whoever has one address of the new kind has 2^64 that begin alike; they count as one. */
    static String household(String address) {
        if (address.indexOf(':') < 0) {
            return address;
        }
        try {
            byte[] bytes = InetAddress.ofLiteral(address.replaceAll("[\\[\\]]|%.*", ""))
                    .getAddress();
            return HexFormat.of().formatHex(bytes, 0, bytes.length / 2);
        } catch (IllegalArgumentException somethingElse) {
            return address;
        }
    }

    Optional<String> header(String name) {
        return Optional.ofNullable(headers.apply(name));
    }
}
