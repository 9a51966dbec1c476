package org.phaseline.server.web;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What stands between players and the server, if anything does: it takes their requests and says in headers whom they are from. From
 * anybody else such headers mean nothing, and of what a proxy sends only what it has put there itself: the last entry.
 */
public final class Proxy {

    /** Players come to the server themselves. */
    public static final Proxy NONE = new Proxy(false, Set.of());

    /** Something on this machine. */
    public static final Proxy LOCAL = new Proxy(true, Set.of());

    private final boolean local;

    /** As a connection writes them. */
    private final Set<String> addresses;

    private Proxy(boolean local, Set<String> addresses) {
        this.local = local;
        this.addresses = addresses;
    }

    /** Something elsewhere, by its address or its name. */
    public static Proxy at(String host) throws UnknownHostException {
        Set<String> addresses = new HashSet<>();
        for (InetAddress each : InetAddress.getAllByName(host)) {
            addresses.add(plain(each.getHostAddress()));
        }
        return new Proxy(false, addresses);
    }

    boolean trusts(String peer) {
        return local && isLocal(peer) || !addresses.isEmpty() && addresses.contains(plain(peer));
    }

    private static boolean isLocal(String peer) {
        return peer.startsWith("127.") || plain(peer).equals("0:0:0:0:0:0:0:1");
    }

    private static String plain(String address) {
        int from = address.startsWith("[") ? 1 : 0;
        int zone = address.indexOf('%');
        int to = zone >= 0 ? zone : address.endsWith("]") ? address.length() - 1 : address.length();
        return address.substring(from, to);
    }

    /** Where a request comes from in truth. */
    String sender(String peer, Headers headers) {
        if (!trusts(peer)) {
            return peer;
        }
        String all = headers.last("X-Forwarded-For");
        return (all != null ? address(lastOf(all)) : forwarded(headers, "for").flatMap(Proxy::address)).orElse(peer);
    }

    /** Whether a player speaks HTTPS with the proxy. */
    boolean speaksHttps(String peer, Headers headers) {
        if (!trusts(peer)) {
            return false;
        }
        String all = headers.last("X-Forwarded-Proto");
        return (all != null ? Optional.of(lastOf(all)) : forwarded(headers, "proto"))
                .filter("https"::equalsIgnoreCase)
                .isPresent();
    }

    private static String lastOf(String list) {
        return list.substring(list.lastIndexOf(',') + 1).strip();
    }

    /** One part of the last entry of the header as RFC 7239 has it: {@code for="[2001:db8::1]:80";proto=https}. */
    private static Optional<String> forwarded(Headers headers, String part) {
        @Nullable String all = headers.last("Forwarded");
        if (all == null) {
            return Optional.empty();
        }
        for (String pair : lastOf(all).split(";", -1)) {
            String[] sides = pair.strip().split("=", 2);
            if (sides.length == 2 && sides[0].equalsIgnoreCase(part)) {
                return Optional.of(sides[1].replace("\"", ""));
            }
        }
        return Optional.empty();
    }

    /** With a port or without; nothing for what is no address, such as a name that hides one. */
    private static Optional<String> address(String text) {
        int bracket = text.indexOf(']');
        int colon = text.indexOf(':');
        String bare = text;
        if (text.startsWith("[") && bracket > 0) {
            bare = text.substring(1, bracket);
        } else if (colon >= 0 && colon == text.lastIndexOf(':')) {
            bare = text.substring(0, colon);
        }
        try {
            return Optional.of(InetAddress.ofLiteral(bare).getHostAddress());
        } catch (IllegalArgumentException none) {
            return Optional.empty();
        }
    }
}
