package org.phaseline.engine.machine;

/** A value computed from the position: a number, a flag (0, 1), a word's or party's index (-1 for none), or a set's mask. */
@FunctionalInterface
public interface Formula {

    long of(Machine m);
}
