package org.phaseline.server.store;

import java.util.List;
import java.util.Optional;

/**
 * A seat, and what opens it. The store knows only hashes.
 *
 * @param number from 0; {@link #WATCHING} is for those who only look on, {@link #OWNER} for who made the table
 * @param code of the link nobody has used yet; of {@link #WATCHING} the one that any number of people use
 * @param sessions the browsers that are signed in, in the order they came; none for {@link #WATCHING}
 * @param player what the person who sits there is called, empty when nobody said
 */
public record StoredSeat(int number, Optional<StoredCode> code, List<StoredSession> sessions, String player) {

    public static final int WATCHING = -1;
    public static final int OWNER = -2;

    public StoredSeat {
        sessions = List.copyOf(sessions);
    }

    /** A seat whose link is still on its way. */
    public static StoredSeat open(int number, SecretHash code, String player) {
        return new StoredSeat(number, Optional.of(new StoredCode(code, StoredCode.NEVER)), List.of(), player);
    }

    /**
     * A seat of an older Phaseline, where the secret in the link was the one in the cookie. Nobody is shut out: whoever holds it as
     * a cookie stays signed in, and the link can be used once more.
     */
    public static StoredSeat ofSharedSecret(int number, SecretHash secret, String player) {
        StoredSeat seat = open(number, secret, player);
        return number == WATCHING ? seat : seat.withSessions(List.of(new StoredSession(secret, Optional.empty(), 0)));
    }

    public StoredSeat withCode(Optional<StoredCode> next) {
        return new StoredSeat(number, next, sessions, player);
    }

    public StoredSeat withPlayer(String called) {
        return new StoredSeat(number, code, sessions, called);
    }

    public StoredSeat withSessions(List<StoredSession> next) {
        return new StoredSeat(number, code, next, player);
    }

    /** Whether what a cookie holds lets its browser in. */
    public boolean admits(SecretHash secret) {
        return number == WATCHING ? awaits(secret) : session(secret).isPresent();
    }

    /** Whether it is the code of the link that nobody has used yet. */
    public boolean awaits(SecretHash given) {
        return code.filter(each -> each.hash().equals(given)).isPresent();
    }

    /** Whether a code opens this seat, or has opened it for a browser that is still signed in. */
    public boolean knows(SecretHash given) {
        return awaits(given) || wasUsed(given);
    }

    /** Whether somebody is signed in by this code. */
    public boolean wasUsed(SecretHash given) {
        return sessions.stream().anyMatch(session -> session.isFor(given));
    }

    /** Asked for with every view that is sent, so without a stream. */
    public Optional<StoredSession> session(SecretHash secret) {
        for (StoredSession session : sessions) {
            if (session.hash().equals(secret)) {
                return Optional.of(session);
            }
        }
        return Optional.empty();
    }

    /** Never the hashes. */
    @Override
    public String toString() {
        return "seat " + number;
    }
}
