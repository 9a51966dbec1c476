package org.phaseline.journal.format;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.RulebookText;
import org.phaseline.language.syntax.LanguageVersion;
import org.phaseline.language.syntax.Semantics;

/** Reads the first line. */
final class HeaderReader {

    private int version = -1;
    private @Nullable String rulebook;
    private @Nullable String scenario;
    private @Nullable String dice;
    private @Nullable String commitment;
    private int protocol = -1;
    private int form;
    private int language = LanguageVersion.FIRST;
    private int semantics = Semantics.FIRST;
    private List<String> on = List.of();
    private List<String> off = List.of();
    private List<Header.SeatLine> seats = List.of();
    private List<SourceFile> files = List.of();

    private record SourceFile(String name, String text) {}

    private HeaderReader() {}

    /** Throws an IOException with the rest of a sentence about the line when it is none. */
    static Header read(JsonParser json) throws IOException {
        HeaderReader reader = new HeaderReader();
        Fields.expect(json.nextToken(), JsonToken.START_OBJECT);
        for (String field = json.nextFieldName(); field != null; field = json.nextFieldName()) {
            json.nextToken();
            reader.field(json, field);
        }
        return reader.header();
    }

    private void field(JsonParser json, String field) throws IOException {
        switch (field) {
            case "phaseline" -> {
                version = Fields.number(json);
                if (version < LineWriter.FIRST_VERSION || version > LineWriter.VERSION) {
                    throw new IOException("is in version " + version + " of the format; this Phaseline reads versions "
                            + LineWriter.FIRST_VERSION + " and " + LineWriter.VERSION);
                }
            }
            case "rulebook" -> rulebook = Fields.text(json);
            case "scenario" -> scenario = Fields.text(json);
            case "dice" -> dice = Fields.text(json);
            case "protocol" -> protocol = Fields.number(json);
            case "commitment" -> commitment = Fields.hex(Fields.text(json), field);
            case "form" -> form = (int) Long.parseLong(Fields.hex(Fields.text(json), field), 16);
            case "language" -> {
                language = Fields.number(json);
                if (!LanguageVersion.isKnown(language)) {
                    throw new IOException("has a rulebook in version " + language
                            + " of the language; this Phaseline knows " + LanguageVersion.known());
                }
            }
            case "semantics" -> {
                semantics = Fields.number(json);
                if (!Semantics.isKnown(semantics)) {
                    throw new IOException("is of a game begun with a newer Phaseline: version " + semantics
                            + " of what rulebooks mean; this one knows versions up to " + Semantics.LATEST);
                }
            }
            case "on" -> on = Fields.list(json, Fields::text);
            case "off" -> off = Fields.list(json, Fields::text);
            case "seats" -> seats = Fields.list(json, HeaderReader::seat);
            case "files" -> files = Fields.list(json, HeaderReader::file);
            default -> Fields.skipCheck(json, field);
        }
    }

    private static Header.SeatLine seat(JsonParser json) throws IOException {
        Fields.expect(json.currentToken(), JsonToken.START_OBJECT);
        String name = null;
        String contribution = null;
        List<String> parties = List.of();
        for (String field = json.nextFieldName(); field != null; field = json.nextFieldName()) {
            json.nextToken();
            switch (field) {
                case "seat" -> name = Fields.text(json);
                case "for" -> parties = Fields.list(json, Fields::text);
                case "contribution" -> contribution = Fields.hex(Fields.text(json), field);
                default -> throw Fields.unknown(field);
            }
        }
        return new Header.SeatLine(Fields.there(name, "seat"), parties, Fields.there(contribution, "contribution"));
    }

    private static SourceFile file(JsonParser json) throws IOException {
        Fields.expect(json.currentToken(), JsonToken.START_OBJECT);
        String name = null;
        String text = null;
        for (String field = json.nextFieldName(); field != null; field = json.nextFieldName()) {
            json.nextToken();
            switch (field) {
                case "file" -> name = Fields.text(json);
                case "text" -> text = Fields.text(json);
                default -> throw Fields.unknown(field);
            }
        }
        return new SourceFile(Fields.there(name, "file"), Fields.there(text, "text"));
    }

    private Header header() throws IOException {
        Fields.there(version, "phaseline");
        onlyOnce(seats.stream().map(Header.SeatLine::name).toList(), "the seat");
        for (Header.SeatLine seat : seats) {
            onlyOnce(seat.parties(), "for one seat the party");
        }
        onlyOnce(on, "the option");
        onlyOnce(off, "the option");
        if (files.isEmpty()) {
            throw new IOException("has no rulebook");
        }
        TreeMap<String, String> others = new TreeMap<>();
        for (SourceFile file : files.subList(1, files.size())) {
            others.put(file.name, file.text);
        }
        return new Header(
                Fields.there(rulebook, "rulebook"),
                new RulebookText(files.get(0).name, files.get(0).text, others),
                Fields.there(scenario, "scenario"),
                on,
                off,
                seats,
                mode(Fields.there(dice, "dice")),
                protocol(),
                Fields.there(commitment, "commitment"),
                form,
                language,
                semantics);
    }

    /** No journal was ever written so, and a name that stands twice could mean one thing or another. */
    private static void onlyOnce(List<String> names, String what) throws IOException {
        TreeSet<String> before = new TreeSet<>();
        for (String name : names) {
            if (!before.add(name)) {
                throw new IOException("names " + what + " '" + name + "' twice");
            }
        }
    }

    /** A journal of the first version has the first protocol and does not say so. */
    private DiceProtocol protocol() throws IOException {
        if (version == LineWriter.FIRST_VERSION) {
            if (protocol >= 0) {
                throw Fields.unknown("protocol");
            }
            return DiceProtocol.BY_MOMENT;
        }
        int number = Fields.there(protocol, "protocol");
        return DiceProtocol.of(number)
                .filter(known -> known != DiceProtocol.BY_MOMENT)
                .orElseThrow(() -> new IOException("has an unknown dice protocol, " + number));
    }

    private static DiceMode mode(String word) throws IOException {
        for (DiceMode mode : DiceMode.values()) {
            if (mode.word().equals(word)) {
                return mode;
            }
        }
        throw new IOException("says dice '" + word + "', which is neither 'umpire' nor 'typed'");
    }
}
