package org.phaseline.server.notice;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is public and what is not, at both ends of every range of IANA's special-purpose address registries. */
class PublicAddressesTest {

    private static boolean isPublic(String address) {
        return PublicAddresses.isPublic(InetAddress.ofLiteral(address));
    }

    /** The neighbour below, the first, the last, the neighbour above; a neighbour that is special itself is left out as -. */
    @ParameterizedTest
    @CsvSource({
        "-, 0.0.0.0, 0.255.255.255, 1.0.0.0",
        "9.255.255.255, 10.0.0.0, 10.255.255.255, 11.0.0.0",
        "100.63.255.255, 100.64.0.0, 100.127.255.255, 100.128.0.0",
        "126.255.255.255, 127.0.0.0, 127.255.255.255, 128.0.0.0",
        "169.253.255.255, 169.254.0.0, 169.254.255.255, 169.255.0.0",
        "172.15.255.255, 172.16.0.0, 172.31.255.255, 172.32.0.0",
        "191.255.255.255, 192.0.0.0, 192.0.0.255, 192.0.1.0",
        "192.0.1.255, 192.0.2.0, 192.0.2.255, 192.0.3.0",
        "192.88.98.255, 192.88.99.0, 192.88.99.255, 192.88.100.0",
        "192.167.255.255, 192.168.0.0, 192.168.255.255, 192.169.0.0",
        "198.17.255.255, 198.18.0.0, 198.19.255.255, 198.20.0.0",
        "198.51.99.255, 198.51.100.0, 198.51.100.255, 198.51.101.0",
        "203.0.112.255, 203.0.113.0, 203.0.113.255, 203.0.114.0",
        "223.255.255.255, 224.0.0.0, 255.255.255.255, -",
        "-, ::, 1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff, 2000::",
        "2000:ffff:ffff:ffff:ffff:ffff:ffff:ffff, 2001::, 2001:2:ffff:ffff:ffff:ffff:ffff:ffff, 2001:3::",
        "2001:3:ffff:ffff:ffff:ffff:ffff:ffff, 2001:4::, 2001:4:111:ffff:ffff:ffff:ffff:ffff, 2001:4:112::",
        "2001:4:112:ffff:ffff:ffff:ffff:ffff, 2001:4:113::, 2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff, 2001:200::",
        "2001:db7:ffff:ffff:ffff:ffff:ffff:ffff, 2001:db8::, 2001:db8:ffff:ffff:ffff:ffff:ffff:ffff, 2001:db9::",
        "3ffe:ffff:ffff:ffff:ffff:ffff:ffff:ffff, 3fff::, 3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff, 3fff:1000::",
        "3fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff, 4000::, ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff, -"
    })
    void aRangeThatIsNotPublicEndsWhereTheRegistrySays(String below, String first, String last, String above) {
        assertThat(isPublic(first)).as(first).isFalse();
        assertThat(isPublic(last)).as(last).isFalse();
        for (String neighbour : new String[] {below, above}) {
            if (!neighbour.equals("-")) {
                assertThat(isPublic(neighbour)).as(neighbour).isTrue();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "10.1.2.3",
                "169.254.169.254",
                "192.0.0.9",
                "::1",
                "fe80::1",
                "fec0::1",
                "fc00::1",
                "fd12::1",
                "ff02::1",
                "100::1",
                "100:0:0:1::1",
                "5f00::1",
                "64:ff9b:1::808:808",
                "2001:0:808:808::1",
                "2001:1::1",
                "2001:2::1",
                "2001:10::1",
                "2001:20::1",
                "2001:30::1",
                "::ffff:10.0.0.1",
                "::10.0.0.1",
                "64:ff9b::a00:1",
                "64:ff9b::7f00:1",
                "2002:a00:1::",
                "2002:7f00:1::1"
            })
    void whatIsPrivateIsNotReached(String address) {
        assertThat(isPublic(address)).isFalse();
    }

    /** Also what is in the registries as globally reachable, and an IPv4 address that is written as an IPv6 one. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "1.1.1.1",
                "162.159.128.233",
                "192.31.196.1",
                "192.52.193.1",
                "192.175.48.1",
                "2606:4700:4700::1111",
                "2620:4f:8000::1",
                "2a00:1450::1",
                "::ffff:8.8.8.8",
                "64:ff9b::808:808",
                "2002:808:808::1"
            })
    void whatIsPublicIs(String address) {
        assertThat(isPublic(address)).isTrue();
    }
}
