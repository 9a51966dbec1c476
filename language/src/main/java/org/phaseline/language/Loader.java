package org.phaseline.language;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.language.SourceReader.Source;
import org.phaseline.language.checked.CheckedRulebook;
import org.phaseline.language.checked.NameIndex;
import org.phaseline.language.emit.RulebookEmitter;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problem;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.problem.TooMuchWork;
import org.phaseline.language.problem.WorkBudget;
import org.phaseline.language.resolve.AboutTexts;
import org.phaseline.language.resolve.CoachTexts;
import org.phaseline.language.resolve.Declarations;
import org.phaseline.language.resolve.RulebookResolver;
import org.phaseline.language.resolve.ScenarioInheritance;
import org.phaseline.language.syntax.Reader;
import org.phaseline.language.syntax.Semantics;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Place;
import org.phaseline.language.tree.Word;
import org.phaseline.language.verify.CoverageRule;
import org.phaseline.language.verify.RulebookVerifier;

/** From text to a rulebook that can be played, or to every problem that stands in the way. */
public final class Loader {

    private Loader() {}

    /** All its scenarios together may take no more than so many times the work that one may take. */
    private static final int SCENARIOS = 4;

    /**
     * Loads a rulebook for a scenario (the first one, when the name is empty) with options switched on and off besides what
     * the scenario says.
     */
    public static Loaded load(RulebookText text, String scenario, List<String> on, List<String> off) {
        return load(text, scenario, on, off, Semantics.LATEST);
    }

    /** Loads a rulebook for a game that was begun with an earlier version of what rulebooks mean. */
    public static Loaded load(RulebookText text, String scenario, List<String> on, List<String> off, int semantics) {
        return load(SourceReader.read(text), scenario, on, off, semantics);
    }

    static Loaded load(Source source, String scenario, List<String> on, List<String> off, int semantics) {
        Place beginning = new Place(source.text().file(), 1, 1, 1);
        Problems problems = new Problems(new WorkBudget(WorkBudget.USUAL, beginning));
        TreeMap<String, Boolean> switched = new TreeMap<>();
        Optional<CompiledRulebook> rulebook = compile(source, scenario, on, off, semantics, problems, switched);
        return new Loaded(
                rulebook,
                problems.sorted(),
                title(source.declarations()),
                AboutTexts.of(source.declarations()),
                infos(source.scenarios()),
                options(source.declarations(), switched),
                source.language());
    }

    /** Compiles as far as the work allows; {@code switched} is filled with the options as they stand then. */
    private static Optional<CompiledRulebook> compile(
            Source source,
            String scenario,
            List<String> on,
            List<String> off,
            int semantics,
            Problems problems,
            TreeMap<String, Boolean> switched) {
        Declarations declarations = source.declarations();
        problems.addAll(source.problems());
        problems.textHasGaps(source.gaps());
        if (semantics >= Semantics.SEVENTH) {
            problems.judgeBy(source.language());
        }
        try {
            Declaration.@Nullable Scenario chosen = choose(source.scenarios(), scenario, declarations, problems);
            RulebookResolver resolver = new RulebookResolver(declarations, chosen, on, off, semantics, problems);
            switched.putAll(resolver.options());
            CheckedRulebook checked = resolver.resolve();
            RulebookVerifier.verify(checked, problems);
            if (problems.anyError()) {
                return Optional.empty();
            }
            CompiledRulebook rulebook = RulebookEmitter.emit(checked, CoverageRule.of(checked), semantics);
            SetupCheck.check(checked, rulebook, problems);
            return problems.anyError() ? Optional.empty() : Optional.of(rulebook);
        } catch (TooMuchWork tooMuch) {
            problems.addAll(List.of(tooMuch.problem()));
        } catch (StackOverflowError tooDeep) {
            problems.addAll(List.of(new Problem(declarations.beginning(), Code.TOO_LARGE, SourceReader.TOO_DEEP)));
        }
        return Optional.empty();
    }

    /**
     * Where each name is declared and where it is used, for editors; as far as the text can be understood. Names that only another
     * scenario uses are declared without a use.
     */
    public static NameIndex names(RulebookText text, String scenario) {
        Source source = SourceReader.read(text);
        Problems unheard = new Problems(
                new WorkBudget(WorkBudget.USUAL, source.declarations().beginning()));
        try {
            Declaration.@Nullable Scenario chosen =
                    choose(source.scenarios(), scenario, source.declarations(), unheard);
            return new RulebookResolver(source.declarations(), chosen, List.of(), List.of(), Semantics.LATEST, unheard)
                    .resolve()
                    .names()
                    .index();
        } catch (TooMuchWork | StackOverflowError tooMuch) {
            return new NameIndex();
        }
    }

    /** Checks a rulebook for each of its scenarios. */
    public static List<Problem> check(RulebookText text) {
        return check(SourceReader.read(text));
    }

    static List<Problem> check(Source source) {
        List<Declaration.Scenario> scenarios = source.scenarios();
        long left = SCENARIOS * WorkBudget.USUAL;
        List<List<Problem>> found = new ArrayList<>();
        for (int i = 0; i < Math.max(1, scenarios.size()); i++) {
            WorkBudget work = new WorkBudget(
                    Math.min(left, WorkBudget.USUAL), source.declarations().beginning());
            Problems problems = new Problems(work);
            String scenario = i == 0 ? "" : scenarios.get(i).name().text();
            compile(source, scenario, List.of(), List.of(), Semantics.LATEST, problems, new TreeMap<>());
            if (left < WorkBudget.USUAL && work.left() == 0) {
                break;
            }
            found.add(problems.sorted());
            left -= work.spent();
        }
        return found.size() == 1 && scenarios.size() < 2
                ? found.getFirst()
                : together(found, scenarios, source.declarations());
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
                problems.addAll(List.of(new Problem(
                        problem.place(),
                        problem.code(),
                        problem.severity(),
                        always || tellsScenario(problem, scenarios.get(i), begins)
                                ? problem.sentence()
                                : "in the scenario '" + scenarios.get(i).name().text() + "': " + problem.sentence())));
            }
        }
        if (found.size() < scenarios.size()) {
            problems.add(
                    Code.TOO_LARGE,
                    scenarios.get(found.size()).name().place(),
                    "this rulebook is too large for so many scenarios: those from here on were not checked");
        }
        return problems.sorted();
    }

    /**
     * Whether the text at the place of a problem says which scenario it is about: the last declaration that begins before it is one. What a
     * scenario that is like another sets up wrongly may stand in that other one, where it is right.
     */
    private static boolean tellsScenario(
            Problem problem, Declaration.Scenario scenario, TreeMap<Place, Declaration> begins) {
        Place place = problem.place();
        var last = begins.floorEntry(new Place(place.file(), place.line(), Integer.MAX_VALUE, 1));
        return last != null
                && last.getKey().file().equals(place.file())
                && last.getValue() instanceof Declaration.Scenario around
                && (problem.code() != Code.SET_UP || around == scenario);
    }

    /** The files a rulebook names as its parts. */
    public static List<String> partsOf(String file, String text) {
        return Reader.parts(file, text).stream().map(part -> part.file().text()).toList();
    }

    private static Declaration.@Nullable Scenario choose(
            List<Declaration.Scenario> scenarios, String name, Declarations declarations, Problems problems) {
        ScenarioInheritance inheritance = new ScenarioInheritance(scenarios, problems);
        TreeSet<String> names = new TreeSet<>();
        for (Declaration.Scenario scenario : scenarios) {
            if (!names.add(scenario.name().text())) {
                problems.add(Code.DUPLICATE_NAME, scenario.name().place(), "another scenario already has this name");
            }
        }
        if (name.isEmpty()) {
            return scenarios.isEmpty() ? null : inheritance.whole(scenarios.get(0));
        }
        for (Declaration.Scenario scenario : scenarios) {
            if (scenario.name().text().equalsIgnoreCase(name)) {
                return inheritance.whole(scenario);
            }
        }
        problems.add(
                Code.UNKNOWN_NAME,
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

    private static List<Loaded.ScenarioInfo> infos(List<Declaration.Scenario> scenarios) {
        ScenarioInheritance inheritance = new ScenarioInheritance(scenarios, new Problems());
        return scenarios.stream()
                .map(scenario -> info(inheritance.whole(scenario)))
                .toList();
    }

    private static Loaded.ScenarioInfo info(Declaration.Scenario scenario) {
        return new Loaded.ScenarioInfo(
                scenario.name().text(),
                scenario.title().text(),
                AboutTexts.of(scenario),
                scenario.sides().stream().map(Word::text).toList(),
                CoachTexts.any(scenario));
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
