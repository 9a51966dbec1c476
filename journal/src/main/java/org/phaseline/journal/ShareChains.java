package org.phaseline.journal;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The hash chains that seats draw their shares from. A browser makes up a secret, hashes it some thousand times and publishes the end;
 * each share is the value before the last one. So a share is fixed long before it is shown, nobody can tell it before, and
 * anybody can check it. Shares that were shown and not used leave a gap.
 */
final class ShareChains {

    static final int BYTES = 32;

    /** Longer than a chain that a page makes; a longer gap is not worked out. */
    static final int MOST_STEPS = 8192;

    /** How far a seat's chain has been used: the share before, or the chain's end before the first. */
    private record Link(int n, byte[] value) {}

    private final List<@Nullable Link> links = new ArrayList<>();

    ShareChains(int seats) {
        for (int i = 0; i < seats; i++) {
            links.add(null);
        }
    }

    /** A seat publishes the end of a new chain. */
    void begin(int seat, byte[] end) {
        links.set(seat, new Link(0, end.clone()));
    }

    boolean has(int seat) {
        return links.get(seat) != null;
    }

    /** The number of the share that was used last, 0 for none. */
    int used(int seat) {
        Link link = links.get(seat);
        return link == null ? 0 : link.n;
    }

    /** Why this is not one of the seat's next shares, or null. */
    @Nullable
    String whyNot(int seat, String name, int n, byte[] share) {
        Link link = links.get(seat);
        if (link == null) {
            return name + " has published no chain of shares.";
        }
        if (n <= link.n || n - link.n > MOST_STEPS) {
            return "share " + n + " of " + name + " does not follow share " + link.n + ".";
        }
        byte[] hashed = share;
        for (int i = link.n; i < n; i++) {
            hashed = sha256(hashed);
        }
        return share.length == BYTES && MessageDigest.isEqual(hashed, link.value)
                ? null
                : "share " + n + " of " + name + " is not the one that was committed to.";
    }

    /** Whether this is a share of the seat that counts no longer: it, or a later one, has been used. Whoever knows that one can work it out. */
    boolean isPast(int seat, int n, byte[] share) {
        Link link = links.get(seat);
        if (link == null || n < 1 || n > link.n || link.n - n > MOST_STEPS) {
            return false;
        }
        byte[] earlier = link.value;
        for (int i = n; i < link.n; i++) {
            earlier = sha256(earlier);
        }
        return MessageDigest.isEqual(earlier, share);
    }

    void use(int seat, int n, byte[] share) {
        links.set(seat, new Link(n, share.clone()));
    }

    private static byte[] sha256(byte[] bytes) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(bytes);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
    }

    static byte[] bytes(String hex) {
        return HexFormat.of().parseHex(hex);
    }
}
