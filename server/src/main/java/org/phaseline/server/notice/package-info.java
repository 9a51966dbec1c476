/** Tells players who are away that it is their move. Never in the way of the game; knows no rules. */
@NullMarked
package org.phaseline.server.notice;

import org.jspecify.annotations.NullMarked;
