package org.phaseline.language.compile;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Arithmetic;
import org.phaseline.engine.code.Flow;
import org.phaseline.engine.code.Forks;
import org.phaseline.engine.code.Steps;
import org.phaseline.engine.position.ForkKind;
import org.phaseline.language.tree.Heading;
import org.phaseline.language.tree.Item;
import org.phaseline.language.tree.Statement;

/** Blocks and the statements that steer; what chooses, rolls and changes is compiled by {@link ActionCompiler}. */
final class StatementCompiler {

    /** Each is a branch within the branch of the one before. */
    private static final int MOST_BESIDE = 64;

    private final Compilation all;
    private int besides;
    private final ActionCompiler actions;
    private final LoopCompiler loops;
    private final ConductCompiler conducts;

    StatementCompiler(Compilation all) {
        this.all = all;
        this.actions = new ActionCompiler(all);
        this.loops = new LoopCompiler(all);
        this.conducts = new ConductCompiler(all);
    }

    /** The lines of a block in their order. The first may also be the question at which the step can be declined. */
    void block(List<Item> items, Context c, @Nullable Meld meld) {
        all.work.spend(items.size());
        Scope.Block block = new Scope.Block(c);
        for (Item item : items) {
            if (item instanceof Heading heading) {
                block.labels.put(heading.place(), new Label());
                block.headings.add(heading);
            }
            if (item instanceof Heading heading && heading.clauses().meanwhile()) {
                break;
            }
        }
        Context inner = c.in(block);
        Meld first = meld;
        for (int i = 0; i < items.size(); i++) {
            switch (items.get(i)) {
                case Heading heading
                when heading.clauses().meanwhile() -> {
                    beside(heading, items.subList(i + 1, items.size()), inner, block);
                    block.end = c.routine().slots();
                    return;
                }
                case Heading heading -> {
                    begin(block, heading, c);
                    Scope outside = all.emitter.inside(block);
                    all.steps.heading(heading, inner);
                    all.emitter.inside(outside);
                }
                case Statement statement -> statement(statement, inner, first);
            }
            first = null;
        }
        block.end = c.routine().slots();
    }

    private void begin(Scope.Block block, Heading heading, Context c) {
        all.emitter.bind(java.util.Objects.requireNonNull(block.labels.get(heading.place())));
        block.begins.put(heading.place(), c.routine().slots());
    }

    /** One step stays open while the rest of the block goes on. */
    private void beside(Heading open, List<Item> rest, Context c, Scope.Block block) {
        begin(block, open, c);
        if (++besides > MOST_BESIDE) {
            besides--;
            all.astray(
                    open.title().place(), "more than " + MOST_BESIDE + " steps are open meanwhile, beside each other");
            return;
        }
        if (rest.isEmpty()) {
            all.problem(open.title().place(), "nothing follows in this block that could go on meanwhile");
        }
        Label main = new Label();
        Label guest = new Label();
        Label join = new Label();
        all.emitter.emit(
                () -> new Forks.Block(ForkKind.MEANWHILE, new int[] {main.address(), guest.address()}, join.address()));
        Context inner = c.in(new Scope.Fork(c.scope(), "a heading with something going on meanwhile"))
                .failing(null);
        all.emitter.bind(main);
        block(rest, inner, null);
        besides--;
        all.emitter.emit(new Forks.EndBranch());
        all.emitter.bind(guest);
        all.steps.meanwhile(open, inner);
        all.emitter.bind(join);
        all.emitter.emit(new Flow.Pass());
    }

    void statement(Statement statement, Context c, @Nullable Meld meld) {
        all.work.at(statement.place());
        Scope outside = all.emitter.inside(c.scope());
        compile(statement, c, meld);
        all.emitter.inside(outside);
    }

    private void compile(Statement statement, Context c, @Nullable Meld meld) {
        switch (statement) {
            case Statement.GoTo s -> all.jumps.goTo(s.step(), c);
            case Statement.Conduct s -> conducts.sequence(s, c);
            case Statement.ConductSteps s -> conducts.steps(s, c);
            case Statement.AnotherRound s -> all.jumps.anotherRound(s.place(), c);
            case Statement.Next s -> all.jumps.next(s.loop(), c);
            case Statement.End s
            when s.level() == Heading.Level.GAME_TURN && c.routine().isGameTurn() ->
                all.jumps.out(s.place(), c, c.routine().end);
            case Statement.End s -> all.jumps.endOf(s.level(), s.place(), c);
            case Statement.Return s -> all.jumps.out(s.place(), c, c.routine().end);
            case Statement.EndGame s -> endGame(s, c);
            case Statement.If s -> choice(s, c);
            case Statement.ForEach s -> loops.forEach(s, c);
            case Statement.Together s -> loops.together(s, c);
            case Statement.Options s -> actions.options(s, c, meld);
            case Statement.Note s -> note(s, c);
            default -> actions.action(statement, c, meld);
        }
    }

    void reveal(Headings.Entry step, Context c) {
        actions.reveal(step, c);
    }

    private void endGame(Statement.EndGame s, Context c) {
        c.unfit("the game is ended", s.place());
        all.reachability.endOfGame(s, c);
        var winners = s.winner() == null ? new Arithmetic.Constant(0) : all.expressions.parties(s.winner(), c);
        all.emitter.emit(new Flow.EndGame(winners));
    }

    private void note(Statement.Note s, Context c) {
        all.emitter.emit(new Steps.Tell(all.emitter.step(), all.wordings.told(s.text(), c)));
    }

    private void choice(Statement.If s, Context c) {
        Label end = new Label();
        for (Statement.Branch branch : s.branches()) {
            Label next = new Label();
            all.conditions.orElse(branch.condition(), c, next);
            Context behind = all.assumptions.behind(branch.condition(), true, c);
            block(branch.body(), behind.guardedBy(branch.condition(), true), null);
            all.emitter.jump(end);
            all.emitter.bind(next);
        }
        block(s.otherwise(), c, null);
        all.emitter.bind(end);
    }
}
