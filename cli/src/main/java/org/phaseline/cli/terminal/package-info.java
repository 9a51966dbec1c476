/** The terminal, or what stands in for it: where words go, how they look, where answers come from, how a command ends. */
@NullMarked
package org.phaseline.cli.terminal;

import org.jspecify.annotations.NullMarked;
