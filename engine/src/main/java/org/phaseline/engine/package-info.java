/** The umpire: a position and an answer give a ruling. No text, no files, no threads, no clock, no chance of its own. */
@NullMarked
package org.phaseline.engine;

import org.jspecify.annotations.NullMarked;
