package org.phaseline.language.emit;

import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Arithmetic;
import org.phaseline.engine.code.PartyFormulas;
import org.phaseline.engine.code.Sets;
import org.phaseline.engine.machine.Formula;
import org.phaseline.language.checked.Actor;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Type;

/** Who acts, as formulas: made once for each actor, where it is first met, and the same for everything inside. */
final class ActorFormulas {

    /** The parties as a mask, and the party as a number where one acts. */
    record Acting(Formula mask, Formula party) {

        static Acting one(Formula party) {
            return new Acting(new Sets.One(party), party);
        }
    }

    private final Emission all;
    private final ByNumber<Acting> known = new ByNumber<>();

    ActorFormulas(Emission all) {
        this.all = all;
    }

    /** A step or a reaction says which party it is that acts. */
    void introduce(@Nullable Actor actor, Formula party) {
        if (actor != null) {
            known.put(actor.id(), Acting.one(party));
        }
    }

    Acting of(Actor actor, CodeContext c) {
        Acting made = known.get(actor.id());
        if (made == null) {
            made = make(actor, c);
            known.put(actor.id(), made);
        }
        return made;
    }

    private Acting make(Actor actor, CodeContext c) {
        return switch (actor.kind()) {
            case NAMED -> named(java.util.Objects.requireNonNull(actor.who()), c);
            case ANYONE -> new Acting(new Arithmetic.Constant(all.symbols.parties.sidesMask()), FixedFormulas.NOBODY);
            case OWN -> Acting.one(new PartyFormulas.Own());
            case IN_TURN, REACTING, MIGHT_REACT ->
                throw new IllegalStateException("nothing has said who acts: " + actor.said());
        };
    }

    private Acting named(Expr who, CodeContext c) {
        Formula party = all.formulas.of(who, c);
        Formula several = who.type() instanceof Type.SetOf ? party : new Sets.One(party);
        return new Acting(new PartyFormulas.Present(several), party);
    }
}
