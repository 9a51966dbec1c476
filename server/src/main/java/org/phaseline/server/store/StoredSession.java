package org.phaseline.server.store;

import java.util.Optional;

/**
 * A browser that is signed in to a seat; it holds the secret in a cookie.
 *
 * @param code the code it was given for, so that the same browser may send that code again and every other one is told that it is used;
 *     nothing for the secret of a seat that an older Phaseline handed out as a link
 */
public record StoredSession(SecretHash hash, Optional<SecretHash> code, long created) {

    boolean isFor(SecretHash given) {
        return code.filter(given::equals).isPresent();
    }
}
