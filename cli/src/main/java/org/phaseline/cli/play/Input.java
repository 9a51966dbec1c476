package org.phaseline.cli.play;

import org.phaseline.engine.umpire.Correction;

/** A line that was typed at the prompt. */
sealed interface Input {

    record Nothing() implements Input {}

    /** How many answers back. */
    record Undo(int answers) implements Input {}

    record Why() implements Input {}

    /** How many lines. */
    record Log(int lines) implements Input {}

    /** All of it, with the changes that sentences are told in place of. */
    record WholeLog() implements Input {}

    record Save(String file) implements Input {}

    /** The digression, by number or title; empty: ask. */
    record Raise(String which) implements Input {}

    /** Who gives up, by a name of the seat; empty: whoever has the keyboard, or ask. */
    record Resign(String who) implements Input {}

    /** What to put right by hand. */
    record Correct(Correction correction) implements Input {}

    record Note(String text) implements Input {}

    record Outline() implements Input {}

    record State() implements Input {}

    /** Whose hand to look at, by a name of the seat; empty: that of whoever is asked. */
    record Hand(String whose) implements Input {}

    /** For whom to think, by a name of the seat; empty: for whoever is asked. */
    record Hint(String whose) implements Input {}

    record Board() implements Input {}

    /** What to lay over the board, by number or the beginning of its title; empty: list them. */
    record Show(String which) implements Input {}

    /** Which choice to look at. */
    record Try(String choice) implements Input {}

    record Help() implements Input {}

    record Quit() implements Input {}

    record Answer(String text, String note) implements Input {}

    /** A command that was begun and not finished, with a sentence about it. */
    record Wrong(String sentence) implements Input {}
}
