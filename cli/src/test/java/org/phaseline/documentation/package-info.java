/** The documentation keeps its promises: examples run, links lead somewhere, lists are those of the code. */
@NullMarked
package org.phaseline.documentation;

import org.jspecify.annotations.NullMarked;
