package org.phaseline.language.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.phaseline.language.checked.Headings;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.checked.Type;
import org.phaseline.language.checked.Variable;
import org.phaseline.language.tree.Place;

/**
 * What a stretch of text reads and changes, so that it can be told whether two branches touch each other. What it conducts is
 * noted by name and looked up when all sequences are known.
 */
final class Footprint {

    /**
     * Whose thing is touched: the game's, one's own, a role's holder's, a named party's, or one cannot tell. {@code via} are the
     * names through which that is known; it counts for nothing when one of them is also made to stand for somebody else's. {@code
     * binding} tells since which loop or together the role has its holder, 0 for whoever held it when the routine began.
     */
    record Owner(Kind kind, String role, int binding, List<String> via) {

        Owner(Kind kind, String role) {
            this(kind, role, 0, List.of());
        }

        /** The same, as far as a name really stands for this owner's things only. */
        Owner via(String name) {
            if (via.contains(name)) {
                return this;
            }
            List<String> names = new ArrayList<>(via);
            names.add(name);
            return new Owner(kind, role, binding, List.copyOf(names));
        }

        /** The holder of a role since it was bound there. */
        Owner bound(int number) {
            return new Owner(kind, role, number, via);
        }

        boolean sameAs(Owner other) {
            return kind == other.kind && role.equals(other.role) && binding == other.binding;
        }

        boolean anybody() {
            return kind == Kind.ANY;
        }

        enum Kind {
            GAME,
            OWN,
            ROLE,
            PARTY,
            /** Whoever is handed over under this name. */
            PARAMETER,
            ANY
        }

        static final Owner GAME = new Owner(Kind.GAME, "");
        static final Owner OWN = new Owner(Kind.OWN, "");
        static final Owner ANY = new Owner(Kind.ANY, "");
    }

    /**
     * What is touched: a value of the state, by its name, or a name or an outcome of the routine, which nobody conducted sees. A rulebook has
     * thousands of them, so that they are put into words only where they are compared or reported.
     *
     * @param holder the kind that has the field; else empty
     * @param number the index of the step; else 0
     */
    record Thing(What what, String holder, String name, Place place, int number) {

        enum What {
            FIELD,
            ROLE,
            NAME,
            DRAWS,
            DUE,
            OUTCOME
        }

        private static Thing of(What what, String name) {
            return new Thing(what, "", name, Place.NOWHERE, 0);
        }

        /** What different kinds have are different things, even under the same name. */
        static Thing field(Symbols.Field field) {
            return new Thing(What.FIELD, field.holder().name(), field.name().text(), Place.NOWHERE, 0);
        }

        static Thing role(Symbols.Role role) {
            return of(What.ROLE, role.name());
        }

        /** Two names made at different places are two things, even if they read alike. */
        static Thing name(Variable variable) {
            return new Thing(What.NAME, "", variable.name(), variable.place(), 0);
        }

        static Thing draws(Type.Kind kind) {
            return of(What.DRAWS, kind.name());
        }

        static Thing due(Headings.Entry step) {
            return of(What.DUE, step.heading().called());
        }

        static Thing outcome(Headings.Entry step) {
            return new Thing(What.OUTCOME, "", step.heading().called(), Place.NOWHERE, step.index());
        }

        boolean ofRoutine() {
            return what == What.NAME || what == What.OUTCOME;
        }

        /** The same for the same thing, and for no other. */
        String key() {
            return switch (what) {
                case FIELD -> (holder.isEmpty() ? "" : holder + ".") + name;
                case ROLE -> "role " + name;
                case NAME -> "name " + place;
                case DRAWS -> "draws of " + name;
                case DUE -> "due " + name;
                case OUTCOME -> "step " + number;
            };
        }

        String said() {
            return switch (what) {
                case FIELD -> "'" + key() + "'";
                case ROLE -> "the role '" + name + "'";
                case NAME -> "'" + name + "'";
                case DRAWS -> "the order in which '" + name + "' are drawn";
                case DUE -> "what is put off until [" + name + "]";
                case OUTCOME -> "[" + name + "]";
            };
        }
    }

    /**
     * Something that a line reads or changes.
     *
     * @param assuming flags of the sequence that must have these values for the line to be reached
     * @param formula the innermost formula with a name that reads it, or empty where the line does so itself
     */
    record Touch(
            Thing thing,
            Owner owner,
            boolean write,
            Place place,
            TreeMap<String, Boolean> assuming,
            String advice,
            String formula) {

        /** How the text would say that it is one's own: pieces, a field of one's party; empty for what nobody can have. */
        String asOnesOwn() {
            String key = thing.key();
            int dot = key.indexOf('.');
            if (dot >= 0) {
                return ", as in '" + key.substring(0, dot) + " where it.side is actor'";
            }
            boolean ofParties = !thing.ofRoutine() && !key.contains(" ") && owner.kind != Owner.Kind.GAME;
            return ofParties ? ", as in 'actor." + key + "'" : "";
        }

        /** The same for whoever is known to be the owner. */
        Touch of(Owner known) {
            return known == owner ? this : new Touch(thing, known, write, place, assuming, advice, formula);
        }

        /** What is touched, and through which formula, where the line does not show it. */
        String said() {
            return thing.said() + (formula.isEmpty() ? "" : " (read by the formula '" + formula + "')");
        }
    }

    /** {@code owners} are those of what is handed over, by the parameters' names; {@code bindings} those of the roles then. */
    record Conducted(
            String sequence,
            TreeMap<String, Boolean> flags,
            TreeMap<String, Owner> owners,
            TreeMap<String, Integer> bindings,
            TreeMap<String, Boolean> assuming) {}

    /** Something that has no place inside a together: announcing, ending the game. */
    record Unfit(String what, Place place, TreeMap<String, Boolean> assuming) {}

    final List<Touch> touches = new ArrayList<>();
    final List<Conducted> conducted = new ArrayList<>();
    final List<Unfit> unfit = new ArrayList<>();
}
