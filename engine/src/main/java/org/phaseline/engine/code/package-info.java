/** The instructions and formulas a rulebook is compiled to, one small class for each. */
@NullMarked
package org.phaseline.engine.code;

import org.jspecify.annotations.NullMarked;
