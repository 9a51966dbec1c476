package org.phaseline.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.phaseline.cli.source.Choosing;
import org.phaseline.cli.source.Chosen;
import org.phaseline.cli.source.Source;
import org.phaseline.cli.terminal.TerminalStyle;
import org.phaseline.engine.dice.QuickDice;
import org.phaseline.engine.umpire.LegalChoice;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.generator.play.TwinGame;
import org.phaseline.generator.play.Twins;
import org.phaseline.generator.text.GeneratedRulebook;
import org.phaseline.generator.text.RulebookGenerator;
import org.phaseline.language.RulebookText;

/**
 * Two games at the terminal that differ only in what a seat must not know: everything that seat can have printed is the same. The rulebooks
 * are made by chance, and hide pieces and choices.
 */
@Tag("slow")
class TerminalTwinsTest {

    private static final int RULEBOOKS = Boolean.getBoolean("long") ? 300 : 6;
    private static final int ANSWERS = Boolean.getBoolean("long") ? 120 : 40;

    /** To play two games again for each moment takes its time. */
    private static final int EVERY = 6;

    private static final int MOST_CHOICES = 6;
    private static final TerminalStyle LOOK = new TerminalStyle(false, true, 100, 40);

    private int moment;

    @Test
    void screenLogStateBoardAndWhyAreTheSame() {
        compare("screen, log, state, board and why", TerminalTwinsTest::shown);
    }

    @Test
    void whatAChoiceWouldDoIsTheSame() {
        compare("what choices would do", TerminalTwinsTest::tried);
    }

    private void compare(String what, BiFunction<PlayedGame, Integer, List<String>> printed) {
        Twins.Played all = Twins.NONE;
        for (long seed = 1; seed <= RULEBOOKS; seed++) {
            GeneratedRulebook generated = RulebookGenerator.discreet(seed);
            Source source =
                    new Source(new RulebookText(generated.file(), generated.text(), generated.others()), "", List.of());
            Chosen chosen = Choosing.load(source, generated.scenarios().getFirst(), List.of(), List.of());
            // Dice that are typed in are answers like any other, so the terminal can be given the very same games.
            Umpire umpire = new Umpire(
                    chosen.rulebook(), Seats.ofSides(chosen.rulebook().outline().parties()), new QuickDice(seed), true);
            try {
                all = all.plus(Twins.play(
                        umpire,
                        seed,
                        ANSWERS,
                        decision -> decision.prompt().startsWith(RulebookGenerator.TRAP),
                        (one, other, viewers) -> look(chosen, one, other, viewers, printed)));
            } catch (AssertionError differs) {
                throw new AssertionError(
                        "seed " + seed + ": " + differs.getMessage() + "\n" + generated.shown(), differs);
            }
        }
        System.out.printf(
                "generated      %d rulebooks, %d pairs of games at the terminal, %d moments: %s%n",
                RULEBOOKS, all.pairs(), moment, what);
        assertThat(moment).isGreaterThan(RULEBOOKS);
    }

    private void look(
            Chosen chosen,
            TwinGame one,
            TwinGame other,
            List<Integer> viewers,
            BiFunction<PlayedGame, Integer, List<String>> printed) {
        boolean trap = chosen.rulebook().outline().steps().stream()
                .anyMatch(step -> step.title().startsWith(RulebookGenerator.TRAP)
                        && one.stepsAsked().contains(step.index()));
        if (!trap && moment++ % EVERY != 0) {
            return;
        }
        try (PlayedGame here = played(chosen, one);
                PlayedGame there = played(chosen, other)) {
            viewers.forEach(seat -> Twins.same(
                    "seat " + seat + " at the terminal", printed.apply(here, seat), printed.apply(there, seat)));
        }
    }

    private static PlayedGame played(Chosen chosen, TwinGame twin) {
        PlayedGame game = new GameStart(chosen, Optional.empty(), true).withNumber(1);
        twin.answers().forEach(game::answer);
        assertThat(game.position().hash())
                .as("the same game")
                .isEqualTo(twin.position().hash());
        return game;
    }

    private static List<OpenDecision> asked(PlayedGame game, int seat) {
        return game.decisions().stream()
                .filter(decision -> decision.isFor(seat))
                .toList();
    }

    private static List<String> shown(PlayedGame game, int seat) {
        List<OpenDecision> mine = asked(game, seat);
        Asides asides = new Asides(game, new FakeScreen(List.of(), LOOK));
        List<String> lines = new ArrayList<>();
        lines.addAll(new Screen(game, "Twins")
                .draw(
                        seat,
                        Offers.of(mine, game.seats()),
                        new int[game.seats().all().size() + 1],
                        new PrivateNews(game).of(seat, Integer.MAX_VALUE),
                        LOOK));
        lines.addAll(asides.log(1000, seat));
        lines.addAll(asides.wholeLog(seat));
        lines.addAll(asides.state(seat));
        lines.addAll(asides.board(seat));
        lines.addAll(asides.why(seat, mine));
        return lines;
    }

    private static List<String> tried(PlayedGame game, int seat) {
        Trying trying = new Trying(game, seat, LOOK);
        List<String> lines = new ArrayList<>();
        for (OpenDecision decision : asked(game, seat)) {
            List<LegalChoice> choices = decision.choices();
            for (int i = 0; i < choices.size(); i += Math.max(1, choices.size() / MOST_CHOICES)) {
                lines.addAll(trying.lines(new Found.Picked(seat, decision, choices.get(i))));
            }
        }
        return lines;
    }
}
