/** Where numbers come from: a die follows from the table's key and the number of the roll, and from nothing else. */
@NullMarked
package org.phaseline.engine.dice;

import org.jspecify.annotations.NullMarked;
