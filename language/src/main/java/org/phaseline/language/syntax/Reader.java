package org.phaseline.language.syntax;

import java.util.List;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problem;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Place;
import org.phaseline.language.tree.SourceTree;

/** Reads a file of the rulebook language: text in, tree and all problems out. Never throws, whatever the text. */
public final class Reader {

    /** What a line begins with that names a part. */
    private static final String PART = "part";

    private Reader() {}

    /** A main file, which says itself in which version of the language it is written. */
    public static ReadResult read(String file, String text) {
        return read(file, text, 0, WordVersions.CURRENT);
    }

    /** A part of a rulebook that is written in this version of the language. */
    public static ReadResult read(String file, String text, int version) {
        return read(file, text, version, WordVersions.CURRENT);
    }

    /** {@code version} is 0 for what the file says itself. */
    static ReadResult read(String file, String text, int version, WordVersions words) {
        if (bytes(text) > Limits.FILE_BYTES) {
            return refused(file, new Place(file, 1, 1, 1), tooLarge());
        }
        Problems problems = new Problems();
        SourceText source = new SourceText(file, text);
        List<Line> lines = Layout.split(source, problems);
        List<Line> margin = Nesting.nest(lines, source, problems);
        int written = version == 0 ? LanguageVersion.of(margin) : version;
        LineParser parser = new LineParser(source, problems, written, words);
        List<Declaration> declarations = new DeclarationReader(parser, new Texts(source, problems)).read(margin);
        return new ReadResult(new SourceTree(file, written, declarations), problems.sorted());
    }

    /** The lines of a main file or a part that name other files as parts. Nothing else is read, and nothing is said of what is wrong. */
    public static List<Declaration.Part> parts(String file, String text) {
        if (bytes(text) > Limits.FILE_BYTES) {
            return List.of();
        }
        Problems unheard = new Problems();
        SourceText source = new SourceText(file, text);
        List<Line> margin = Nesting.nest(Layout.split(source, unheard), source, unheard);
        LineParser parser = new LineParser(source, unheard, LanguageVersion.of(margin), WordVersions.CURRENT);
        List<Line> naming =
                margin.stream().filter(line -> line.text().startsWith(PART)).toList();
        return new DeclarationReader(parser, new Texts(source, unheard))
                .read(naming).stream()
                        .filter(Declaration.Part.class::isInstance)
                        .map(Declaration.Part.class::cast)
                        .toList();
    }

    /** Bytes as they lie in a file: UTF-8, with or without a byte order mark. */
    public static ReadResult readBytes(String file, byte[] bytes) {
        if (bytes.length > Limits.FILE_BYTES) {
            return refused(file, new Place(file, 1, 1, 1), tooLarge());
        }
        return switch (Utf8.decode(file, bytes)) {
            case Utf8.Broken(Place place) -> refused(file, place, "this file is not UTF-8 text; save it as UTF-8");
            case Utf8.Text(String text) -> read(file, text);
        };
    }

    private static ReadResult refused(String file, Place place, String sentence) {
        return new ReadResult(
                new SourceTree(file, LanguageVersion.FIRST, List.of()),
                List.of(new Problem(place, Code.FILE, sentence)));
    }

    private static String tooLarge() {
        return "this file is larger than " + Limits.shown(Limits.FILE_BYTES) + " bytes; it was not read";
    }

    private static long bytes(String text) {
        long bytes = 0;
        for (int at = 0; at < text.length(); at++) {
            char c = text.charAt(at);
            // Each half of a surrogate pair stands for two of its four bytes.
            bytes += c < 0x80 ? 1 : c < 0x800 || Character.isSurrogate(c) ? 2 : 3;
        }
        return bytes;
    }
}
