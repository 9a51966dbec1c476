package org.phaseline.language.verify;

import java.util.ArrayDeque;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.Action;
import org.phaseline.language.checked.CheckedRulebook;
import org.phaseline.language.checked.CheckedStep;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.LineVisitor;
import org.phaseline.language.checked.Parts;
import org.phaseline.language.checked.Pool;
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

    /** By the id of a name, the names that it is made of. */
    private final TreeMap<Integer, TreeSet<Integer>> madeOf = new TreeMap<>();

    private final TreeSet<Integer> used = new TreeSet<>();

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
        return id == null || used.contains(id);
    }

    private void follow() {
        ArrayDeque<Integer> open = new ArrayDeque<>(used);
        while (!open.isEmpty()) {
            for (int source : madeOf.getOrDefault(open.pop(), new TreeSet<>())) {
                if (used.add(source)) {
                    open.push(source);
                }
            }
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
        TreeSet<Integer> sources = madeOf.computeIfAbsent(variable.id(), unused -> new TreeSet<>());
        values.forEach(value -> names(value, name -> sources.add(name.id())));
    }

    private void used(List<Expr> values) {
        values.forEach(this::used);
    }

    private void used(@Nullable Expr value) {
        if (value != null) {
            names(value, name -> used.add(name.id()));
        }
    }

    private static void names(Expr value, Consumer<Variable> found) {
        Parts.walk(value, part -> {
            if (part instanceof Expr.Local name) {
                found.accept(name.variable());
            } else if (part instanceof Expr.LocalOf name) {
                found.accept(name.variable());
            } else if (part instanceof Expr.CountDice dice) {
                found.accept(dice.pool().variable());
            } else if (part instanceof Expr.ExtremeDie dice) {
                found.accept(dice.pool().variable());
            } else if (part instanceof Expr.Wins dice) {
                for (Pool pool : List.of(dice.mine(), dice.theirs())) {
                    found.accept(pool.variable());
                }
            }
        });
    }
}
