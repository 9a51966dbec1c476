package org.phaseline.language.compile;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Arithmetic;
import org.phaseline.engine.code.PartyFormulas;
import org.phaseline.engine.code.Sets;
import org.phaseline.engine.code.Slots;
import org.phaseline.engine.machine.DigressionInfo;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Handler;
import org.phaseline.engine.machine.SequenceInfo;
import org.phaseline.engine.machine.StepPlace;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Clauses;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Heading;
import org.phaseline.language.tree.Place;
import org.phaseline.language.tree.Word;

/** Reactions to events and digressions raised by hand: each has a page of its own and comes back. */
final class ReactionCompiler {

    private final Compilation all;
    private final Symbols symbols;
    private final Problems problems;
    private final Headings headings;
    private final List<Declaration.When> whens;
    private final List<Heading> digressions = new ArrayList<>();
    private final int sequences;

    /** {@code sequences} is how many sequences there are: digressions are numbered after them. */
    ReactionCompiler(Compilation all, List<Declaration.When> whens, List<Heading> digressions, int sequences) {
        this.all = all;
        this.symbols = all.symbols;
        this.problems = all.problems;
        this.headings = all.headings;
        this.whens = whens;
        this.digressions.addAll(digressions);
        this.sequences = sequences;
    }

    /** The name of the sequence a reaction's steps stand in. */
    static String when(int number) {
        return "when " + (number + 1);
    }

    static String digression(int number) {
        return "digression " + (number + 1);
    }

    /** The digression every rulebook has: somebody halts the sequence and says when it can go on. */
    static Heading freeDigression() {
        Place place = new Place("(every rulebook)", 1, 1, 1);
        Clauses clauses = Clauses.mustBy(new Expression.Name(place, "raiser"));
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

    List<Handler> reactions() {
        List<Handler> handlers = new ArrayList<>();
        for (int i = 0; i < whens.size(); i++) {
            Handler handler = reaction(whens.get(i), i);
            if (handler != null) {
                handlers.add(handler);
            }
        }
        return handlers;
    }

    private @Nullable Handler reaction(Declaration.When when, int number) {
        Symbols.Event event = symbols.events.get(when.event().text());
        if (event == null) {
            problems.flowIsUnclear();
            problems.unknown(
                    when.event().place(),
                    "no event '" + when.event().text() + "'"
                            + problems.didYouMean(when.event().text(), symbols.events.keySet()));
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
        Routine routine = new Routine(when(number), StepPlace.ofHandler(number), symbols.parties.count(), all.work);
        routine.reaction = true;
        Page page = new Page(null);
        for (int i = 0; i < when.parameters().size(); i++) {
            routine.parameter(when.parameters().get(i), event.types().get(i), page, problems);
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
                Formula asked = new PartyFormulas.Argument(event.types().size());
                asking = asking.acting(new Actor(
                        new Sets.One(asked), asked, written.type(), false, false, written.said(), Footprint.Owner.ANY));
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
        routine.finish(all.emitter);
        routine.mustFit(when.heading().title(), problems);
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
            page.put(Variable.formula(name.text(), event.types().get(i), name.place(), new PartyFormulas.Argument(i)));
        }
        return Context.of(routine, page, new StepTable(null, 0, -1));
    }

    List<DigressionInfo> digressions() {
        List<DigressionInfo> infos = new ArrayList<>();
        for (int i = 0; i < digressions.size(); i++) {
            Heading heading = digressions.get(i);
            int number = sequences + i;
            Routine routine = new Routine(digression(i), number, symbols.parties.count(), all.work);
            Page page = new Page(null);
            routine.parameter(
                    new Word(heading.place(), "raiser"), symbols.who(Type.PartyKind.ANY, false), page, problems);
            Context c = Context.of(routine, page, new StepTable(null, 0, -1));
            Actor raiser = all.expressions.actor(new Expression.Name(heading.place(), "raiser"), c);
            routine.actor = raiser;
            routine.digression = true;
            int entry = all.emitter.address();
            all.statements.block(List.of(heading), c.inheriting(raiser), null);
            routine.finish(all.emitter);
            routine.mustFit(heading.title(), problems);
            all.sequences[number] =
                    new SequenceInfo(digression(i), heading.title().text(), entry, routine.slots(), 1);
            infos.add(new DigressionInfo(
                    heading.title().text(), headings.at(heading).index(), number));
        }
        return infos;
    }
}
