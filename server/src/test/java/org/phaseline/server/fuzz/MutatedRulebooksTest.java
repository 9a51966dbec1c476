package org.phaseline.server.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.phaseline.engine.dice.QuickDice;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.LegalChoice;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.games.Games;
import org.phaseline.language.Loaded;
import org.phaseline.language.Loader;
import org.phaseline.language.RulebookText;
import org.phaseline.language.problem.Problem;

/** Rulebooks that ship, changed at random: each is playable, or told what is wrong with it in sentences that have a place. */
@Tag("slow")
class MutatedRulebooksTest {

    private static final int TRIES = Integer.getInteger("fuzz.tries", Boolean.getBoolean("long") ? 25_000 : 150);
    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final long SEED = 11;

    @Test
    void everyOneHasAClearAnswer() {
        List<RulebookText> books = books();
        Mutator mutator = new Mutator(SEED);
        int playable = 0;
        for (int i = 0; i < TRIES; i++) {
            RulebookText text = changed(mutator.oneOf(books), mutator.oneOf(books), mutator);
            String which = "number " + i + " of seed " + SEED;
            try {
                boolean plays = assertTimeoutPreemptively(PATIENCE, () -> isPlayable(text, mutator));
                playable += plays ? 1 : 0;
            } catch (RuntimeException | Error thrown) {
                fail(which + ": " + thrown, thrown);
            }
        }
        System.out.println("Mutated rulebooks: " + TRIES + " tried, " + playable + " playable, " + (TRIES - playable)
                + " with problems, 0 without a clear answer.");
    }

    /** Short ones more often than long ones, which take longer to check. */
    private static List<RulebookText> books() {
        List<RulebookText> books = new ArrayList<>();
        for (RulebookText text : Games.all().stream().map(Games::text).toList()) {
            int length = text.text().length()
                    + text.others().values().stream().mapToInt(String::length).sum();
            for (int i = 0; i < Math.max(1, 40_000 / length); i++) {
                books.add(text);
            }
        }
        return books;
    }

    private static RulebookText changed(RulebookText book, RulebookText other, Mutator mutator) {
        List<String> files = new ArrayList<>(book.others().keySet());
        TreeMap<String, String> others = new TreeMap<>(book.others());
        String main = book.text();
        if (files.isEmpty() || mutator.below(2) == 0) {
            main = mutator.text(main, other.text());
        } else {
            String file = mutator.oneOf(files);
            others.put(file, mutator.text(String.valueOf(others.get(file)), other.text()));
        }
        return new RulebookText(book.file(), main, others);
    }

    private static boolean isPlayable(RulebookText text, Mutator mutator) {
        List<Problem> problems = Loader.check(text);
        for (Problem problem : problems) {
            assertThat(problem.sentence()).isNotBlank().doesNotContain("\n", "Exception");
            assertThat(problem.place().file())
                    .satisfiesAnyOf(
                            file -> assertThat(file).isEqualTo(text.file()),
                            file -> assertThat(text.others()).containsKey(file));
        }
        Loaded loaded = Loader.load(text, "", List.of(), List.of());
        assertThat(loaded.rulebook().isPresent()).isEqualTo(loaded.problems().isEmpty());
        loaded.rulebook().ifPresent(rulebook -> play(rulebook, mutator));
        return problems.isEmpty();
    }

    /** The first answers: what was found sound can be played. */
    private static void play(CompiledRulebook rulebook, Mutator mutator) {
        Umpire umpire = new Umpire(rulebook, Seats.ofSides(rulebook.outline().parties()), new QuickDice(1), false);
        Ruling ruling = umpire.begin();
        for (int i = 0; i < 5 && ruling instanceof Ruling.Accepted now && !now.position().over; i++) {
            List<OpenDecision> decisions = umpire.decisions(now.position()).stream()
                    .filter(OpenDecision::awaited)
                    .toList();
            if (decisions.isEmpty()) {
                return;
            }
            OpenDecision decision = mutator.oneOf(decisions);
            LegalChoice choice = mutator.oneOf(decision.choices());
            int seat = Long.numberOfTrailingZeros(decision.seats());
            umpire.sighting(now.position(), seat);
            ruling = umpire.rule(now.position(), new Answer.Pick(decision.id(), seat, choice.item(), ""));
        }
        if (ruling instanceof Ruling.Refused refused) {
            assertThat(refused.sentence()).endsWith(".");
        }
    }
}
