/** The phaseline command: starts what was asked for, and says in one sentence what went wrong. */
@NullMarked
package org.phaseline.cli;

import org.jspecify.annotations.NullMarked;
