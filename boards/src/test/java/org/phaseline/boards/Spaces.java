package org.phaseline.boards;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;

/** What a function put into a set of spaces, by name and in order. */
public final class Spaces {
    private Spaces() {}

    public static List<String> of(Board board, BiConsumer<long[], Integer> function) {
        // Not from the first word on, so that a forgotten offset shows.
        int offset = 3;
        long[] bits = new long[offset + Bits.words(board.spaces())];
        function.accept(bits, offset);
        List<String> names = new ArrayList<>();
        for (int space = 0; space < board.spaces(); space++) {
            if (Bits.has(bits, offset, space)) {
                names.add(board.name(space));
            }
        }
        return names;
    }
}
