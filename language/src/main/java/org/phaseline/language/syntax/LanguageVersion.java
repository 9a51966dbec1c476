package org.phaseline.language.syntax;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Place;
import org.phaseline.language.tree.Word;

/**
 * The version of the language a rulebook is written in: {@code language 1} on the line below {@code rulebook "..."}. A rulebook that
 * says nothing is written in the first one. The line is no word of the grammar, so nothing that is called 'language' is affected.
 */
public final class LanguageVersion {

    public static final int FIRST = 1;

    /** The newest this build knows. */
    public static final int LATEST = 2;

    private static final Pattern LINE = Pattern.compile("language +(\\d{1,4})");

    private LanguageVersion() {}

    /** What the lines at the margin of a main file say; the latest known when they speak of one that is unknown. */
    static int of(List<Line> margin) {
        Matcher matcher = margin.size() < 2 ? null : LINE.matcher(margin.get(1).text());
        if (matcher == null || !matcher.matches()) {
            return FIRST;
        }
        int version = Integer.parseInt(matcher.group(1));
        return isKnown(version) ? version : LATEST;
    }

    /** The version a main file is written in. */
    public static int of(String file, String text) {
        SourceText source = new SourceText(file, text);
        Problems unheard = new Problems();
        return of(Nesting.nest(Layout.split(source, unheard), source, unheard));
    }

    public static boolean isKnown(int version) {
        return version >= FIRST && version <= LATEST;
    }

    /** Which versions there are, in words. */
    public static String known() {
        return FIRST == LATEST ? "version " + FIRST : "versions " + FIRST + " to " + LATEST;
    }

    /** The declaration, if a line at the margin is one. */
    static Declaration.@Nullable Language read(Line line, Texts texts) {
        Matcher matcher = LINE.matcher(line.text());
        if (!matcher.matches()) {
            return null;
        }
        Place place = texts.place(line);
        Place number = texts.place(line, matcher.start(1), matcher.end(1));
        return new Declaration.Language(place, new Word(number, matcher.group(1)));
    }
}
