package org.phaseline.engine.code;

import java.lang.reflect.Array;
import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.List;
import org.phaseline.engine.machine.Formula;

/** Looks through a formula for what it is made of: whether it follows from the state and the values it is handed alone, and takes long to work out. */
final class StateFormulas {

    /** What all follows from the state, from the values that are handed and from the members that are looked at. */
    private static final List<Class<?>> FROM_THE_STATE = List.of(
            Arithmetic.class,
            Crowds.class,
            FieldFilter.class,
            FieldLookup.class,
            FieldTest.class,
            FilteredSet.class,
            Logic.class,
            Lookup.class,
            MemberName.class,
            MemberOrder.class,
            OnGrid.class,
            OnTable.class,
            PartyFormulas.class,
            Sets.class,
            TablePlacement.class);

    /** What looks at many members: that takes longer than to remember what came of it. */
    private static final List<Class<?>> OF_MANY = List.of(Crowds.class, OnGrid.class, OnTable.class, Sets.class);

    /** Formulas that call formulas several times could keep whoever loads a rulebook busy for years. */
    private static final int MOST_PARTS = 5_000;

    private int parts;
    private boolean ofMany;

    boolean isWorthRemembering(Formula formula) {
        return isFromTheState(formula) && ofMany;
    }

    private boolean isFromTheState(Object part) {
        if (++parts > MOST_PARTS) {
            return false;
        }
        return switch (part) {
            case Slots.OfGame _ -> true;
            case Slots.OfMember of -> isFromTheState(of.member());
            case PartyFormulas.Own _ -> false;
            case MemoizedFormula _ -> {
                // It was looked through before.
                ofMany = true;
                yield true;
            }
            case Record record when isCode(record) -> isFromTheState(record);
            case Formula _ -> false;
            case Collection<?> several -> several.stream().allMatch(this::isFromTheState);
            case Object[] several -> isFromTheState(several);
            // A number, or the board.
            default -> true;
        };
    }

    private boolean isFromTheState(Record record) {
        Class<?> group = record.getClass().getEnclosingClass();
        Class<?> sort = group == null ? record.getClass() : group;
        if (!FROM_THE_STATE.contains(sort)) {
            return false;
        }
        ofMany |= OF_MANY.contains(sort);
        for (RecordComponent component : record.getClass().getRecordComponents()) {
            if (!component.getType().isPrimitive() && !isFromTheState(RecordParts.value(component, record))) {
                return false;
            }
        }
        return true;
    }

    private boolean isFromTheState(Object[] several) {
        for (int i = 0; i < Array.getLength(several); i++) {
            if (!isFromTheState(several[i])) {
                return false;
            }
        }
        return true;
    }

    /** Boards are records, too. */
    private static boolean isCode(Record record) {
        return record.getClass().getPackage() == StateFormulas.class.getPackage();
    }
}
