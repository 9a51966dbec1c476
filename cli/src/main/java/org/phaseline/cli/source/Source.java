package org.phaseline.cli.source;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.phaseline.games.ShippedGame;
import org.phaseline.language.Loader;
import org.phaseline.language.RulebookText;
import org.phaseline.language.problem.Problem;
import org.phaseline.language.problem.ProblemPrinter;
import org.phaseline.language.tree.Place;

/**
 * A rulebook that was found. Its files go by their bare names, so that a journal does not depend on where they lay; for
 * people they are shown with the folder in front.
 *
 * @param folder what stands in front of a file's name, with its slash, or nothing
 * @param unreadable problems that keep a file from being text at all
 * @param shipped the game, if it is one that ships with Phaseline
 */
public record Source(RulebookText text, String folder, List<Problem> unreadable, Optional<ShippedGame> shipped) {

    /** One that does not ship. */
    public Source(RulebookText text, String folder, List<Problem> unreadable) {
        this(text, folder, unreadable, Optional.empty());
    }

    /** What is wrong with it, whichever scenario is chosen. */
    public List<Problem> check() {
        return unreadable.isEmpty() ? Loader.check(text) : unreadable;
    }

    /** The name of its main file as the user knows it. */
    public String shown() {
        return folder + text.file();
    }

    /** With files as the user knows them. */
    public List<Problem> shown(List<Problem> problems) {
        return problems.stream().map(this::shown).toList();
    }

    private Problem shown(Problem problem) {
        Place place = problem.place();
        return new Problem(
                new Place(folder + place.file(), place.line(), place.column(), place.length()),
                problem.code(),
                problem.severity(),
                problem.sentence());
    }

    /** Where, what, the line and a marker, for each. */
    public String print(List<Problem> problems) {
        Map<String, String> texts = new TreeMap<>();
        texts.put(folder + text.file(), text.text());
        text.others().forEach((file, content) -> texts.put(folder + file, content));
        return ProblemPrinter.print(shown(problems), texts);
    }
}
