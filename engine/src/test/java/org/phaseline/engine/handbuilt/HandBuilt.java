package org.phaseline.engine.handbuilt;

import org.phaseline.engine.code.Arithmetic.Constant;
import org.phaseline.engine.code.AskReady;
import org.phaseline.engine.code.AskStep;
import org.phaseline.engine.code.DeferredEffects;
import org.phaseline.engine.code.Effects;
import org.phaseline.engine.code.Flow;
import org.phaseline.engine.code.Forks;
import org.phaseline.engine.code.PartyFormulas;
import org.phaseline.engine.code.Pools;
import org.phaseline.engine.code.Reroll;
import org.phaseline.engine.code.Roll;
import org.phaseline.engine.code.Sets;
import org.phaseline.engine.code.Slots;
import org.phaseline.engine.code.StepTitle;
import org.phaseline.engine.code.Stretch;
import org.phaseline.engine.code.Wording;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.SequenceInfo;
import org.phaseline.engine.position.ForkKind;

/** Small rulebooks without any text. */
public final class HandBuilt {

    /** The slot everything rolled is added to. */
    public static final int TOTAL = 1;

    /** The slot that counts how often Egypt did not skip. */
    public static final int COUNTERS = 2;

    private static final Formula NO = new Constant(0);
    private static final Formula BOTH = new Constant(0b11);

    private HandBuilt() {}

    /** Every game turn Rome attacks with two dice, then Egypt may counter; anybody may halt it all to look something up. */
    public static CompiledRulebook skirmish(int gameTurns) {
        Assembler code = new Assembler();
        code.add(new Flow.BeginGameTurn(8));
        code.add(ask("Attack", Assembler.ROME, false, 2, 2));
        code.add(new Roll("attack", 6, new Constant(2), one(Assembler.ROME), null, new Slots.Local(0), null, none()));
        code.add(add(TOTAL, new Slots.Local(0)));
        code.add(ask("Counter", Assembler.EGYPT, true, 5, 6));
        code.add(add(COUNTERS, new Constant(1)));
        code.add(new Flow.EndGameTurn(0, new Constant(gameTurns)));
        code.digression("Look something up");
        code.add(ask("Found it", new Sets.One(new Slots.Local(0)), false, code.here() + 1, code.here() + 1));
        code.add(new Flow.Return());
        return code.rulebook();
    }

    /**
     * Both sides act together: each takes a name of its own on the shared page, conducts a sequence of its own, rolls, and
     * puts something off until both are through.
     */
    public static CompiledRulebook together() {
        Assembler code = new Assembler();
        int due = code.duePoint("end of it all");
        code.add(new Flow.BeginGameTurn(8));
        SequenceInfo[] table = new SequenceInfo[1];
        code.add(new Forks.Each(ForkKind.TOGETHER, BOTH, 0, 2, 6));
        code.add(ask("Prepare", new Sets.One(new PartyFormulas.Own()), false, 3, 3));
        code.add(new Effects.Change(new Slots.OwnLocal(2), Effects.Operation.SET, new Constant(7), 0, 9)); // 3
        code.add(new Flow.Call(table, 0, new Formula[] {new PartyFormulas.Own()})); // 4
        code.add(new Forks.EndBranch()); // 5
        code.add(new DeferredEffects.FallDue(due)); // 6
        code.add(ask("Clean up", BOTH, false, 8, 8)); // 7
        code.add(new Flow.EndGameTurn(0, new Constant(2))); // 8
        code.sequence("Fight", 4);
        int fight = code.here();
        code.add(ask("Fight", new Sets.One(new PartyFormulas.Own()), false, fight + 1, fight + 1));
        code.add(new Roll(
                "fight",
                6,
                new Constant(1),
                new Sets.One(new PartyFormulas.Own()),
                null,
                new Slots.Local(1),
                null,
                none()));
        code.add(new DeferredEffects.PutOff(
                due, Effects.Operation.ADD, new Slots.OfGame(TOTAL), new Slots.Local(1), 0, 99));
        code.add(new Flow.Return());
        table[0] = code.sequences()[0];
        return code.rulebook();
    }

    /** Both sides decide unseen, and can change their mind until both are ready. */
    public static CompiledRulebook sealed() {
        Assembler code = new Assembler();
        code.add(new Flow.BeginGameTurn(8));
        code.add(new Forks.Each(ForkKind.SEALED, BOTH, -1, 2, 6));
        code.add(ask("Hide", new Sets.One(new PartyFormulas.Own()), true, 3, 4));
        code.add(new Effects.Change(new Slots.OwnLocal(2), Effects.Operation.SET, new Constant(1), 0, 1)); // 3
        code.add(new AskReady(Wording.of("Ready?"), 2, new Stretch(2, 4, 2, new PartyFormulas.Own()), 0, 0)); // 4
        code.add(new Forks.EndBranch()); // 5
        code.add(add(TOTAL, new Slots.LocalOf(2, new Constant(Assembler.ROME)))); // 6
        code.add(new Flow.EndGameTurn(0, new Constant(2))); // 7
        return code.rulebook();
    }

    /** Rome rolls two dice, may roll one of them again, and their total is kept. */
    public static CompiledRulebook rerolled(int sides) {
        Assembler code = new Assembler().page(8 + sides);
        Pools pool = new Pools(8, 0, sides, new Constant(-1));
        code.add(new Flow.BeginGameTurn(8 + sides));
        code.add(new Roll("luck", sides, new Constant(2), one(Assembler.ROME), pool, null, null, none()));
        code.add(new Reroll("luck", StepTitle.PRINTED, pool, one(Assembler.ROME), null, new Constant(1)));
        code.add(add(TOTAL, new Pools.Total(pool)));
        code.add(ask("Go on", Assembler.ROME, false, 5, 5));
        code.add(new Flow.EndGameTurn(0, new Constant(2)));
        return code.rulebook();
    }

    private static AskStep ask(String title, int party, boolean may, int yes, int skip) {
        return ask(title, one(party), may, yes, skip);
    }

    private static AskStep ask(String title, Formula actor, boolean may, int yes, int skip) {
        return new AskStep(Wording.of(title), true, may, false, actor, NO, yes, skip, skip);
    }

    private static Formula one(int party) {
        return new Constant(1L << party);
    }

    private static Effects.Change add(int slot, Formula value) {
        return new Effects.Change(new Slots.OfGame(slot), Effects.Operation.ADD, value, 1, 0);
    }

    private static Roll.Modifier[] none() {
        return new Roll.Modifier[0];
    }
}
