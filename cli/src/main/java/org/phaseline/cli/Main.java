package org.phaseline.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The phaseline command. */
@Command(name = "phaseline", version = "phaseline 0.1.0", mixinStandardHelpOptions = true)
public final class Main implements Runnable {
    public static void main(String[] arguments) {
        System.exit(new CommandLine(new Main()).execute(arguments));
    }

    @Override
    public void run() {
        CommandLine.usage(this, System.out);
    }
}
