package org.phaseline.language.emit;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Slots;
import org.phaseline.engine.machine.ScopeName;
import org.phaseline.language.checked.Type;

/**
 * The names that mean something to what is emitted now: what was chosen or made before in this block, the member whose pass it is, what was
 * handed over. Those that stand for pieces not everybody sees are also kept by themselves, see {@link UnseenPiecesInScope}.
 */
final class NamesInScope {

    /** What is known at some line. */
    record Mark(int unseen, @Nullable ScopeName name) {}

    private final UnseenPiecesInScope unseen;
    private final CodeBuffer code;

    NamesInScope(UnseenPiecesInScope unseen, CodeBuffer code) {
        this.unseen = unseen;
        this.code = code;
    }

    /** What is known now; hand it to {@link #back} when what is added from here on is known no more. */
    Mark mark() {
        return new Mark(unseen.mark(), code.naming());
    }

    void back(Mark mark) {
        unseen.back(mark.unseen);
        code.naming(mark.name);
    }

    /** Where a routine begins nothing is known. */
    void forgetAll() {
        unseen.back(0);
        code.naming(null);
    }

    void add(Type type, Slots.Slot[] words) {
        unseen.add(type, words);
        code.naming(new ScopeName(ValueTypes.of(type), List.of(words), code.naming()));
    }
}
