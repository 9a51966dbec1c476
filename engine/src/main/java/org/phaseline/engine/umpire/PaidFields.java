package org.phaseline.engine.umpire;

import java.util.Set;
import java.util.TreeSet;
import org.phaseline.engine.code.Flow;
import org.phaseline.engine.code.Payment;
import org.phaseline.engine.code.Slots;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.Instruction;

/** The numbers that a rulebook lets people pay from: what becomes less of them is spent; of another number that is only another value. */
public final class PaidFields {

    private PaidFields() {}

    /** The slots in which these fields begin. */
    public static Set<Integer> of(CompiledRulebook rulebook) {
        Set<Integer> slots = new TreeSet<>();
        for (Instruction each : rulebook.code()) {
            if (each instanceof Flow.JumpUnless jump && jump.condition() instanceof Payment payment) {
                int slot = switch (payment.from()) {
                    case Slots.OfGame game -> game.slot();
                    case Slots.OfMember member -> member.base();
                    default -> -1;
                };
                rulebook.outline().fieldAt(slot).ifPresent(field -> slots.add(field.slot()));
            }
        }
        return slots;
    }
}
