/** Plays the games of a playtest, on as many threads as there are, with the same result on any number of them. */
@NullMarked
package org.phaseline.laboratory.play;

import org.jspecify.annotations.NullMarked;
