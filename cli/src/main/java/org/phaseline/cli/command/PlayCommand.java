package org.phaseline.cli.command;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.phaseline.bots.FoundWeights;
import org.phaseline.cli.play.BotOpponents;
import org.phaseline.cli.play.BotSeating;
import org.phaseline.cli.play.GameStart;
import org.phaseline.cli.play.HotSeat;
import org.phaseline.cli.play.PlayedGame;
import org.phaseline.cli.script.Failure;
import org.phaseline.cli.script.Script;
import org.phaseline.cli.script.ScriptReader;
import org.phaseline.cli.script.ScriptRunner;
import org.phaseline.cli.script.Trace;
import org.phaseline.cli.source.Chosen;
import org.phaseline.cli.source.Sources;
import org.phaseline.cli.source.WeightsFiles;
import org.phaseline.cli.terminal.CommandEnvironment;
import org.phaseline.cli.terminal.ExitCode;
import org.phaseline.cli.terminal.Prompter;
import org.phaseline.cli.terminal.Stop;
import org.phaseline.engine.outline.Parties;
import org.phaseline.engine.umpire.Seats;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "play",
        description = {
            "Plays a game with everybody at one keyboard, or from a script. Type 'help' while playing.",
            "With --journal, the game is saved; start it again with the same journal to continue."
        },
        footer = {
            "",
            "Examples:",
            "  phaseline play GAME --journal friday.journal",
            "  phaseline play GAME --dice typed",
            "  phaseline play GAME --bot SEAT=normal",
            "  phaseline play GAME --seats factions",
            "  phaseline play rules.sop --script game.script --trace"
        })
public final class PlayCommand implements Callable<Integer> {

    private final CommandEnvironment around;

    @Parameters(
            paramLabel = "GAME",
            arity = "0..1",
            description = "The name of a game, or a rulebook's file. Not needed when the journal exists already.")
    private @Nullable String game;

    @Mixin
    private Setting setting = new Setting();

    @Option(
            names = "--journal",
            paramLabel = "FILE",
            description = "Saves the game in this file: every answer is on the disk before it counts.")
    private @Nullable Path journal;

    @Option(
            names = "--dice",
            paramLabel = "WHO",
            description = "umpire: the umpire rolls (default). typed: you roll on the table and type in the results.")
    private @Nullable DiceOption dice;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description =
                    "Makes the umpire's dice the same every time, for examples and tests. Whoever knows N can predict"
                            + " every roll.")
    private @Nullable Long seed;

    @Option(
            names = "--script",
            paramLabel = "FILE",
            description = "Takes the answers from a file instead of the keyboard; docs/scripts.md describes it. Without"
                    + " --seed the seed is 0.")
    private @Nullable Path script;

    @Option(
            names = "--bot",
            paramLabel = "SEAT=LEVEL",
            description =
                    "A bot plays this seat: random, easy, normal or hard. May be given several times; give it again when"
                            + " the game continues from its journal.")
    private List<String> bots = new ArrayList<>();

    @Option(
            names = "--seats",
            paramLabel = "WHICH",
            description =
                    "sides: one seat for each side (default). factions: one for each faction of a side; so it is, too,"
                            + " when --bot names a faction.")
    private @Nullable SeatsOption seats;

    @Option(
            names = "--trace",
            description =
                    "With --script: prints every step entered, decision asked and report made, and the final hash.")
    private boolean trace;

    /** Named as they are typed. */
    enum DiceOption {
        umpire,
        typed
    }

    /** Named as they are typed. */
    enum SeatsOption {
        sides,
        factions
    }

    public PlayCommand(CommandEnvironment around) {
        this.around = around;
    }

    @Override
    public Integer call() {
        if (!bots.isEmpty() && script != null) {
            throw Stop.usage("--bot is for games at the keyboard; a script answers for everybody.");
        }
        if (trace && script == null) {
            throw Stop.usage("--trace needs --script.");
        }
        if (seed != null && dice == DiceOption.typed) {
            throw Stop.usage("--seed is for the umpire's dice; with --dice typed the umpire does not roll.");
        }
        return script == null ? playByHand() : playScript(script);
    }

    private boolean resumes() {
        return journal != null && Files.exists(journal);
    }

    private Chosen chosen() {
        if (game == null) {
            throw Stop.usage(
                    journal == null
                            ? "Which game? 'phaseline games' lists them."
                            : "There is no journal '" + journal + "' yet; to start one, name the game too.");
        }
        return setting.load(Sources.find(game));
    }

    private int playByHand() {
        BotSeating seating = BotSeating.read(bots);
        try (Prompter prompter = around.prompter().get()) {
            List<String> first = new ArrayList<>();
            try (PlayedGame played = resumes() ? resume(first) : begin(Optional.of(prompter), seating, first)) {
                BotOpponents opponents = BotOpponents.of(
                        played, seating, learned(played.outline().title()));
                first.addAll(opponents.notices());
                HotSeat seats = new HotSeat(played, prompter, played.outline().title(), opponents);
                seats.play(first);
                if (!prompter.look().isScreen() && seats.isNothingPlayed()) {
                    throw new Stop(
                            ExitCode.PROBLEMS,
                            "The input has ended, and nothing was played: no line answered what was asked. Before a"
                                    + " secret choice an empty line takes the keyboard; --script plays from a file.");
                }
            }
        }
        return ExitCode.OK;
    }

    private FoundWeights learned(String title) {
        return game == null ? WeightsFiles.titled(title) : WeightsFiles.of(Sources.find(game), title);
    }

    private PlayedGame resume(List<String> first) {
        Path file = java.util.Objects.requireNonNull(journal);
        if (setting.isGiven() || seed != null || dice != null || seats != null) {
            throw Stop.usage(file
                    + " exists already, with its own scenario, options, seats and dice; to continue that game, leave"
                    + " --scenario, --option, --without, --seats, --dice and --seed out.");
        }
        GameStart.Resumed resumed =
                GameStart.resume(file, Optional.ofNullable(game).map(Sources::find));
        first.addAll(resumed.notices());
        return resumed.game();
    }

    private PlayedGame begin(Optional<Prompter> prompter, BotSeating seating, List<String> first) {
        Chosen chosen = chosen();
        Seats all = seats(chosen, seating);
        // Whether all of them are seats is known before anybody is asked something.
        Set<Integer> byBots =
                seating.levels(chosen.rulebook().outline().parties(), all).keySet();
        GameStart start = new GameStart(chosen, all, Optional.ofNullable(journal), dice == DiceOption.typed);
        Long number = script != null && seed == null ? Long.valueOf(0) : seed;
        PlayedGame played = number == null && prompter.isPresent()
                ? start.withContributions(prompter.get(), byBots)
                : start.withNumber(number == null ? 0 : number);
        first.addAll(start.notices());
        return played;
    }

    private Seats seats(Chosen chosen, BotSeating seating) {
        Parties parties = chosen.rulebook().outline().parties();
        boolean byFaction = seats == null ? seating.namesAFaction(parties) : seats == SeatsOption.factions;
        return byFaction ? Seats.ofFactions(parties) : Seats.ofSides(parties);
    }

    private int playScript(Path file) {
        Script read = ScriptReader.read(text(file));
        if (!read.problems().isEmpty()) {
            for (Failure problem : read.problems()) {
                fail(file, problem);
            }
            return ExitCode.PROBLEMS;
        }
        List<String> first = new ArrayList<>();
        try (PlayedGame played =
                resumes() ? resume(first) : begin(Optional.empty(), BotSeating.read(List.of()), first)) {
            Optional<Trace> shown = trace ? Optional.of(new Trace(played, around.out())) : Optional.empty();
            ScriptRunner runner = new ScriptRunner(played, shown);
            Optional<Failure> failure = runner.run(read);
            shown.ifPresent(Trace::end);
            if (failure.isPresent()) {
                fail(file, failure.get());
            } else if (!trace) {
                around.out().println(file + ": " + runner.summary());
            }
            return failure.isEmpty() ? ExitCode.OK : ExitCode.PROBLEMS;
        }
    }

    private void fail(Path file, Failure failure) {
        around.out().flush();
        String sentence = failure.sentence();
        around.err().println(file + ":" + failure.line() + ": " + sentence + (sentence.matches(".*[.?!]") ? "" : "."));
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (CharacterCodingException notUtf8) {
            throw new Stop(
                    ExitCode.PROBLEMS, "The script '" + file + "' is not UTF-8 text; save it as UTF-8.", notUtf8);
        } catch (IOException unreadable) {
            if (!Files.exists(file)) {
                throw Stop.usage("There is no script '" + file + "'.");
            }
            throw new Stop(ExitCode.ENVIRONMENT, "The script '" + file + "' cannot be read.", unreadable);
        }
    }
}
