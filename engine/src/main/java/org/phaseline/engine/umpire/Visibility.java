package org.phaseline.engine.umpire;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.Question;
import org.phaseline.engine.machine.StepPlace;
import org.phaseline.engine.machine.Veil;
import org.phaseline.engine.outline.Parties;
import org.phaseline.engine.outline.StateField;
import org.phaseline.engine.outline.ValueType;
import org.phaseline.engine.position.Branch;
import org.phaseline.engine.position.ForkKind;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.position.SealedNote;
import org.phaseline.engine.report.Report;
import org.phaseline.engine.report.SentenceStart;

/**
 * Decides what one viewer may know of a game. Sightings, previews, why, corrections, requests to take back and the logs of terminal
 * and server all ask here; nothing else hides anything from anybody, and nothing that is shown may go around it.
 */
public final class Visibility {

    /** A viewer who belongs to no seat: somebody who watches, or a screen that all can see. */
    public static final int EVERYBODY = -1;

    static final String UNTOLD = "not told";

    private final Umpire umpire;
    private final CompiledRulebook rulebook;
    private final int viewer;
    private final long parties;

    Visibility(Umpire umpire, int viewer) {
        this.umpire = umpire;
        this.rulebook = umpire.rulebook();
        this.viewer = viewer;
        this.parties = viewer == EVERYBODY
                ? Report.WATCHERS
                : umpire.seats().get(viewer).parties();
    }

    int viewer() {
        return viewer;
    }

    /** The parties the viewer speaks for, as a mask. */
    long parties() {
        return parties;
    }

    // ---- what happened

    public boolean maySee(Report report) {
        return mayKnow(report.audience());
    }

    /** Whether the viewer reads a sentence in place of a change or of what is revealed, or need not read it at all. */
    public boolean isCovered(Report report) {
        long covered = report.covered();
        return covered != 0 && mayKnow(covered);
    }

    boolean mayKnow(long audience) {
        return audience == Report.EVERYONE || (audience & parties) != 0;
    }

    boolean maySee(SealedNote note) {
        return isOwn(note.party());
    }

    private boolean isOwn(int party) {
        return party >= 0 && (parties >>> party & 1) != 0;
    }

    // ---- what is asked

    /** Whether the viewer is asked: then the question and all its choices are theirs to read. */
    public boolean isAsked(OpenDecision decision) {
        return viewer != EVERYBODY && decision.isFor(viewer);
    }

    /** Whether the viewer may read the question; whoever is not asked reads no choices of one that is sealed. */
    public boolean maySee(OpenDecision decision) {
        return isAsked(decision) || !decision.sealed();
    }

    /** Of a sealed choice others see that it is being made, and whether it is ready: not where in it somebody stands. */
    Sighting.Awaited sealed(Look look, OpenDecision decision) {
        Branch branch = sealedBranch(look.position().active(), decision.parties());
        int step = branch == null || branch.parent == null ? -1 : rulebook.stepAt()[branch.parent.address];
        return new Sighting.Awaited(
                rulebook.outline().parties().names(decision.parties()),
                decision.seats(),
                step,
                "",
                true,
                !decision.awaited());
    }

    private static @Nullable Branch sealedBranch(Branch at, long parties) {
        if (at.parent != null && at.parent.fork == ForkKind.SEALED && (parties >>> at.party & 1) != 0) {
            return at;
        }
        for (Branch child : at.children) {
            Branch found = sealedBranch(child, parties);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    /** Whether somebody else is choosing, or has chosen and can still change it, where the viewer does not see it. */
    public boolean othersChooseUnseen(Look look) {
        return look.decisions().stream().anyMatch(decision -> !maySee(decision));
    }

    // ---- pieces and values

    /** A piece that somebody does not see is not there for them. */
    boolean maySee(Machine m, String kind, int member) {
        return mayKnow(Veil.audience(m, kind, member));
    }

    /**
     * A value without pieces one does not see. Where one such piece could stand, "none" would tell that there is none, so
     * others are told neither.
     */
    String say(Machine m, StateField field, int index) {
        long[] slots = m.position.slots;
        String kind = field.type().kind();
        if (!Veil.over(rulebook, kind)) {
            return field.say(slots, index);
        }
        if (field.type().form() != ValueType.Form.SET) {
            long value = slots[field.slot() + index];
            long audience = value < 0 ? Veil.holders(m, field, index) : Veil.audience(m, kind, value);
            return mayKnow(audience) ? field.say(slots, index) : UNTOLD;
        }
        List<String> members = new ArrayList<>();
        for (int i = 0; i < field.type().words().size(); i++) {
            long word = slots[field.slot() + index * field.width() + (i >> 6)];
            if ((word >>> i & 1) != 0 && maySee(m, kind, i)) {
                members.add(field.type().titles().get(i));
            }
        }
        return members.isEmpty() ? "none" : String.join(", ", members);
    }

    /** The same by the rulebook's own words; pieces have no others than people read. */
    String word(Machine m, StateField field, int index) {
        return field.width() > 1 || Veil.over(rulebook, field.type().kind())
                ? say(m, field, index)
                : field.type().word(m.position.slots[field.slot() + index]);
    }

    /** The same as a value of its kind. */
    SeenValue value(Machine m, StateField field, int index) {
        ValueType type = field.type();
        long value = m.position.slots[field.slot() + index * field.width()];
        return switch (type.form()) {
            case NUMBER, LEDGER ->
                type.unit() == 1
                        ? new SeenValue.Number(value)
                        : new SeenValue.Decimal(new java.math.BigDecimal(type.say(value)));
            case FLAG -> new SeenValue.Flag(value != 0);
            case WORD -> {
                boolean veiled = Veil.over(rulebook, type.kind());
                boolean told = !veiled
                        || mayKnow(value < 0 ? Veil.holders(m, field, index) : Veil.audience(m, type.kind(), value));
                yield !told
                        ? new SeenValue.Untold()
                        : value < 0 || value >= type.words().size()
                                ? new SeenValue.None()
                                : new SeenValue.Member(type.kind(), (int) value);
            }
            case SET -> new SeenValue.Members(type.kind(), members(m, field, index));
        };
    }

    private List<Integer> members(Machine m, StateField field, int index) {
        String kind = field.type().kind();
        boolean veiled = Veil.over(rulebook, kind);
        List<Integer> members = new ArrayList<>();
        for (int i = 0; i < field.width(); i++) {
            long rest = m.position.slots[field.slot() + index * field.width() + i];
            for (; rest != 0; rest &= rest - 1) {
                int member = (i << 6) + Long.numberOfTrailingZeros(rest);
                if (!veiled || maySee(m, kind, member)) {
                    members.add(member);
                }
            }
        }
        return List.copyOf(members);
    }

    // ---- where play stands

    /** What became of a step for one of the parties: inside a sealed choice that is for those who make it. */
    boolean maySeeOutcome(StepPlace place, int party) {
        return place.secrecy() != StepPlace.Secrecy.INSIDE || isOwn(party);
    }

    /** Whether the viewer may see where a branch stands, and what became of the steps played in it. */
    boolean maySee(Branch branch) {
        return branch.parent == null || branch.parent.fork != ForkKind.SEALED || isOwn(branch.party);
    }

    /** The step in which somebody else is awaited, or -1. */
    public int awaitedStep(Look look) {
        return look.sighting(viewer).awaited().stream()
                .findFirst()
                .map(Sighting.Awaited::step)
                .orElse(-1);
    }

    /** What everybody may know of an answer to a sealed choice: that it was made, or that somebody thinks again; often nothing. */
    public String remark(OpenDecision answered, Position after) {
        if (!answered.sealed()) {
            return "";
        }
        Parties parties = rulebook.outline().parties();
        String who = parties.names(answered.parties());
        if (!answered.awaited()) {
            return SentenceStart.of(who) + " " + parties.verb(who, "thinks") + " again";
        }
        // As long as they decide anything else in secret, this would tell how far they are.
        boolean decided = answered.kind() == Question.Kind.READY
                && umpire.decisions(after).stream()
                        .noneMatch(
                                open -> open.sealed() && open.awaited() && (open.parties() & answered.parties()) != 0);
        return decided ? SentenceStart.of(who) + " " + parties.verb(who, "has") + " decided" : "";
    }

    // ---- what is wanted of the others

    /** Why the viewer may not ask for a correction: they must not learn by asking how far others are who choose unseen. */
    public Optional<String> whyNotAsk(Look look, Correction correction) {
        if (correction instanceof Correction.Skip skip && !skip.decision().isEmpty()) {
            boolean known = look.decision(skip.decision()).filter(this::maySee).isPresent();
            return known ? Optional.empty() : Optional.of("Decision " + skip.decision() + " is not open.");
        }
        boolean leaves = correction instanceof Correction.Skip || correction instanceof Correction.GoTo;
        List<OpenDecision> awaited =
                look.decisions().stream().filter(OpenDecision::awaited).toList();
        return leaves
                        && awaited.stream().noneMatch(this::isAsked)
                        && awaited.stream().anyMatch(OpenDecision::sealed)
                ? Optional.of("Others are choosing in secret; only they can ask for this now.")
                : Optional.empty();
    }

    /** What the others are asked. A value in the asker's own words: the umpire's would tell whether something stands there unseen. */
    static String request(Correction correction, Ruling.Accepted ruling) {
        if (correction instanceof Correction.SetValue set) {
            return "set " + set.field().substring(set.field().lastIndexOf('.') + 1)
                    + (set.holder().isEmpty() ? "" : " of " + set.holder()) + " to " + set.value();
        }
        if (correction instanceof Correction.End) {
            return "end the game in a draw";
        }
        return ruling.reports().stream()
                .filter(Report.Corrected.class::isInstance)
                .map(report -> ((Report.Corrected) report).what())
                .findFirst()
                .orElse("");
    }
}
