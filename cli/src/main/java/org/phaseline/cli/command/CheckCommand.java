package org.phaseline.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.phaseline.cli.show.ProblemsJson;
import org.phaseline.cli.source.Source;
import org.phaseline.cli.source.Sources;
import org.phaseline.cli.terminal.CommandEnvironment;
import org.phaseline.cli.terminal.ExitCode;
import org.phaseline.cli.terminal.Stop;
import org.phaseline.language.problem.Problem;
import org.phaseline.language.problem.ProblemCount;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "check",
        description = {
            "Checks rulebooks, each for all of its scenarios, and shows every problem with its line, marked at the place.",
            "Exit code 0: no errors, but there may be warnings. 1: errors. 2: a file is missing."
        })
public final class CheckCommand implements Callable<Integer> {

    private final CommandEnvironment around;

    @Parameters(paramLabel = "FILE", arity = "1..*", description = "A rulebook's file, or the name of a game.")
    private List<String> files = new ArrayList<>();

    @Option(
            names = "--json",
            description =
                    "For editors: an array of objects with file, line, column, length, severity, code and message.")
    private boolean json;

    public CheckCommand(CommandEnvironment around) {
        this.around = around;
    }

    @Override
    public Integer call() {
        List<Problem> all = new ArrayList<>();
        int worst = ExitCode.OK;
        for (String file : files) {
            try {
                Source source = Sources.find(file);
                List<Problem> problems = source.check();
                all.addAll(source.shown(problems));
                if (!json) {
                    report(source, problems);
                }
            } catch (Stop stop) {
                around.err().println("phaseline: " + stop.sentence());
                worst = Math.max(worst, stop.exitCode());
            }
        }
        if (json) {
            around.out().print(ProblemsJson.of(all));
        }
        return worst != ExitCode.OK ? worst : all.stream().anyMatch(Problem::isError) ? ExitCode.PROBLEMS : ExitCode.OK;
    }

    private void report(Source source, List<Problem> problems) {
        if (problems.isEmpty()) {
            around.out().println(source.shown() + ": no problems");
        } else {
            around.out().print(source.print(problems));
            around.out().println(source.shown() + ": " + ProblemCount.of(problems));
        }
    }
}
