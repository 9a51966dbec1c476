package org.phaseline.server.store;

/**
 * A seat and the hash of the secret that lets somebody sit on it.
 *
 * @param number from 0; {@link #WATCHING} is for those who only look on, {@link #OWNER} for who made the table
 * @param player what the person who sits there is called, empty when nobody said
 */
public record StoredSeat(int number, byte[] secretHash, String player) {

    public static final int WATCHING = -1;
    public static final int OWNER = -2;

    public StoredSeat {
        secretHash = secretHash.clone();
    }

    public StoredSeat(int number, byte[] secretHash) {
        this(number, secretHash, "");
    }

    @Override
    public byte[] secretHash() {
        return secretHash.clone();
    }

    /** Never the hash. */
    @Override
    public String toString() {
        return "seat " + number;
    }
}
