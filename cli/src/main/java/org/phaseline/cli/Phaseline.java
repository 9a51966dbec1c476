package org.phaseline.cli;

import java.util.List;
import org.phaseline.cli.command.BackupCommand;
import org.phaseline.cli.command.CheckCommand;
import org.phaseline.cli.command.CoverageCommand;
import org.phaseline.cli.command.DeleteTablesCommand;
import org.phaseline.cli.command.DiffCommand;
import org.phaseline.cli.command.DoctorCommand;
import org.phaseline.cli.command.ExportCommand;
import org.phaseline.cli.command.GamesCommand;
import org.phaseline.cli.command.LearnCommand;
import org.phaseline.cli.command.NamesCommand;
import org.phaseline.cli.command.OutlineCommand;
import org.phaseline.cli.command.PlayCommand;
import org.phaseline.cli.command.PlaytestCommand;
import org.phaseline.cli.command.RandomCommand;
import org.phaseline.cli.command.ReplayCommand;
import org.phaseline.cli.command.RestoreCommand;
import org.phaseline.cli.command.ServeCommand;
import org.phaseline.cli.command.TablesCommand;
import org.phaseline.cli.command.VerifyCommand;
import org.phaseline.cli.playtest.ClusterConnector;
import org.phaseline.cli.terminal.CommandEnvironment;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The phaseline command and what it answers to. */
@Command(
        name = "phaseline",
        versionProvider = CommandVersion.class,
        mixinStandardHelpOptions = true,
        description = "A digital umpire for tabletop wargames.",
        footer = {
            "",
            "GAME is the name of a game that ships with Phaseline or the file of a rulebook.",
            "Exit codes: 0 success, 1 problems were found, 2 wrong usage, 3 a failure of the disk, network or terminal.",
            "Run 'phaseline COMMAND --help' for more about a command."
        })
public final class Phaseline implements Runnable {

    private static final List<String> NAMES = List.of(
            "games",
            "check",
            "outline",
            "names",
            "coverage",
            "diff",
            "play",
            "random",
            "playtest",
            "learn",
            "serve",
            "backup",
            "restore",
            "export",
            "doctor",
            "tables",
            "replay",
            "verify");

    @Option(
            names = "--debug",
            scope = ScopeType.INHERIT,
            description = "Also prints a stack trace when something fails.")
    private boolean debug;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    private Phaseline() {}

    public static int run(CommandEnvironment around, String... arguments) {
        boolean named = arguments.length > 0 && NAMES.contains(arguments[0]);
        return commandLine(around, named ? arguments[0] : "").execute(arguments);
    }

    /** With nothing but playtests, which can be played on a cluster: there, the libraries of all else are missing. */
    public static int runPlaytests(CommandEnvironment around, ClusterConnector clusters, String... arguments) {
        Phaseline root = new Phaseline();
        CommandLine line = new CommandLine(root).addSubcommand(new PlaytestCommand(around, clusters));
        return configured(line, root, around).execute(arguments);
    }

    /** With one command alone, or all for none: picocli reads the annotations of each, which takes a tenth of the time of a start. */
    private static CommandLine commandLine(CommandEnvironment around, String wanted) {
        Phaseline root = new Phaseline();
        CommandLine line = new CommandLine(root);
        for (String name : NAMES) {
            if (wanted.isEmpty() || wanted.equals(name)) {
                line.addSubcommand(name, command(name, around));
            }
        }
        return configured(line, root, around);
    }

    private static Object command(String name, CommandEnvironment around) {
        return switch (name) {
            case "games" -> new GamesCommand(around);
            case "check" -> new CheckCommand(around);
            case "outline" -> new OutlineCommand(around);
            case "names" -> new NamesCommand(around);
            case "coverage" -> new CoverageCommand(around);
            case "diff" -> new DiffCommand(around);
            case "play" -> new PlayCommand(around);
            case "random" -> new RandomCommand(around);
            case "playtest" -> new PlaytestCommand(around, ClusterConnector.NONE);
            case "learn" -> new LearnCommand(around);
            case "serve" -> new ServeCommand(around);
            case "backup" -> new BackupCommand(around);
            case "restore" -> new RestoreCommand(around);
            case "export" -> export(around);
            case "doctor" -> new DoctorCommand(around);
            case "tables" -> tables(around);
            case "replay" -> new ReplayCommand(around);
            case "verify" -> new VerifyCommand(around);
            default -> throw new IllegalArgumentException(name);
        };
    }

    /** The name of a table may begin with a minus. */
    private static CommandLine export(CommandEnvironment around) {
        return new CommandLine(new ExportCommand(around)).setUnmatchedOptionsArePositionalParams(true);
    }

    private static CommandLine configured(CommandLine line, Phaseline root, CommandEnvironment around) {
        line.getSubcommands()
                .values()
                .forEach(command -> command.getCommandSpec().mixinStandardHelpOptions(true));
        line.addSubcommand(new CommandLine.HelpCommand());
        Trouble trouble = new Trouble(around, () -> root.debug);
        return line.setOut(around.out())
                .setErr(around.err())
                .setUsageHelpAutoWidth(false)
                .setAbbreviatedOptionsAllowed(false)
                .setParameterExceptionHandler(trouble::wrongArguments)
                .setExecutionExceptionHandler((problem, command, parsed) -> trouble.happened(problem));
    }

    private static CommandLine tables(CommandEnvironment around) {
        CommandLine delete = new CommandLine(new DeleteTablesCommand(around));
        delete.getCommandSpec().mixinStandardHelpOptions(true);
        delete.setUnmatchedOptionsArePositionalParams(true);
        return new CommandLine(new TablesCommand(around)).addSubcommand("delete", delete);
    }

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
