package org.phaseline.server.view;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.umpire.Sighting;
import org.phaseline.session.LogLine;

/**
 * What a viewer at a table sees. Its id tells one view from another and how far they have read the log; it is made of
 * nothing but what they see, so that it tells nothing of answers they must not know of.
 */
public final class View {

    private static final int FINGERPRINT_BYTES = 8;
    private static final int MOST_DIGITS = 9;
    private static final byte[] NOTHING = {};
    private static final byte[] SIGHTING = ",\"sighting\":".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] DESK = ",\"desk\":".getBytes(StandardCharsets.US_ASCII);

    private final String id;
    private final int lines;
    private final MarkedJson sighting;
    private final byte[] desk;

    /** All who saw the same view before get the same change, so the latest is kept. */
    private volatile @Nullable Change latest;

    /** What leads here from the view with an id; no bytes where that would be no shorter than the view. */
    private record Change(String from, byte[] json) {}

    private View(String id, int lines, MarkedJson sighting, byte[] desk) {
        this.id = id;
        this.lines = lines;
        this.sighting = sighting;
        this.desk = desk;
    }

    /** A part of it as it is written: what is the same as before need not be written again. */
    public record Part(MarkedJson written, String fingerprint) {

        public static Part of(byte[] json) {
            return of(MarkedJson.whole(json));
        }

        public static Part of(Sighting sighting) {
            return of(SightingJson.marked(sighting));
        }

        private static Part of(MarkedJson written) {
            return new Part(written, View.fingerprint(written.json()));
        }
    }

    public static String fingerprint(byte[] json) {
        return HexFormat.of().formatHex(Digest.of(json), 0, FINGERPRINT_BYTES);
    }

    public static View of(int lines, Part sighting, Part desk) {
        return new View(
                lines + "." + sighting.fingerprint + desk.fingerprint, lines, sighting.written, desk.written.json());
    }

    public String id() {
        return id;
    }

    /** How many lines of the log they may read. */
    public int lines() {
        return lines;
    }

    public byte[] sighting() {
        return sighting.json();
    }

    public byte[] desk() {
        return desk;
    }

    MarkedJson marked() {
        return sighting;
    }

    /** How many bytes are kept of it. */
    public int size() {
        return sighting.json().length + desk.length;
    }

    /** How many lines of the log somebody had read who saw the view with this id; 0 for what is no such id. */
    public static int linesRead(String id) {
        int dot = id.indexOf('.');
        if (dot < 1 || dot > MOST_DIGITS) {
            return 0;
        }
        int lines = 0;
        for (int i = 0; i < dot; i++) {
            int digit = id.charAt(i) - '0';
            if (digit < 0 || digit > 9) {
                return 0;
            }
            lines = lines * 10 + digit;
        }
        return lines;
    }

    /** As it goes over the wire, with the lines of the log that are new to the one it goes to. */
    public byte[] json(int since, List<LogLine> log) {
        return json(NOTHING, since, log, NOTHING);
    }

    /** The same between other bytes. It is put together in one go: nearly all that goes to browsers is this. */
    public byte[] json(byte[] before, int since, List<LogLine> log, byte[] after) {
        byte[] news = JsonBytes.object(json -> {
            json.writeStringField("id", id);
            json.writeNumberField("since", since);
            JsonBytes.objects(json, "log", log, LogLineJson::write);
        });
        byte[] seen = sighting.json();
        // The rest is written already, and may be long; it goes in front of the closing brace.
        ByteBuffer all = ByteBuffer.allocate(
                before.length + news.length + SIGHTING.length + seen.length + DESK.length + desk.length + after.length);
        all.put(before).put(news, 0, news.length - 1);
        all.put(SIGHTING).put(seen).put(DESK).put(desk).put((byte) '}');
        return all.put(after).array();
    }

    /**
     * What leads here from a view they saw before, with the lines of the log that are new since then; nothing where that would be
     * no shorter than the whole.
     */
    public Optional<byte[]> change(View from, Supplier<List<LogLine>> news) {
        Change known = latest;
        if (known == null || !known.from.equals(from.id)) {
            byte[] json = change(from, news.get());
            known = new Change(from.id, json.length < size() ? json : NOTHING);
            latest = known;
        }
        return known.json.length == 0 ? Optional.empty() : Optional.of(known.json);
    }

    private byte[] change(View from, List<LogLine> log) {
        byte[] news = JsonBytes.object(json -> {
            json.writeStringField("id", id);
            json.writeStringField("from", from.id);
            json.writeNumberField("since", lines - log.size());
            LogLineJson.together(json, log);
        });
        ByteArrayOutputStream all = new ByteArrayOutputStream(news.length + 256);
        all.write(news, 0, news.length - 1);
        ViewDifference.write(from, this, all);
        all.write('}');
        return all.toByteArray();
    }
}
