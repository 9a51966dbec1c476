package org.phaseline.server.notice;

import java.net.Inet4Address;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * Which addresses belong to the public network, after IANA's special-purpose address registries: a webhook must not reach into the
 * server's own network (SSRF). What the registries call globally reachable is public, except addresses that lead to a service of the
 * network one is in, and identifiers that are not places.
 */
final class PublicAddresses {

    private static final List<Range> NOT_PUBLIC_4 = ranges(
            "0.0.0.0/8", // this network
            "10.0.0.0/8", // private use
            "100.64.0.0/10", // behind a carrier's NAT
            "127.0.0.0/8", // loopback
            "169.254.0.0/16", // link local, with the metadata of cloud machines
            "172.16.0.0/12", // private use
            "192.0.0.0/24", // protocol assignments; what is reachable in it belongs to the own network
            "192.0.2.0/24", // documentation
            "192.88.99.0/24", // relays of 6to4, given up
            "192.168.0.0/16", // private use
            "198.18.0.0/15", // benchmarks
            "198.51.100.0/24", // documentation
            "203.0.113.0/24", // documentation
            "224.0.0.0/4", // multicast
            "240.0.0.0/4"); // reserved, broadcast

    /** Everything else has not been given out, or is special: loopback, private, link local, multicast, discard, segment routing. */
    private static final Range UNICAST_6 = range("2000::/3");

    private static final List<Range> NOT_PUBLIC_6 = ranges(
            "2001::/23", // protocol assignments: Teredo, benchmarks, ORCHID and others
            "2001:db8::/32", // documentation
            "3fff::/20"); // documentation

    /** Public although inside of what is not: AMT and AS112. */
    private static final List<Range> PUBLIC_6 = ranges("2001:3::/32", "2001:4:112::/48");

    /** An IPv4 address follows, and decides. */
    private static final Range NAT64 = range("64:ff9b::/96");

    private static final Range SIX_TO_FOUR = range("2002::/16");
    private static final int BYTES_4 = 4;

    /** All addresses that begin with the same bits. */
    private static final class Range {
        private final byte[] start;
        private final int bits;

        private Range(byte[] start, int bits) {
            this.start = start;
            this.bits = bits;
        }

        private boolean includes(byte[] address) {
            int whole = bits / Byte.SIZE;
            int rest = bits % Byte.SIZE;
            return Arrays.equals(address, 0, whole, start, 0, whole)
                    && (rest == 0 || (address[whole] ^ start[whole]) >> (Byte.SIZE - rest) == 0);
        }
    }

    private PublicAddresses() {}

    private static List<Range> ranges(String... all) {
        return Stream.of(all).map(PublicAddresses::range).toList();
    }

    private static Range range(String text) {
        String[] parts = text.split("/", 2);
        return new Range(InetAddress.ofLiteral(parts[0]).getAddress(), Integer.parseInt(parts[1]));
    }

    static boolean isPublic(InetAddress address) {
        return switch (address) {
            case Inet4Address four -> isPublic4(four.getAddress());
            case Inet6Address six -> isPublic6(six.getAddress());
            default -> false;
        };
    }

    private static boolean isPublic4(byte[] address) {
        return NOT_PUBLIC_4.stream().noneMatch(range -> range.includes(address));
    }

    private static boolean isPublic6(byte[] address) {
        if (NAT64.includes(address)) {
            return isPublic4(Arrays.copyOfRange(address, NAT64.bits / Byte.SIZE, address.length));
        }
        if (SIX_TO_FOUR.includes(address)) {
            int at = SIX_TO_FOUR.bits / Byte.SIZE;
            return isPublic4(Arrays.copyOfRange(address, at, at + BYTES_4));
        }
        return PUBLIC_6.stream().anyMatch(range -> range.includes(address))
                || (UNICAST_6.includes(address) && NOT_PUBLIC_6.stream().noneMatch(range -> range.includes(address)));
    }
}
