package org.phaseline.games;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.phaseline.engine.dice.QuickDice;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.outline.Step;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.report.Report;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Sandbox;

/**
 * Looks for the steps of a rulebook by random play. A position at which a step came about for the first time, or a game turn began, is
 * kept, and play goes on from there with other dice: what lies behind something rare need not be found from the beginning each time.
 * All follows from the seed.
 */
final class StepSearch {

    /** How long play goes on from a kept position without anything new: so many answers, doubled by chance less than so often. */
    private static final int SHORTEST = 100;

    private static final int DOUBLINGS = 6;

    /** How often somebody halts the sequence by hand. */
    private static final int SELDOM = 100;

    /** What a player more often than not does; else they choose anything. */
    private enum Style {
        /** Takes what is offered first: a player who always changes their mind never meets anybody on a board. */
        BOLD,
        /** Takes what was chosen least often in this step. */
        CURIOUS,
        CARELESS
    }

    /** A position to go on from. */
    private static final class Kept {
        private final Position position;
        private int tries;

        Kept(Position position) {
            this.position = position;
        }
    }

    private record Choice(int step, long item) {}

    private final CompiledRulebook rulebook;
    private final List<Style> styles;
    private final Random random;
    private final BitSet reached = new BitSet();
    private final BitSet turns = new BitSet();
    private final List<Kept> kept = new ArrayList<>();
    private final Map<Choice, Integer> tried = new HashMap<>();
    private int answers;

    StepSearch(CompiledRulebook rulebook, long seed) {
        this.rulebook = rulebook;
        this.styles = rulebook.outline().boards().isEmpty()
                ? List.of(Style.CURIOUS, Style.CARELESS)
                : List.of(Style.BOLD, Style.BOLD, Style.CURIOUS, Style.CARELESS);
        this.random = new Random(seed);
        Ruling.Accepted begun = Chance.accepted(Chance.umpire(rulebook, seed).begin());
        isNew(begun.reports(), begun.position());
        kept.add(new Kept(begun.position()));
    }

    int answers() {
        return answers;
    }

    /** The keys of the steps that came about. */
    Set<String> reached() {
        return rulebook.outline().steps().stream()
                .filter(step -> reached.get(step.index()))
                .map(Step::key)
                .collect(Collectors.toSet());
    }

    /** The steps that have not come about yet. */
    Stream<Step> missed() {
        return rulebook.outline().steps().stream().filter(step -> !reached.get(step.index()));
    }

    /** Plays on from one of the kept positions. */
    void goOn() {
        Sandbox game = new Sandbox(rulebook, leastTried().copy(), new QuickDice(random.nextLong()));
        Style style = styles.get(random.nextInt(styles.size()));
        int stretch = SHORTEST << random.nextInt(DOUBLINGS);
        for (int i = 0; i < stretch && !game.over(); i++) {
            boolean halted = !rulebook.digressions().isEmpty() && random.nextInt(SELDOM) == 0;
            List<Report> reports = halted ? raise(game) : answer(game, style);
            answers++;
            if (isNew(reports, game.position())) {
                kept.add(new Kept(game.position().copy()));
                i = 0;
            }
        }
    }

    /** Of those that were tried equally often the latest: the way to it was the longest. */
    private Position leastTried() {
        Kept from = kept.getFirst();
        for (Kept each : kept) {
            if (each.tries <= from.tries) {
                from = each;
            }
        }
        from.tries++;
        return from.position;
    }

    private List<Report> raise(Sandbox game) {
        Answer.Raise raise =
                new Answer.Raise(random.nextInt(rulebook.digressions().size()), 0, "");
        Ruling.Accepted ruling =
                Chance.accepted(Chance.umpire(rulebook, random.nextLong()).rule(game.position(), raise));
        game.goTo(ruling.position());
        return ruling.reports();
    }

    private List<Report> answer(Sandbox game, Style style) {
        boolean alike = random.nextInt(5) < 2;
        int questions = game.questions();
        int first = style == Style.BOLD && !alike ? 0 : random.nextInt(questions);
        for (int i = 0; i < questions; i++) {
            int question = (first + i) % questions;
            Menu menu = game.menu(question);
            if (menu.size() > 0) {
                int index = alike
                        ? random.nextInt(menu.size())
                        : switch (style) {
                            case BOLD -> 0;
                            case CURIOUS -> leastTried(game.step(question), menu);
                            case CARELESS -> random.nextInt(menu.size());
                        };
                long item = menu.item(index);
                tried.merge(new Choice(game.step(question), item), 1, Integer::sum);
                ArrayList<Report> reports = new ArrayList<>();
                game.reportTo(reports);
                game.answer(question, item);
                return reports;
            }
        }
        throw new AssertionError("nothing is asked, and the game is not over");
    }

    private int leastTried(int step, Menu menu) {
        int first = random.nextInt(menu.size());
        int least = first;
        int times = Integer.MAX_VALUE;
        for (int i = 0; i < menu.size() && times > 0; i++) {
            int index = (first + i) % menu.size();
            int often = tried.getOrDefault(new Choice(step, menu.item(index)), 0);
            if (often < times) {
                times = often;
                least = index;
            }
        }
        return least;
    }

    /** Whether a step has come about, or a turn has begun, that had not before. */
    private boolean isNew(List<Report> reports, Position position) {
        int before = reached.cardinality();
        for (int i = 0; i < reports.size(); i++) {
            // One that was entered and left undone at once was passed over.
            boolean passedOver = i + 1 < reports.size()
                    && reports.get(i + 1) instanceof Report.Left left
                    && left.step() == reports.get(i).step()
                    && left.outcome().equals("not done");
            if (reports.get(i) instanceof Report.Entered entered && !passedOver) {
                reached.set(entered.step());
            }
        }
        int turn = (int) position.slots[CompiledRulebook.GAME_TURN_SLOT];
        boolean laterTurn = !turns.get(turn);
        turns.set(turn);
        return laterTurn || reached.cardinality() > before;
    }
}
