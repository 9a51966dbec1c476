/** What changed between two rulebooks, step by step. */
@NullMarked
package org.phaseline.language.diff;

import org.jspecify.annotations.NullMarked;
