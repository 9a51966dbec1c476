package org.phaseline.engine.code;

import java.util.List;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.SealedEntry;
import org.phaseline.engine.machine.Veil;
import org.phaseline.engine.outline.Party;
import org.phaseline.engine.outline.StateField;
import org.phaseline.engine.position.SealedValue;
import org.phaseline.engine.report.FieldWords;
import org.phaseline.engine.report.Report;

/** What was set under seal in a step becomes what the state has, for everybody. */
final class SealedReveal {

    private final Machine m;
    private final int step;
    private final List<Opened> all;

    /** What is opened, and whether it is told. */
    private record Opened(SealedEntry entry, boolean told) {}

    /**
     * Takes what was set in these steps from the position.
     *
     * @param withdrawable whether something can be set and set back in them
     */
    SealedReveal(Machine m, int step, int lastStep, boolean withdrawable) {
        this.m = m;
        this.step = step;
        m.looksAt(m.position.sealed.size());
        List<SealedValue> values = m.position.sealed.stream()
                .filter(value -> value.isIn(step, lastStep))
                .toList();
        this.all = SealedEntry.of(values, m.rulebook.outline()).stream()
                .map(entry -> new Opened(entry, !entry.isAsIn(m.position.slots) || !withdrawable && !entry.isNothing()))
                .toList();
        m.position.sealed.removeIf(value -> value.isIn(step, lastStep));
    }

    /** Whether a party has set anything that everybody is told of. */
    boolean tells(Party party) {
        return all.stream()
                .filter(opened -> opened.told && opened.entry.party() == party.index())
                .map(Opened::entry)
                .anyMatch(entry ->
                        !entry.field().untold() && Veil.audience(m, entry.field(), entry.holder()) == Report.EVERYONE);
    }

    /** Sets what a party has set. */
    void open(Party party) {
        for (Opened opened : all) {
            if (opened.entry.party() == party.index()) {
                open(party, opened.entry, opened.told);
            }
        }
    }

    private void open(Party party, SealedEntry entry, boolean told) {
        Effects.Before before = Effects.before(m, entry.slots().getFirst().slot());
        entry.slots().forEach(value -> m.set(value.slot(), value.value()));
        if (before != null && told) {
            m.telling(() -> say(party, before, entry));
        }
    }

    /** Of a piece that is unseen before or after, only those are told who see it both times. */
    private void say(Party party, Effects.Before before, SealedEntry entry) {
        long audience = before.audience() & Veil.audience(m, entry.field(), entry.holder());
        boolean piece = entry.field().owner() == StateField.Owner.MEMBER;
        m.report(new Report.Revealed(
                step,
                m.audience() & audience,
                party.title(),
                piece ? entry.field().holders().get(entry.holder()) : "",
                FieldWords.called(entry.field()),
                entry.field().say(m.position.slots, entry.holder()),
                Report.Revealed.Sort.VALUE,
                0));
    }
}
