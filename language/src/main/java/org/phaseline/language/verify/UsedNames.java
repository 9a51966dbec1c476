package org.phaseline.language.verify;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.Action;
import org.phaseline.language.checked.CheckedRulebook;
import org.phaseline.language.checked.CheckedStep;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.LineVisitor;
import org.phaseline.language.checked.Parts;
import org.phaseline.language.checked.Target;
import org.phaseline.language.checked.Variable;
import org.phaseline.language.tree.Place;

/**
 * Which names the rules go by: what was chosen, rolled or typed in and is then only shown to people, or not even that, changes nothing. A name
 * that only goes into another one counts as that one does.
 */
final class UsedNames implements LineVisitor {

    /** By the places of the lines that make a name, or roll its dice again, the ids of names. */
    private final TreeMap<Place, Integer> made = new TreeMap<>();

    /** By the id of a name, the ids of the names that it is made of. */
    private final TreeMap<Integer, BitSet> madeOf = new TreeMap<>();

    private final BitSet used = new BitSet();

    private UsedNames() {}

    static UsedNames in(CheckedRulebook rulebook) {
        UsedNames names = new UsedNames();
        rulebook.routines().forEach(routine -> names.visit(routine.body()));
        rulebook.reactions().forEach(reaction -> names.used(reaction.applies()));
        names.follow();
        return names;
    }

    /** Whether the rules go by what a line makes. */
    boolean includes(Place line) {
        Integer id = made.get(line);
        return id == null || used.get(id);
    }

    private void follow() {
        ArrayDeque<Integer> open = new ArrayDeque<>();
        used.stream().forEach(open::push);
        while (!open.isEmpty()) {
            BitSet sources = madeOf.get(open.pop());
            if (sources == null) {
                continue;
            }
            sources.andNot(used);
            used.or(sources);
            sources.stream().forEach(open::push);
        }
    }

    // ---- lines

    @Override
    public void step(CheckedStep step) {
        step.guards().forEach(guard -> used(Parts.of(guard.condition())));
        used(step.applies());
        used(step.compulsory());
        used(step.repeat().limit());
        if (step.repeat().until() != null) {
            used(Parts.of(step.repeat().until()));
        }
        if (step.actors().actor() != null) {
            used(step.actors().actor().who());
        }
    }

    @Override
    public void action(Action action) {
        List<Expr> looksAt = Parts.expressions(action);
        switch (action) {
            // People read these; the rules go by nothing in them.
            case Action.Note _, Action.Tell _ -> {}
            case Action.Let a -> into(a.variable(), looksAt);
            case Action.LetSaid a -> into(a.variable(), looksAt);
            case Action.Choose a -> {
                made(a.place(), a.variable());
                question(a, looksAt);
            }
            case Action.ChooseNumber a -> {
                made(a.place(), a.variable());
                question(a, looksAt);
            }
            case Action.ChooseSeveral a -> {
                made(a.place(), a.variable());
                question(a, looksAt);
            }
            case Action.Enter a -> question(a, looksAt);
            case Action.Roll a -> {
                made(a.place(), a.variable());
                used(looksAt);
            }
            case Action.Draw a -> {
                made(a.place(), a.variable());
                used(looksAt);
            }
            case Action.RollOff a -> {
                if (a.variable() != null) {
                    made(a.place(), a.variable());
                }
                used(looksAt);
            }
            case Action.Change a -> {
                if (a.target() instanceof Target.OfName name) {
                    into(name.variable(), looksAt);
                } else {
                    used(looksAt);
                }
            }
            case Action.RerollWhere a -> {
                made(a.place(), a.pool().variable());
                used(looksAt);
            }
            case Action.RerollUpTo a -> {
                made(a.place(), a.pool().variable());
                used(looksAt);
            }
            case Action.Nested _,
                    Action.Jump _,
                    Action.AssignSaid _,
                    Action.Pay _,
                    Action.Take _,
                    Action.PutBack _,
                    Action.Shuffle _,
                    Action.Conduct _,
                    Action.EndGame _,
                    Action.Later _,
                    Action.Announce _,
                    Action.Cancel _,
                    Action.Reveal _ -> used(looksAt);
        }
    }

    private void made(Place line, Variable variable) {
        made.put(line, variable.id());
    }

    /** What a question says is for people, what can be chosen is a rule. */
    private void question(Action.Question question, List<Expr> looksAt) {
        int shown = question.prompt() == null ? 0 : question.prompt().values().size();
        used(looksAt.subList(0, looksAt.size() - shown));
    }

    // ---- names

    private void into(Variable variable, List<Expr> values) {
        BitSet sources = madeOf.computeIfAbsent(variable.id(), unused -> new BitSet());
        for (Expr value : values) {
            names(value, sources);
        }
    }

    private void used(List<Expr> values) {
        for (Expr value : values) {
            names(value, used);
        }
    }

    private void used(@Nullable Expr value) {
        if (value != null) {
            names(value, used);
        }
    }

    /** Puts the ids of the names that a value is made of into a set. */
    private static void names(Expr value, BitSet found) {
        if (value instanceof Expr.Local name) {
            found.set(name.variable().id());
        } else if (value instanceof Expr.LocalOf name) {
            found.set(name.variable().id());
        } else if (value instanceof Expr.CountDice dice) {
            found.set(dice.pool().variable().id());
        } else if (value instanceof Expr.ExtremeDie dice) {
            found.set(dice.pool().variable().id());
        } else if (value instanceof Expr.Wins dice) {
            found.set(dice.mine().variable().id());
            found.set(dice.theirs().variable().id());
        }
        for (Expr part : Parts.of(value)) {
            names(part, found);
        }
    }
}
