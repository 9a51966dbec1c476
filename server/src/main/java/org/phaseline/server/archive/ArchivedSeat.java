package org.phaseline.server.archive;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.phaseline.server.store.SecretHash;
import org.phaseline.server.store.StoredCode;
import org.phaseline.server.store.StoredSeat;
import org.phaseline.server.store.StoredSession;
import org.phaseline.server.view.JsonBytes;

/** What opens a seat, as JSON: hashes only. Whoever was signed in is so after a restore, and links that were on their way arrive. */
final class ArchivedSeat {

    private ArchivedSeat() {}

    static void write(JsonGenerator json, StoredSeat seat) throws IOException {
        json.writeStringField("code", seat.code().map(code -> code.hash().hex()).orElse(""));
        json.writeNumberField("expires", seat.code().map(StoredCode::expires).orElse(StoredCode.NEVER));
        JsonBytes.objects(json, "sessions", seat.sessions(), (each, session) -> {
            each.writeStringField("session", session.hash().hex());
            each.writeStringField("code", session.code().map(SecretHash::hex).orElse(""));
            each.writeNumberField("created", session.created());
        });
    }

    static StoredSeat read(JsonNode seat) {
        int number = seat.required("seat").intValue();
        String player = seat.required("player").textValue();
        if (seat.has("secret")) {
            // By an older Phaseline, where one secret was in the link and in the cookie.
            return StoredSeat.ofSharedSecret(
                    number, SecretHash.ofHex(seat.required("secret").textValue()), player);
        }
        long expires = seat.required("expires").longValue();
        List<StoredSession> sessions = new ArrayList<>();
        for (JsonNode session : seat.required("sessions")) {
            sessions.add(new StoredSession(
                    SecretHash.ofHex(session.required("session").textValue()),
                    hash(session.required("code")),
                    session.required("created").longValue()));
        }
        return new StoredSeat(
                number, hash(seat.required("code")).map(hash -> new StoredCode(hash, expires)), sessions, player);
    }

    private static Optional<SecretHash> hash(JsonNode digits) {
        String text = digits.textValue();
        return text.isEmpty() ? Optional.empty() : Optional.of(SecretHash.ofHex(text));
    }
}
