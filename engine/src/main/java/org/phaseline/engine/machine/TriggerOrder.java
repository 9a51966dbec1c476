package org.phaseline.engine.machine;

/** The precedence of reactions: whether they interrupt reactions, and with which side the turn order begins. */
public record TriggerOrder(boolean interrupt, Formula from) {}
