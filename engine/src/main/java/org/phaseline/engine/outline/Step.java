package org.phaseline.engine.outline;

import java.util.List;

/**
 * One printed heading or step. {@code key} is unique in the rulebook, {@code label} is the printed id or empty; {@code
 * parent} is -1 at the top of a sequence; {@code actor} says in words who acts; not {@code inPlay} is what the chosen
 * options and scenario leave out; {@code about} is what the rulebook says of it, paragraph by paragraph; {@code secretly} when it is
 * sealed; {@code conditions} are those on which it happens or ends, as they are written; {@code option} when it is one of several to pick from.
 */
public record Step(
        int index,
        String key,
        String label,
        String title,
        Level level,
        int parent,
        int depth,
        String sequence,
        String actor,
        Mode mode,
        List<String> refs,
        String file,
        int line,
        Coverage coverage,
        boolean inPlay,
        List<String> about,
        boolean secretly,
        List<String> conditions,
        boolean option) {

    /** Stands for the condition of what is played once, before the first game turn. */
    public static final String BEFORE_PLAY = "once, before play";

    /** One that the rulebook says nothing of. */
    public Step(
            int index,
            String key,
            String label,
            String title,
            Level level,
            int parent,
            int depth,
            String sequence,
            String actor,
            Mode mode,
            List<String> refs,
            String file,
            int line,
            Coverage coverage,
            boolean inPlay) {
        this(
                index, key, label, title, level, parent, depth, sequence, actor, mode, refs, file, line, coverage,
                inPlay, List.of(), false, List.of(), false);
    }

    /** Whether it is played once, before the first game turn: later it is over, and nobody asks whether it applies. */
    public boolean isBeforePlay() {
        return conditions.contains(BEFORE_PLAY);
    }

    /** What people call it: the printed id and the title, and only the title if that begins with the id ("Air", "Air Missions"). */
    public String called() {
        return called(title);
    }

    /** The same where its title says something else each time. */
    public String called(String title) {
        boolean said = label.isEmpty() || title.equals(label) || title.startsWith(label + " ");
        return said ? title : label + " " + title;
    }
}
