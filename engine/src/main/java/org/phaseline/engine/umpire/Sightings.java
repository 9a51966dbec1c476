package org.phaseline.engine.umpire;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Outcomes;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.Rulebook;
import org.phaseline.engine.machine.StepPlace;
import org.phaseline.engine.machine.Veil;
import org.phaseline.engine.outline.Parties;
import org.phaseline.engine.outline.Party;
import org.phaseline.engine.outline.PieceKind;
import org.phaseline.engine.outline.StateField;
import org.phaseline.engine.outline.Step;
import org.phaseline.engine.outline.ValueType;
import org.phaseline.engine.position.Branch;
import org.phaseline.engine.position.ForkKind;
import org.phaseline.engine.position.Frame;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.position.SealedNote;
import org.phaseline.engine.report.Report;

/** What a seat may see. Everything that hides something from somebody is in this file. */
public final class Sightings {

    private static final int NOBODY = -1;
    private static final String UNTOLD = "not told";

    private Sightings() {}

    /** Whether a seat may know of a report. */
    public static boolean maySee(Report report, Seats seats, int seat) {
        return report.audience() == Report.EVERYONE
                || (report.audience() & seats.get(seat).parties()) != 0;
    }

    static Sighting of(Look look, int seat) {
        return of(look, seat, look.umpire().seats().get(seat).parties());
    }

    /** What is left when one belongs to nobody. */
    static Sighting open(Look look) {
        return of(look, NOBODY, 0);
    }

    private static Sighting of(Look look, int seat, long ownParties) {
        Umpire umpire = look.umpire();
        Position position = look.position();
        Rulebook rulebook = umpire.rulebook();
        Machine m = umpire.looking(position);
        Parties parties = rulebook.outline().parties();
        List<Decision> own = new ArrayList<>();
        List<Sighting.Awaited> awaited = new ArrayList<>();
        for (Decision decision : look.decisions()) {
            if (seat != NOBODY && decision.isFor(seat)) {
                own.add(decision);
            } else if (decision.sealed()) {
                sealed(umpire, position, decision, awaited);
            } else if (decision.awaited()) {
                awaited.add(new Sighting.Awaited(
                        parties.names(decision.parties()), decision.seats(), decision.step(), false, false));
            }
        }
        long turn = position.slots[Rulebook.GAME_TURN_SLOT];
        return new Sighting(
                seat,
                turn,
                rulebook.calendar().name(turn),
                position.over,
                position.over ? parties.names(position.winners) : "",
                own,
                awaited,
                state(m, ownParties),
                pieces(m, ownParties),
                Grounds.of(m),
                progress(rulebook, position, ownParties),
                secrets(rulebook, position, ownParties));
    }

    /** Why play stands where it does, as far as a seat may know, or anybody where it is nobody's. */
    static Why why(Look look, int seat) {
        Rulebook rulebook = look.umpire().rulebook();
        List<Why.Strand> strands = new ArrayList<>();
        for (Decision decision : look.decisions()) {
            if (decision.sealed() && (seat == NOBODY || !decision.isFor(seat))) {
                List<Sighting.Awaited> seen = new ArrayList<>();
                sealed(look.umpire(), look.position(), decision, seen);
                seen.forEach(awaited -> {
                    Why.Strand strand = Why.unseen(rulebook, awaited.who(), awaited.step());
                    // Several questions of a player who decides unseen would tell how far they are.
                    if (!awaited.ready() && !strands.contains(strand)) {
                        strands.add(strand);
                    }
                });
            } else {
                Why.Strand strand = Why.strand(rulebook, look.position(), decision);
                if (strand != null) {
                    strands.add(strand);
                }
            }
        }
        return new Why(strands);
    }

    /** Of a sealed choice others see that it is being made, and whether it is ready: not where in it somebody stands. */
    private static void sealed(Umpire umpire, Position position, Decision decision, List<Sighting.Awaited> awaited) {
        Branch branch = find(position.active(), decision.parties());
        int step =
                branch == null || branch.parent == null ? -1 : umpire.rulebook().stepAt()[branch.parent.address];
        awaited.add(new Sighting.Awaited(
                umpire.rulebook().outline().parties().names(decision.parties()),
                decision.seats(),
                step,
                true,
                !decision.awaited()));
    }

    private static @Nullable Branch find(Branch at, long parties) {
        if (at.parent != null && at.parent.fork == ForkKind.SEALED && (parties >>> at.party & 1) != 0) {
            return at;
        }
        for (Branch child : at.children) {
            Branch found = find(child, parties);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    private static List<Sighting.Value> state(Machine m, long own) {
        List<Sighting.Value> values = new ArrayList<>();
        for (StateField field : m.rulebook.outline().state()) {
            switch (field.owner()) {
                case GAME -> add(values, m, field, 0, "", own);
                case MEMBER -> {}
                case SIDE, FACTION -> {
                    for (Party party : m.rulebook.outline().parties().all()) {
                        if (party.faction() == (field.owner() == StateField.Owner.FACTION) && party.present()) {
                            add(values, m, field, party.index(), party.title(), own);
                        }
                    }
                }
            }
        }
        return values;
    }

    /** A piece that others do not see is not there for them. */
    private static List<Sighting.Piece> pieces(Machine m, long own) {
        List<Sighting.Piece> pieces = new ArrayList<>();
        long[] slots = m.position.slots;
        for (PieceKind kind : m.rulebook.outline().pieces()) {
            for (int i = 0; i < kind.members().size(); i++) {
                if (!mayKnow(Veil.audience(m, kind.name(), i), own)) {
                    continue;
                }
                List<Sighting.Value> values = new ArrayList<>();
                for (StateField field : m.rulebook.outline().state()) {
                    if (field.kind().equals(kind.name())) {
                        add(values, m, field, i, kind.members().get(i), own);
                    }
                }
                int side = kind.side() < 0 ? -1 : (int) slots[kind.side() + i];
                pieces.add(
                        new Sighting.Piece(kind.name(), i, kind.members().get(i), side, spot(kind, i, slots), values));
            }
        }
        return pieces;
    }

    private static boolean mayKnow(long audience, long own) {
        return audience == Report.EVERYONE || (audience & own) != 0;
    }

    private static void add(
            List<Sighting.Value> values, Machine m, StateField field, int index, String owner, long own) {
        if (!field.marker() || m.position.slots[field.slot() + index] != 0) {
            values.add(new Sighting.Value(owner, field.name(), said(m, field, index, own), field.until()));
        }
    }

    /**
     * A value without pieces one does not see. Where one such piece could stand, "none" would tell that there is none, so
     * others are told neither.
     */
    private static String said(Machine m, StateField field, int index, long own) {
        long[] slots = m.position.slots;
        String kind = field.type().kind();
        if (!Veil.over(m.rulebook, kind)) {
            return field.say(slots, index);
        }
        if (field.type().form() != ValueType.Form.SET) {
            long value = slots[field.slot() + index];
            long audience = value < 0 ? Veil.holders(m, field, index) : Veil.audience(m, kind, value);
            return mayKnow(audience, own) ? field.say(slots, index) : UNTOLD;
        }
        List<String> members = new ArrayList<>();
        for (int i = 0; i < field.type().words().size(); i++) {
            long word = slots[field.slot() + index * field.width() + (i >> 6)];
            if ((word >>> i & 1) != 0 && mayKnow(Veil.audience(m, kind, i), own)) {
                members.add(field.type().words().get(i));
            }
        }
        return members.isEmpty() ? "none" : String.join(", ", members);
    }

    private static Optional<Sighting.Spot> spot(PieceKind kind, int member, long[] slots) {
        if (kind.at() < 0 || slots[kind.at() + member] < 0) {
            return Optional.empty();
        }
        return Optional.of(new Sighting.Spot(
                kind.board(),
                (int) slots[kind.at() + member],
                kind.facing() < 0 ? 0 : (int) slots[kind.facing() + member],
                kind.wide() < 0 ? 0 : (int) slots[kind.wide() + member],
                kind.deep() < 0 ? 0 : (int) slots[kind.deep() + member]));
    }

    private static List<String> secrets(Rulebook rulebook, Position position, long parties) {
        List<String> own = new ArrayList<>();
        for (SealedNote note : position.notes) {
            if ((parties >>> note.party() & 1) != 0) {
                own.add(rulebook.outline().step(note.step()).title() + ": " + note.text());
            }
        }
        return own;
    }

    /** How far the outline is worked off: the page of each sequence that is being played tells. */
    private static List<Progress> progress(Rulebook rulebook, Position position, long own) {
        Progress[] progress = new Progress[rulebook.outline().steps().size()];
        Arrays.fill(progress, Progress.TO_COME);
        for (Branch root : position.roots) {
            pages(rulebook, root, own, progress);
        }
        for (Branch root : position.roots) {
            present(rulebook, root, own, progress);
        }
        return List.of(progress);
    }

    private static void pages(Rulebook rulebook, Branch branch, long own, Progress[] progress) {
        for (Frame page = branch.frame; page != null; page = page.caller) {
            for (Step step : rulebook.outline().steps()) {
                StepPlace place = rulebook.places().get(step.index());
                if (place.sequence() == page.sequence && place.outcome() + place.width() <= page.locals.length) {
                    outcome(page, place, step.index(), own, progress);
                }
            }
        }
        for (Branch child : branch.children) {
            pages(rulebook, child, own, progress);
        }
    }

    private static void outcome(Frame page, StepPlace place, int step, long own, Progress[] progress) {
        boolean reached = false;
        boolean declined = false;
        for (int i = 0; i < place.width(); i++) {
            boolean hidden = place.secrecy() == StepPlace.Secrecy.INSIDE && (own >>> i & 1) == 0;
            long outcome = hidden ? Outcomes.UNREACHED : page.locals[place.outcome() + i];
            reached |= outcome != Outcomes.UNREACHED;
            declined |= outcome == Outcomes.NOT_DONE || outcome == Outcomes.PASSED_OVER;
        }
        if (reached) {
            boolean tells = declined && place.secrecy() != StepPlace.Secrecy.SEALED;
            progress[step] = tells ? Progress.NOT_DONE : Progress.DONE;
        }
    }

    private static void present(Rulebook rulebook, Branch branch, long own, Progress[] progress) {
        boolean hidden = branch.parent != null
                && branch.parent.fork == ForkKind.SEALED
                && (branch.party < 0 || (own >>> branch.party & 1) == 0);
        if (branch.status != Branch.Status.ENDED && !hidden) {
            // Who waits for the others to finish a phase has not begun the next one.
            int at = branch.status == Branch.Status.AT_BARRIER ? branch.address - 1 : branch.address;
            mark(rulebook, rulebook.stepAt()[at], progress);
        }
        for (Frame page = branch.frame; page != null && page.returnAddress >= 0; page = page.caller) {
            mark(rulebook, rulebook.stepAt()[page.returnAddress - 1], progress);
        }
        for (Branch child : branch.children) {
            present(rulebook, child, own, progress);
        }
    }

    private static void mark(Rulebook rulebook, int innermost, Progress[] progress) {
        for (int step = innermost;
                step >= 0;
                step = rulebook.outline().step(step).parent()) {
            progress[step] = Progress.PRESENT;
        }
    }
}
