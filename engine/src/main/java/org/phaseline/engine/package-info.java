/**
 * The umpire: a position and an answer give a ruling. No text, no files, no threads, no clock, no randomness of its own: pure
 * and deterministic.
 */
@NullMarked
package org.phaseline.engine;

import org.jspecify.annotations.NullMarked;
