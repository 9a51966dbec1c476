package org.phaseline.cli;

import org.phaseline.cli.terminal.CommandEnvironment;
import org.phaseline.cli.terminal.RealEnvironment;

/** Starts the phaseline command in a real process. */
public final class Main {

    private Main() {}

    public static void main(String[] arguments) {
        CommandEnvironment around = RealEnvironment.find();
        int code = Phaseline.run(around, arguments);
        around.out().flush();
        around.err().flush();
        System.exit(code);
    }
}
