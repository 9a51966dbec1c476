package org.phaseline.language.verify;

import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.Actor;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.NamedFormula;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.checked.Type;
import org.phaseline.language.checked.Variable;

/**
 * Whose things and pieces are meant, as far as the text tells: those of {@code Unit where it.side is owner} are the owner's, and so
 * are those of a formula that gives such a set, or of a name chosen from one. Of pieces it counts only where those of their kind
 * never change sides.
 */
final class Ownership {

    private final Symbols symbols;
    private final SideChanges sideChanges;
    private final TreeSet<String> mixed;

    /** Whose pieces names stand for, by the variables' ids, and whose things those who act have, by the actors' ids. */
    private final TreeMap<Integer, Footprint.Owner> variables = new TreeMap<>();

    private final TreeMap<Integer, Footprint.Owner> actors = new TreeMap<>();
    private final TreeMap<String, Footprint.Owner> formulas = new TreeMap<>();

    Ownership(Symbols symbols, SideChanges sideChanges, TreeSet<String> mixed) {
        this.symbols = symbols;
        this.sideChanges = sideChanges;
        this.mixed = mixed;
    }

    // ---- who

    /** Whose things these are. */
    Footprint.Owner owner(Expr expr, TouchContext s) {
        if (expr instanceof Expr.It) {
            return s.itOwner();
        }
        if (expr instanceof Expr.First first) {
            return ofMembers(first.set(), s);
        }
        if (expr instanceof Expr.Best best) {
            return ofMembers(best.set(), s);
        }
        if (expr instanceof Expr.Acting acting) {
            return owner(acting.actor(), s);
        }
        if (expr instanceof Expr.Local local) {
            return owner(local.variable());
        }
        if (expr instanceof Expr.RoleHolder holder) {
            String role = holder.role().name();
            return new Footprint.Owner(Footprint.Owner.Kind.ROLE, role)
                    .bound(s.bindings().getOrDefault(role, 0));
        }
        return expr instanceof Expr.PartyName party
                ? new Footprint.Owner(
                        Footprint.Owner.Kind.PARTY,
                        symbols.parties.get(party.party()).name())
                : Footprint.Owner.ANY;
    }

    private Footprint.Owner owner(Variable variable) {
        return switch (variable.kind()) {
            case BRANCH_PARTY -> Footprint.Owner.OWN;
            case MEMBER -> Footprint.Owner.ANY;
            case ARGUMENT, EVENT_VALUE -> new Footprint.Owner(Footprint.Owner.Kind.PARAMETER, variable.name());
            case NAME, PARAMETER, DICE -> known(variable);
        };
    }

    private Footprint.Owner owner(Actor actor, TouchContext s) {
        return switch (actor.kind()) {
            case OWN -> Footprint.Owner.OWN;
            case ANYONE, IN_TURN, REACTING, MIGHT_REACT -> Footprint.Owner.ANY;
            case NAMED -> {
                named(actor, s);
                yield actors.getOrDefault(actor.id(), Footprint.Owner.ANY);
            }
        };
    }

    /** The one who acts in a step; nobody where that can be several. */
    Footprint.Owner alone(@Nullable Actor actor, TouchContext s) {
        return actor != null && actor.who() != null && actor.who().type() instanceof Type.Who
                ? owner(actor.who(), s)
                : Footprint.Owner.ANY;
    }

    /** Somebody is named who acts: whose things are theirs is settled here, for everything inside. */
    void named(Actor actor, TouchContext s) {
        if (actor.who() != null && !knows(actor)) {
            actors.put(actor.id(), owner(actor.who(), s));
        }
    }

    /** Whether it was looked at already who that is. */
    boolean knows(Actor actor) {
        return actors.containsKey(actor.id());
    }

    // ---- names

    private Footprint.Owner known(Variable variable) {
        return variables.getOrDefault(variable.id(), Footprint.Owner.ANY);
    }

    /** A value that is handed over. */
    void parameter(Variable variable) {
        made(variable, new Footprint.Owner(Footprint.Owner.Kind.PARAMETER, variable.name()));
    }

    /** A new name for things of somebody. */
    void made(Variable variable, Footprint.Owner whose) {
        variables.put(variable.id(), whose.via(variable.key()));
    }

    /** Notes whose pieces a name stands for from here on; one that stood for those of somebody else is nobody's. */
    void set(Variable variable, Footprint.Owner whose) {
        Footprint.Owner before = known(variable);
        if (whose.anybody() && before.anybody()) {
            return;
        }
        boolean first = before.anybody() && !mixed.contains(variable.key());
        if (!first && !before.sameAs(whose)) {
            mixed.add(variable.key());
        }
        made(variable, whose);
    }

    /** The name may stand for something of somebody else from here on. */
    void changed(Variable variable) {
        if (!known(variable).anybody()) {
            mixed.add(variable.key());
        }
    }

    // ---- sets

    /** Whose the members of a set are. */
    Footprint.Owner ofMembers(Expr set, TouchContext s) {
        if (set instanceof Expr.Where where) {
            Footprint.Owner inside = ofMembers(where.set(), s);
            return inside.anybody() ? said(where.condition(), s) : inside;
        }
        if (set instanceof Expr.Local local) {
            return known(local.variable());
        }
        if (set instanceof Expr.Without rest) {
            return ofMembers(rest.left(), s);
        }
        if (set instanceof Expr.Union union) {
            Footprint.Owner left = ofMembers(union.left(), s);
            return left.sameAs(ofMembers(union.right(), s)) ? left : Footprint.Owner.ANY;
        }
        return set instanceof Expr.FormulaCall call && call.formula().body() != null
                ? handed(ofMembers(call.formula(), s), call.formula(), call.arguments(), s)
                : Footprint.Owner.ANY;
    }

    /** What a condition says of whose its member is; behind {@code and} everything is looked at for such members only. */
    Footprint.Owner said(Expr condition, TouchContext s) {
        return said(condition, null, s);
    }

    /** {@code member} is the name of the member, where it has one. */
    private Footprint.Owner said(Expr condition, @Nullable Variable member, TouchContext s) {
        if (condition instanceof Expr.Naming naming) {
            return said(naming.condition(), naming.member(), s);
        }
        if (condition instanceof Expr.And and) {
            Footprint.Owner left = said(and.left(), member, s);
            return left.anybody() ? said(and.right(), member, s) : left;
        }
        if (condition instanceof Expr.Same same && !same.not()) {
            return isSideOfMember(same.left(), member)
                    ? owner(same.right(), s)
                    : isSideOfMember(same.right(), member) ? owner(same.left(), s) : Footprint.Owner.ANY;
        }
        return condition instanceof Expr.In in
                        && !in.not()
                        && isSideOfMember(in.member(), member)
                        && in.set() instanceof Expr.SetOf listed
                        && listed.members().size() == 1
                ? owner(listed.members().getFirst(), s)
                : Footprint.Owner.ANY;
    }

    /** {@code it.side}, or the same of a member that has a name, where that is settled for good. */
    private boolean isSideOfMember(Expr expr, @Nullable Variable member) {
        return expr instanceof Expr.State state
                && sideChanges.areNone(state.field())
                && (state.holder() instanceof Expr.It
                        || state.holder() instanceof Expr.Local local
                                && member != null
                                && local.variable().id() == member.id());
    }

    /** The same as the formula itself says it, without knowing who calls it. */
    private Footprint.Owner ofMembers(NamedFormula formula, TouchContext s) {
        Footprint.Owner known = formulas.putIfAbsent(formula.name(), Footprint.Owner.ANY);
        NamedFormula.Body body = formula.body();
        if (known != null || body == null) {
            return known == null ? Footprint.Owner.ANY : known;
        }
        Footprint.Owner whose = ofMembers(body.value(), TouchContext.of(new Footprint(), s.work()));
        formulas.put(formula.name(), whose);
        return whose;
    }

    /** Whose a thing is for the caller: what a formula knows by a parameter's name belongs to who was handed over. */
    Footprint.Owner handed(Footprint.Owner inside, NamedFormula formula, List<Expr> arguments, TouchContext s) {
        if (inside.kind() != Footprint.Owner.Kind.PARAMETER) {
            return inside;
        }
        for (int i = 0; i < arguments.size(); i++) {
            if (formula.declaration().parameters().get(i).name().text().equals(inside.role())) {
                return owner(arguments.get(i), s);
            }
        }
        return Footprint.Owner.ANY;
    }
}
