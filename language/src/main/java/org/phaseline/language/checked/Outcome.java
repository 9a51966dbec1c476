package org.phaseline.language.checked;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What became of a step: kept while its sequence is played. A step that is conducted again has another one there.
 */
public final class Outcome {

    private final int id;
    private final int step;
    private final boolean each;
    private final int fork;
    private final boolean secret;
    private final List<String> options = new ArrayList<>();
    private final TreeMap<Integer, Text> speaking = new TreeMap<>();

    /**
     * @param id no other outcome of the rulebook has it
     * @param step the index of the step
     * @param each whether each party has its own: the step has several actors, or stands in what each party does by itself
     * @param fork the branching for which each has its own, or 0
     * @param secret whether it is sealed until it is revealed
     */
    public Outcome(int id, int step, boolean each, int fork, boolean secret) {
        this.id = id;
        this.step = step;
        this.each = each;
        this.fork = fork;
        this.secret = secret;
    }

    public int id() {
        return id;
    }

    public int step() {
        return step;
    }

    public boolean each() {
        return each;
    }

    public int fork() {
        return fork;
    }

    public boolean secret() {
        return secret;
    }

    /** The title of an option, counted from 0, speaks of values. */
    public void speaks(int option, Text title) {
        speaking.put(option, title);
    }

    /** The title of an option where it speaks of values; else null. */
    public @Nullable Text speaking(int option) {
        return speaking.get(option);
    }

    /** The titles of the options of which one can be taken in it, in the order of the text; they are added as they are read. */
    public List<String> options() {
        return options;
    }
}
