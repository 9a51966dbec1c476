package org.phaseline.language.resolve;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.Actor;
import org.phaseline.language.checked.Block;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Reaction;
import org.phaseline.language.checked.Routine;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.checked.Type;
import org.phaseline.language.checked.Variable;
import org.phaseline.language.problem.Code;
import org.phaseline.language.tree.Clauses;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.ExpressionText;
import org.phaseline.language.tree.Heading;
import org.phaseline.language.tree.Word;

/** The game turn, sequences, reactions to events, and digressions raised by hand: each has names of its own and comes back. */
final class RoutineResolver {

    private static final String RAISER = "raiser";

    private final Resolution all;

    /** For each routine, by its name, who acts in it unless a heading says otherwise, as the text says it. */
    private final TreeMap<String, String> defaultActors;

    RoutineResolver(Resolution all, TreeMap<String, String> defaultActors) {
        this.all = all;
        this.defaultActors = defaultActors;
    }

    void gameTurn(Routine routine, Declaration.GameTurn gameTurn) {
        RoutineScope scope = new RoutineScope(routine.name(), false, all.problems);
        Context c = begin(routine, scope, gameTurn.clauses(), new NameScope(null), List.of());
        routine.fill(all.blocks.block(gameTurn.body(), c));
        scope.mustFit(routine.title());
    }

    void sequence(Routine routine, Declaration.Sequence sequence) {
        RoutineScope scope = new RoutineScope(routine.name(), false, all.problems);
        NameScope names = new NameScope(null);
        Types types = new Types(all.symbols, all.problems);
        List<Variable> parameters = new ArrayList<>();
        for (Declaration.Parameter parameter : sequence.parameters()) {
            parameters.add(parameter(parameter.name(), types.of(parameter.type()), names, scope));
        }
        Context c = begin(routine, scope, sequence.clauses(), names, parameters);
        routine.fill(all.blocks.block(sequence.body(), c));
        scope.mustFit(routine.title());
    }

    /** A value handed over by whoever plays this. */
    private Variable parameter(Word name, Type type, NameScope names, RoutineScope scope) {
        if (names.find(name.text()) != null) {
            all.problem(Code.DUPLICATE_NAME, name.place(), "'" + name.text() + "' is already a parameter here");
        }
        scope.keep(type.width());
        Variable variable = all.variable(name, type, Variable.Kind.PARAMETER, 0, -1, -1);
        names.put(variable);
        return variable;
    }

    /** The context a body begins with: who acts unless a line says otherwise. */
    private Context begin(
            Routine routine, RoutineScope scope, Clauses clauses, NameScope names, List<Variable> parameters) {
        Context c = Context.of(scope, names);
        Expression named = clauses.by() != null ? clauses.by() : clauses.actor();
        if (named != null) {
            scope.actor = all.expressions.actor(named, c);
            defaultActors.put(routine.name(), ExpressionText.of(named));
        }
        if (clauses.mode() != null || !clauses.guards().isEmpty() || clauses.otherwise() != null) {
            all.problem(
                    Code.CLAUSES,
                    routine.title().place(),
                    "a sequence can have only the clause 'by'; put the others on its headings");
        }
        routine.begin(parameters, scope.actor);
        return c.inheriting(scope.actor);
    }

    // ---- reactions

    @Nullable
    Reaction reaction(Routine routine, Declaration.When when) {
        Symbols.Event event = event(when);
        if (event == null) {
            return null;
        }
        Heading heading = when.heading();
        Clauses clauses = heading.clauses();
        RoutineScope scope = new RoutineScope(routine.name(), true, all.problems);
        NameScope names = new NameScope(null);
        NameScope askedNames = new NameScope(null);
        List<Variable> parameters = new ArrayList<>();
        List<Variable> asked = new ArrayList<>();
        int first = 0;
        for (int i = 0; i < when.parameters().size(); i++) {
            Word name = when.parameters().get(i);
            Type type = event.types().get(i);
            parameters.add(parameter(name, type, names, scope));
            asked.add(all.variable(name, type, Variable.Kind.EVENT_VALUE, 0, -1, first));
            first += type.width();
            askedNames.put(asked.getLast());
        }
        scope.keep(1);
        Context asking = Context.of(scope, askedNames);
        Actor owners = null;
        Actor owner = null;
        Actor might = null;
        if (clauses.mode() != Clauses.Mode.AUTOMATIC) {
            Expression named = clauses.actor() != null ? clauses.actor() : clauses.by();
            if (named == null) {
                all.problem(Code.NO_ACTOR, heading.title().place(), "say who reacts, as in 'opponents(giver) may'");
            } else {
                owners = all.expressions.actor(named, asking);
                owner = all.actor(Actor.Kind.REACTING, null, owners.type(), false, owners.said());
                might = all.actor(Actor.Kind.MIGHT_REACT, null, owners.type(), false, owners.said());
                asking = asking.acting(might);
            }
        }
        List<Expr> applies = all.conditions.computed(clauses.guards(), asking);
        routine.begin(parameters, null);
        routine.fill(new Block(List.of(all.stepResolver.reaction(heading, Context.of(scope, names), owner))));
        scope.mustFit(heading.title());
        return new Reaction(when, event, routine, List.copyOf(asked), owners, owner, might, applies);
    }

    private Symbols.@Nullable Event event(Declaration.When when) {
        String name = when.event().text();
        Symbols.Event event = all.symbols.events.get(name);
        if (event == null) {
            all.problems.flowIsUnclear();
            all.unknown(
                    when.event().place(),
                    "no event '" + name + "'" + all.problems.didYouMean(name, all.symbols.events.keySet()));
            return null;
        }
        all.used(name, when.event().place());
        if (when.parameters().size() != event.types().size()) {
            all.astray(
                    Code.ARGUMENTS,
                    when.event().place(),
                    "'" + name + "' has " + Counted.values(event.types().size())
                            + switch (event.types().size()) {
                                case 0 -> "";
                                case 1 -> ": name it in brackets";
                                default -> ": name each of them in brackets";
                            });
            return null;
        }
        return event;
    }

    // ---- digressions

    void digression(Routine routine, Heading heading) {
        RoutineScope scope = new RoutineScope(routine.name(), false, all.problems);
        NameScope names = new NameScope(null);
        Variable raiser =
                parameter(new Word(heading.place(), RAISER), all.symbols.who(Type.PartyKind.ANY, false), names, scope);
        Context c = Context.of(scope, names);
        scope.actor = all.expressions.actor(new Expression.Name(heading.place(), RAISER), c);
        defaultActors.put(routine.name(), RAISER);
        routine.begin(List.of(raiser), scope.actor);
        routine.fill(all.blocks.block(List.of(heading), c.inheriting(scope.actor)));
        scope.mustFit(heading.title());
    }
}
