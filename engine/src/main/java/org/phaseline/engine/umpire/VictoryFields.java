package org.phaseline.engine.umpire;

import java.lang.reflect.Array;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Effects;
import org.phaseline.engine.code.Flow;
import org.phaseline.engine.code.Loops;
import org.phaseline.engine.code.Slots;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.Instruction;
import org.phaseline.engine.outline.StateField;

/**
 * Which values of the state decide who wins, as far as the code tells: those that the conditions of a line "end game won by" look at, and
 * those that the conditions of lines look at which change the former.
 */
public final class VictoryFields {

    /** So many parts of formulas are looked at: what the rest reads counts as not decisive. */
    private static final int MOST_PARTS = 6_000;

    private final CompiledRulebook rulebook;

    private VictoryFields(CompiledRulebook rulebook) {
        this.rulebook = rulebook;
    }

    /** In the order of the outline. First those that the end of the game looks at, then, in a second list, those that count towards them. */
    public static List<List<StateField>> of(CompiledRulebook rulebook) {
        VictoryFields fields = new VictoryFields(rulebook);
        BitSet direct = fields.guarding(instruction -> instruction instanceof Flow.EndGame);
        BitSet indirect = fields.guarding(instruction -> writes(instruction, direct));
        indirect.andNot(direct);
        return List.of(fields.named(direct), fields.named(indirect));
    }

    /** Whether a line of the rulebook ends the game, be it won or drawn. */
    public static boolean endsTheGame(CompiledRulebook rulebook) {
        return Arrays.stream(rulebook.code()).anyMatch(Flow.EndGame.class::isInstance);
    }

    private interface Wanted {
        boolean is(Instruction instruction);
    }

    private static boolean writes(Instruction instruction, BitSet slots) {
        return instruction instanceof Effects.Change change
                && switch (change.slot()) {
                    case Slots.OfMember member -> slots.get(member.base());
                    case Slots.OfGame game -> slots.get(game.slot());
                    case Slots.Local local -> false;
                    case Slots.OwnLocal own -> false;
                    case Slots.LocalOf of -> false;
                    case Slots.Role role -> false;
                };
    }

    /** What the conditions read that enclose such an instruction. */
    private BitSet guarding(Wanted wanted) {
        BitSet slots = new BitSet();
        List<Object> seen = new ArrayList<>();
        Instruction[] code = rulebook.code();
        for (int at = 0; at < code.length; at++) {
            if (!wanted.is(code[at])) {
                continue;
            }
            read(code[at] instanceof Flow.EndGame end ? end.winners() : null, slots, seen);
            for (int i = at - 1; i >= 0 && rulebook.stepAt()[i] == rulebook.stepAt()[at]; i--) {
                if (code[i] instanceof Flow.JumpUnless guard && guard.target() > at) {
                    read(guard.condition(), slots, seen);
                } else if (code[i].getClass().getEnclosingClass() == Loops.class) {
                    read(code[i], slots, seen);
                }
            }
        }
        return slots;
    }

    /** Formulas are trees of records, so whatever reads a value of the state is found in their components. */
    private static void read(@Nullable Object part, BitSet slots, List<Object> seen) {
        if (part == null || seen.size() >= MOST_PARTS || isIn(seen, part)) {
            return;
        }
        seen.add(part);
        switch (part) {
            case Slots.OfGame game -> slots.set(game.slot());
            case Slots.OfMember member -> {
                slots.set(member.base());
                read(member.member(), slots, seen);
            }
            case Record parts -> {
                for (RecordComponent component : parts.getClass().getRecordComponents()) {
                    if (!component.getType().isPrimitive()) {
                        read(value(component, parts), slots, seen);
                    }
                }
            }
            case Collection<?> several -> several.forEach(each -> read(each, slots, seen));
            default -> {
                if (part.getClass().isArray()
                        && !part.getClass().getComponentType().isPrimitive()) {
                    for (int i = 0; i < Array.getLength(part); i++) {
                        read(Array.get(part, i), slots, seen);
                    }
                }
            }
        }
    }

    /** The same object: formulas that are equal may be large, and one that calls itself has no end. */
    @SuppressWarnings("ReferenceEquality")
    private static boolean isIn(List<Object> seen, Object part) {
        for (Object each : seen) {
            if (each == part) {
                return true;
            }
        }
        return false;
    }

    private static Object value(RecordComponent component, Record of) {
        try {
            component.getAccessor().setAccessible(true);
            Object value = component.getAccessor().invoke(of);
            return value == null ? "" : value;
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private List<StateField> named(BitSet slots) {
        return rulebook.outline().state().stream()
                .filter(field -> {
                    int first = slots.nextSetBit(field.slot());
                    return first >= 0
                            && first
                                    < field.slot()
                                            + field.slots(rulebook.outline().parties());
                })
                .toList();
    }
}
