package org.phaseline.language.checked;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.tree.Place;
import org.phaseline.language.tree.Word;

/**
 * Something with names of its own that is played and comes back: the game turn, a sequence, a reaction or a digression. Who it is is
 * known before its lines are read, because routines conduct each other.
 */
public final class Routine {

    public enum Kind {
        GAME_TURN,
        SEQUENCE,
        REACTION,
        DIGRESSION
    }

    private final Kind kind;
    private final String name;
    private final int number;
    private final Word title;
    private List<Variable> parameters = List.of();
    private @Nullable Actor actor;
    private Block body = Block.EMPTY;

    /**
     * @param name the name of the sequence its headings stand in
     * @param number which one of its kind it is, from 0
     */
    public Routine(Kind kind, String name, int number, Word title) {
        this.kind = kind;
        this.name = name;
        this.number = number;
        this.title = title;
    }

    public Kind kind() {
        return kind;
    }

    public String name() {
        return name;
    }

    public int number() {
        return number;
    }

    public Word title() {
        return title;
    }

    public Place place() {
        return title.place();
    }

    public List<Variable> parameters() {
        return parameters;
    }

    /** Who acts in it unless a line says otherwise. */
    public @Nullable Actor actor() {
        return actor;
    }

    public Block body() {
        return body;
    }

    public void begin(List<Variable> handedOver, @Nullable Actor acting) {
        parameters = List.copyOf(handedOver);
        actor = acting;
    }

    public void fill(Block lines) {
        body = lines;
    }
}
