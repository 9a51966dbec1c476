package org.phaseline.language.compile;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Arithmetic;
import org.phaseline.engine.code.Pools;
import org.phaseline.engine.code.Reroll;
import org.phaseline.engine.code.Roll;
import org.phaseline.engine.code.RollOff;
import org.phaseline.engine.code.Slots;
import org.phaseline.engine.machine.Formula;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Statement;

/** Dice. */
final class DiceCompiler {

    private static final Formula ALWAYS = new Arithmetic.Constant(1);
    private static final int MOST_SIDES = 1000;

    private final Compilation all;
    private final Names names;

    DiceCompiler(Compilation all, Names names) {
        this.all = all;
        this.names = names;
    }

    /** Who throws: the one the line names, else the one who acts, or anybody when nobody in particular does. */
    private Formula roller(@Nullable Expression named, Context c) {
        if (named != null) {
            return all.expressions.parties(named, c);
        }
        Actor actor = c.actor();
        return actor == null || actor.set() ? new Arithmetic.Constant(all.symbols.parties.sidesMask()) : actor.mask();
    }

    void roll(Statement.Roll s, Context c) {
        sides(s.sides(), s);
        Formula count = all.expressions.number(s.count(), c);
        boolean plain =
                s.bonus() == null && s.counting() == null && s.modifiers().isEmpty();
        Formula counting = s.counting() == null ? null : all.expressions.flag(s.counting(), c.looking(Type.NUMBER));
        List<Roll.Modifier> modifiers = new ArrayList<>();
        if (s.bonus() != null) {
            modifiers.add(new Roll.Modifier(all.expressions.number(s.bonus(), c), ALWAYS, ""));
        }
        for (Statement.Modifier line : s.modifiers()) {
            modifiers.add(new Roll.Modifier(
                    all.expressions.number(line.amount(), c),
                    line.condition() == null ? ALWAYS : all.expressions.flag(line.condition(), c),
                    line.text() == null ? "" : line.text().text()));
        }
        Pools pool = null;
        Slots.Slot total = null;
        if (plain) {
            pool = names.declarePool(s.name(), s.sides(), c).pool();
        } else {
            total = names.slot(names.declare(s.name(), Type.NUMBER, c));
        }
        all.emitter.emit(new Roll(
                s.name().text(),
                s.sides(),
                count,
                roller(s.who(), c),
                pool,
                total,
                counting,
                modifiers.toArray(Roll.Modifier[]::new)));
    }

    private void sides(int sides, Statement s) {
        if (sides < 2 || sides > MOST_SIDES) {
            all.problem(s.place(), "a die has 2 to " + MOST_SIDES + " sides");
        }
    }

    void rollOff(Statement.RollOff s, Context c) {
        sides(s.sides(), s);
        Formula among = all.expressions.parties(s.among(), c);
        Slots.Slot contenders = c.newSlot();
        Slots.Slot winner;
        Symbols.Role role = all.symbols.roles.get(s.name().text());
        if (role != null && role.derived() == null) {
            winner = new Slots.Role(role.number());
        } else {
            winner = names.slot(names.declare(s.name(), all.symbols.who(Type.PartyKind.SIDE, false), c));
        }
        int each = (int) Math.max(1, Math.min(100, s.count()));
        all.emitter.emit(new RollOff(s.name().text(), each, s.sides(), among, contenders, winner));
    }

    void rerollWhere(Statement.RerollWhere s, Context c) {
        Pools pool = pool(s.pool(), c);
        Formula condition = all.expressions.flag(s.condition(), c.looking(Type.NUMBER));
        if (pool != null) {
            all.emitter.emit(new Reroll(called(s.pool()), pool, roller(s.who(), c), condition, ALWAYS));
        }
    }

    void rerollUpTo(Statement.RerollUpTo s, Context c) {
        Pools pool = pool(s.pool(), c);
        Formula limit = all.expressions.number(s.limit(), c);
        Formula who = roller(s.who(), c);
        if (pool != null) {
            all.emitter.emit(new Reroll(called(s.pool()), pool, who, null, limit));
        }
    }

    /** What the players know the dice by; whose they are, they know. */
    private static String called(Expression pool) {
        return pool instanceof Expression.Of of ? of.name().text() : Say.expression(pool);
    }

    private @Nullable Pools pool(Expression named, Context c) {
        Pools pool = all.expressions.names().pool(named, c);
        if (pool == null && named instanceof Expression.Name name && c.page().find(name.name()) != null) {
            all.problem(
                    named.place(),
                    "'" + name.name() + "' holds no dice to throw again: roll them without modifiers and without"
                            + " 'counting', which a 'let' below can have");
        } else if (pool == null) {
            all.unknown(
                    named.place(),
                    "no dice called '" + Say.expression(named) + "' were rolled above"
                            + all.problems.didYouMean(
                                    Say.expression(named), c.page().all()));
        }
        return pool;
    }
}
