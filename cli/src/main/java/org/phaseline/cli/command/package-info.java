/** The commands, one class each: they read arguments, have the work done elsewhere, and say how it went. */
@NullMarked
package org.phaseline.cli.command;

import org.jspecify.annotations.NullMarked;
