/** The rulebook as it was written: records that mirror the text, each with its place. No meaning, no checks. */
@NullMarked
package org.phaseline.language.tree;

import org.jspecify.annotations.NullMarked;
