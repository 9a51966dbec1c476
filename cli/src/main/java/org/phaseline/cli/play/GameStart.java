package org.phaseline.cli.play;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.phaseline.cli.source.Chosen;
import org.phaseline.cli.source.Source;
import org.phaseline.cli.terminal.ExitCode;
import org.phaseline.cli.terminal.Prompter;
import org.phaseline.cli.terminal.Stop;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.engine.umpire.Visibility;
import org.phaseline.journal.JournaledGame;
import org.phaseline.journal.NewGame;
import org.phaseline.journal.format.Header;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.journal.format.RulebookHash;
import org.phaseline.journal.store.SecretSeed;
import org.phaseline.session.SeatHints;

/** Begins a game, or goes on with one. */
public final class GameStart {

    private static final String SEED_PURPOSE = "phaseline seed v1 ";

    private final Chosen chosen;
    private final Optional<Path> file;
    private final boolean typedDice;
    private final Seats seats;
    private final List<String> notices = new ArrayList<>();

    public GameStart(Chosen chosen, Optional<Path> file, boolean typedDice) {
        this(chosen, Seats.ofSides(chosen.rulebook().outline().parties()), file, typedDice);
    }

    public GameStart(Chosen chosen, Seats seats, Optional<Path> file, boolean typedDice) {
        this.chosen = chosen;
        this.file = file;
        this.typedDice = typedDice;
        this.seats = seats;
    }

    /** What should be said at the start. */
    public List<String> notices() {
        return List.copyOf(notices);
    }

    /** With a seed that follows from a number: SHA-256 over "phaseline seed v1 " and the number in decimal digits. */
    public PlayedGame withNumber(long number) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            byte[] seed = digest.digest((SEED_PURPOSE + number).getBytes(StandardCharsets.US_ASCII));
            return begin(SecretSeed.of(seed), nothing());
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
    }

    /**
     * With a seed nobody knows, to which every seat may add something: then nobody can have chosen the dice.
     *
     * @param byBots the seats that bots play, which add nothing
     */
    public PlayedGame withContributions(Prompter prompter, Set<Integer> byBots) {
        if (typedDice
                || !chosen.rulebook().usesChance()
                || byBots.size() == seats.all().size()) {
            return begin(SecretSeed.fresh(), nothing());
        }
        SecretSeed seed = SecretSeed.fresh();
        prompter.out().println("The umpire rolls the dice from a secret seed, which is fixed now. Its fingerprint is");
        prompter.out().println("  " + seed.commitment().hex());
        prompter.out().println("Each player can now add some text, so that nobody can have chosen the dice.");
        List<byte[]> contributions = new ArrayList<>();
        for (int seat = 0; seat < seats.all().size(); seat++) {
            contributions.add(
                    byBots.contains(seat)
                            ? new byte[0]
                            : contribution(prompter, seats.get(seat).name()));
        }
        return begin(seed, contributions);
    }

    private static byte[] contribution(Prompter prompter, String name) {
        return prompter.ask("Text from " + name + " (Enter: none): ", Prompter.Asked.ANYTHING)
                .orElseThrow(() -> new Stop(ExitCode.OK, "No game was started."))
                .getBytes(StandardCharsets.UTF_8);
    }

    private List<byte[]> nothing() {
        return seats.all().stream().map(seat -> new byte[0]).toList();
    }

    private PlayedGame begin(SecretSeed fresh, List<byte[]> contributions) {
        Optional<SecretSeed> seed = typedDice ? Optional.empty() : Optional.of(fresh);
        NewGame start = new NewGame(
                chosen.source().text(),
                chosen.scenario(),
                chosen.on(),
                chosen.off(),
                chosen.rulebook(),
                seats,
                seed,
                contributions);
        try {
            JournaledGame game =
                    file.isPresent() ? JournaledGame.create(file.get(), start) : JournaledGame.inMemory(start);
            file.ifPresent(kept -> notices.add("This game is saved in " + kept + "."));
            return PlayedGame.begun(game, file, seed);
        } catch (JournalProblem problem) {
            throw new Stop(ExitCode.ENVIRONMENT, problem.sentence(), problem);
        }
    }

    /** A game that goes on, and what should be said about it. */
    public record Resumed(PlayedGame game, List<String> notices) {}

    /** {@code named} is the rulebook somebody asked for: the game must be one by this very text. */
    public static Resumed resume(Path file, Optional<Source> named) {
        try {
            PlayedGame game = PlayedGame.resumed(file);
            Header header = game.journaled().header();
            List<String> notices =
                    new ArrayList<>(game.journaled().notice().stream().toList());
            if (named.isPresent()) {
                String mine = named.get().text().file();
                if (!mine.equals(header.text().file())) {
                    game.close();
                    throw Stop.usage(file + " is a game of " + header.text().file() + ", not of " + mine + ".");
                }
                if (!RulebookHash.of(named.get().text()).equals(header.rulebookHash())) {
                    game.close();
                    throw new Stop(
                            ExitCode.PROBLEMS,
                            mine + " has changed since the game in " + file
                                    + " began; to continue with the text it began with,"
                                    + " leave out the rulebook: phaseline play --journal " + file);
                }
            }
            int answers = game.session().takeBacks().known(Visibility.EVERYBODY).size();
            // How many were given in secret, or whether any were, is nobody's business.
            boolean secrets = SeatHints.areForTheSeatAlone(game.umpire());
            notices.add("Continuing the game in " + file + " after " + answers + (answers == 1 ? " answer" : " answers")
                    + (secrets ? ", not counting those given in secret." : "."));
            return new Resumed(game, notices);
        } catch (JournalProblem problem) {
            throw new Stop(ExitCode.PROBLEMS, problem.sentence(), problem);
        }
    }
}
