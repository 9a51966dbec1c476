package org.phaseline.benchmarks;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import org.phaseline.engine.compiled.CompiledRunner;
import org.phaseline.engine.dice.QuickDice;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.machine.Runner;
import org.phaseline.engine.outline.StateField;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.umpire.Sandbox;
import org.phaseline.language.RulebookText;

/** The workload W1 from its rulebook: the policy's answers, given one by one to the same menus anybody gets. */
final class Skirmish {

    private final CompiledRulebook rulebook = BenchmarkTexts.rulebook(text(), "");
    private final Runner compiled = CompiledRunner.of(rulebook);
    private final Runner plain = new Runner.Plain(rulebook.code());
    private final int orderPoints = slot("orderPoints");
    private final int victory = slot("victory");
    private final int strength = slot("strength");

    private static RulebookText text() {
        String path = "/w1/skirmish.sop";
        try (InputStream in = Objects.requireNonNull(Skirmish.class.getResourceAsStream(path), path)) {
            return new RulebookText("skirmish.sop", new String(in.readAllBytes(), StandardCharsets.UTF_8), Map.of());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private int slot(String field) {
        return rulebook.outline().state().stream()
                .filter(each -> each.name().equals(field))
                .mapToInt(StateField::slot)
                .findFirst()
                .orElseThrow();
    }

    Sandbox begin(long seed) {
        return Sandbox.begin(rulebook, compiled, new QuickDice(seed));
    }

    Sandbox beginPlain(long seed) {
        return Sandbox.begin(rulebook, plain, new QuickDice(seed));
    }

    /** Where a target is to be chosen, in the middle of a game. */
    Position midGame() {
        Sandbox game = begin(0);
        play(game, 50 * 7 + 1);
        return game.position();
    }

    /** Plays a game to its end; returns how many questions were answered. */
    int play(Sandbox game) {
        return play(game, Integer.MAX_VALUE);
    }

    private int play(Sandbox game, int most) {
        long[] slots = game.position().slots;
        int answered = 0;
        int turn = 0;
        int order = 0;
        while (answered < most && game.questions() > 0) {
            Menu menu = game.menu(0);
            answered++;
            int last = menu.size() - 1;
            if (menu.item(last) != Menu.PASS) {
                game.answer(0, menu.item((turn + order) & 3));
                order++;
            } else if (slots[orderPoints + (turn & 1)] > 0) {
                game.answer(0, menu.item(order & 3));
            } else {
                game.answer(0, menu.item(last));
                turn++;
                order = 0;
            }
        }
        return answered;
    }

    /** All that the two ways of playing must agree on. */
    SkirmishState standing(Sandbox game) {
        long[] slots = game.position().slots;
        long[] strengths = new long[8];
        for (int i = 0; i < 8; i++) {
            strengths[i] = slots[strength + i];
        }
        return new SkirmishState(
                new long[] {slots[orderPoints], slots[orderPoints + 1]},
                new long[] {slots[victory], slots[victory + 1]},
                strengths);
    }
}
