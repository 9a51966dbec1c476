package org.phaseline.engine.code;

import java.util.Iterator;
import java.util.List;
import org.phaseline.engine.machine.Instruction;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.Veil;
import org.phaseline.engine.outline.Members;
import org.phaseline.engine.outline.Mode;
import org.phaseline.engine.outline.Party;
import org.phaseline.engine.outline.ValueType;
import org.phaseline.engine.position.SealedNote;
import org.phaseline.engine.position.SealedSentence;
import org.phaseline.engine.report.Report;

/**
 * Opens what was sealed in a step: its outcome, the names chosen and the values set in it, the notes written beside it, what was told in it.
 *
 * @param passes how often it can be carried out: then something can be written and withdrawn, of which nobody else shall learn
 */
public record Reveal(int step, int lastStep, int outcome, Passes passes, String[] options, List<Name> names)
        implements Instruction {

    public enum Passes {
        /** Once, and so is everything inside. */
        ONCE,
        /** The step once, something inside it several times. */
        INSIDE,
        /** The step itself several times. */
        SEVERAL
    }

    /**
     * A name chosen unseen; each party's value stands in its own slot, and {@code made} beside it whether it chose at all. A set has
     * as many words as it needs, each with a slot for every party.
     */
    public record Name(String name, int base, int words, int made, ValueType type) {

        private String say(Machine m, int party) {
            if (words == 1) {
                return type.say(m.frame.locals[base + party]);
            }
            int parties = m.rulebook.outline().parties().count();
            Members members = new Members(type.titles());
            for (int i = 0; i < words; i++) {
                m.looksAt(1);
                for (long rest = m.frame.locals[base + i * parties + party]; rest != 0; rest &= rest - 1) {
                    members.add((i << 6) + Long.numberOfTrailingZeros(rest));
                }
            }
            return members.said();
        }

        /** Who may know what a party has chosen. */
        private long audience(Machine m, int party) {
            int parties = m.rulebook.outline().parties().count();
            long audience = Report.EVERYONE;
            for (int i = 0; i < words; i++) {
                audience &= Veil.audience(m, type, m.frame.locals[base + i * parties + party], i << 6);
            }
            return audience;
        }
    }

    @Override
    public int run(Machine m, int here) {
        m.exposed = true;
        SealedReveal values = new SealedReveal(m, step, lastStep, passes != Passes.ONCE);
        boolean nobody = passes != Passes.SEVERAL && isDoneByNobody(m);
        if (nobody && m.reporting()) {
            String title = m.rulebook.outline().step(step).title();
            // Nothing came of it: whoever wants to know finds it in the whole log.
            m.telling(() -> m.report(new Report.Explained(step, Report.EVERYONE, title + ": done by nobody", true)));
        }
        for (Party party : m.rulebook.outline().parties().all()) {
            int from = m.reports.size();
            if (m.reporting() && !nobody) {
                m.telling(() -> reveal(m, party, values.tells(party)));
            }
            values.open(party);
            if (m.reporting()) {
                m.telling(() -> notes(m, party));
            }
            sentences(m, party, from);
        }
        m.position.sentences.removeIf(each -> each.isIn(step, lastStep));
        for (Iterator<SealedNote> all = m.position.notes.iterator(); all.hasNext(); ) {
            SealedNote note = all.next();
            if (note.step() >= step && note.step() <= lastStep) {
                all.remove();
            }
        }
        return here + 1;
    }

    /** Where several could have done something and none has, one line says so. */
    private boolean isDoneByNobody(Machine m) {
        int asked = 0;
        for (Party party : m.rulebook.outline().parties().all()) {
            long result = m.frame.locals[outcome + party.index()];
            if (Outcomes.asked(result)) {
                asked++;
                if (result != Outcomes.NOT_DONE) {
                    return false;
                }
            }
        }
        return asked > 1;
    }

    /** {@code more} is whether values that were set are told next, which say enough of a step that was done. */
    private void reveal(Machine m, Party party, boolean more) {
        long result = m.frame.locals[outcome + party.index()];
        if (!Outcomes.asked(result)) {
            return;
        }
        boolean plain = result == Outcomes.DONE;
        if (passes == Passes.SEVERAL) {
            // What is left of it is told; that somebody did it at all would tell of what they have withdrawn.
            long own = 1L << party.index();
            outcome(m, party, result, own, own);
            return;
        }
        if (names.isEmpty() && plain && !more && m.rulebook.outline().step(step).mode() == Mode.MUST) {
            // That somebody did what they had to tells nothing; that something was revealed must stay on record.
            outcome(m, party, result, Report.EVERYONE, Report.EVERYONE);
        } else if (names.isEmpty() && !(plain && more)
                || result == Outcomes.NOT_DONE
                || result >= Outcomes.FIRST_OPTION) {
            outcome(m, party, result, Report.EVERYONE, 0);
        }
        if (Outcomes.isDone(result)) {
            boolean named = more || names.isEmpty() || result >= Outcomes.FIRST_OPTION;
            long reading = named ? Report.EVERYONE : 0;
            for (Name name : names) {
                if (m.frame.locals[name.made + party.index()] != 0) {
                    reading |= name(m, party, name);
                }
            }
            if (reading != Report.EVERYONE) {
                // What was chosen is forgotten with each further pass, or is a piece that not all see; that something
                // was is not.
                long covered = isDuty(plain, m) ? Report.EVERYONE : 0;
                outcome(m, party, result, ChanceVisibility.others(m, reading), covered);
            }
        }
    }

    /** Whether somebody did what they had to, and all that can be told of it is what is left of several passes. */
    private boolean isDuty(boolean plain, Machine m) {
        return plain
                && passes == Passes.INSIDE
                && m.rulebook.outline().step(step).mode() == Mode.MUST;
    }

    /** Tells of a name, and whom: a piece that somebody does not see is not named to them. */
    private long name(Machine m, Party party, Name name) {
        long audience = name.audience(m, party.index());
        m.report(new Report.Revealed(
                step,
                audience,
                party.title(),
                "",
                name.name,
                name.say(m, party.index()),
                Report.Revealed.Sort.VALUE,
                0));
        return audience;
    }

    private void outcome(Machine m, Party party, long result, long audience, long covered) {
        String title = m.rulebook.outline().step(step).title();
        boolean option = result >= Outcomes.FIRST_OPTION;
        String value = option
                ? options[(int) (result - Outcomes.FIRST_OPTION)]
                : result == Outcomes.DONE ? "done" : "not done";
        // An option is a decision like any other: "Red reveals Attack: by night".
        Report.Revealed.Sort sort = option ? Report.Revealed.Sort.VALUE : Report.Revealed.Sort.OUTCOME;
        m.report(new Report.Revealed(step, audience, party.title(), "", title, value, sort, covered));
    }

    private void notes(Machine m, Party party) {
        if (!Outcomes.asked(m.frame.locals[outcome + party.index()])) {
            return;
        }
        for (SealedNote note : m.position.notes) {
            if (note.party() == party.index() && note.step() >= step && note.step() <= lastStep) {
                String title = m.rulebook.outline().step(note.step()).title();
                m.report(new Report.Revealed(
                        step, Report.EVERYONE, party.title(), "", title, note.text(), Report.Revealed.Sort.NOTE, 0));
            }
        }
    }

    /** What a party was told when it decided everybody is told now, in place of what it reveals: the reports from a place on. */
    private void sentences(Machine m, Party party, int from) {
        for (SealedSentence each : m.position.sentences) {
            if (each.party() == party.index() && each.isIn(step, lastStep)) {
                m.reports.tellInstead(
                        new Report.Told(each.step(), m.audience() & each.readers(), each.text(), true), from);
            }
        }
    }
}
