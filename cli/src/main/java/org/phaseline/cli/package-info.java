/** The phaseline command: reads arguments, files and the terminal, and leaves every ruling to the engine. */
@NullMarked
package org.phaseline.cli;

import org.jspecify.annotations.NullMarked;
