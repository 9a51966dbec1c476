package org.phaseline.cli.script;

import java.util.List;

/** A script as it was read. Nothing is played from one that has problems. */
public record Script(List<ScriptLine> lines, List<Failure> problems) {

    public Script {
        lines = List.copyOf(lines);
        problems = List.copyOf(problems);
    }
}
