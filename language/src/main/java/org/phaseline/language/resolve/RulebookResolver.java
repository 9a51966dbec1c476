package org.phaseline.language.resolve;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.CheckedRulebook;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Headings;
import org.phaseline.language.checked.NameUses;
import org.phaseline.language.checked.Reaction;
import org.phaseline.language.checked.Routine;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.checked.Type;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Heading;
import org.phaseline.language.tree.Place;

/** Reads a whole rulebook for one scenario. */
public final class RulebookResolver {

    /** Each kind of declaration is looked for among all of them. */
    private static final int PER_DECLARATION = 8;

    /** What even the smallest rulebook takes. */
    private static final int AT_LEAST = 4_000;

    private final Declarations declarations;
    private final TreeSet<String> mayBeUnused;
    private final Declaration.@Nullable Scenario scenario;
    private final Problems problems;
    private final Symbols symbols;
    private final Headings headings;
    private final NameUses names = new NameUses();
    private final TreeMap<String, String> defaultActors = new TreeMap<>();

    /** {@code scenario} is null for a rulebook without scenarios; {@code on} and {@code off} are options to switch. */
    public RulebookResolver(
            Declarations declarations,
            Declaration.@Nullable Scenario scenario,
            List<String> on,
            List<String> off,
            int semantics,
            Problems problems) {
        problems.work().at(declarations.beginning());
        problems.work().spend(AT_LEAST + (long) declarations.all().size() * PER_DECLARATION);
        Declarations whole = SetUps.merged(declarations, problems);
        this.declarations = Overrides.apply(whole, scenario, problems, names);
        this.mayBeUnused = this.declarations == whole ? new TreeSet<>() : Mentions.of(whole);
        this.scenario = scenario;
        this.problems = problems;
        this.symbols = new SymbolReader(this.declarations, scenario, semantics, problems).read(on, off);
        Folding folding = new Folding(symbols);
        this.headings = new Headings(folding::inPlay, folding::known, problems.work());
    }

    /** The names of the options, and whether each is on. */
    public TreeMap<String, Boolean> options() {
        TreeMap<String, Boolean> options = new TreeMap<>();
        symbols.options.forEach((name, option) -> options.put(name, option.on()));
        return options;
    }

    /** What the rulebook says; it can be played only when no error was noted. */
    public CheckedRulebook resolve() {
        GameTurns turns = new GameTurns(declarations, problems);
        Declaration.GameTurn gameTurn = turns.read();
        List<Declaration.Sequence> sequences = new ArrayList<>(symbols.sequences.values());
        sequences.sort(Comparator.comparing(Declaration.Sequence::place));
        List<Declaration.When> whens = declarations.of(Declaration.When.class);
        List<Heading> digressions = digressions();
        number(gameTurn, sequences, whens, digressions);
        Definitions.declare(symbols, headings, names);

        Resolution all = new Resolution(symbols, problems, headings, names);
        List<Routine> routines = new ArrayList<>();
        for (int i = 0; i < sequences.size(); i++) {
            Declaration.Sequence sequence = sequences.get(i);
            Routine routine = new Routine(Routine.Kind.SEQUENCE, sequence.name().text(), i, sequence.title());
            routines.add(routine);
            all.sequences.put(routine.name(), routine);
        }
        RoutineResolver resolver = new RoutineResolver(all, defaultActors);
        Routine turn = new Routine(Routine.Kind.GAME_TURN, "", 0, gameTurn.title());
        resolver.gameTurn(turn, gameTurn);
        for (int i = 0; i < sequences.size(); i++) {
            resolver.sequence(routines.get(i), sequences.get(i));
        }
        List<Reaction> reactions = reactions(whens, resolver);
        List<Routine> raised = new ArrayList<>();
        for (int i = 0; i < digressions.size(); i++) {
            Routine routine = new Routine(
                    Routine.Kind.DIGRESSION,
                    digression(i),
                    i,
                    digressions.get(i).title());
            raised.add(routine);
            resolver.digression(routine, digressions.get(i));
        }
        List<CheckedRulebook.MarkerEnd> markerEnds = markerEnds(all);
        all.expressions.names().formulas().readAll();
        List<CheckedRulebook.Unseen> unseen = unseen(all);
        List<CheckedRulebook.Requirement> requirements = new RequirementReader(all, scenario)
                .read(declarations.of(Declaration.Require.class), nowhere("requirements"));
        List<CheckedRulebook.Invariant> invariants =
                new InvariantReader(all).read(declarations.of(Declaration.Invariant.class), nowhere("invariants"));
        List<CheckedRulebook.SideValue> values =
                new SideValueReader(all).read(declarations.of(Declaration.SideValue.class), nowhere("values"));
        List<CheckedRulebook.Overlay> overlays =
                new OverlayReader(all).read(declarations.of(Declaration.Overlay.class), nowhere("overlays"));
        Declaration.Rulebook title = declarations.only(Declaration.Rulebook.class, "'rulebook' line", problems);
        IdCheck.check(headings, problems);
        new SideSymbolRules(symbols, problems).read(declarations.of(Declaration.SideSymbols.class));
        var symbolRules = new SymbolRules(symbols, problems).read(declarations.of(Declaration.Symbols.class));
        Declaration.Triggers triggers = declarations.only(Declaration.Triggers.class, "'triggers' line", problems);
        return new CheckedRulebook(
                (title == null ? "" : title.title().text())
                        + (scenario == null ? "" : ", " + scenario.title().text()),
                AboutTexts.of(declarations, scenario),
                CoachTexts.of(scenario, all.steps, symbols, problems),
                symbols,
                headings,
                turn,
                List.copyOf(routines),
                reactions,
                List.copyOf(raised),
                defaultActors,
                markerEnds,
                unseen,
                requirements,
                invariants,
                values,
                overlays,
                first(triggers, all),
                triggers != null && triggers.interrupt(),
                triggers != null && triggers.throughout(),
                symbolRules,
                mayBeUnused,
                turns.playedInStep(sequences),
                names,
                whens,
                declarations.beginning(),
                scenarioPlace());
    }

    private Place scenarioPlace() {
        return scenario == null ? declarations.beginning() : scenario.name().place();
    }

    private List<Heading> digressions() {
        List<Heading> digressions = new ArrayList<>();
        declarations.of(Declaration.Digression.class).forEach(each -> digressions.add(each.heading()));
        digressions.add(GameTurns.freeDigression());
        return digressions;
    }

    /** Numbers all headings in the order in which they are played and conducted. */
    private void number(
            Declaration.GameTurn gameTurn,
            List<Declaration.Sequence> sequences,
            List<Declaration.When> whens,
            List<Heading> digressions) {
        headings.add("", gameTurn.body());
        sequences.forEach(sequence -> headings.add(sequence.name().text(), sequence.body()));
        for (int i = 0; i < whens.size(); i++) {
            headings.add(when(i), whens.get(i).heading());
        }
        for (int i = 0; i < digressions.size(); i++) {
            headings.add(digression(i), digressions.get(i));
        }
    }

    /** The name of the sequence a reaction's steps stand in. */
    private static String when(int number) {
        return "when " + (number + 1);
    }

    private static String digression(int number) {
        return "digression " + (number + 1);
    }

    private static List<Reaction> reactions(List<Declaration.When> whens, RoutineResolver resolver) {
        List<Reaction> reactions = new ArrayList<>();
        for (int i = 0; i < whens.size(); i++) {
            Routine routine = new Routine(
                    Routine.Kind.REACTION, when(i), i, whens.get(i).heading().title());
            Reaction reaction = resolver.reaction(routine, whens.get(i));
            if (reaction != null) {
                reactions.add(reaction);
            }
        }
        return List.copyOf(reactions);
    }

    // ---- what the state needs

    private List<CheckedRulebook.MarkerEnd> markerEnds(Resolution all) {
        List<CheckedRulebook.MarkerEnd> ends = new ArrayList<>();
        for (Symbols.Marker marker : symbols.markers.values()) {
            Declaration.Marker declared = marker.declaration();
            Context c = nowhere("markers");
            Context looking = marker.field().holder().game()
                    ? c
                    : c.looking(holder(marker.field().holder()));
            Expr condition = declared.condition() == null ? null : all.expressions.flag(declared.condition(), looking);
            ends.add(new CheckedRulebook.MarkerEnd(
                    marker, all.steps.findAnywhere(declared.until().step(), ""), condition));
        }
        return List.copyOf(ends);
    }

    private Type holder(Symbols.Holder holder) {
        return switch (holder.kind()) {
            case GAME, SIDE -> symbols.who(Type.PartyKind.SIDE, false);
            case FACTION -> symbols.who(Type.PartyKind.FACTION, false);
            case MEMBER -> java.util.Objects.requireNonNull(symbols.kinds.get(holder.name()));
        };
    }

    private List<CheckedRulebook.Unseen> unseen(Resolution all) {
        List<CheckedRulebook.Unseen> unseen = new ArrayList<>();
        for (Declaration.Piece piece : declarations.of(Declaration.Piece.class)) {
            Type.Kind kind = symbols.kinds.get(piece.name().text());
            if (piece.unseen() == null || kind == null) {
                continue;
            }
            Symbols.Field side = symbols.fieldsOf(kind.name()).get("side");
            if (side == null || !(side.type() instanceof Type.Who)) {
                all.problem(
                        Code.MISSING,
                        piece.name().place(),
                        "unseen pieces need an owner: add a field 'side: Side' to '" + kind.name() + " has'");
                continue;
            }
            countedBy(piece, kind);
            Expr condition =
                    all.expressions.flag(piece.unseen(), nowhere("unseen").looking(kind));
            unseen.add(new CheckedRulebook.Unseen(kind, side, condition));
        }
        return List.copyOf(unseen);
    }

    /** How many there are is told by the words of a field. */
    private void countedBy(Declaration.Piece piece, Type.Kind kind) {
        if (piece.countedBy() == null) {
            return;
        }
        Symbols.Field field =
                symbols.fieldsOf(kind.name()).get(piece.countedBy().text());
        if (field == null || !(field.type() instanceof Type.Kind)) {
            problems.add(
                    Code.TYPE,
                    piece.countedBy().place(),
                    "pieces can be counted by a field of theirs whose values are words; '" + kind.name()
                            + "' has no such field '" + piece.countedBy().text() + "'");
        } else {
            symbols.countedBy.put(kind.name(), field);
        }
    }

    /** Who is asked first when several react. */
    private @Nullable Expr first(Declaration.@Nullable Triggers triggers, Resolution all) {
        return triggers == null || triggers.from() == null
                ? null
                : all.expressions.wanted(triggers.from(), symbols.who(Type.PartyKind.ANY, true), nowhere("triggers"));
    }

    /** Outside of every routine. */
    private Context nowhere(String name) {
        return Context.of(new RoutineScope(name, false, problems), new NameScope(null));
    }
}
