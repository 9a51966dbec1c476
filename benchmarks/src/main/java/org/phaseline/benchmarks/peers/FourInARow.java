package org.phaseline.benchmarks.peers;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import org.phaseline.engine.compiled.CompiledRunner;
import org.phaseline.engine.dice.QuickDice;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.machine.Runner;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.umpire.Sandbox;
import org.phaseline.language.Loader;
import org.phaseline.language.RulebookText;

/** The game that is played on both: its rulebook. A move is the number of a column, from 0. */
final class FourInARow {

    private final CompiledRulebook rulebook;
    private final Runner runner;

    FourInARow() throws IOException {
        try (var in = Objects.requireNonNull(FourInARow.class.getResourceAsStream("/peers/four.sop"))) {
            RulebookText text = RulebookText.of("four.sop", new String(in.readAllBytes(), StandardCharsets.UTF_8));
            this.rulebook =
                    Loader.load(text, "", List.of(), List.of()).rulebook().orElseThrow();
        }
        this.runner = CompiledRunner.of(rulebook);
    }

    CompiledRulebook rulebook() {
        return rulebook;
    }

    Sandbox begin() {
        return Sandbox.begin(rulebook, runner, new QuickDice(1));
    }

    /**
     * Plays these columns: for each position who moves and the columns they may choose from, as in {@code 0:0123456}, and in the end
     * {@code won:0}, {@code drawn} or {@code open}. It stops at a column that cannot be chosen.
     */
    List<String> replay(List<Integer> columns) {
        Sandbox game = begin();
        List<String> seen = new ArrayList<>();
        for (int column : columns) {
            if (game.questions() == 0) {
                seen.add("over");
                return seen;
            }
            Menu menu = game.menu(0);
            StringBuilder offered = new StringBuilder();
            for (int i = 0; i < menu.size(); i++) {
                offered.append(menu.item(i));
            }
            seen.add(Long.numberOfTrailingZeros(game.asked(0)) + ":" + offered);
            if (!game.menu(0).has(column)) {
                return seen;
            }
            game.answer(0, column);
        }
        seen.add(standing(game));
        return seen;
    }

    /** The columns of a random game. */
    List<Integer> random(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Sandbox game = begin();
        List<Integer> columns = new ArrayList<>();
        while (game.questions() > 0) {
            Menu menu = game.menu(0);
            long column = menu.item(random.nextInt(menu.size()));
            columns.add((int) column);
            game.answer(0, column);
        }
        return columns;
    }

    private static String standing(Sandbox game) {
        Position end = game.position();
        if (!game.over()) {
            return "open";
        }
        return end.winners == 0 ? "drawn" : "won:" + Long.numberOfTrailingZeros(end.winners);
    }
}
