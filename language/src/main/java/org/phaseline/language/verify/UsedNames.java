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
import org.phaseline.language.checked.Text;
import org.phaseline.language.checked.Variable;
import org.phaseline.language.tree.Place;

/**
 * Which names the rules go by: what was chosen, rolled or typed in and is then only shown to people, or not even that, changes nothing. A name
 * that only goes into another one counts as that one does, and so does a name on which it depends whether that one is made.
 */
final class UsedNames implements LineVisitor {

    /** By the places of the lines that make a name, or roll its dice again, the ids of names. */
    private final TreeMap<Place, Integer> made = new TreeMap<>();

    /** By the id of a name, the ids of the names that it is made of. */
    private final TreeMap<Integer, BitSet> madeOf = new TreeMap<>();

    private final BitSet used = new BitSet();

    private final LineEffects effects = new LineEffects();

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
            case Action.Question a -> {
                if (!(a instanceof Action.Enter)) {
                    made(a.place(), a.variable());
                }
                used(withoutText(looksAt, a.prompt()));
            }
            case Action.Roll a -> {
                made(a.place(), a.variable());
                used(withoutText(looksAt, a.text()));
            }
            case Action.Draw a -> {
                made(a.place(), a.variable());
                used(withoutText(looksAt, a.text()));
            }
            case Action.RollOff a -> {
                if (a.variable() != null) {
                    made(a.place(), a.variable());
                }
                used(looksAt);
            }
            case Action.Change a -> {
                if (a.target() instanceof Target.OfName name) {
                    made(a.place(), name.variable());
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
            case Action.Conduct a -> {
                List<Variable> parameters = a.sequence().parameters();
                for (int i = 0; i < a.arguments().size() && i < parameters.size(); i++) {
                    into(parameters.get(i), List.of(a.arguments().get(i)));
                }
            }
            case Action.Nested a -> around(a, looksAt);
            case Action.Jump _,
                    Action.AssignSaid _,
                    Action.Pay _,
                    Action.Take _,
                    Action.PutBack _,
                    Action.Shuffle _,
                    Action.EndGame _,
                    Action.Later _,
                    Action.Announce _,
                    Action.Cancel _,
                    Action.Reveal _ -> used(looksAt);
        }
    }

    /** What lines inside others depend on counts as they do: a condition under which something is only told decides nothing. */
    private void around(Action.Nested action, List<Expr> looksAt) {
        BitSet sources = new BitSet();
        looksAt.forEach(value -> names(value, sources));
        LineEffects.Effect inside = effects.of(Parts.blocks(action));
        if (inside.always()) {
            used.or(sources);
        }
        inside.names().stream()
                .forEach(name ->
                        madeOf.computeIfAbsent(name, unused -> new BitSet()).or(sources));
        switch (action) {
            case Action.ForEach a -> {
                if (a.variable() != null) {
                    into(a.variable(), List.of(a.set()));
                }
            }
            case Action.CountLoop a -> into(a.variable(), List.of(a.low(), a.high()));
            case Action.If _,
                    Action.Repeat _,
                    Action.TogetherEach _,
                    Action.TogetherBlocks _,
                    Action.ConductSteps _,
                    Action.Options _ -> {}
        }
    }

    private void made(Place line, Variable variable) {
        made.put(line, variable.id());
    }

    /** What a text says is for people, what can be chosen or how many dice are rolled is a rule. */
    private static List<Expr> withoutText(List<Expr> looksAt, @Nullable Text text) {
        return text == null
                ? looksAt
                : looksAt.stream()
                        .filter(each -> text.values().stream().noneMatch(value -> value == each))
                        .toList();
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
