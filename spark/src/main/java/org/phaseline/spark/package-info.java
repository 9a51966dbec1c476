/** Plays the games of playtests on Apache Spark. Nothing else depends on this, and it is built only when asked for. */
@NullMarked
package org.phaseline.spark;

import org.jspecify.annotations.NullMarked;
