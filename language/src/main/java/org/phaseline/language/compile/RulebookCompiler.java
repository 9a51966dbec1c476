package org.phaseline.language.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Arithmetic;
import org.phaseline.engine.code.Flow;
import org.phaseline.engine.machine.DigressionInfo;
import org.phaseline.engine.machine.Handler;
import org.phaseline.engine.machine.Instruction;
import org.phaseline.engine.machine.Rulebook;
import org.phaseline.engine.machine.SequenceInfo;
import org.phaseline.engine.machine.StepPlace;
import org.phaseline.engine.machine.Surroundings;
import org.phaseline.engine.machine.Veil;
import org.phaseline.engine.outline.Outline;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Clauses;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Heading;
import org.phaseline.language.tree.Item;
import org.phaseline.language.tree.Place;
import org.phaseline.language.tree.Statement;
import org.phaseline.language.tree.Word;

/** Compiles a whole rulebook for one scenario. The result means something only when no problem was noted. */
public final class RulebookCompiler {

    /** How many instructions may run without a question; a text that needs more is broken. */
    private static final int SILENCE = 1_000_000;

    /** Each kind of declaration is looked for among all of them. */
    private static final int PER_DECLARATION = 8;

    /** What even the smallest rulebook takes. */
    private static final int AT_LEAST = 4_000;

    private static final String GAME_TURN = "";

    private final Declarations declarations;
    private final TreeSet<String> mayBeUnused;
    private final Declaration.@Nullable Scenario scenario;
    private final Problems problems;
    private final Symbols symbols;
    private final Headings headings;
    private final TreeMap<String, String> defaultActors = new TreeMap<>();
    private final List<Declaration.When> whens;
    private final List<Heading> digressions = new ArrayList<>();
    private final List<Declaration.Sequence> sequences;

    public RulebookCompiler(
            Declarations declarations,
            Declaration.@Nullable Scenario scenario,
            List<String> on,
            List<String> off,
            Problems problems) {
        problems.work().at(declarations.beginning());
        problems.work().spend(AT_LEAST + (long) declarations.all().size() * PER_DECLARATION);
        this.declarations = Overrides.apply(declarations, scenario, problems);
        this.mayBeUnused = this.declarations == declarations ? new TreeSet<>() : Mentions.of(declarations);
        this.scenario = scenario;
        this.problems = problems;
        this.symbols = new SymbolReader(this.declarations, scenario, problems).read(on, off);
        this.headings = new Headings(new Folding(symbols), problems.work());
        this.whens = this.declarations.of(Declaration.When.class);
        this.sequences = new ArrayList<>(symbols.sequences.values());
        this.sequences.sort(java.util.Comparator.comparing(Declaration.Sequence::place));
        this.declarations.of(Declaration.Digression.class).forEach(digression -> digressions.add(digression.heading()));
        digressions.add(ReactionCompiler.freeDigression());
    }

    /** The names of the options, and whether each is on. */
    public TreeMap<String, Boolean> options() {
        TreeMap<String, Boolean> options = new TreeMap<>();
        symbols.options.forEach((name, option) -> options.put(name, option.on()));
        return options;
    }

    public Rulebook compile() {
        Declaration.GameTurn gameTurn = gameTurn();
        headings.add(GAME_TURN, gameTurn.body());
        sequences.forEach(sequence -> headings.add(sequence.name().text(), sequence.body()));
        for (int i = 0; i < whens.size(); i++) {
            headings.add(ReactionCompiler.when(i), whens.get(i).heading());
        }
        for (int i = 0; i < digressions.size(); i++) {
            headings.add(ReactionCompiler.digression(i), digressions.get(i));
        }
        boolean barriers = playsInStep();
        Compilation all = new Compilation(symbols, problems, headings, sequences.size() + digressions.size(), barriers);
        all.mayBeUnused = mayBeUnused;
        for (int i = 0; i < sequences.size(); i++) {
            all.sequenceNumbers.put(sequences.get(i).name().text(), i);
        }
        SequenceInfo gameTurnInfo = compileGameTurn(gameTurn, all);
        for (int i = 0; i < sequences.size(); i++) {
            compileSequence(sequences.get(i), i, all);
        }
        ReactionCompiler reactions = new ReactionCompiler(all, whens, digressions, sequences.size());
        List<Handler> handlers = reactions.reactions();
        List<DigressionInfo> digressionInfos = reactions.digressions();
        for (int i = 0; i < digressions.size(); i++) {
            defaultActors.put(ReactionCompiler.digression(i), "raiser");
        }
        StateLayout layout = new StateLayout(symbols);
        layout.markers(all);
        all.expressions.names().defines().all();
        List<Veil> veils = layout.veils(declarations.of(Declaration.Piece.class), all);
        Outline outline = outline(layout);
        Instruction[] code = all.emitter.code();
        int[] stepAt = all.emitter.stepAt();
        new IndependenceCheck(all).check();
        if (problems.isFlowClear()) {
            all.reachability.check(scenarioPlace());
            FlowCheck check = new FlowCheck(code, stepAt, all.sequences, handlers);
            new FlowProblems(all)
                    .find(check, gameTurnInfo, digressionInfos, whens, sequences, declarations.beginning());
        }
        return new Rulebook(
                outline,
                code,
                stepAt,
                places(all),
                all.emitter.subjectAt(),
                gameTurnInfo,
                List.of(all.sequences),
                layout.events(),
                handlers,
                digressionInfos,
                all.emitter.duePoints(),
                layout.triggerOrder(declarations.only(Declaration.Triggers.class, "'triggers' line", problems), all),
                symbols.calendar,
                veils,
                symbols.rolesBound,
                layout.initial(),
                SILENCE,
                new Surroundings(all.emitter.around(headings), all.stepCodes.all(code)));
    }

    private Place scenarioPlace() {
        return scenario == null ? declarations.beginning() : scenario.name().place();
    }

    // ---- the game turn

    private Declaration.GameTurn gameTurn() {
        Declaration.GameTurn declared = declarations.only(Declaration.GameTurn.class, "game turn", problems);
        List<Declaration.Outline> outline = declarations.of(Declaration.Outline.class);
        if (declared != null) {
            if (!outline.isEmpty()) {
                problems.flowIsUnclear();
            }
            outline.forEach(heading -> problems.add(
                    heading.place(), "this heading stands outside the game turn: indent it, or make it a sequence"));
            return declared;
        }
        Place place = declarations.beginning();
        if (outline.isEmpty()) {
            problems.missing(place, "there is nothing to play: write headings, or a 'game turn' with a block");
        }
        List<Item> headingsOfTurn = new ArrayList<>();
        outline.forEach(heading -> headingsOfTurn.add(heading.heading()));
        Statement.ForEach turns = new Statement.ForEach(
                place,
                new Word(place, "phasing"),
                new Expression.Name(place, "sides"),
                null,
                new Clauses.InTurn(place, null),
                false,
                headingsOfTurn);
        Clauses by = Clauses.playedBy(new Expression.Name(place, "phasing"));
        return new Declaration.GameTurn(place, new Word(place, "Game turn"), List.of(), by, List.of(turns));
    }

    private boolean playsInStep() {
        return inStep(declarations.of(Declaration.GameTurn.class).stream()
                        .flatMap(turn -> turn.body().stream())
                        .toList())
                || sequences.stream().anyMatch(sequence -> inStep(sequence.body()));
    }

    private static boolean inStep(List<Item> items) {
        return items.stream().anyMatch(item -> switch (item) {
            case Heading heading -> inStep(heading.body());
            case Statement.Together together -> together.inStep() || inStep(together.body());
            case Statement statement -> Headings.blocks(statement).stream().anyMatch(RulebookCompiler::inStep);
        });
    }

    private SequenceInfo compileGameTurn(Declaration.GameTurn gameTurn, Compilation all) {
        Routine routine = new Routine(GAME_TURN, StepPlace.GAME_TURN, symbols.parties.count(), problems.work());
        all.footprints.put(GAME_TURN, routine.footprint);
        Context c = begin(routine, gameTurn.title(), gameTurn.clauses(), new Page(null), all);
        int entry = all.emitter.address();
        all.emitter.emit(() -> new Flow.BeginGameTurn(routine.slots()));
        all.statements.block(gameTurn.body(), c, null);
        all.emitter.inStep(-1);
        all.emitter.bind(routine.end);
        routine.mustFit(gameTurn.title(), problems);
        all.emitter.emit(new Flow.EndGameTurn(entry, new Arithmetic.Constant(symbols.length)));
        return new SequenceInfo(GAME_TURN, gameTurn.title().text(), entry, Math.max(1, routine.slots()), 0);
    }

    /** The context a body begins with: who acts unless a line says otherwise. */
    private Context begin(Routine routine, Word title, Clauses clauses, Page page, Compilation all) {
        Context c = Context.of(routine, page, new StepTable(null, 0, -1));
        Expression named = clauses.by() != null ? clauses.by() : clauses.actor();
        if (named != null) {
            int read = routine.namesRead();
            routine.actor = all.expressions.actor(named, c);
            routine.actsByName = routine.namesRead() != read;
            defaultActors.put(routine.name, Say.expression(named));
        }
        if (clauses.mode() != null || !clauses.guards().isEmpty() || clauses.otherwise() != null) {
            problems.add(title.place(), "a sequence says only 'by' whom it is played; the rest stands on headings");
        }
        return c.inheriting(routine.actor);
    }

    private void compileSequence(Declaration.Sequence sequence, int number, Compilation all) {
        Routine routine = new Routine(sequence.name().text(), number, symbols.parties.count(), problems.work());
        all.footprints.put(sequence.name().text(), routine.footprint);
        Page page = new Page(null);
        Types types = new Types(symbols, problems);
        for (Declaration.Parameter parameter : sequence.parameters()) {
            routine.parameter(parameter.name(), types.of(parameter.type()), page, problems);
        }
        Context c = begin(routine, sequence.title(), sequence.clauses(), page, all);
        int entry = all.emitter.address();
        all.statements.block(sequence.body(), c, null);
        routine.finish(all.emitter);
        routine.mustFit(sequence.title(), problems);
        all.sequences[number] = new SequenceInfo(
                sequence.name().text(),
                sequence.title().text(),
                entry,
                Math.max(1, routine.slots()),
                sequence.parameters().size());
    }

    private Outline outline(StateLayout layout) {
        Declaration.Rulebook title = declarations.only(Declaration.Rulebook.class, "'rulebook' line", problems);
        return new Outline(
                (title == null ? "" : title.title().text())
                        + (scenario == null ? "" : ", " + scenario.title().text()),
                symbols.length,
                new OutlineBuilder(headings, problems, defaultActors, symbols.sequences).build(),
                symbols.parties,
                layout.fields(),
                layout.boards(),
                layout.pieces(),
                new SymbolRules(symbols, problems).read(declarations.of(Declaration.Symbols.class)));
    }

    private List<StepPlace> places(Compilation all) {
        List<StepPlace> places = new ArrayList<>();
        for (Headings.Entry entry : headings.all()) {
            places.add(all.places.getOrDefault(
                    entry.index(), new StepPlace(Integer.MIN_VALUE, 0, 0, StepPlace.Secrecy.OPEN)));
        }
        return places;
    }
}
