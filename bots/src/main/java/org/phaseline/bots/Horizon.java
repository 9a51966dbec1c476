package org.phaseline.bots;

/**
 * How far a playout goes before the position is judged.
 *
 * @param own so many answers of one's own side
 * @param others so many answers of others after that
 * @param all so many answers in all: a rulebook that asks for ever must not keep anybody waiting
 */
record Horizon(int own, int others, int all) {}
