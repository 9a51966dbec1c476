package org.phaseline.language.resolve;

import java.util.Optional;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.tree.Clauses;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Heading;

/** Conditions that the chosen options and scenario settle before the game starts. */
final class Folding {

    private final Symbols symbols;

    Folding(Symbols symbols) {
        this.symbols = symbols;
    }

    /** Whether a condition holds, if that is known already. */
    Optional<Boolean> known(Expression condition) {
        return switch (condition) {
            case Expression.Flag flag -> Optional.of(flag.value());
            case Expression.Using using ->
                Optional.ofNullable(symbols.options.get(using.option().text())).map(Symbols.Option::on);
            case Expression.Not not -> known(not.operand()).map(value -> !value);
            case Expression.Binary binary -> known(binary);
            default -> Optional.empty();
        };
    }

    private Optional<Boolean> known(Expression.Binary binary) {
        return switch (binary.operator()) {
            case AND -> either(binary, false);
            case OR -> either(binary, true);
            case IS -> scenario(binary);
            case IS_NOT -> scenario(binary).map(value -> !value);
            default -> Optional.empty();
        };
    }

    /** One side alone settles it when it has the deciding value. */
    private Optional<Boolean> either(Expression.Binary binary, boolean deciding) {
        Optional<Boolean> left = known(binary.left());
        Optional<Boolean> right = known(binary.right());
        if (left.equals(Optional.of(deciding)) || right.equals(Optional.of(deciding))) {
            return Optional.of(deciding);
        }
        return left.isPresent() && right.isPresent() ? Optional.of(!deciding) : Optional.empty();
    }

    private Optional<Boolean> scenario(Expression.Binary binary) {
        boolean about =
                binary.left() instanceof Expression.Name left && left.name().equals("scenario");
        return about && binary.right() instanceof Expression.Name named
                ? Optional.of(named.name().equals(symbols.scenario))
                : Optional.empty();
    }

    /** Whether a heading can be reached at all: its guards may hold, and its actor, if it names a party, takes part. */
    boolean inPlay(Heading heading) {
        Clauses clauses = heading.clauses();
        for (Clauses.Guard guard : clauses.guards()) {
            if (known(guard.condition()).equals(Optional.of(guard.unless()))) {
                return false;
            }
        }
        Expression actor = clauses.actor() != null ? clauses.actor() : clauses.by();
        if (!(actor instanceof Expression.Name name)) {
            return true;
        }
        Integer party = symbols.partyNumbers.get(name.name());
        return party == null || symbols.parties.get(party).present();
    }
}
