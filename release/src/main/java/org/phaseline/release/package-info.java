/** Packs a finished build into the archives of a release, byte for byte the same each time. */
@NullMarked
package org.phaseline.release;

import org.jspecify.annotations.NullMarked;
