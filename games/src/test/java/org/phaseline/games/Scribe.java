package org.phaseline.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.LegalChoice;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.games.Shelf.Volume;
import org.phaseline.journal.JournaledGame;
import org.phaseline.journal.NewGame;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.journal.store.SecretSeed;

/** Plays a game into a journal in the folder of its game. */
final class Scribe implements AutoCloseable {

    private final JournaledGame game;
    private final Path file;
    private final Random random;

    private Scribe(JournaledGame game, Path file, long seed) {
        this.game = game;
        this.file = file;
        this.random = new Random(seed);
    }

    /** Begins a journal {@code <scenario>-<seed>.journal}; the dice follow from the seed, and each seat's name. */
    static Scribe begin(String game, String scenario, int seed) throws JournalProblem, IOException {
        Volume volume = new Volume(game, Shelf.text(game), scenario);
        CompiledRulebook rulebook = volume.rulebook();
        Seats seats = Seats.ofSides(rulebook.outline().parties());
        byte[] secret = new byte[32];
        new Random(seed).nextBytes(secret);
        Path file = Shelf.recorded(game).resolve(scenario.toLowerCase(java.util.Locale.ROOT) + "-" + seed + ".journal");
        Files.createDirectories(file.getParent());
        for (Path old : Shelf.files(file.getParent(), "")) {
            if (old.getFileName().toString().startsWith(file.getFileName().toString())) {
                Files.delete(old);
            }
        }
        NewGame start = NewGame.rolledByTheUmpire(
                volume.text(), scenario, List.of(), List.of(), rulebook, seats, SecretSeed.of(secret));
        return new Scribe(JournaledGame.create(file, start), file, seed);
    }

    Scribe does(String seat, String... words) throws JournalProblem {
        for (String word : words) {
            doesAt(seat, "", word);
        }
        return this;
    }

    Scribe doesAt(String seat, String title, String word) throws JournalProblem {
        OpenDecision decision = game.umpire().decisions(game.position()).stream()
                .filter(each -> each.isFor(seat(seat)) && each.choice(word).isPresent())
                .filter(each -> title.isEmpty() || title(each).equals(title))
                .min(Comparator.comparing(each -> !each.awaited()))
                .orElseThrow(() -> new AssertionError(
                        seat + " cannot answer '" + word + "': " + game.umpire().decisions(game.position())));
        LegalChoice choice = decision.choice(word).orElseThrow();
        return give(new Answer.Pick(decision.id(), seat(seat), choice.item(), ""));
    }

    Scribe raises(String seat, String digression) throws JournalProblem {
        List<String> titles = game.umpire().rulebook().digressions().stream()
                .map(each -> each.title())
                .toList();
        return give(new Answer.Raise(titles.indexOf(digression), seat(seat), "as the card says"));
    }

    Scribe takesBack(int answers) throws JournalProblem {
        Chance.accepted(game.takeBack(game.game().answers() - answers));
        return this;
    }

    /** All players do as little as they may until play waits for this seat in the step with this printed id. */
    Scribe idlesTo(String seat, String id, String... affirmed) throws JournalProblem {
        while (game.umpire().decisions(game.position()).stream()
                .noneMatch(each -> each.isFor(seat(seat)) && label(each).equals(id))) {
            assertThat(game.game().answers())
                    .as("answers without coming to " + id)
                    .isLessThan(5000);
            OpenDecision decision = game.umpire().decisions(game.position()).stream()
                    .filter(OpenDecision::awaited)
                    .findFirst()
                    .orElseThrow();
            boolean fact = List.of(affirmed).contains(decision.prompt());
            give(Chance.pick(decision, fact ? decision.choice("yes").orElseThrow() : Played.least(decision)));
        }
        return this;
    }

    /** Goes on to the end of the game: mostly as little as possible, every so often something else. */
    void playsOn(int everySoOften, String... affirmed) throws JournalProblem {
        while (!game.over()) {
            List<OpenDecision> decisions = game.umpire().decisions(game.position());
            OpenDecision decision = decisions.get(random.nextInt(decisions.size()));
            boolean fact = List.of(affirmed).contains(decision.prompt());
            LegalChoice choice = fact
                    ? decision.choice("yes").orElseThrow()
                    : random.nextInt(everySoOften) == 0
                            ? decision.choices()
                                    .get(random.nextInt(decision.choices().size()))
                            : Played.least(decision);
            if (decision.awaited() || random.nextInt(everySoOften) == 0) {
                give(Chance.pick(decision, choice));
            }
        }
    }

    /** Goes on to the end of the game, every question answered by the same rule. */
    void playsBy(Function<OpenDecision, LegalChoice> rule) throws JournalProblem {
        while (!game.over()) {
            OpenDecision decision = game.umpire().decisions(game.position()).getFirst();
            give(Chance.pick(decision, rule.apply(decision)));
        }
    }

    /** The same, but only questions that play waits for: nobody thinks again about what they have decided in secret. */
    void playsByThoseAwaited(Function<OpenDecision, LegalChoice> rule) throws JournalProblem {
        while (!game.over()) {
            OpenDecision decision = game.umpire().decisions(game.position()).stream()
                    .filter(OpenDecision::awaited)
                    .findFirst()
                    .orElseThrow();
            give(Chance.pick(decision, rule.apply(decision)));
        }
    }

    /** The seat play waits for, if it waits for one only. */
    String awaited() {
        return game.umpire().seats().all().stream()
                .map(Seats.Seat::name)
                .filter(name -> game.umpire().decisions(game.position()).stream()
                        .anyMatch(decision -> decision.isFor(seat(name))))
                .findFirst()
                .orElseThrow();
    }

    private Scribe give(Answer answer) throws JournalProblem {
        Chance.accepted(game.answer(answer));
        return this;
    }

    private String title(OpenDecision decision) {
        return decision.step() < 0
                ? ""
                : game.umpire().rulebook().outline().step(decision.step()).title();
    }

    private String label(OpenDecision decision) {
        return decision.step() < 0
                ? ""
                : game.umpire().rulebook().outline().step(decision.step()).label();
    }

    private int seat(String name) {
        List<String> all =
                game.umpire().seats().all().stream().map(Seats.Seat::name).toList();
        assertThat(all).contains(name);
        return all.indexOf(name);
    }

    @Override
    public void close() {
        System.out.println(file.getFileName() + ": " + game.game().answers() + " answers");
        game.close();
    }
}
