package org.phaseline.server.store;

/** A seat and the hash of the secret that lets somebody sit on it. {@link #WATCHING} is for those who only look on. */
public record StoredSeat(int number, byte[] secretHash) {

    public static final int WATCHING = -1;

    public StoredSeat {
        secretHash = secretHash.clone();
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
