package org.phaseline.server.web;

import java.net.InetAddress;
import java.util.HexFormat;

/**
 * What is known of a request before anybody looks what it is about.
 *
 * @param address whom it is from, as far as limits are concerned
 */
record Visit(String method, String address, Headers headers) {

    /** Whoever has one address of the new kind has 2^64 that begin alike; they count as one. */
    static String clientPrefix(String address) {
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
}
