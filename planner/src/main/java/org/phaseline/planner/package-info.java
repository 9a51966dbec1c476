/** Finds the answers that lead a seat's pieces to a place or up to an attack, by a search over what the seat could answer. */
@NullMarked
package org.phaseline.planner;

import org.jspecify.annotations.NullMarked;
