/** The face of the engine: position and answer in, ruling out; what is asked, what a seat may see, why we are here. */
@NullMarked
package org.phaseline.engine.umpire;

import org.jspecify.annotations.NullMarked;
