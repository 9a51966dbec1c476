package org.phaseline.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Small rulebooks for tests, written where the command can read them. */
public final class Rulebooks {

    /** Two sides, a secret plan, a step that may be skipped, a roll, and two points to win. */
    public static final String FEUD = """
            rulebook "A small feud"
            kind Plan: raid, hold, ambush
            side Red "The Raiders"
            side Blue "The Garrison"
            Side has
              points: 0..12 = 0 "Victory points"
            length 3 game turns

            game turn "A day"
              1 "Write down a plan" (1.1)              both must secretly, revealed together
                choose plan from Plan
              for each phasing in sides
                2 "Move your patrols" (2.1)            phasing may
                3 "Fight for the village" (3.1, 3.2)   phasing may
                  roll attack: 2d6
                    +2 if plan of phasing is raid "planned raid"
                  phasing.points += 2
            """;

    /** Nothing but an outline, in which two sides take turns. */
    public static final String WALK = """
            rulebook "A walk"
            side Red
            side Blue
            phase 1 "Out"                 by phasing
              1A "Open the door" (1.1)    must
              1B "Look at the sky" (1.2)  may
            phase 2 "Home"                by phasing
              2A "Close the door"         must
            """;

    private Rulebooks() {}

    public static String write(Path folder, String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text).toString();
    }

    public static String feud(Path folder) throws IOException {
        return write(folder, "feud.sop", FEUD);
    }

    public static String walk(Path folder) throws IOException {
        return write(folder, "walk.sop", WALK);
    }
}
