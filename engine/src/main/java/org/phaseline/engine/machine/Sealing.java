package org.phaseline.engine.machine;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.position.Branch;
import org.phaseline.engine.position.ForkKind;
import org.phaseline.engine.position.SealedSentence;
import org.phaseline.engine.position.SealedValue;
import org.phaseline.engine.report.Report;

/** What is decided in secret, under seal: until it is revealed, only the party that decides reads what it has set and told. */
public final class Sealing {

    private final Machine m;
    private final ChangeStamps changes;
    private final SealedLayer layer = new SealedLayer();

    /** The branch that decides under seal and that what runs belongs to, or null. */
    private @Nullable Branch by;

    private long audience = Report.EVERYONE;

    Sealing(Machine m) {
        this.m = m;
        this.changes = m.changes;
    }

    /** Whether what happens now is decided in secret. */
    public boolean isActive() {
        return by != null;
    }

    long audience() {
        return audience;
    }

    /** Shows the state as the branch that runs now may read it. */
    void focus(Branch on) {
        end();
        by = sealed(on);
        audience = by == null ? Report.EVERYONE : 1L << by.party;
        lay();
    }

    private static @Nullable Branch sealed(Branch on) {
        for (Branch at = on; at.parent != null; at = at.parent) {
            if (at.parent.fork == ForkKind.SEALED) {
                return at.party < 0 ? null : at;
            }
        }
        return null;
    }

    private void lay() {
        if (by != null) {
            layer.lay(m.position, by.party);
            changes.forget();
        }
    }

    void end() {
        changes.written();
        if (!layer.isEmpty()) {
            layer.takeOff();
            changes.forget();
        }
    }

    /** Keeps a value that is set now; the state must be given it afterwards. */
    void set(int slot, long value) {
        if (by != null) {
            m.limits.keepsWaiting(m.position.sealed.size());
            layer.set(m.position, new SealedValue(step(by), by.party, slot, value));
        }
    }

    /** Keeps a sentence until what is decided now is revealed. */
    public void tell(int step, long readers, String text) {
        Branch teller = Objects.requireNonNull(by);
        m.limits.keepsWaiting(m.position.sentences.size());
        m.position.sentences.add(new SealedSentence(step(teller), teller.party, step, readers, text));
        m.position.sentences.sort(null);
    }

    /** The step whose choice is made in a sealed branch. */
    private int step(Branch sealed) {
        return m.rulebook.stepAt()[Objects.requireNonNull(sealed.parent).address];
    }

    /** What a party has set and told under seal in these steps is as if it had never been. */
    public void unset(int party, int firstStep, int lastStep) {
        end();
        m.position.sealed.removeIf(value -> value.party() == party && value.isIn(firstStep, lastStep));
        m.position.sentences.removeIf(each -> each.party() == party && each.isIn(firstStep, lastStep));
        lay();
    }
}
