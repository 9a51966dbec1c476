/** The answers given in a game, kept so that it can be replayed and resumed. Knows no game by name. */
@NullMarked
package org.phaseline.journal;

import org.jspecify.annotations.NullMarked;
