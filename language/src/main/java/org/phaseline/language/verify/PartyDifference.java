package org.phaseline.language.verify;

import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.Actor;
import org.phaseline.language.checked.Expr;

/** Whether a party is certainly another one than the one that acts, as far as the text tells. */
final class PartyDifference {

    private PartyDifference() {}

    /** {@code party} may be a set of parties, too. */
    static boolean isSomebodyElse(Expr party, Actor acting) {
        if (acting.set() && acting.kind() == Actor.Kind.NAMED || acting.kind() == Actor.Kind.ANYONE) {
            return false;
        }
        Expr one = plain(party);
        Expr other = acting.who() == null ? null : plain(acting.who());
        return isOpponentOf(one, other, acting)
                || other != null && isOpponent(other, one)
                || one instanceof Expr.PartyName a && other instanceof Expr.PartyName b && a.party() != b.party();
    }

    private static boolean isOpponentOf(Expr party, @Nullable Expr other, Actor acting) {
        Expr of = switch (party) {
            case Expr.Opponent opponent -> plain(opponent.of());
            case Expr.Opponents opponents -> plain(opponents.of());
            default -> null;
        };
        return of != null
                && (of instanceof Expr.Acting self && self.actor().kind() == acting.kind()
                        || other != null && isSame(of, other));
    }

    private static boolean isOpponent(Expr party, Expr of) {
        return party instanceof Expr.Opponent opponent && isSame(plain(opponent.of()), of);
    }

    /** What a role or an actor stands for, where the text says it. */
    private static Expr plain(Expr party) {
        return switch (party) {
            case Expr.DerivedRole role -> plain(role.value());
            case Expr.Acting acting
            when acting.actor().who() != null -> plain(acting.actor().who());
            default -> party;
        };
    }

    private static boolean isSame(Expr one, Expr other) {
        return switch (one) {
            case Expr.PartyName a -> other instanceof Expr.PartyName b && a.party() == b.party();
            case Expr.RoleHolder a ->
                other instanceof Expr.RoleHolder b
                        && a.role().name().equals(b.role().name());
            case Expr.Local a ->
                other instanceof Expr.Local b
                        && a.variable().id() == b.variable().id();
            default -> false;
        };
    }
}
