package org.phaseline.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.machine.Rulebook;
import org.phaseline.language.compile.Declarations;
import org.phaseline.language.compile.RulebookCompiler;
import org.phaseline.language.problem.Gaps;
import org.phaseline.language.problem.Problem;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.problem.TooMuchWork;
import org.phaseline.language.problem.WorkBudget;
import org.phaseline.language.syntax.ReadResult;
import org.phaseline.language.syntax.Reader;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Place;
import org.phaseline.language.tree.Word;

/** From text to a rulebook that can be played, or to every problem that stands in the way. */
public final class Loader {

    private Loader() {}

    private static final String TOO_DEEP = "this rulebook is nested too deep to be read";

    /** All its scenarios together may take no more than so many times the work that one may take. */
    private static final int SCENARIOS = 4;

    /** What the files of a rulebook hold, and what was wrong with them: read once, compiled for each scenario. */
    private record Source(RulebookText text, Declarations declarations, List<Problem> problems, Gaps gaps) {

        List<Declaration.Scenario> scenarios() {
            return declarations.of(Declaration.Scenario.class);
        }
    }

    /**
     * Loads a rulebook for a scenario (the first one, when the name is empty) with options switched on and off besides what
     * the scenario says.
     */
    public static Loaded load(RulebookText text, String scenario, List<String> on, List<String> off) {
        WorkBudget work = new WorkBudget(WorkBudget.USUAL, new Place(text.file(), 1, 1, 1));
        return load(read(text), scenario, on, off, work);
    }

    private static Loaded load(Source source, String scenario, List<String> on, List<String> off, WorkBudget work) {
        Problems problems = new Problems(work);
        TreeMap<String, Boolean> switched = new TreeMap<>();
        Optional<Rulebook> rulebook = compile(source, scenario, on, off, problems, switched);
        return new Loaded(
                problems.isEmpty() ? rulebook : Optional.empty(),
                problems.sorted(),
                title(source.declarations),
                source.scenarios().stream().map(Loader::info).toList(),
                options(source.declarations, switched));
    }

    /** Compiles as far as the work allows; {@code switched} is filled with the options as they stand then. */
    private static Optional<Rulebook> compile(
            Source source,
            String scenario,
            List<String> on,
            List<String> off,
            Problems problems,
            TreeMap<String, Boolean> switched) {
        Declarations declarations = source.declarations;
        problems.addAll(source.problems);
        problems.textHasGaps(source.gaps);
        try {
            Declaration.@Nullable Scenario chosen = choose(source.scenarios(), scenario, declarations, problems);
            RulebookCompiler compiler = new RulebookCompiler(declarations, chosen, on, off, problems);
            switched.putAll(compiler.options());
            return Optional.of(compiler.compile());
        } catch (TooMuchWork tooMuch) {
            problems.addAll(List.of(tooMuch.problem()));
        } catch (StackOverflowError tooDeep) {
            problems.addAll(List.of(new Problem(declarations.beginning(), TOO_DEEP)));
        }
        return Optional.empty();
    }

    /** Checks a rulebook for each of its scenarios. */
    public static List<Problem> check(RulebookText text) {
        Source source = read(text);
        List<Declaration.Scenario> scenarios = source.scenarios();
        long left = SCENARIOS * WorkBudget.USUAL;
        List<List<Problem>> found = new ArrayList<>();
        for (int i = 0; i < Math.max(1, scenarios.size()); i++) {
            WorkBudget work = new WorkBudget(Math.min(left, WorkBudget.USUAL), source.declarations.beginning());
            Problems problems = new Problems(work);
            String scenario = i == 0 ? "" : scenarios.get(i).name().text();
            compile(source, scenario, List.of(), List.of(), problems, new TreeMap<>());
            if (left < WorkBudget.USUAL && work.left() == 0) {
                break;
            }
            found.add(problems.sorted());
            left -= work.spent();
        }
        return found.size() == 1 && scenarios.size() < 2
                ? found.getFirst()
                : together(found, scenarios, source.declarations);
    }

    /** The problems of all scenarios; one that only some of them have says which. */
    private static List<Problem> together(
            List<List<Problem>> found, List<Declaration.Scenario> scenarios, Declarations declarations) {
        TreeMap<Place, Integer> times = new TreeMap<>();
        found.forEach(each -> each.forEach(problem -> times.merge(problem.place(), 1, Integer::sum)));
        TreeMap<Place, Declaration> begins = new TreeMap<>();
        declarations.of(Declaration.class).forEach(each -> begins.put(each.place(), each));
        Problems problems = new Problems();
        for (int i = 0; i < found.size(); i++) {
            for (Problem problem : found.get(i)) {
                boolean always = Integer.valueOf(found.size()).equals(times.get(problem.place()));
                problems.add(
                        problem.place(),
                        always || isInScenario(problem.place(), begins)
                                ? problem.sentence()
                                : "in the scenario '" + scenarios.get(i).name().text() + "': " + problem.sentence());
            }
        }
        if (found.size() < scenarios.size()) {
            problems.add(
                    scenarios.get(found.size()).name().place(),
                    "this rulebook is too large for so many scenarios: from here on they were not checked");
        }
        return problems.sorted();
    }

    /** Whether the last declaration that begins before a place is a scenario; then its text says which one it is about. */
    private static boolean isInScenario(Place place, TreeMap<Place, Declaration> begins) {
        var last = begins.floorEntry(new Place(place.file(), place.line(), Integer.MAX_VALUE, 1));
        return last != null
                && last.getKey().file().equals(place.file())
                && last.getValue() instanceof Declaration.Scenario;
    }

    /** The files a rulebook names as its parts. */
    public static List<String> partsOf(String file, String text) {
        return Reader.read(file, text).tree().declarations().stream()
                .filter(Declaration.Part.class::isInstance)
                .map(declaration -> ((Declaration.Part) declaration).file().text())
                .toList();
    }

    private static Source read(RulebookText text) {
        Problems problems = new Problems();
        Gaps gaps = new Gaps();
        List<Declaration> all = new ArrayList<>();
        try {
            TreeMap<String, String> unread = new TreeMap<>(text.others());
            read(text.file(), text, unread, all, problems, gaps);
            // What no 'part' line has asked for are scenarios in files of their own.
            for (String file : List.copyOf(unread.keySet())) {
                String scenario = unread.remove(file);
                if (scenario != null) {
                    scenario(file, scenario, all, problems, gaps);
                }
            }
        } catch (StackOverflowError tooDeep) {
            gaps.fileIsMissing();
            problems.add(new Place(text.file(), 1, 1, 1), TOO_DEEP);
        }
        return new Source(text, new Declarations(text.file(), all), problems.sorted(), gaps);
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
                                + problems.didYouMean(name, book.others().keySet()));
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
        TreeSet<String> names = new TreeSet<>();
        for (Declaration.Scenario scenario : scenarios) {
            if (!names.add(scenario.name().text())) {
                problems.add(scenario.name().place(), "another scenario has this name");
            }
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
                "this rulebook has no scenario '" + name + "'" + problems.didYouMean(name, names));
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
