package org.phaseline.engine.umpire;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.function.ObjIntConsumer;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.machine.SecretName;
import org.phaseline.engine.machine.StepPlace;
import org.phaseline.engine.position.Branch;
import org.phaseline.engine.position.Frame;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.position.Trigger;
import org.phaseline.engine.position.Window;

/**
 * Blanks the names, in the frames of all that is being played, that hold pieces a viewer does not see, or a value that was made from
 * such a name. Whoever chose the piece sees it, so their own names stay as they are.
 */
final class HiddenNameMask {

    private static final long NOBODY = -1;

    private final List<SecretName> names;
    private final Map<String, BitSet> unseen;

    HiddenNameMask(List<SecretName> names, Map<String, BitSet> unseen) {
        this.names = names;
        this.unseen = unseen;
    }

    void on(Position position) {
        if (names.isEmpty()) {
            return;
        }
        // Values first: what they were made from is looked up in names that the second pass blanks.
        for (Branch root : position.roots) {
            frames(root, this::blankValues);
            frames(root, this::blankNames);
            triggers(root);
        }
    }

    private interface Visitor {
        void visit(Frame frame);
    }

    /** A frame that branches share is met several times, which changes nothing. */
    private static void frames(Branch branch, Visitor visitor) {
        for (Frame frame = branch.frame; frame != null; frame = frame.caller) {
            visitor.visit(frame);
        }
        branch.children.forEach(child -> frames(child, visitor));
    }

    /** Reactions that wait hold the values which their frames will begin with. */
    private void triggers(Branch branch) {
        for (Window window : branch.windows) {
            window.waiting.replaceAll(this::blank);
        }
        branch.children.forEach(this::triggers);
    }

    private Trigger blank(Trigger trigger) {
        long[] values = trigger.values().clone();
        Frame frame = new Frame(values, null, -1, StepPlace.ofHandler(trigger.handler()));
        blankValues(frame);
        blankNames(frame);
        return new Trigger(trigger.handler(), trigger.owner(), values, trigger.toOpening());
    }

    private void each(Frame frame, boolean pieces, ObjIntConsumer<SecretName> blank) {
        for (SecretName name : names) {
            boolean here = name.sequence() == frame.sequence
                    && name.kind().isEmpty() != pieces
                    && name.at(name.words() - 1, name.copies() - 1) < frame.locals.length;
            for (int copy = 0; here && copy < name.copies(); copy++) {
                blank.accept(name, copy);
            }
        }
    }

    private void blankValues(Frame frame) {
        each(frame, false, (name, copy) -> {
            if (tells(name, copy, frame)) {
                for (int word = 0; word < name.words(); word++) {
                    frame.locals[name.at(word, copy)] = 0;
                }
            }
        });
    }

    private boolean tells(SecretName value, int copy, Frame frame) {
        for (SecretName.Member member : value.members()) {
            if (unseen(member.kind()).get(member.number())) {
                return true;
            }
        }
        for (int each : value.about()) {
            SecretName name = names.get(each);
            Frame holder = nearest(frame, name.sequence());
            boolean own = value.copies() == name.copies();
            for (int i = 0; holder != null && i < name.copies(); i++) {
                if ((i == copy || !own) && hides(name, i, holder.locals)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static @Nullable Frame nearest(Frame frame, int sequence) {
        Frame at = frame;
        while (at != null && at.sequence != sequence) {
            at = at.caller;
        }
        return at;
    }

    /** None counts as a piece that is not seen, because it would tell that there is none. */
    private boolean hides(SecretName name, int copy, long[] locals) {
        BitSet hidden = unseen(name.kind());
        if (hidden.isEmpty()) {
            return false;
        }
        if (!name.set()) {
            long value = locals[name.at(0, copy)];
            return value < 0 || hidden.get((int) value);
        }
        boolean empty = true;
        for (int word = 0; word < name.words(); word++) {
            long members = locals[name.at(word, copy)];
            empty &= members == 0;
            if ((members & word(hidden, word)) != 0) {
                return true;
            }
        }
        return empty;
    }

    private void blankNames(Frame frame) {
        each(frame, true, (name, copy) -> {
            if (!name.set()) {
                if (hides(name, copy, frame.locals)) {
                    frame.locals[name.at(0, copy)] = NOBODY;
                }
                return;
            }
            for (int word = 0; word < name.words(); word++) {
                frame.locals[name.at(word, copy)] &= ~word(unseen(name.kind()), word);
            }
        });
    }

    private BitSet unseen(String kind) {
        return unseen.getOrDefault(kind, new BitSet());
    }

    private static long word(BitSet members, int word) {
        long bits = 0;
        for (int bit = 0; bit < Long.SIZE; bit++) {
            bits |= members.get((word << 6) + bit) ? 1L << bit : 0;
        }
        return bits;
    }
}
