/** The rulebooks that ship with Phaseline, found by their ids, and rulebooks in folders. The only module that knows games by name. */
@NullMarked
package org.phaseline.games;

import org.jspecify.annotations.NullMarked;
