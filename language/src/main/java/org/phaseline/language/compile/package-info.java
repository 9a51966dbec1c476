/** From the tree to the engine's compiled form: names, types and places are resolved here, and every problem is noted. */
@NullMarked
package org.phaseline.language.compile;

import org.jspecify.annotations.NullMarked;
