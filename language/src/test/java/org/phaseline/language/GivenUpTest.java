package org.phaseline.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.phaseline.engine.compiled.CompiledRunner;
import org.phaseline.engine.dice.FairDice;
import org.phaseline.engine.dice.QuickDice;
import org.phaseline.engine.machine.AnswerLimits;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.EndlessRulebook;
import org.phaseline.engine.machine.Runner;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Sandbox;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.engine.umpire.Umpire;

/** Rulebooks nobody would print: sound to the checker, and work without end. Whatever they do, the umpire soon has enough of it. */
@Tag("slow")
class GivenUpTest {

    /** A second or two, on a machine that has nothing else to do. */
    private static final Duration SOON = Duration.ofMinutes(2);

    /** Whether instructions that are not compiled and bots give up in the same way; that takes three times as long. */
    private static final boolean LONG = Boolean.getBoolean("long");

    /** What is enough here: a twentieth of what usually is. */
    private static final AnswerLimits LIMITS = LONG
            ? AnswerLimits.USUAL
            : new AnswerLimits(AnswerLimits.USUAL.instructions() / 20, AnswerLimits.USUAL.lookedAt() / 20);

    /** Dice might be typed in, so the checker takes it that somebody is asked. */
    private static final String ROUND = "  1 \"Round and round\" automatic until gameTurn > 5\n    roll die: 1d6\n";

    record Case(String name, String text) {
        @Override
        public String toString() {
            return name;
        }
    }

    private static Case of(String name, String declarations, String steps) {
        return new Case(
                name,
                "rulebook \"Toil\"\nside Red\nside Blue\n" + declarations + "game turn \"Turn\"\n" + steps
                        + "  9 \"Go on\" Red may\n");
    }

    private static String many(int count, String between, java.util.function.IntFunction<String> each) {
        return IntStream.range(0, count).mapToObj(each).collect(Collectors.joining(between));
    }

    static Stream<Case> toil() {
        String doubled = "define f0: number = gameTurn\n"
                + many(60, "", i -> "define f" + (i + 1) + ": number = f" + i + " + f" + i + "\n");
        String doubledWith = "define e0 (n: number): number = n + gameTurn\n"
                + many(60, "", i -> "define e" + (i + 1) + " (n: number): number = e" + i + "(e" + i + "(n))\n");
        String plans = "kind Plan: " + many(60, ", ", i -> "p" + i) + "\n";
        String nested = "count of Plan";
        for (int i = 0; i < 12; i++) {
            nested = "count of (Plan where (" + nested + ") > 3)";
        }
        String sets = plans + "define s0: set of Plan = Plan\n"
                + many(60, "", i -> "define s" + (i + 1) + ": set of Plan = s" + i + " + s" + i + "\n");
        String crowds = "board Map: hexes 1000 x 1000\n";
        String pieces =
                "piece Unit\nUnit has\n  n: number\nroster Unit: n\n" + many(600, "", i -> "  u" + i + ": " + i + "\n");
        String sum = many(400, " + ", i -> "x");
        return Stream.of(
                of(
                        "formulas that call formulas twice",
                        doubled,
                        "  1 \"Think\" automatic if f60 > 5: end game drawn\n"),
                of(
                        "formulas handed to formulas",
                        doubledWith,
                        "  1 \"Think\" automatic if e60(1) > 5: end game drawn\n"),
                of("sets within sets", plans, "  1 \"Think\" automatic if (" + nested + ") > 99: end game drawn\n"),
                of("sets joined twice", sets, "  1 \"Think\" automatic if (count of s60) > 99: end game drawn\n"),
                of("long formulas", "game has\n  x: number\n", ROUND + "    x = (" + sum + ")\n"),
                of(
                        "many modifiers",
                        "game has\n  x: number\n",
                        ROUND + "    let y = 1\n" + many(240, "", i -> "      +1 if gameTurn > " + i + "\n")
                                + "    x = y\n"),
                of("large sets", crowds + "game has\n  x: flag\n", ROUND + "    x = some (Map + Map - Map)\n"),
                of(
                        "ways over a large board",
                        crowds + "define one (m: Map): number = 1\ngame has\n  x: number\n",
                        ROUND + "    x = count of reach(aa1, 900, one)\n"),
                of(
                        "far and near over a large board",
                        crowds + "game has\n  x: number\n",
                        ROUND + "    x = count of within(aa1, 900)\n"),
                of(
                        "lines over a large board",
                        crowds + "game has\n  x: number\n",
                        ROUND + "    x = count of line(aa1, alk900)\n"),
                of(
                        "a loop within a loop",
                        pieces + "game has\n  x: number\n",
                        ROUND + "    for each u in Unit\n      x += count of (Unit where it.n > u.n)\n"),
                of("dice without end", "game has\n  x: number\n", ROUND + "    roll hit: 1000d6\n    x = hit\n"),
                of(
                        "dice with a thousand faces",
                        "game has\n  x: number\n",
                        ROUND + "    roll hit: 1d1000\n    x = count of (hit where it > 3)\n"),
                of(
                        "a choice of nothing",
                        "game has\n  x: number\n",
                        "  1 \"Choose\" Red must\n    choose n from 0..1000000000 where it < 0\n    x = n\n"),
                of("things to tell", "game has\n  x: number\n", ROUND + "    note \"{x}\"\n    x += 1\n"),
                of(
                        "long things to tell",
                        crowds + "game has\n  x: set of Map\n",
                        ROUND + "    x = Map\n    note \"{x}\"\n"),
                of(
                        "sequences within themselves",
                        "sequence Deep \"Deep\"\n  1 \"Deeper\" automatic if gameTurn > 0\n"
                                + "    roll die: 1d6\n    conduct Deep()\n",
                        "  1 \"Down\" automatic: conduct Deep()\n"),
                of(
                        "branches within branches",
                        "sequence Wide \"Wide\"\n  1 \"Wider\" automatic if gameTurn > 0\n"
                                + "    roll die: 1d6\n    together for each phasing in sides\n      conduct Wide()\n",
                        "  1 \"Apart\" automatic: conduct Wide()\n"),
                of(
                        "things put off",
                        "game has\n  x: number\n",
                        ROUND + "    later at end of [9]: x += 1\n    later at start of [9]: x += 1\n"),
                of(
                        "reactions to reactions",
                        "event Alarm (who: Side)\ntriggers wait, in turn\n"
                                + "when Alarm (who) \"Echo\" automatic\n  roll die: 1d6\n  announce Alarm(who)\n  announce Alarm(who)\n",
                        "  1 \"Alarm\" automatic: announce Alarm(Red)\n"));
    }

    @ParameterizedTest
    @MethodSource("toil")
    void whatTakesTooLongIsGivenUp(Case endless) {
        Loaded loaded = Loader.load(RulebookText.of("toil.sop", endless.text), "", List.of(), List.of());
        assertThat(loaded.problems()).isEmpty();
        CompiledRulebook rulebook = limited(loaded.rulebook().orElseThrow());
        String sentence = assertTimeoutPreemptively(SOON, () -> begun(rulebook, CompiledRunner.madeAtOnce(rulebook)));
        assertThat(sentence).startsWith("Play cannot continue: ");
        if (!LONG) {
            return;
        }
        assertThat(assertTimeoutPreemptively(SOON, () -> begun(rulebook, new Runner.Plain(rulebook.code()))))
                .isEqualTo(sentence);
        assertTimeoutPreemptively(
                SOON, () -> assertThatThrownBy(() -> unheard(rulebook)).isInstanceOf(EndlessRulebook.class));
    }

    private static CompiledRulebook limited(CompiledRulebook from) {
        return new CompiledRulebook(
                from.outline(),
                from.code(),
                from.stepAt(),
                from.places(),
                from.subjectAt(),
                from.namesAt(),
                from.eligibleAt(),
                from.gameTurn(),
                from.sequences(),
                from.events(),
                from.handlers(),
                from.digressions(),
                from.duePoints(),
                from.triggerOrder(),
                from.calendar(),
                from.veils(),
                from.secretNames(),
                from.setupRules(),
                from.overlays(),
                from.invariants(),
                from.values(),
                from.roles(),
                from.initial(),
                LIMITS,
                from.correctionInfo(),
                from.semantics());
    }

    /** Bots play without a word being said, so it must not be the words that end it. */
    private static void unheard(CompiledRulebook rulebook) {
        Sandbox game = Sandbox.begin(rulebook, new QuickDice(1));
        for (int i = 0; i < game.questions(); i++) {
            game.menu(i);
        }
    }

    /** What came of the beginning and a look at it. */
    private static String begun(CompiledRulebook rulebook, Runner runner) {
        Umpire umpire = new Umpire(
                rulebook,
                runner,
                Seats.ofSides(rulebook.outline().parties()),
                new FairDice(new byte[32], List.of()),
                false);
        return switch (umpire.begin()) {
            case Ruling.Refused refused -> refused.sentence();
            case Ruling.Accepted accepted -> {
                try {
                    yield "It went on to " + umpire.decisions(accepted.position());
                } catch (EndlessRulebook endless) {
                    yield "Play cannot continue: " + endless.getMessage();
                }
            }
        };
    }
}
