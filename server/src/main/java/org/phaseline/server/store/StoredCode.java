package org.phaseline.server.store;

/**
 * The one-time code of a seat's link that nobody has used yet.
 *
 * @param expires when it is worth nothing any more, in milliseconds; {@link #NEVER} for one that waits as long as it takes
 */
public record StoredCode(SecretHash hash, long expires) {

    public static final long NEVER = 0;

    public boolean isExpired(long now) {
        return expires != NEVER && now >= expires;
    }
}
