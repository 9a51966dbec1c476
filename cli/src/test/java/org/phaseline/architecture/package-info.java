/** What may use what, and what the pure rooms may not touch, checked over the bytecode of every room. */
@NullMarked
package org.phaseline.architecture;

import org.jspecify.annotations.NullMarked;
