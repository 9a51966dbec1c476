package org.phaseline.language.resolve;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.Action;
import org.phaseline.language.checked.Block;
import org.phaseline.language.checked.CheckedLine;
import org.phaseline.language.checked.CheckedStep;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Meanwhile;
import org.phaseline.language.problem.Code;
import org.phaseline.language.tree.Heading;
import org.phaseline.language.tree.Item;
import org.phaseline.language.tree.Place;
import org.phaseline.language.tree.Statement;

/** Blocks line by line, and which part of this stage reads which statement. */
final class BlockResolver {

    /** Each is a branch within the branch of the one before. */
    private static final int MOST_BESIDE = 64;

    /** What a statement becomes is kept for as long as the rulebook is played: about so many instructions. */
    private static final int STATEMENT = 24;

    private final Resolution all;
    private int besides;
    private final ChoiceResolver choices;
    private final DiceResolver dice;
    private final DrawResolver draws;
    private final StateResolver state;
    private final StockResolver stock;
    private final LoopResolver loops;
    private final ConductResolver conducts;
    private final EventResolver events;

    BlockResolver(Resolution all) {
        this.all = all;
        this.choices = new ChoiceResolver(all);
        this.dice = new DiceResolver(all);
        this.draws = new DrawResolver(all);
        this.state = new StateResolver(all);
        this.stock = new StockResolver(all);
        this.loops = new LoopResolver(all);
        this.conducts = new ConductResolver(all);
        this.events = new EventResolver(all);
    }

    /** The places of the headings among some lines, up to one that stays open while the rest goes on. Most blocks have none. */
    private static SortedSet<Place> headings(List<Item> items) {
        TreeSet<Place> headings = null;
        for (Item item : items) {
            if (item instanceof Heading heading) {
                headings = headings == null ? new TreeSet<>() : headings;
                headings.add(heading.place());
                if (heading.clauses().meanwhile()) {
                    break;
                }
            }
        }
        return headings == null ? Collections.emptySortedSet() : headings;
    }

    Block block(List<Item> items, Context c) {
        all.work.spend(items.size());
        Context inner = c.in(new Scope.Block(c.scope(), headings(items)));
        List<CheckedLine> lines = new ArrayList<>();
        for (int i = 0; i < items.size(); i++) {
            switch (items.get(i)) {
                case Heading heading
                when heading.clauses().meanwhile() -> {
                    lines.addAll(beside(heading, items.subList(i + 1, items.size()), inner));
                    return new Block(List.copyOf(lines));
                }
                case Heading heading -> lines.add(all.stepResolver.heading(heading, inner));
                case Statement.ForEach loop when loop.inStep() -> lines.addAll(loops.inStep(loop, inner));
                case Statement statement -> {
                    Action action = statement(statement, inner);
                    if (action != null) {
                        lines.add(action);
                    }
                }
            }
        }
        return new Block(List.copyOf(lines));
    }

    /** One step stays open while the rest of the block goes on. */
    private List<? extends CheckedLine> beside(Heading open, List<Item> rest, Context c) {
        if (++besides > MOST_BESIDE) {
            besides--;
            all.astray(
                    Code.TOO_LARGE,
                    open.title().place(),
                    "more than " + MOST_BESIDE + " 'meanwhile' steps are open at the same time");
            return List.of();
        }
        if (rest.isEmpty()) {
            all.problem(
                    Code.CLAUSES,
                    open.title().place(),
                    "a 'meanwhile' step needs something after it in the same block");
        }
        Context inner = c.in(new Scope.Fork(c.scope(), "a heading with a 'meanwhile' step"));
        Block following = block(rest, inner);
        besides--;
        CheckedStep step = all.stepResolver.meanwhile(open, inner);
        return step == null ? following.lines() : List.of(new Meanwhile(step, following));
    }

    /** What a statement does; null when it could not be understood, which has been reported. */
    @Nullable
    Action statement(Statement statement, Context c) {
        all.work.at(statement.place());
        all.work.spend(STATEMENT);
        return switch (statement) {
            case Statement.GoTo s -> all.jumps.goTo(s, c);
            case Statement.Conduct s -> conducts.sequence(s, c);
            case Statement.ConductSteps s -> conducts.steps(s, c);
            case Statement.AnotherRound s -> all.jumps.anotherRound(s, c);
            case Statement.Next s -> all.jumps.next(s, c);
            case Statement.LeaveLoop s -> all.jumps.leaveLoop(s, c);
            case Statement.End s -> all.jumps.endOf(s, c);
            case Statement.Return s -> all.jumps.back(s, c);
            case Statement.EndGame s -> {
                Expr winner = s.winner() == null ? null : all.expressions.parties(s.winner(), c);
                yield new Action.EndGame(s, winner);
            }
            case Statement.If s -> choice(s, c);
            case Statement.ForEach s -> loops.forEach(s, c);
            case Statement.Repeat s -> loops.repeat(s, c);
            case Statement.Together s -> loops.together(s, c);
            case Statement.Options s -> choices.options(s, c);
            case Statement.Note s -> new Action.Note(s, all.texts.of(s.text(), c));
            case Statement.Tell s -> new Action.Tell(s, s.text() == null ? null : all.texts.of(s.text(), c));
            case Statement.Choose s -> choices.choose(s, c);
            case Statement.Enter s -> choices.enter(s, c);
            case Statement.Roll s -> dice.roll(s, c);
            case Statement.RollOff s -> dice.rollOff(s, c);
            case Statement.Draw s -> draws.draw(s, c);
            case Statement.Shuffle s -> draws.shuffle(s, c);
            case Statement.RerollWhere s -> dice.rerollWhere(s, c);
            case Statement.RerollUpTo s -> dice.rerollUpTo(s, c);
            case Statement.Announce s -> events.announce(s, c);
            case Statement.Cancel s -> events.cancel(s, c);
            case Statement.Reveal s -> events.reveal(s, c);
            case Statement.Let s -> state.let(s, c);
            case Statement.Later s -> state.later(s, c);
            case Statement.Take s -> stock.take(s, c);
            case Statement.PutBack s -> stock.putBack(s, c);
            case Statement.Pay s -> state.pay(s, c);
            case Statement.Assign s -> state.assign(s, c);
            case Statement.Change s -> state.member(s, c);
            case Statement.Mark s -> state.mark(s, c);
        };
    }

    private Action choice(Statement.If s, Context c) {
        List<Action.If.Branch> branches = new ArrayList<>();
        for (Statement.Branch branch : s.branches()) {
            var condition = all.conditions.of(branch.condition(), c);
            branches.add(new Action.If.Branch(condition, block(branch.body(), c)));
        }
        return new Action.If(s, List.copyOf(branches), block(s.otherwise(), c));
    }
}
