package org.phaseline.engine.machine;

/** An instruction that leaves something to chance: it rolls dice, draws or shuffles. */
public interface ChanceInstruction extends Instruction {}
