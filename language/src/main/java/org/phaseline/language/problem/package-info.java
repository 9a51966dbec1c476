/** What is wrong with a rulebook: problems as values, their order, and how they are shown. Nothing here finds any. */
@NullMarked
package org.phaseline.language.problem;

import org.jspecify.annotations.NullMarked;
