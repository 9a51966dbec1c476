/** Classes that each break a rule on purpose, so that a rule that stopped noticing is noticed. */
@NullMarked
package org.phaseline.architecture.violations;

import org.jspecify.annotations.NullMarked;
