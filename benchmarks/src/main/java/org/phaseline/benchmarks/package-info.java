/** How fast the umpire rules, measured with JMH. Nothing here is used by another module. */
@NullMarked
package org.phaseline.benchmarks;

import org.jspecify.annotations.NullMarked;
