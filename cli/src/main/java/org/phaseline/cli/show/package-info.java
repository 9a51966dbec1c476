/** How things are shown: values of the engine and the language in, lines out. Nothing here asks, decides or reads files. */
@NullMarked
package org.phaseline.cli.show;

import org.jspecify.annotations.NullMarked;
