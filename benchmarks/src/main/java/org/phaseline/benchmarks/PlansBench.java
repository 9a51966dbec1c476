package org.phaseline.benchmarks;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.phaseline.engine.dice.QuickDice;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.LegalChoice;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.SeatPositions;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.games.Games;
import org.phaseline.games.ShippedGame;
import org.phaseline.language.Loaded;
import org.phaseline.language.Loader;
import org.phaseline.language.RulebookText;
import org.phaseline.planner.FoundPlans;
import org.phaseline.planner.PieceRef;
import org.phaseline.planner.Plans;

/**
 * How much time of a processor the menu of a piece takes, of all own pieces that can be ordered, in positions that random play leads to, of each scenario that
 * ships. Everything is counted that a server does for it, from what the seat may know on. Each menu is found twice, and the lesser of the
 * two times counts: what else the machine does disturbs one of them.
 */
final class PlansBench {

    private static final double GOAL = 100;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final int positions;
    private final int answersBetween;

    private PlansBench(int positions, int answersBetween) {
        this.positions = positions;
        this.answersBetween = answersBetween;
    }

    /** @param args how many positions of each scenario, usually 10 */
    static List<String> measure(List<String> args) {
        PlansBench bench = new PlansBench(args.isEmpty() ? 10 : Integer.parseInt(args.getFirst()), 11);
        List<String> lines = new ArrayList<>();
        lines.add(
                "| menus of pieces, the lesser of two times each | menus | ways, median | cut short | median | worst, goal "
                        + (int) GOAL + " ms |");
        lines.add("|---|--:|--:|--:|--:|--:|");
        for (ShippedGame game : Games.all()) {
            RulebookText text = Games.text(game);
            List<Loaded.ScenarioInfo> scenarios =
                    Loader.load(text, "", List.of(), List.of()).scenarios();
            for (String scenario : scenarios.isEmpty()
                    ? List.of("")
                    : scenarios.stream().map(Loaded.ScenarioInfo::name).toList()) {
                CompiledRulebook rulebook = Loader.load(text, scenario, List.of(), List.of())
                        .rulebook()
                        .orElseThrow();
                if (rulebook.outline().pieces().stream().anyMatch(kind -> kind.at() >= 0)) {
                    // Twice, so that the second time is warm, as a server is.
                    bench.play(rulebook);
                    lines.add(bench.play(rulebook).row(game.id() + " " + scenario));
                }
            }
        }
        return lines;
    }

    private static final class Figures {

        final List<Double> times = new ArrayList<>();
        final List<Integer> ways = new ArrayList<>();
        int cut;

        String row(String title) {
            if (times.isEmpty()) {
                return "| " + title + " | 0 | | | | |";
            }
            Collections.sort(times);
            Collections.sort(ways);
            return String.format(
                    Locale.ROOT,
                    "| %s | %d | %d | %d | %.1f ms | %.1f ms |",
                    title,
                    times.size(),
                    ways.get(ways.size() / 2),
                    cut,
                    times.get(times.size() / 2),
                    times.getLast());
        }
    }

    private Figures play(CompiledRulebook rulebook) {
        Umpire umpire = new Umpire(rulebook, Seats.ofSides(rulebook.outline().parties()), new QuickDice(3), false);
        SeatPositions views = new SeatPositions(umpire);
        Random random = new Random(5);
        Figures figures = new Figures();
        Position position = accepted(umpire.begin());
        for (int i = 0; i < positions && !position.over; i++) {
            for (int seat = 0; seat < umpire.seats().all().size(); seat++) {
                if (views.isAsked(position, seat)) {
                    look(views, position, seat, figures);
                }
            }
            for (int j = 0; j < answersBetween && !position.over; j++) {
                position = accepted(umpire.rule(position, any(umpire.decisions(position), random)));
            }
        }
        return figures;
    }

    private static void look(SeatPositions views, Position position, int seat, Figures figures) {
        for (PieceRef piece : new Plans(views.of(position, seat)).movable()) {
            figures.times.add(Math.min(millis(views, position, seat, piece), millis(views, position, seat, piece)));
            FoundPlans ways = new Plans(views.of(position, seat)).everywhere(List.of(piece));
            figures.ways.add(
                    ways.moves().size() + ways.attacks().size() + ways.orders().size());
            figures.cut += ways.cut() ? 1 : 0;
        }
    }

    private static double millis(SeatPositions views, Position position, int seat, PieceRef piece) {
        long begun = THREADS.getCurrentThreadCpuTime();
        new Plans(views.of(position, seat)).everywhere(List.of(piece));
        return (THREADS.getCurrentThreadCpuTime() - begun) / 1e6;
    }

    private static Answer any(List<OpenDecision> decisions, Random random) {
        OpenDecision decision = decisions.get(random.nextInt(decisions.size()));
        LegalChoice choice =
                decision.choices().get(random.nextInt(decision.choices().size()));
        return new Answer.Pick(decision.id(), Long.numberOfTrailingZeros(decision.seats()), choice.item(), "");
    }

    private static Position accepted(Ruling ruling) {
        return switch (ruling) {
            case Ruling.Accepted accepted -> accepted.position();
            case Ruling.Refused refused -> throw new IllegalStateException(refused.sentence());
        };
    }
}
