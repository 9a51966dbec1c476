package org.phaseline.journal.play;

import java.util.ArrayList;
import java.util.List;

/**
 * A played case as it is written: how the table is set, and what is done at it. Lines that say what came of it ({@code =},
 * {@code ?}, {@code |}) are not read: the transcript is compared as a whole.
 */
record Play(Setting setting, List<Move> moves) {

    /** How the table is set; {@code factions} when each faction has a seat of its own. */
    record Setting(String scenario, List<String> on, List<String> off, boolean factions, boolean typedDice) {}

    /** Something somebody does, and the remarks written above it. */
    record Move(List<String> remarks, What what, String text) {}

    enum What {
        /** {@code > Red: done} */
        ANSWER,
        /** {@code > Red raises Look something up} */
        RAISE,
        /** {@code > take back to 2} */
        TAKE_BACK,
        /** {@code ! Blue: done} */
        REFUSED,
        /** {@code @ Blue}: what a seat sees now. */
        LOOK
    }

    static Play read(String text) {
        String scenario = "";
        List<String> on = new ArrayList<>();
        List<String> off = new ArrayList<>();
        boolean factions = false;
        boolean typed = false;
        List<Move> moves = new ArrayList<>();
        List<String> remarks = new ArrayList<>();
        for (String line : text.lines().toList()) {
            if (line.isBlank() || "=?|".indexOf(line.charAt(0)) >= 0) {
                continue;
            }
            String rest = line.substring(1).strip();
            switch (line.charAt(0)) {
                case '#' -> remarks.add(line);
                case '>', '!', '@' -> {
                    moves.add(new Move(List.copyOf(remarks), what(line, rest), rest));
                    remarks.clear();
                }
                default -> {
                    String[] words = line.strip().split("\\s+", 2);
                    switch (words[0]) {
                        case "scenario" -> scenario = words[1];
                        case "use" -> on.add(words[1]);
                        case "without" -> off.add(words[1]);
                        case "seats" -> factions = words[1].equals("for factions");
                        case "dice" -> typed = words[1].equals("typed in");
                        default -> throw new AssertionError("a line of a played case that means nothing: " + line);
                    }
                }
            }
        }
        return new Play(new Setting(scenario, List.copyOf(on), List.copyOf(off), factions, typed), List.copyOf(moves));
    }

    private static What what(String line, String rest) {
        return switch (line.charAt(0)) {
            case '!' -> What.REFUSED;
            case '@' -> What.LOOK;
            default ->
                rest.startsWith("take back to ")
                        ? What.TAKE_BACK
                        : rest.contains(" raises ") && !rest.contains(": ") ? What.RAISE : What.ANSWER;
        };
    }
}
