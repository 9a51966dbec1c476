package org.phaseline.language.emit;

import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Events;
import org.phaseline.engine.code.Flow;
import org.phaseline.engine.code.Forks;
import org.phaseline.engine.code.Steps;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.position.ForkKind;
import org.phaseline.language.checked.Action;
import org.phaseline.language.checked.Block;
import org.phaseline.language.checked.CheckedLine;
import org.phaseline.language.checked.CheckedStep;
import org.phaseline.language.checked.Meanwhile;
import org.phaseline.language.checked.Variable;
import org.phaseline.language.tree.Heading;

/** The lines of blocks, each by whoever knows how. */
final class BlockEmitter {

    private final Emission all;
    private final OptionEmitter options;
    private final ChoiceEmitter choices;
    private final DiceEmitter dice;
    private final DrawEmitter draws;
    private final StateEmitter state;
    private final LoopEmitter loops;
    private final TogetherEmitter togethers;
    private final ConductEmitter conducts;

    BlockEmitter(Emission all) {
        this.all = all;
        this.options = new OptionEmitter(all);
        this.choices = new ChoiceEmitter(all);
        this.dice = new DiceEmitter(all);
        this.draws = new DrawEmitter(all);
        this.state = new StateEmitter(all);
        this.loops = new LoopEmitter(all);
        this.togethers = new TogetherEmitter(all);
        this.conducts = new ConductEmitter(all);
    }

    /** The lines of a block in their order. The first may also be the question at which the step can be declined. */
    void block(Block block, CodeContext c, @Nullable DeclineChoice decline) {
        CodeScope.Lines lines = new CodeScope.Lines(c);
        for (CheckedLine line : block.lines()) {
            switch (line) {
                case CheckedStep step -> lines.add(step.index());
                case Meanwhile meanwhile -> lines.add(meanwhile.open().index());
                case Action _ -> {}
            }
        }
        CodeContext inner = c.in(lines);
        NamesInScope.Mark known = all.inScope.mark();
        DeclineChoice first = decline;
        for (CheckedLine line : block.lines()) {
            switch (line) {
                case CheckedStep step -> {
                    lines.begin(step.index(), all.code);
                    CodeScope outside = all.code.inside(lines);
                    all.steps.emit(step, inner);
                    all.code.inside(outside);
                }
                case Meanwhile meanwhile -> meanwhile(meanwhile, lines, inner);
                case Action action -> action(action, inner, first);
            }
            first = null;
        }
        all.inScope.back(known);
        lines.close();
    }

    /** One step stays open while the rest of the block goes on. */
    private void meanwhile(Meanwhile meanwhile, CodeScope.Lines lines, CodeContext c) {
        lines.begin(meanwhile.open().index(), all.code);
        JumpLabel main = new JumpLabel();
        JumpLabel guest = new JumpLabel();
        JumpLabel join = new JumpLabel();
        all.code.emit(
                () -> new Forks.Block(ForkKind.MEANWHILE, new int[] {main.address(), guest.address()}, join.address()));
        CodeContext inner = c.branch();
        all.code.bind(main);
        block(meanwhile.rest(), inner, null);
        all.code.emit(new Forks.EndBranch());
        all.code.bind(guest);
        all.steps.emit(meanwhile.open(), inner);
        all.code.bind(join);
        all.code.emit(new Flow.Pass());
    }

    void action(Action action, CodeContext c, @Nullable DeclineChoice decline) {
        CodeScope outside = all.code.inside(c.scope());
        emit(action, c, decline);
        all.code.inside(outside);
    }

    private void emit(Action action, CodeContext c, @Nullable DeclineChoice decline) {
        switch (action) {
            case Action.GoTo a -> all.jumps.goTo(a.target().index(), c);
            case Action.Conduct a -> conducts.sequence(a, c);
            case Action.ConductSteps a -> conducts.steps(a, c);
            case Action.AnotherRound _ -> all.jumps.anotherRound(c);
            case Action.Next a -> all.jumps.next(a.loop(), c);
            case Action.LeaveLoop a -> all.jumps.leaveLoop(a.loop(), c);
            case Action.End a -> end(a.level(), c);
            case Action.Return _ -> all.jumps.out(c);
            case Action.EndGame a -> endGame(a, c);
            case Action.If a -> choice(a, c);
            case Action.ForEach a -> loops.forEach(a, c);
            case Action.CountLoop a -> loops.count(a, c);
            case Action.Repeat a -> loops.repeat(a, c);
            case Action.TogetherEach a -> togethers.eachParty(a, c);
            case Action.TogetherBlocks a -> togethers.blocks(a, c);
            case Action.Options a -> options.options(a, c, decline);
            case Action.Later a -> state.later(a, c);
            case Action.Announce a -> all.events.announce(a, c);
            case Action.Cancel _ -> all.code.emit(new Events.Cancel());
            case Action.Choose a -> {
                choices.choose(a, c, decline);
                know(a.variable());
            }
            case Action.ChooseNumber a -> choices.number(a, c, decline);
            case Action.ChooseSeveral a -> {
                choices.several(a, c, decline);
                know(a.variable());
            }
            case Action.Enter a -> {
                choices.enter(a, c, decline);
                know(a.variable());
            }
            case Action.Roll a -> dice.roll(a, c);
            case Action.RollOff a -> dice.rollOff(a, c);
            case Action.Draw a -> {
                draws.draw(a, c);
                know(a.variable());
            }
            case Action.Shuffle a -> draws.shuffle(a, c);
            case Action.RerollWhere a -> dice.rerollWhere(a, c);
            case Action.RerollUpTo a -> dice.rerollUpTo(a, c);
            case Action.Let a -> {
                state.let(a, c);
                know(a.variable());
            }
            case Action.LetSaid a -> state.letSaid(a, c);
            case Action.Take a -> {
                state.take(a, c);
                know(a.variable());
            }
            case Action.PutBack a -> state.putBack(a, c);
            case Action.Pay a -> state.pay(a, c);
            case Action.AssignSaid a -> state.assignSaid(a, c);
            case Action.Change a -> state.change(a, c);
            case Action.Reveal a -> {
                a.steps().forEach(all.events::reveal);
                a.names().forEach(name -> draws.reveal(name, c));
            }
            case Action.Note a -> all.code.emit(new Steps.Tell(all.code.step(), all.wordings.of(a.text(), c)));
            case Action.Tell a ->
                all.code.emit(
                        a.text() == null
                                ? new Steps.TellNothing(all.code.step())
                                : new Steps.TellInstead(all.code.step(), all.wordings.of(a.text(), c)));
        }
    }

    private void know(Variable name) {
        all.inScope.add(name.type(), all.names.get(name).words());
    }

    private void end(Heading.Level level, CodeContext c) {
        if (level == Heading.Level.GAME_TURN && c.frame().isGameTurn()) {
            all.jumps.out(c);
        } else {
            all.jumps.endOf(level, c);
        }
    }

    private void endGame(Action.EndGame a, CodeContext c) {
        Formula winners = a.winner() == null ? FixedFormulas.NEVER : all.formulas.parties(a.winner(), c);
        all.code.emit(new Flow.EndGame(winners));
    }

    private void choice(Action.If a, CodeContext c) {
        JumpLabel end = new JumpLabel();
        for (Action.If.Branch branch : a.branches()) {
            JumpLabel next = new JumpLabel();
            all.conditions.orElse(branch.condition(), c, next);
            block(branch.body(), c, null);
            all.code.jump(end);
            all.code.bind(next);
        }
        block(a.otherwise(), c, null);
        all.code.bind(end);
    }
}
