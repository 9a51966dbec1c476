package org.phaseline.engine.umpire;

import java.lang.reflect.Array;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Arithmetic;
import org.phaseline.engine.code.Effects;
import org.phaseline.engine.code.Flow;
import org.phaseline.engine.code.Logic;
import org.phaseline.engine.code.Loops;
import org.phaseline.engine.code.RecordParts;
import org.phaseline.engine.code.Slots;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.Instruction;
import org.phaseline.engine.outline.StateField;

/**
 * Which values of the state decide who wins, as far as the code tells: those that the conditions of a line "end game won by" look at, and
 * those that count towards them, because they are looked at where the former are changed.
 */
public final class VictoryFields {

    /** So many parts of formulas are looked at: what the rest reads counts as not decisive. */
    private static final int MOST_PARTS = 6_000;

    /** What parts of formulas call the slot of a field's first holder. */
    private static final String FIRST_SLOT = "base";

    private final CompiledRulebook rulebook;
    private final Map<Integer, Set<Long>> compared = new TreeMap<>();
    private final List<StateField> decisive;
    private final List<StateField> helpful;

    private VictoryFields(CompiledRulebook rulebook) {
        this.rulebook = rulebook;
        BitSet direct = guarding(instruction -> instruction instanceof Flow.EndGame);
        BitSet indirect = guarding(instruction -> writes(instruction, direct));
        indirect.andNot(direct);
        this.decisive = named(direct);
        this.helpful = named(indirect);
    }

    public static VictoryFields of(CompiledRulebook rulebook) {
        return new VictoryFields(rulebook);
    }

    /** Those that the end of the game looks at, in the order of the outline. */
    public List<StateField> decisive() {
        return decisive;
    }

    /** Those that count towards them. */
    public List<StateField> helpful() {
        return helpful;
    }

    /** The values that such a field is compared with there: of all sorts of ground, the one that counts. May be empty. */
    public Set<Long> compared(StateField field) {
        return Collections.unmodifiableSet(compared.getOrDefault(field.slot(), Set.of()));
    }

    /** Whether anything in the rulebook changes it: a harbour that is somebody's for the whole game cannot be taken. */
    public boolean changes(StateField field) {
        BitSet slot = new BitSet();
        slot.set(field.slot());
        return Arrays.stream(rulebook.code()).anyMatch(instruction -> writes(instruction, slot));
    }

    /** Whether a line of the rulebook ends the game, be it won or drawn. */
    public static boolean endsTheGame(CompiledRulebook rulebook) {
        return Arrays.stream(rulebook.code()).anyMatch(Flow.EndGame.class::isInstance);
    }

    private interface Wanted {
        boolean is(Instruction instruction);
    }

    private static boolean writes(Instruction instruction, BitSet slots) {
        Instruction plain = instruction instanceof Effects.AsAnswered answered ? answered.change() : instruction;
        return plain instanceof Effects.Change change
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
            switch (code[at]) {
                case Flow.EndGame end -> read(end.winners(), slots, seen);
                case Effects.Change change -> read(change.value(), slots, seen);
                case Effects.AsAnswered answered -> read(answered.change().value(), slots, seen);
                default -> {}
            }
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
    private void read(@Nullable Object part, BitSet slots, List<Object> seen) {
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
                if (parts instanceof Logic.Same same) {
                    note(same.left(), same.right());
                    note(same.right(), same.left());
                }
                for (RecordComponent component : parts.getClass().getRecordComponents()) {
                    if (!component.getType().isPrimitive()) {
                        read(RecordParts.value(component, parts), slots, seen);
                    } else if (component.getName().equals(FIRST_SLOT)) {
                        // A test of a field that reads the slots of many members at once.
                        slots.set((int) RecordParts.value(component, parts));
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

    private void note(Object read, Object with) {
        if (read instanceof Slots.OfMember field && with instanceof Arithmetic.Constant constant) {
            compared.computeIfAbsent(field.base(), slot -> new TreeSet<>()).add(constant.value());
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
