/** Random games of any rulebook, and pairs of games that differ only in what somebody must not know. */
@NullMarked
package org.phaseline.generator.play;

import org.jspecify.annotations.NullMarked;
