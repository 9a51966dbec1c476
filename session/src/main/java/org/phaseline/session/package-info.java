/** One session of a game, for the terminal and the server alike: log per seat, taking back, consent, corrections, standing answers. */
@NullMarked
package org.phaseline.session;

import org.jspecify.annotations.NullMarked;
