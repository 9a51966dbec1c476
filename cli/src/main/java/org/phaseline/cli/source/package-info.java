/** Finds the text of a rulebook, from its id or its file, and reads it; says in one sentence why it cannot. */
@NullMarked
package org.phaseline.cli.source;

import org.jspecify.annotations.NullMarked;
