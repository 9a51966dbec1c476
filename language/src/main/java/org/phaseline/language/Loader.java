package org.phaseline.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.machine.Rulebook;
import org.phaseline.language.compile.Declarations;
import org.phaseline.language.compile.RulebookCompiler;
import org.phaseline.language.problem.Gaps;
import org.phaseline.language.problem.Guess;
import org.phaseline.language.problem.Problem;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.syntax.ReadResult;
import org.phaseline.language.syntax.Reader;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Place;
import org.phaseline.language.tree.Word;

/** From text to a rulebook that can be played, or to every problem that stands in the way. */
public final class Loader {

    private Loader() {}

    /**
     * Loads a rulebook for a scenario (the first one, when the name is empty) with options switched on and off besides what
     * the scenario says.
     */
    public static Loaded load(RulebookText text, String scenario, List<String> on, List<String> off) {
        Problems problems = new Problems();
        Gaps gaps = new Gaps();
        List<Declaration> all = read(text, problems, gaps);
        Declarations declarations = new Declarations(all);
        List<Declaration.Scenario> scenarios = declarations.of(Declaration.Scenario.class);
        problems.textHasGaps(gaps);
        Declaration.@Nullable Scenario chosen = choose(scenarios, scenario, declarations, problems);
        RulebookCompiler compiler = new RulebookCompiler(declarations, chosen, on, off, problems);
        Rulebook rulebook = compiler.compile();
        return new Loaded(
                problems.isEmpty() ? Optional.of(rulebook) : Optional.empty(),
                problems.sorted(),
                title(declarations),
                scenarios.stream().map(Loader::info).toList(),
                options(declarations, compiler.options()));
    }

    /** Checks a rulebook for each of its scenarios. */
    public static List<Problem> check(RulebookText text) {
        Loaded first = load(text, "", List.of(), List.of());
        List<List<Problem>> found = new ArrayList<>(List.of(first.problems()));
        for (int i = 1; i < first.scenarios().size(); i++) {
            found.add(load(text, first.scenarios().get(i).name(), List.of(), List.of())
                    .problems());
        }
        if (found.size() == 1) {
            return first.problems();
        }
        List<Declaration> all = read(text, new Problems(), new Gaps());
        Problems problems = new Problems();
        for (int i = 0; i < found.size(); i++) {
            String scenario = first.scenarios().get(i).name();
            for (Problem problem : found.get(i)) {
                boolean always = found.stream()
                        .allMatch(each ->
                                each.stream().anyMatch(other -> other.place().compareTo(problem.place()) == 0));
                problems.add(
                        problem.place(),
                        always || isInScenario(problem.place(), all)
                                ? problem.sentence()
                                : "in the scenario '" + scenario + "': " + problem.sentence());
            }
        }
        return problems.sorted();
    }

    /** Whether the last declaration that begins before a place is a scenario; then its text says which one it is about. */
    private static boolean isInScenario(Place place, List<Declaration> all) {
        Declaration last = null;
        for (Declaration each : all) {
            if (each.place().file().equals(place.file())
                    && each.place().line() <= place.line()
                    && (last == null || each.place().line() >= last.place().line())) {
                last = each;
            }
        }
        return last instanceof Declaration.Scenario;
    }

    /** The files a rulebook names as its parts. */
    public static List<String> partsOf(String file, String text) {
        return Reader.read(file, text).tree().declarations().stream()
                .filter(Declaration.Part.class::isInstance)
                .map(declaration -> ((Declaration.Part) declaration).file().text())
                .toList();
    }

    private static List<Declaration> read(RulebookText text, Problems problems, Gaps gaps) {
        List<Declaration> all = new ArrayList<>();
        TreeMap<String, String> unread = new TreeMap<>(text.others());
        read(text.file(), text, unread, all, problems, gaps);
        // What no 'part' line has asked for are scenarios in files of their own.
        for (String file : List.copyOf(unread.keySet())) {
            String scenario = unread.remove(file);
            if (scenario != null) {
                scenario(file, scenario, all, problems, gaps);
            }
        }
        return all;
    }

    private static void read(
            String file,
            RulebookText book,
            TreeMap<String, String> unread,
            List<Declaration> all,
            Problems problems,
            Gaps gaps) {
        boolean main = file.equals(book.file());
        String text = main
                ? book.text()
                : java.util.Objects.requireNonNull(book.others().get(file));
        ReadResult result = Reader.read(file, text);
        problems.addAll(result.problems());
        gaps.add(file, text, result.problems());
        List<Declaration> declarations = result.tree().declarations();
        if (main
                && problems.isEmpty()
                && (declarations.isEmpty() || !(declarations.get(0) instanceof Declaration.Rulebook))) {
            problems.add(new Place(file, 1, 1, 1), "a rulebook begins with its name: rulebook \"...\"");
        }
        for (Declaration declaration : declarations) {
            all.add(declaration);
            if (!(declaration instanceof Declaration.Part part)) {
                continue;
            }
            String name = part.file().text();
            if (unread.remove(name) != null) {
                read(name, book, unread, all, problems, gaps);
            } else if (book.others().containsKey(name) || name.equals(book.file())) {
                problems.add(part.file().place(), "the file '" + name + "' is read already");
            } else {
                gaps.fileIsMissing();
                problems.add(
                        part.file().place(),
                        "no file '" + name + "' beside this one"
                                + Guess.didYouMean(name, book.others().keySet()));
            }
        }
    }

    private static void scenario(String file, String text, List<Declaration> all, Problems problems, Gaps gaps) {
        ReadResult result = Reader.read(file, text);
        problems.addAll(result.problems());
        gaps.add(file, text, result.problems());
        for (Declaration declaration : result.tree().declarations()) {
            if (declaration instanceof Declaration.Scenario) {
                all.add(declaration);
            } else {
                problems.add(declaration.place(), "a file in the folder 'scenarios' holds only scenarios");
            }
        }
    }

    private static Declaration.@Nullable Scenario choose(
            List<Declaration.Scenario> scenarios, String name, Declarations declarations, Problems problems) {
        List<String> names = new ArrayList<>();
        for (Declaration.Scenario scenario : scenarios) {
            if (names.contains(scenario.name().text())) {
                problems.add(scenario.name().place(), "another scenario has this name");
            }
            names.add(scenario.name().text());
        }
        if (name.isEmpty()) {
            return scenarios.isEmpty() ? null : scenarios.get(0);
        }
        for (Declaration.Scenario scenario : scenarios) {
            if (scenario.name().text().equalsIgnoreCase(name)) {
                return scenario;
            }
        }
        problems.add(
                declarations.beginning(),
                "this rulebook has no scenario '" + name + "'" + Guess.didYouMean(name, names));
        return null;
    }

    private static String title(Declarations declarations) {
        return declarations.of(Declaration.Rulebook.class).stream()
                .map(rulebook -> rulebook.title().text())
                .findFirst()
                .orElse("");
    }

    private static Loaded.ScenarioInfo info(Declaration.Scenario scenario) {
        return new Loaded.ScenarioInfo(
                scenario.name().text(),
                scenario.title().text(),
                scenario.sides().stream().map(Word::text).toList());
    }

    private static List<Loaded.OptionInfo> options(Declarations declarations, TreeMap<String, Boolean> on) {
        return declarations.of(Declaration.Option.class).stream()
                .map(option -> new Loaded.OptionInfo(
                        option.name().text(),
                        option.title().text(),
                        on.getOrDefault(option.name().text(), option.on())))
                .toList();
    }
}
