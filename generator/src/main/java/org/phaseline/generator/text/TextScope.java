package org.phaseline.generator.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What can be used where a line is written: the names made before it, the steps that can be asked about, and whose branch of a together it
 * is in, if it is in one.
 */
final class TextScope {

    record Variable(String name, GeneratedType type) {}

    final World world;
    final List<Variable> variables = new ArrayList<>();
    final List<String> steps = new ArrayList<>();
    final List<String> parties = new ArrayList<>();

    /** Who acts, as an expression. */
    String actor;

    /** Nothing may be read or changed but what is this party's; empty where nobody else acts meanwhile. */
    String own = "";

    /** Whether others act at the same time. */
    boolean forked;

    /** Whether somebody can be asked. */
    boolean asks = true;

    /** The first event and the first sequence that may be used here: what is used by them has a higher number, so nothing goes round. */
    int firstEvent;

    int firstSequence;
    int depth;

    TextScope(World world, String actor) {
        this.world = world;
        this.actor = actor;
        parties.addAll(world.sides);
    }

    /** For a block: names made in it end with it. */
    TextScope inner() {
        TextScope inner = new TextScope(world, actor);
        inner.variables.addAll(variables);
        inner.steps.addAll(steps);
        inner.parties.clear();
        inner.parties.addAll(parties);
        inner.own = own;
        inner.forked = forked;
        inner.asks = asks;
        inner.firstEvent = firstEvent;
        inner.firstSequence = firstSequence;
        inner.depth = depth + 1;
        return inner;
    }

    TextScope actedBy(String other) {
        TextScope inner = inner();
        inner.actor = other;
        return inner;
    }

    void add(String name, GeneratedType type) {
        variables.add(new Variable(name, type));
        if (type.equals(GeneratedType.PARTY)) {
            parties.add(name);
        }
    }

    /** Some name of that sort, if there is one. */
    Optional<String> variable(Class<? extends GeneratedType> sort) {
        List<String> fitting = variables.stream()
                .filter(each -> sort.isInstance(each.type))
                .map(Variable::name)
                .toList();
        return fitting.isEmpty() ? Optional.empty() : Optional.of(world.draw.any(fitting));
    }

    /** Some name of just this type. */
    Optional<String> variable(GeneratedType type) {
        List<String> fitting = variables.stream()
                .filter(each -> each.type.equals(type))
                .map(Variable::name)
                .toList();
        return fitting.isEmpty() ? Optional.empty() : Optional.of(world.draw.any(fitting));
    }

    boolean alone() {
        return own.isEmpty();
    }

    /** A party whose values may be read here. */
    String party() {
        return alone() ? world.draw.any(parties) : own;
    }
}
