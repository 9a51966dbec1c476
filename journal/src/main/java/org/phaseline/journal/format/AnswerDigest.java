package org.phaseline.journal.format;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.phaseline.engine.umpire.Correction;

/**
 * What shares are given for: SHA-256 over everything a player decides in an answer, so that shares shown for one cannot be used for
 * another. {@code phaseline answer v1}, then each part with its length in front, 4 bytes, the big end first.
 */
public final class AnswerDigest {

    private AnswerDigest() {}

    /** Of an event that counts as an answer; of any other there is none. */
    public static Optional<String> of(Event event) {
        return switch (event) {
            case Event.Answered it ->
                digest("answer", it.n(), it.seat(), List.of(it.decision(), it.choice()), it.note());
            case Event.Raised it -> digest("raise", it.n(), it.seat(), List.of(it.digression()), it.note());
            case Event.Corrected it -> digest("correct", it.n(), it.seat(), parts(it.correction()), it.note());
            case Event.Began it -> Optional.empty();
            case Event.TakenBack it -> Optional.empty();
            case Event.Added it -> Optional.empty();
            case Event.Shared it -> Optional.empty();
            case Event.Ended it -> Optional.empty();
        };
    }

    private static List<String> parts(Correction correction) {
        return switch (correction) {
            case Correction.Skip it -> it.decision().isEmpty() ? List.of("skip") : List.of("skip", it.decision());
            case Correction.GoTo it -> List.of("go to", it.step());
            case Correction.Insert it -> List.of("insert", it.step());
            case Correction.SetValue it -> List.of("set", it.field(), it.holder(), it.value());
            case Correction.End it -> List.of("end", it.how().word(), it.winners());
        };
    }

    private static Optional<String> digest(String kind, int n, String seat, List<String> parts, String note) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            digest.update("phaseline answer v1".getBytes(StandardCharsets.US_ASCII));
            add(digest, kind);
            add(digest, String.valueOf(n));
            add(digest, seat);
            parts.forEach(part -> add(digest, part));
            add(digest, note);
            return Optional.of(HexFormat.of().formatHex(digest.digest()));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
    }

    private static void add(MessageDigest digest, String part) {
        byte[] bytes = part.getBytes(StandardCharsets.UTF_8);
        digest.update(ByteBuffer.allocate(Integer.BYTES).putInt(bytes.length).array());
        digest.update(bytes);
    }
}
