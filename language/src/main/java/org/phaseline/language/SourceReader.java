package org.phaseline.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Gaps;
import org.phaseline.language.problem.Problem;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.resolve.Declarations;
import org.phaseline.language.syntax.LanguageVersion;
import org.phaseline.language.syntax.ReadResult;
import org.phaseline.language.syntax.Reader;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Place;

/** Reads the files of a rulebook: the main one, the parts it names, and scenarios in files of their own. */
final class SourceReader {

    static final String TOO_DEEP = "this rulebook is nested too deeply to be read";

    /** What the files of a rulebook hold, and what was wrong with them: read once, compiled for each scenario. */
    record Source(RulebookText text, Declarations declarations, int language, List<Problem> problems, Gaps gaps) {

        List<Declaration.Scenario> scenarios() {
            return declarations.of(Declaration.Scenario.class);
        }
    }

    private final RulebookText book;
    private final TreeMap<String, String> unread;
    private final List<Declaration> all = new ArrayList<>();
    private final Problems problems = new Problems();
    private final Gaps gaps = new Gaps();
    private int language = LanguageVersion.FIRST;

    private SourceReader(RulebookText book) {
        this.book = book;
        this.unread = new TreeMap<>(book.others());
        this.unread.keySet().removeIf(file -> file.endsWith(RulebookText.WEIGHTS));
    }

    static Source read(RulebookText text) {
        SourceReader reader = new SourceReader(text);
        try {
            reader.read();
        } catch (StackOverflowError tooDeep) {
            reader.gaps.fileIsMissing();
            reader.problems.add(Code.TOO_LARGE, new Place(text.file(), 1, 1, 1), TOO_DEEP);
        }
        Declarations declarations = new Declarations(text.file(), reader.all);
        return new Source(text, declarations, reader.language, reader.problems.sorted(), reader.gaps);
    }

    private void read() {
        ReadResult main = Reader.read(book.file(), book.text());
        language = main.tree().version();
        take(book.file(), book.text(), main);
        List<Declaration> declarations = main.tree().declarations();
        if (problems.isEmpty() && (declarations.isEmpty() || !(declarations.get(0) instanceof Declaration.Rulebook))) {
            problems.add(
                    Code.MISSING,
                    new Place(book.file(), 1, 1, 1),
                    "a rulebook must begin with its title: rulebook \"...\"");
        }
        for (int i = 0; i < declarations.size(); i++) {
            if (declarations.get(i) instanceof Declaration.Language version) {
                language(version, i == 1);
            }
        }
        declarations(declarations);
        // What no 'part' line has asked for are scenarios in files of their own.
        for (String file : List.copyOf(unread.keySet())) {
            String scenario = unread.remove(file);
            if (scenario != null) {
                scenario(file, scenario);
            }
        }
    }

    private void language(Declaration.Language line, boolean second) {
        int version = Integer.parseInt(line.version().text());
        if (!second) {
            problems.add(
                    Code.LANGUAGE_VERSION,
                    line.place(),
                    "'language' can appear only once, on the line below 'rulebook \"...\"' in the main file");
        } else if (!LanguageVersion.isKnown(version)) {
            problems.add(
                    Code.LANGUAGE_VERSION,
                    line.version().place(),
                    "this rulebook is written in version " + version + " of the language; this Phaseline knows "
                            + LanguageVersion.known());
        }
    }

    private void take(String file, String text, ReadResult result) {
        problems.addAll(result.problems());
        gaps.add(file, text, result.problems());
    }

    private void declarations(List<Declaration> declarations) {
        for (Declaration declaration : declarations) {
            all.add(declaration);
            if (declaration instanceof Declaration.Part part) {
                part(part);
            }
        }
    }

    private void part(Declaration.Part part) {
        String name = part.file().text();
        if (unread.remove(name) != null) {
            String text = Objects.requireNonNull(book.others().get(name));
            ReadResult result = Reader.read(name, text, language);
            take(name, text, result);
            result.tree().declarations().stream()
                    .filter(Declaration.Language.class::isInstance)
                    .forEach(line -> language((Declaration.Language) line, false));
            declarations(result.tree().declarations());
        } else if (book.others().containsKey(name) || name.equals(book.file())) {
            problems.add(Code.FILE, part.file().place(), "the file '" + name + "' is already part of this rulebook");
        } else {
            gaps.fileIsMissing();
            problems.add(
                    Code.FILE,
                    part.file().place(),
                    "no file '" + name + "' in this folder"
                            + problems.didYouMean(name, book.others().keySet()));
        }
    }

    private void scenario(String file, String text) {
        ReadResult result = Reader.read(file, text, language);
        take(file, text, result);
        for (Declaration declaration : result.tree().declarations()) {
            if (declaration instanceof Declaration.Scenario) {
                all.add(declaration);
            } else {
                problems.add(
                        Code.FILE, declaration.place(), "a file in the folder 'scenarios' can contain only scenarios");
            }
        }
    }
}
