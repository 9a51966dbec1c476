/** Games that are kept: played with a journal, resumed from it, replayed and verified. Knows no game by name. */
@NullMarked
package org.phaseline.journal;

import org.jspecify.annotations.NullMarked;
