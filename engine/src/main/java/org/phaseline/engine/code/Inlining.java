package org.phaseline.engine.code;

import org.jspecify.annotations.Nullable;
import org.phaseline.engine.machine.Formula;

/** Calls of short formulas with a name: the body is put in place of the call, which then need not hand over any values. */
public final class Inlining {

    /** Bodies with more parts are called. What is inlined does not count against the limits, so that it must be little. */
    private static final int MOST_PARTS = 48;

    private Inlining() {}

    /** The body, if it is short; else the call. */
    public static Formula of(PartyFormulas.Defined call) {
        if (call.crowd()) {
            return call;
        }
        Formula[] arguments = call.arguments();
        int[] uses = new int[arguments.length];
        Substitution body = new Substitution(argument -> {
            uses[argument]++;
            return arguments[argument];
        });
        Formula inlined = body.in(call.body()[0]);
        if (inlined == null || body.parts() > MOST_PARTS) {
            return call;
        }
        for (int i = 0; i < arguments.length; i++) {
            boolean once = uses[i] <= 1 && isPlain(arguments[i]);
            if (!once && !isRead(arguments[i])) {
                return call;
            }
        }
        return inlined;
    }

    /** Whether a value is read in a moment, however often. */
    private static boolean isRead(@Nullable Formula argument) {
        return argument instanceof PartyFormulas.It
                || argument instanceof MemberName.Named
                || argument instanceof PartyFormulas.OpponentOf of && isRead(of.party())
                || argument instanceof Slots.OfMember of && isRead(of.member())
                || argument != null && Operands.isFixed(argument, -1);
    }

    /** Whether it is worked out without sets, which would take scratch memory that a call gives back. */
    private static boolean isPlain(Formula argument) {
        Substitution itself = new Substitution(PartyFormulas.Argument::new);
        return itself.in(argument) != null && itself.parts() <= MOST_PARTS;
    }
}
