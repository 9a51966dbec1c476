package org.phaseline.journal.format;

/**
 * What a seat's browser adds to one roll: the next value of a hash chain whose end it has published before.
 *
 * @param seat its name
 * @param n which value of the chain, counted from 1
 * @param share 32 bytes in hexadecimal digits; SHA-256 of it is the share before, or the end of the chain
 */
public record DiceShare(String seat, int n, String share) {}
