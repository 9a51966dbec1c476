/** A game at one keyboard: who holds it, what is shown to them, what they may type. Every ruling is the umpire's. */
@NullMarked
package org.phaseline.cli.play;

import org.jspecify.annotations.NullMarked;
