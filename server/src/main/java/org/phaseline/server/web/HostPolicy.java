package org.phaseline.server.web;

import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * What the server is called by who comes to it. One that only this machine reaches is called like this machine or by the address it was
 * given: a page from elsewhere whose name suddenly means this machine gets nothing here.
 */
public final class HostPolicy {

    /** Called as anybody likes. */
    public static final HostPolicy ANY = new HostPolicy(List.of(), "");

    /** Without a port; none for any. */
    private final List<String> hosts;

    /** As a browser writes the origin of the pages at the address players were given; empty for none. */
    private final String origin;

    private HostPolicy(List<String> hosts, String origin) {
        this.hosts = hosts;
        this.origin = origin;
    }

    /**
     * Of a server.
     *
     * @param listening the address it listens at
     * @param address where players find it, empty for there
     */
    public static HostPolicy of(String listening, String address) {
        @Nullable URI known = read(address);
        List<String> hosts = new ArrayList<>();
        if (isLocal(listening)) {
            hosts.addAll(List.of("localhost", "127.0.0.1", "[::1]", listening));
            if (known != null) {
                hosts.add(known.getHost());
            }
        }
        return new HostPolicy(List.copyOf(hosts), known == null ? "" : origin(known));
    }

    private static @Nullable URI read(String address) {
        try {
            URI read = new URI(address);
            return read.getScheme() == null || read.getHost() == null ? null : read;
        } catch (URISyntaxException none) {
            return null;
        }
    }

    private static boolean isLocal(String listening) {
        try {
            return InetAddress.getByName(listening).isLoopbackAddress();
        } catch (UnknownHostException notThere) {
            return false;
        }
    }

    private static String origin(URI address) {
        String scheme = address.getScheme().toLowerCase(Locale.ROOT);
        boolean usual = address.getPort() == (scheme.equals("https") ? 443 : 80);
        return scheme + "://" + address.getHost().toLowerCase(Locale.ROOT)
                + (address.getPort() < 0 || usual ? "" : ":" + address.getPort());
    }

    /** Whether only browsers on this machine reach it, as far as it knows. */
    boolean onlyHere() {
        return !hosts.isEmpty() && origin.isEmpty();
    }

    /** Where players were told to find it; empty when nobody said. */
    String given() {
        return origin;
    }

    /** Whether it is called so, at whatever port. */
    boolean include(String host) {
        if (hosts.isEmpty()) {
            return true;
        }
        int colon = host.lastIndexOf(':');
        int length = colon > host.lastIndexOf(']') ? colon : host.length();
        for (String name : hosts) {
            if (name.length() == length && name.regionMatches(true, 0, host, 0, length)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a page of this origin is one of ours: it lies where it sends to, or where players were told to go. */
    boolean own(String from, @Nullable String host) {
        int authority = from.indexOf("://") + 3;
        return host != null
                        && authority >= 3
                        && from.length() - authority == host.length()
                        && from.regionMatches(true, authority, host, 0, host.length())
                || isAddress(from);
    }

    private boolean isAddress(String from) {
        return !origin.isEmpty() && origin.equalsIgnoreCase(from);
    }

    /** Whether it is a page at the address players were given, and that is encrypted. */
    boolean encrypted(@Nullable String from) {
        return from != null && origin.startsWith("https:") && isAddress(from);
    }
}
