package org.phaseline.engine.code;

import org.jspecify.annotations.Nullable;
import org.phaseline.engine.machine.Formula;

/** What fields are compared with: values that are read in a moment, and that the member of the set does not change. */
final class Operands {

    private Operands() {}

    /** {@code level} is that of the name of the set's member, if it has one. */
    static boolean isFixed(Formula formula, int level) {
        return switch (formula) {
            case Arithmetic.Constant constant -> true;
            case PartyFormulas.Argument argument -> true;
            case PartyFormulas.Own own -> true;
            case Slots.OfGame game -> true;
            case Slots.Local local -> true;
            case Slots.OwnLocal local -> true;
            case Slots.Role role -> true;
            case MemberName.Named named -> named.level() != level;
            case Slots.OfMember of -> isFixed(of.member(), level);
            case Slots.LocalOf of -> isFixed(of.party(), level);
            case PartyFormulas.OpponentOf of -> isFixed(of.party(), level);
            case PartyFormulas.SideOf of -> isFixed(of.party(), level);
            default -> false;
        };
    }

    /** A fixed formula of a body, as it is outside of the call; null if an argument of the call takes longer to work out. */
    static @Nullable Formula replaced(Formula formula, Formula[] arguments) {
        return switch (formula) {
            case PartyFormulas.Argument argument -> outside(arguments[argument.index()]);
            case Slots.OfMember of -> {
                Formula member = replaced(of.member(), arguments);
                yield member == null ? null : new Slots.OfMember(of.base(), of.stride(), member, of.absent());
            }
            case Slots.LocalOf of -> {
                Formula party = replaced(of.party(), arguments);
                yield party == null ? null : new Slots.LocalOf(of.base(), party);
            }
            case PartyFormulas.OpponentOf of -> {
                Formula party = replaced(of.party(), arguments);
                yield party == null ? null : new PartyFormulas.OpponentOf(party);
            }
            case PartyFormulas.SideOf of -> {
                Formula party = replaced(of.party(), arguments);
                yield party == null ? null : new PartyFormulas.SideOf(party);
            }
            default -> formula;
        };
    }

    /** Outside a member of another set may be looked at: whoever filters this one works it out before. */
    private static @Nullable Formula outside(Formula argument) {
        boolean isMember = argument instanceof PartyFormulas.It
                || argument instanceof Slots.OfMember of && of.member() instanceof PartyFormulas.It;
        return isMember || isFixed(argument, -1) ? argument : null;
    }
}
