package org.phaseline.cli;

import org.phaseline.cli.terminal.RealSurroundings;
import org.phaseline.cli.terminal.Surroundings;

/** Starts the phaseline command in a real process. */
public final class Main {

    private Main() {}

    public static void main(String[] arguments) {
        Surroundings around = RealSurroundings.find();
        int code = Phaseline.run(around, arguments);
        around.out().flush();
        around.err().flush();
        System.exit(code);
    }
}
