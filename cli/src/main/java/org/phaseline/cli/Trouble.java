package org.phaseline.cli;

import java.util.List;
import java.util.function.BooleanSupplier;
import org.phaseline.cli.terminal.CommandEnvironment;
import org.phaseline.cli.terminal.ExitCode;
import org.phaseline.cli.terminal.Stop;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Error messages: one sentence about what went wrong; a stack trace only with --debug. */
final class Trouble {

    private final CommandEnvironment around;
    private final BooleanSupplier debug;

    Trouble(CommandEnvironment around, BooleanSupplier debug) {
        this.around = around;
        this.debug = debug;
    }

    int happened(Exception problem) {
        around.out().flush();
        int code = ExitCode.ENVIRONMENT;
        if (problem instanceof Stop stop) {
            // The sentence may come after a list of problems.
            int last = stop.sentence().lastIndexOf('\n') + 1;
            around.err().print(stop.sentence().substring(0, last));
            around.err().println("phaseline: " + stop.sentence().substring(last));
            code = stop.exitCode();
        } else {
            around.err()
                    .println("phaseline: This is a defect in Phaseline (" + problem
                            + "); please report it with the output of --debug.");
        }
        if (debug.getAsBoolean()) {
            problem.printStackTrace(around.err());
        }
        around.err().flush();
        return code;
    }

    int wrongArguments(ParameterException problem, String[] arguments) {
        CommandLine command = problem.getCommandLine();
        String sentence = String.valueOf(problem.getMessage());
        boolean atRoot = command.getParent() == null;
        if (problem instanceof UnmatchedArgumentException unmatched) {
            String first = unmatched.getUnmatched().getFirst();
            if (atRoot && !first.startsWith("-")) {
                sentence = "There is no command '" + first + "'";
            }
            List<String> guesses = unmatched.getSuggestions();
            if (!guesses.isEmpty()) {
                sentence += "; did you mean '" + guesses.getFirst() + "'?";
            }
        }
        around.err().println("phaseline: " + sentence + (sentence.matches(".*[.?]") ? "" : "."));
        around.err().println("Run '" + command.getCommandSpec().qualifiedName() + " --help' for help.");
        around.err().flush();
        return ExitCode.USAGE;
    }
}
