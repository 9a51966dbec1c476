package org.phaseline.engine.outline;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The words a rulebook may use for what is drawn on the side between two spaces. Who draws decides what they look like. */
public enum SideSymbol {
    LINE("line", false),
    WATER("water", false),
    STREAM("stream", false),
    RIVER("river", false),
    MAJOR_RIVER("majorRiver", false),
    CLIFF("cliff", false),
    BORDER("border", false),
    WALL("wall", false),
    TRACK("track", true),
    ROAD("road", true),
    HIGHWAY("highway", true),
    RAIL("rail", true),
    BRIDGE("bridge", true);

    private final String word;
    private final boolean across;

    SideSymbol(String word, boolean across) {
        this.word = word;
        this.across = across;
    }

    public String word() {
        return word;
    }

    /** Whether it leads from one space to the other instead of lying between them. */
    public boolean across() {
        return across;
    }

    public static Optional<SideSymbol> of(String word) {
        return Stream.of(values()).filter(each -> each.word.equals(word)).findFirst();
    }

    public static List<String> words() {
        return Stream.of(values()).map(SideSymbol::word).toList();
    }
}
