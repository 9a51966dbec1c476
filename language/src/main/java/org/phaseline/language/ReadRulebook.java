package org.phaseline.language;

import java.util.List;
import org.phaseline.language.problem.Problem;
import org.phaseline.language.syntax.Semantics;

/** A rulebook whose files have been read, to be compiled for several scenarios or options: reading is a third of the work of loading. */
public final class ReadRulebook {

    private final SourceReader.Source source;

    private ReadRulebook(SourceReader.Source source) {
        this.source = source;
    }

    public static ReadRulebook of(RulebookText text) {
        return new ReadRulebook(SourceReader.read(text));
    }

    /** The same as {@link Loader#load(RulebookText, String, List, List)}. */
    public Loaded load(String scenario, List<String> on, List<String> off) {
        return Loader.load(source, scenario, on, off, Semantics.LATEST);
    }

    /** The same as {@link Loader#check(RulebookText)}. */
    public List<Problem> check() {
        return Loader.check(source);
    }
}
