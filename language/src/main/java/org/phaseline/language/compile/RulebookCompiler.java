package org.phaseline.language.compile;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Arithmetic;
import org.phaseline.engine.code.Flow;
import org.phaseline.engine.code.PartyFormulas;
import org.phaseline.engine.code.Sets;
import org.phaseline.engine.code.Slots;
import org.phaseline.engine.machine.DigressionInfo;
import org.phaseline.engine.machine.DuePoint;
import org.phaseline.engine.machine.EventInfo;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Handler;
import org.phaseline.engine.machine.Instruction;
import org.phaseline.engine.machine.Rulebook;
import org.phaseline.engine.machine.SequenceInfo;
import org.phaseline.engine.machine.StepPlace;
import org.phaseline.engine.machine.TriggerOrder;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.outline.StateField;
import org.phaseline.engine.outline.ValueType;
import org.phaseline.language.problem.Guess;
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

    private static final String GAME_TURN = "";

    private final Declarations declarations;
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
        this.declarations = declarations;
        this.problems = problems;
        this.symbols = new SymbolReader(declarations, scenario, problems).read(on, off);
        this.headings = new Headings(new Folding(symbols));
        this.whens = declarations.of(Declaration.When.class);
        this.sequences = new ArrayList<>(symbols.sequences.values());
        this.sequences.sort(java.util.Comparator.comparing(Declaration.Sequence::place));
        declarations.of(Declaration.Digression.class).forEach(digression -> digressions.add(digression.heading()));
        digressions.add(freeDigression());
    }

    /** The names of the options, and whether each is on. */
    public TreeMap<String, Boolean> options() {
        TreeMap<String, Boolean> options = new TreeMap<>();
        symbols.options.forEach((name, option) -> options.put(name, option.on()));
        return options;
    }

    /** The digression every rulebook has: somebody halts the sequence and says when it can go on. */
    private Heading freeDigression() {
        Place place = new Place("(every rulebook)", 1, 1, 1);
        Clauses clauses = new Clauses(
                null,
                new Expression.Name(place, "raiser"),
                Clauses.Mode.MUST,
                false,
                null,
                false,
                false,
                false,
                List.of(),
                null,
                null,
                null,
                null);
        return new Heading(
                place,
                Heading.Level.STEP,
                null,
                new Word(place, "Something the table wants to settle first"),
                List.of(),
                clauses,
                List.of(),
                false);
    }

    public Rulebook compile() {
        Declaration.GameTurn gameTurn = gameTurn();
        headings.add(GAME_TURN, gameTurn.body());
        sequences.forEach(sequence -> headings.add(sequence.name().text(), sequence.body()));
        for (int i = 0; i < whens.size(); i++) {
            headings.add(when(i), whens.get(i).heading());
        }
        for (int i = 0; i < digressions.size(); i++) {
            headings.add(digression(i), digressions.get(i));
        }
        boolean barriers = playsInStep();
        Compilation all = new Compilation(symbols, problems, headings, sequences.size() + digressions.size(), barriers);
        for (int i = 0; i < sequences.size(); i++) {
            all.sequenceNumbers.put(sequences.get(i).name().text(), i);
        }
        SequenceInfo gameTurnInfo = compileGameTurn(gameTurn, all);
        for (int i = 0; i < sequences.size(); i++) {
            compileSequence(sequences.get(i), i, all);
        }
        List<Handler> handlers = compileWhens(all);
        List<DigressionInfo> digressionInfos = compileDigressions(all);
        markers(all);
        all.expressions.names().defines().all();
        List<StateField> state = state(all);
        Outline outline = outline(state);
        Instruction[] code = all.emitter.code();
        int[] stepAt = all.emitter.stepAt();
        new IndependenceCheck(all).check();
        if (problems.isFlowClear()) {
            flow(code, stepAt, all, gameTurnInfo, handlers, digressionInfos);
        }
        return new Rulebook(
                outline,
                code,
                stepAt,
                places(all),
                gameTurnInfo,
                List.of(all.sequences),
                events(),
                handlers,
                digressionInfos,
                all.emitter.duePoints(),
                triggerOrder(all),
                symbols.calendar,
                symbols.rolesBound,
                initial(),
                SILENCE);
    }

    private static String when(int number) {
        return "when " + (number + 1);
    }

    private static String digression(int number) {
        return "digression " + (number + 1);
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
        Clauses by = new Clauses(
                new Expression.Name(place, "phasing"),
                null,
                null,
                false,
                null,
                false,
                false,
                false,
                List.of(),
                null,
                null,
                null,
                null);
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
        Routine routine = new Routine(GAME_TURN, StepPlace.GAME_TURN, symbols.parties.count());
        all.footprints.put(GAME_TURN, routine.footprint);
        Context c = begin(routine, gameTurn.title(), gameTurn.clauses(), new Page(null), all);
        int entry = all.emitter.address();
        all.emitter.emit(() -> new Flow.BeginGameTurn(routine.slots()));
        all.statements.block(gameTurn.body(), c, null);
        all.emitter.inStep(-1);
        all.emitter.bind(routine.end);
        all.emitter.emit(new Flow.EndGameTurn(entry, new Arithmetic.Constant(symbols.length)));
        return new SequenceInfo(GAME_TURN, gameTurn.title().text(), entry, Math.max(1, routine.slots()), 0);
    }

    /** The context a body begins with: who acts unless a line says otherwise. */
    private Context begin(Routine routine, Word title, Clauses clauses, Page page, Compilation all) {
        Context c = Context.of(routine, page, new StepTable(null, 0, -1));
        Expression named = clauses.by() != null ? clauses.by() : clauses.actor();
        if (named != null) {
            routine.actor = all.expressions.actor(named, c);
            defaultActors.put(routine.name, Say.expression(named));
        }
        if (clauses.mode() != null || !clauses.guards().isEmpty() || clauses.otherwise() != null) {
            problems.add(title.place(), "a sequence says only 'by' whom it is played; the rest stands on headings");
        }
        return c.inheriting(routine.actor);
    }

    private void compileSequence(Declaration.Sequence sequence, int number, Compilation all) {
        Routine routine = new Routine(sequence.name().text(), number, symbols.parties.count());
        all.footprints.put(sequence.name().text(), routine.footprint);
        Page page = new Page(null);
        Types types = new Types(symbols, problems);
        for (Declaration.Parameter parameter : sequence.parameters()) {
            parameter(parameter.name(), types.of(parameter.type()), routine, page);
        }
        Context c = begin(routine, sequence.title(), sequence.clauses(), page, all);
        int entry = all.emitter.address();
        all.statements.block(sequence.body(), c, null);
        finish(routine, all);
        all.sequences[number] = new SequenceInfo(
                sequence.name().text(),
                sequence.title().text(),
                entry,
                Math.max(1, routine.slots()),
                sequence.parameters().size());
    }

    private void parameter(Word name, Type type, Routine routine, Page page) {
        if (page.find(name.text()) != null) {
            problems.add(name.place(), "'" + name.text() + "' is a name already");
        }
        int slot = routine.take(1);
        page.put(new Variable(name.text(), type, name.place(), slot, 0, new Slots.Local(slot), null, null, -1));
    }

    private static void finish(Routine routine, Compilation all) {
        all.emitter.inStep(-1);
        all.emitter.bind(routine.end);
        all.emitter.emit(new Flow.Return());
    }

    // ---- reactions and digressions

    private List<Handler> compileWhens(Compilation all) {
        List<Handler> handlers = new ArrayList<>();
        for (int i = 0; i < whens.size(); i++) {
            Handler handler = compileWhen(whens.get(i), i, all);
            if (handler != null) {
                handlers.add(handler);
            }
        }
        return handlers;
    }

    private @Nullable Handler compileWhen(Declaration.When when, int number, Compilation all) {
        Symbols.Event event = symbols.events.get(when.event().text());
        if (event == null) {
            problems.flowIsUnclear();
            problems.unknown(
                    when.event().place(),
                    "no event '" + when.event().text() + "'"
                            + Guess.didYouMean(when.event().text(), symbols.events.keySet()));
            return null;
        }
        if (when.parameters().size() != event.types().size()) {
            problems.flowIsUnclear();
            problems.add(
                    when.event().place(),
                    "'" + when.event().text() + "' tells "
                            + Say.values(event.types().size())
                            + (event.types().isEmpty() ? "" : ": name each of them in brackets"));
            return null;
        }
        Routine routine = new Routine(when(number), StepPlace.ofHandler(number), symbols.parties.count());
        routine.reaction = true;
        Page page = new Page(null);
        for (int i = 0; i < when.parameters().size(); i++) {
            parameter(when.parameters().get(i), event.types().get(i), routine, page);
        }
        Slots.Local owner = new Slots.Local(routine.take(1));
        Clauses clauses = when.heading().clauses();
        boolean automatic = clauses.mode() == Clauses.Mode.AUTOMATIC;
        Context asking = asking(when, event, routine);
        Formula owners = new Arithmetic.Constant(0);
        Actor actor = null;
        if (!automatic) {
            Expression named = clauses.actor() != null ? clauses.actor() : clauses.by();
            if (named == null) {
                problems.add(when.heading().title().place(), "say who reacts, as in 'opponents(giver) may'");
            } else {
                Actor written = all.expressions.actor(named, asking);
                owners = written.mask();
                actor = new Actor(
                        new Sets.One(owner), owner, written.type(), false, false, written.said(), Footprint.Owner.ANY);
                asking = asking.acting(new Actor(
                        new Sets.One(new PartyFormulas.It()),
                        new PartyFormulas.It(),
                        written.type(),
                        false,
                        false,
                        written.said(),
                        Footprint.Owner.ANY));
            }
        }
        List<Expression> conditions = new ArrayList<>();
        for (Clauses.Guard guard : clauses.guards()) {
            conditions.add(guard.unless() ? new Expression.Not(guard.place(), guard.condition()) : guard.condition());
        }
        Formula applies = all.conditions.computed(conditions, asking);
        Context c = Context.of(routine, page, new StepTable(null, 0, -1));
        int entry = all.emitter.address();
        all.steps.reaction(when.heading(), c, actor);
        finish(routine, all);
        return new Handler(
                event.number(),
                when.heading().title().text(),
                headings.at(when.heading()).index(),
                automatic,
                owners,
                applies,
                entry,
                routine.slots());
    }

    /** Whether a reaction applies is looked at when the event is announced, with the event's values at hand. */
    private Context asking(Declaration.When when, Symbols.Event event, Routine routine) {
        Page page = new Page(null);
        for (int i = 0; i < when.parameters().size(); i++) {
            Word name = when.parameters().get(i);
            page.put(new Variable(
                    name.text(),
                    event.types().get(i),
                    name.place(),
                    -1,
                    0,
                    null,
                    new PartyFormulas.Argument(i),
                    null,
                    -1));
        }
        return Context.of(routine, page, new StepTable(null, 0, -1));
    }

    private List<DigressionInfo> compileDigressions(Compilation all) {
        List<DigressionInfo> infos = new ArrayList<>();
        for (int i = 0; i < digressions.size(); i++) {
            Heading heading = digressions.get(i);
            int number = sequences.size() + i;
            Routine routine = new Routine(digression(i), number, symbols.parties.count());
            Page page = new Page(null);
            parameter(new Word(heading.place(), "raiser"), symbols.who(Type.PartyKind.ANY, false), routine, page);
            Context c = Context.of(routine, page, new StepTable(null, 0, -1));
            Actor raiser = all.expressions.actor(new Expression.Name(heading.place(), "raiser"), c);
            routine.actor = raiser;
            defaultActors.put(routine.name, "raiser");
            int entry = all.emitter.address();
            all.statements.block(List.of(heading), c.inheriting(raiser), null);
            finish(routine, all);
            all.sequences[number] =
                    new SequenceInfo(digression(i), heading.title().text(), entry, routine.slots(), 1);
            infos.add(new DigressionInfo(
                    heading.title().text(), headings.at(heading).index(), number));
        }
        return infos;
    }

    // ---- what is declared

    private void markers(Compilation all) {
        Routine routine = new Routine("markers", 0, symbols.parties.count());
        for (Symbols.Marker marker : symbols.markers.values()) {
            Declaration.Marker declared = marker.declaration();
            boolean ofParties = declared.owner() != Declaration.Owner.GAME;
            Context c = Context.of(routine, new Page(null), new StepTable(null, 0, -1));
            Type holder = symbols.who(
                    declared.owner() == Declaration.Owner.FACTION ? Type.PartyKind.FACTION : Type.PartyKind.SIDE,
                    false);
            Formula condition = declared.condition() == null
                    ? new Arithmetic.Constant(1)
                    : all.expressions.flag(declared.condition(), ofParties ? c.looking(holder) : c);
            Headings.Entry step =
                    all.expressions.outcomes().findAnywhere(declared.until().step(), GAME_TURN);
            if (step != null) {
                int due = all.emitter.due(
                        step.index(), declared.until().start(), step.heading().called());
                all.emitter.comesOff(
                        due,
                        new DuePoint.ComingOff(
                                declared.name().text(),
                                ofParties,
                                marker.field().slot(),
                                condition));
            }
        }
    }

    private List<StateField> state(Compilation all) {
        List<Symbols.Field> fields = new ArrayList<>();
        fields.addAll(symbols.gameFields.values());
        fields.addAll(symbols.sideFields.values());
        fields.addAll(symbols.factionFields.values());
        fields.sort(java.util.Comparator.comparingInt(Symbols.Field::slot));
        List<StateField> state = new ArrayList<>();
        for (Symbols.Field field : fields) {
            Symbols.Marker marker = symbols.markers.get(field.name().text());
            String until = "";
            if (marker != null) {
                until = (marker.declaration().until().start() ? "start of " : "end of ")
                        + marker.declaration().until().step().text();
            }
            state.add(new StateField(
                    field.name().text(),
                    field.text(),
                    StateField.Owner.valueOf(field.owner().name()),
                    field.type().shown(),
                    field.slot(),
                    until));
        }
        return state;
    }

    private long[] initial() {
        long[] slots = new long[symbols.slots];
        List<Symbols.Field> fields = new ArrayList<>(symbols.gameFields.values());
        fields.addAll(symbols.sideFields.values());
        fields.addAll(symbols.factionFields.values());
        for (Symbols.Field field : fields) {
            int width = field.owner() == Declaration.Owner.GAME ? 1 : symbols.parties.count();
            for (int i = 0; i < width; i++) {
                slots[field.slot() + i] = field.initial();
            }
        }
        symbols.startingValues.forEach((slot, value) -> slots[slot] = value);
        return slots;
    }

    private List<EventInfo> events() {
        List<Symbols.Event> sorted = new ArrayList<>(symbols.events.values());
        sorted.sort(java.util.Comparator.comparingInt(Symbols.Event::number));
        List<EventInfo> infos = new ArrayList<>();
        for (Symbols.Event event : sorted) {
            List<ValueType> types = event.types().stream().map(Type::shown).toList();
            List<String> names = event.declaration().parameters().stream()
                    .map(parameter -> parameter.name().text())
                    .toList();
            infos.add(new EventInfo(event.declaration().name().text(), names, types));
        }
        return infos;
    }

    private TriggerOrder triggerOrder(Compilation all) {
        Declaration.Triggers triggers = declarations.only(Declaration.Triggers.class, "'triggers' line", problems);
        Formula first = new Arithmetic.Constant(-1);
        if (triggers == null) {
            return new TriggerOrder(false, first);
        }
        if (triggers.from() != null) {
            Routine routine = new Routine("triggers", 0, symbols.parties.count());
            Context c = Context.of(routine, new Page(null), new StepTable(null, 0, -1));
            first = all.expressions.wanted(triggers.from(), symbols.who(Type.PartyKind.ANY, true), c);
        }
        return new TriggerOrder(triggers.interrupt(), first);
    }

    private Outline outline(List<StateField> state) {
        Declaration.Rulebook title = declarations.only(Declaration.Rulebook.class, "'rulebook' line", problems);
        return new Outline(
                title == null ? "" : title.title().text(),
                new OutlineBuilder(headings, problems, defaultActors).build(),
                symbols.parties,
                state);
    }

    private List<StepPlace> places(Compilation all) {
        List<StepPlace> places = new ArrayList<>();
        for (Headings.Entry entry : headings.all()) {
            places.add(all.places.getOrDefault(
                    entry.index(), new StepPlace(Integer.MIN_VALUE, 0, 0, StepPlace.Secrecy.OPEN)));
        }
        return places;
    }

    // ---- checks over the whole

    private void flow(
            Instruction[] code,
            int[] stepAt,
            Compilation all,
            SequenceInfo gameTurn,
            List<Handler> handlers,
            List<DigressionInfo> digressionInfos) {
        FlowCheck check = new FlowCheck(code, stepAt, all.sequences, handlers);
        List<Integer> entries = new ArrayList<>(List.of(gameTurn.entry()));
        digressionInfos.forEach(info -> entries.add(all.sequences[info.sequence()].entry()));
        check.follow(entries);
        for (int i = 0; i < whens.size(); i++) {
            Symbols.Event event = symbols.events.get(whens.get(i).event().text());
            if (event != null && !all.announced.contains(event.number())) {
                problems.add(
                        whens.get(i).event().place(),
                        "nobody announces '" + whens.get(i).event().text() + "'");
            }
        }
        for (int i = 0; i < sequences.size(); i++) {
            if (!check.reached(all.sequences[i].entry())) {
                problems.missing(
                        sequences.get(i).name().place(),
                        "the sequence '" + sequences.get(i).name().text() + "' is never conducted");
            }
        }
        unreachable(check.stepsReached(), check, all, handlers);
        for (int step : check.silentLoops()) {
            Place place = step < 0
                    ? declarations.beginning()
                    : headings.get(step).heading().title().place();
            problems.add(place, "play can go round here for ever without asking anybody anything");
        }
    }

    private void unreachable(BitSet reached, FlowCheck check, Compilation all, List<Handler> handlers) {
        for (Headings.Entry entry : headings.all()) {
            if (reached.get(entry.index())) {
                continue;
            }
            boolean parentReached = entry.parent() < 0 || reached.get(entry.parent());
            Integer number = all.sequenceNumbers.get(entry.sequence());
            boolean sequenceReached = number == null || check.reached(all.sequences[number].entry());
            boolean reaction = entry.sequence().startsWith("when ");
            if (parentReached && sequenceReached && !reaction) {
                problems.add(
                        entry.heading().title().place(),
                        "play can never come to [" + entry.heading().called() + "]");
            }
        }
    }
}
