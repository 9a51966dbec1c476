package org.phaseline.language.tree;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A printed heading or step. {@code label} is the printed id as written ("(j)", "5-4A7B"); {@code wording} is the title with what
 * may be formulas in it. The body after a colon is a block of one statement. {@code about} are paragraphs for people. {@code hasBody} tells an empty block from none at all.
 */
public record Heading(
        Place place,
        Level level,
        @Nullable Word label,
        Template wording,
        List<String> refs,
        Clauses clauses,
        List<Word> about,
        List<Item> body,
        boolean hasBody)
        implements Item {

    public enum Level {
        GAME_TURN,
        PLAYER_TURN,
        PHASE,
        SEGMENT,
        ROUND,
        STEP
    }

    /** The title as it is written. */
    public Word title() {
        return wording.word();
    }

    /** What people call it: the printed id, else the title. */
    public String called() {
        return label == null ? title().text() : label.text();
    }
}
