package org.phaseline.language.resolve;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.Action;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Headings;
import org.phaseline.language.checked.Outcome;
import org.phaseline.language.checked.Revealed;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.checked.Variable;
import org.phaseline.language.problem.Code;
import org.phaseline.language.tree.Statement;
import org.phaseline.language.tree.Word;

/** Events that are announced and cancelled, secrets that are revealed. */
final class EventResolver {

    private final Resolution all;

    EventResolver(Resolution all) {
        this.all = all;
    }

    @Nullable
    Action announce(Statement.Announce s, Context c) {
        String name = s.event().text();
        Symbols.Event event = all.symbols.events.get(name);
        if (event == null) {
            all.problems.flowIsUnclear();
            all.unknown(
                    s.event().place(),
                    "no event '" + name + "'" + all.problems.didYouMean(name, all.symbols.events.keySet()));
            return null;
        }
        all.used(name, s.event().place());
        if (s.arguments().size() != event.types().size()) {
            all.astray(
                    Code.ARGUMENTS,
                    s.event().place(),
                    "'" + name + "' takes " + Counted.values(event.types().size())
                            + Counted.notSoMany(s.arguments().size()));
            return null;
        }
        List<Expr> arguments = new ArrayList<>();
        for (int i = 0; i < s.arguments().size(); i++) {
            arguments.add(
                    all.expressions.wanted(s.arguments().get(i), event.types().get(i), c));
        }
        return new Action.Announce(s, event, List.copyOf(arguments));
    }

    Action cancel(Statement.Cancel s, Context c) {
        if (!c.routine().reaction) {
            all.problem(Code.MISPLACED, s.place(), "only a reaction ('when ...') can cancel something");
        }
        return new Action.Cancel(s);
    }

    Action reveal(Statement.Reveal s, Context c) {
        List<Revealed> revealed = new ArrayList<>();
        for (Word word : s.steps()) {
            Headings.Entry step = all.steps.find(word, c.routine().name);
            if (step == null) {
                continue;
            }
            if (!step.heading().clauses().secretly() || step.heading().clauses().revealedTogether()) {
                all.problem(
                        Code.SECRECY,
                        word.place(),
                        "[" + word.text() + "] is not sealed, so there is nothing to reveal");
                continue;
            }
            Outcome outcome = c.outcomes().owning(step.index()).get(step.index());
            if (outcome == null) {
                all.problem(
                        Code.SECRECY,
                        word.place(),
                        "[" + word.text() + "] is decided further down, so it cannot be revealed here");
                continue;
            }
            revealed.add(new Revealed(step, outcome, c.names().sealedIn(step.index(), step.last())));
        }
        List<Action.SeenName> names = new ArrayList<>();
        for (Word word : s.names()) {
            Variable variable = c.names().find(word.text());
            Expr seenBy = variable == null ? null : all.seenBy.get(variable.id());
            if (variable == null) {
                all.unknown(
                        word.place(),
                        "nothing is called '" + word.text() + "' here"
                                + all.problems.didYouMean(word.text(), c.names().all()));
            } else if (seenBy == null) {
                all.problem(
                        Code.SECRECY,
                        word.place(),
                        "everybody sees '" + word.text() + "', so there is nothing to reveal");
            } else {
                all.names.use(variable.place(), word.place());
                names.add(new Action.SeenName(variable, seenBy));
            }
        }
        return new Action.Reveal(s, List.copyOf(revealed), List.copyOf(names));
    }
}
