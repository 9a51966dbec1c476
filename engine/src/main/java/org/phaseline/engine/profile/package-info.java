/** Counts what is run while games are played. */
@NullMarked
package org.phaseline.engine.profile;

import org.jspecify.annotations.NullMarked;
