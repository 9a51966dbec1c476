package org.phaseline.language.resolve;

import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.checked.Target;
import org.phaseline.language.checked.Type;
import org.phaseline.language.checked.Variable;
import org.phaseline.language.problem.Code;
import org.phaseline.language.tree.Expression;

/** Finds what a line changes; null, and a problem, when it cannot be changed. */
final class TargetResolver {

    private final Resolution all;

    TargetResolver(Resolution all) {
        this.all = all;
    }

    @Nullable
    Target of(Expression expression, Context c) {
        if (expression instanceof Expression.Name name) {
            return named(name, c);
        }
        if (expression instanceof Expression.Field field) {
            Expr holder = all.expressions.names().fields().owner(field, c);
            Symbols.Field found = all.expressions.names().fields().fieldOf(holder, field.field());
            return found == null ? null : new Target.OfState(field, found, holder);
        }
        if (expression instanceof Expression.Of of) {
            Variable variable = all.expressions.names().each(of, c);
            return variable == null ? null : new Target.OfParty(of, variable, all.expressions.of(of.party(), c));
        }
        all.problem(Code.NOT_CHANGEABLE, expression.place(), "this cannot be changed");
        return null;
    }

    private @Nullable Target named(Expression.Name name, Context c) {
        Variable variable = all.expressions.names().local(name.name(), name.place(), c);
        if (variable != null) {
            boolean value = variable.kind() == Variable.Kind.NAME || variable.kind() == Variable.Kind.PARAMETER;
            if (!value || variable.fork() != 0 && variable.fork() != c.fork()) {
                all.problem(Code.NOT_CHANGEABLE, name.place(), "'" + name.name() + "' cannot be changed here");
                return null;
            }
            return new Target.OfName(name, variable);
        }
        Symbols.Field field = all.symbols.gameFields.get(name.name());
        if (field != null) {
            all.used(name.name(), name.place());
            all.work.spend(field.type().width());
            return new Target.OfState(name, field, null);
        }
        Symbols.Role role = all.symbols.roles.get(name.name());
        if (role != null && role.derived() == null) {
            all.used(name.name(), name.place());
            return new Target.OfRole(name, role, all.symbols.who(Type.PartyKind.ANY, true));
        }
        // Reading it finds the best sentence for what is wrong.
        all.expressions.of(name, c);
        all.problem(Code.NOT_CHANGEABLE, name.place(), "'" + name.name() + "' cannot be changed");
        return null;
    }
}
