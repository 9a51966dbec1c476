/** Players for any rulebook, who choose among what the umpire offers. They know no game by name. */
@NullMarked
package org.phaseline.bots;

import org.jspecify.annotations.NullMarked;
