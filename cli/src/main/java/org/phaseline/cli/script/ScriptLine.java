package org.phaseline.cli.script;

import java.util.List;

/** One line of a script that says something; {@code line} is its number, counted from 1. */
public sealed interface ScriptLine {

    int line();

    /** {@code step} says which decision is meant when a seat has several; empty when it goes without saying. */
    record Answer(int line, String seat, String step, String text) implements ScriptLine {}

    record Raise(int line, String seat, String title) implements ScriptLine {}

    record Undo(int line, int answers) implements ScriptLine {}

    record Roll(int line, List<Integer> faces) implements ScriptLine {

        public Roll {
            faces = List.copyOf(faces);
        }
    }

    record Expect(int line, Expectation expectation) implements ScriptLine {}
}
