package org.phaseline.server.notice;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.util.Arrays;

/** Which addresses belong to the public network. A webhook must not become a hand that reaches into the server's own. */
final class PublicAddresses {

    private PublicAddresses() {}

    static boolean isPublic(InetAddress address) {
        if (address.isAnyLocalAddress()
                || address.isLoopbackAddress()
                || address.isLinkLocalAddress()
                || address.isSiteLocalAddress()
                || address.isMulticastAddress()) {
            return false;
        }
        byte[] bytes = address.getAddress();
        return address instanceof Inet4Address ? isPublic4(bytes) : isPublic6(bytes);
    }

    private static boolean isPublic4(byte[] bytes) {
        int first = bytes[0] & 0xFF;
        int second = bytes[1] & 0xFF;
        boolean reserved = first == 0
                || first == 10
                || first == 127
                || first >= 224
                || first == 100 && second >= 64 && second < 128
                || first == 169 && second == 254
                || first == 172 && second >= 16 && second < 32
                || first == 192 && second == 168
                || first == 192 && second == 0
                || first == 192 && second == 88 && (bytes[2] & 0xFF) == 99
                || first == 198 && (second == 18 || second == 19)
                || first == 198 && second == 51 && (bytes[2] & 0xFF) == 100
                || first == 203 && second == 0 && (bytes[2] & 0xFF) == 113;
        return !reserved;
    }

    /** Only what is routed everywhere (2000::/3), and none of the ways in which an address of the old kind hides in there. */
    private static boolean isPublic6(byte[] bytes) {
        if ((bytes[0] & 0xE0) != 0x20) {
            return false;
        }
        boolean sixToFour = bytes[0] == 0x20 && bytes[1] == 0x02;
        boolean teredoAndReserved = bytes[0] == 0x20 && bytes[1] == 0x01 && (bytes[2] & 0xFE) == 0;
        boolean documentation = bytes[0] == 0x20 && bytes[1] == 0x01 && bytes[2] == 0x0D && (bytes[3] & 0xFF) == 0xB8;
        return !(documentation || teredoAndReserved) && (!sixToFour || isPublic4(Arrays.copyOfRange(bytes, 2, 6)));
    }
}
