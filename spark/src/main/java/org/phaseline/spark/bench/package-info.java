/** Measures how games a second grow with the workers of a cluster, which is started on this machine. */
@NullMarked
package org.phaseline.spark.bench;

import org.jspecify.annotations.NullMarked;
