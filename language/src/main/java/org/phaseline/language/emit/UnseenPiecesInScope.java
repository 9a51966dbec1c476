package org.phaseline.language.emit;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.engine.code.Crowds;
import org.phaseline.engine.code.Slots;
import org.phaseline.engine.code.Wording;
import org.phaseline.engine.machine.Formula;
import org.phaseline.language.checked.Type;
import org.phaseline.language.checked.UnseenKinds;

/**
 * The names around what is emitted now that can stand for pieces not everybody sees: what was chosen before in this block, the member
 * whose pass it is, what was handed over. A question asked there is about these pieces, whether its text names them or not. What a formula
 * itself looks at is found by {@link org.phaseline.language.checked.UnseenPiecesInFormula}.
 */
final class UnseenPiecesInScope {

    private final UnseenKinds kinds;
    private final List<Wording.Value> present = new ArrayList<>();

    UnseenPiecesInScope(UnseenKinds kinds) {
        this.kinds = kinds;
    }

    /** What is known now; hand it to {@link #back} when what is added from here on is known no more. */
    int mark() {
        return present.size();
    }

    void back(int mark) {
        present.subList(mark, present.size()).clear();
    }

    void add(Type type, Slots.Slot[] words) {
        if (kinds.of(type) != null) {
            present.add(
                    type.crowd()
                            ? new Wording.Value(new Crowds.Stored(words), ValueTypes.of(type), type.width())
                            : new Wording.Value(words[0], ValueTypes.of(type), 0));
        }
    }

    /** Who may know what becomes of what is emitted now, as a mask. */
    Formula insiders() {
        return new Wording.Insiders(present());
    }

    boolean isEmpty() {
        return present.isEmpty();
    }

    List<Wording.Value> present() {
        return List.copyOf(present);
    }
}
