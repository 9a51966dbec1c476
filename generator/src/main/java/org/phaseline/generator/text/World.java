package org.phaseline.generator.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What a generated rulebook declares. Drawn once, before a line is written. */
final class World {

    /** A value that is kept. */
    record Field(String name, GeneratedType type, String declared) {}

    record Event(String name, List<GeneratedType> parameters) {}

    record Sequence(String name) {}

    enum BoardKind {
        NONE,
        HEXES,
        SQUARES,
        TABLE
    }

    private static final List<String> WORDS =
            List.of("fair", "mud", "storm", "foot", "horse", "guns", "raid", "hold", "ambush");

    final Draw draw;

    /** For what was added later: drawn apart, so that the rest of a rulebook stays as its seed has always made it. */
    final Draw extra;

    final boolean discreet;
    final List<String> sides;
    final boolean factions;
    final List<GeneratedType.Word> kinds = new ArrayList<>();
    final BoardKind board;
    final int wide;
    final int high;

    /** Whether the spaces of a grid have printed numbers. */
    final boolean numbered;

    /** Whether there is a second board of another form. */
    final boolean annex;

    final List<String> units = new ArrayList<>();
    final boolean unseen;
    final List<String> teams = new ArrayList<>();
    final List<Field> gameFields = new ArrayList<>();
    final List<Field> sideFields = new ArrayList<>();
    final List<Field> unitFields = new ArrayList<>();
    final List<Event> events = new ArrayList<>();
    final List<Sequence> sequences = new ArrayList<>();
    final List<String> options = new ArrayList<>();
    final boolean markers;
    final boolean tables;
    final boolean defines;
    final boolean schedule;
    final boolean calendar;
    final int length;

    /** Whether it is written in version 2 of the language, with what that adds. */
    final boolean second;

    private int names;

    World(Draw draw, Draw extra, boolean discreet) {
        this.draw = draw;
        this.extra = extra;
        this.discreet = discreet;
        this.second = draw.oneIn(2);
        this.sides = draw.oneIn(4) ? List.of("Red", "Blue", "Green") : List.of("Red", "Blue");
        this.factions = draw.oneIn(4);
        for (int i = draw.from(1, 3); i > 0; i--) {
            kinds.add(new GeneratedType.Word("Kind" + i, WORDS.subList(3 * i - 3, 3 * i)));
        }
        this.board = draw.any(List.of(BoardKind.values()));
        this.wide = draw.from(4, 7);
        this.high = draw.from(4, 7);
        this.numbered = second && grid() && draw.oneIn(2);
        this.annex = second && grid() && extra.oneIn(2);
        int count = draw.oneIn(12) ? 70 : draw.from(2, 7);
        for (int i = 1; i <= count; i++) {
            units.add("unit" + i);
        }
        this.unseen = discreet || draw.oneIn(2);
        for (int i = draw.from(4, 6); unseen && i > 0; i--) {
            teams.add("team" + i);
        }
        drawFields();
        for (int i = draw.from(0, 3); i > 0; i--) {
            List<GeneratedType> parameters = new ArrayList<>();
            for (int j = draw.from(0, 2); j > 0; j--) {
                parameters.add(
                        draw.oneOf(GeneratedType.NUMBER, GeneratedType.PARTY, GeneratedType.PIECE, kinds.getFirst()));
            }
            events.add(new Event("Event" + i, parameters));
        }
        for (int i = draw.from(0, 3); i > 0; i--) {
            sequences.add(new Sequence("Sequence" + i));
        }
        for (int i = draw.from(0, 2); i > 0; i--) {
            options.add("Option" + i);
        }
        this.markers = draw.mostly();
        this.tables = draw.oneIn(2);
        this.defines = draw.oneIn(2);
        this.schedule = draw.oneIn(3);
        this.calendar = draw.oneIn(3);
        this.length = draw.from(1, 3);
    }

    private void drawFields() {
        gameFields.add(new Field("total", GeneratedType.NUMBER, "number = 0"));
        gameFields.add(new Field("level", new GeneratedType.Numeric(0, 9), "0..9 = " + draw.from(0, 9)));
        gameFields.add(new Field("dawn", GeneratedType.FLAG, "flag = " + draw.oneOf("yes", "no")));
        gameFields.add(new Field("best", new GeneratedType.Piece(true), "Unit or none"));
        gameFields.add(new Field("seen", GeneratedType.PIECE_SET, "set of Unit"));
        for (GeneratedType.Word kind : kinds) {
            gameFields.add(new Field("the" + kind.kind(), kind, kind.kind() + " = " + draw.any(kind.words())));
        }
        sideFields.add(new Field("points", new GeneratedType.Numeric(0, 12), "0..12 = " + draw.from(0, 4)));
        sideFields.add(new Field("gold", new GeneratedType.Numeric(0, 999), "ledger = " + draw.from(0, 9)));
        sideFields.add(new Field("eager", GeneratedType.FLAG, "flag = no"));
        sideFields.add(new Field("hunted", GeneratedType.PIECE_SET, "set of Unit"));
        sideFields.add(new Field(
                "mood",
                kinds.getFirst(),
                kinds.getFirst().kind() + " = " + draw.any(kinds.getFirst().words())));
        unitFields.add(new Field("strength", new GeneratedType.Numeric(0, 10), "0..10 = " + draw.from(1, 9)));
        unitFields.add(new Field("spent", GeneratedType.FLAG, "flag = no"));
        unitFields.add(new Field("leader", new GeneratedType.Piece(true), "Unit or none"));
        unitFields.add(new Field(
                "arm",
                kinds.getLast(),
                kinds.getLast().kind() + " = " + draw.any(kinds.getLast().words())));
    }

    /** A name nothing else has. */
    String name(String begin) {
        return begin + ++names;
    }

    /** How a party is asked which member comes next, in its own words; empty where the rulebook leaves that to the umpire. */
    String pickedBy() {
        return second && extra.oneIn(2) ? " \"Which comes first?\"" : "";
    }

    boolean grid() {
        return board == BoardKind.HEXES || board == BoardKind.SQUARES;
    }

    /** The side of a piece with this number. */
    String sideOf(int piece) {
        return sides.get(piece % sides.size());
    }

    /** All sides, as who acts together. */
    String all() {
        return sides.size() == 2 && draw.oneIn(2) ? "both" : "everyone";
    }

    String space(int number) {
        if (numbered) {
            return String.format(Locale.ROOT, "%02d%02d", 1 + number % wide, 1 + number / wide % high);
        }
        return (char) ('a' + number % wide) + String.valueOf(1 + number / wide % high);
    }

    /** The side between two of the first spaces. */
    String side(int one, int other) {
        return "side(" + space(one) + ", " + space(other) + ")";
    }
}
