/** What may use what, and what the pure modules may not touch, checked over the bytecode of every module. */
@NullMarked
package org.phaseline.architecture;

import org.jspecify.annotations.NullMarked;
