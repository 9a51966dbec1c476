package org.phaseline.bots;

/**
 * How far a playout goes before the position is judged.
 *
 * @param own so many answers of one's own side
 * @param others so many answers of others after that
 * @param replies of so many sequences of answers that come to others' minds they follow the one that looks best to them; 1 is any
 * @param all so many answers in all: a rulebook that asks for ever must not keep anybody waiting
 */
record Horizon(int own, int others, int replies, int all) {}
