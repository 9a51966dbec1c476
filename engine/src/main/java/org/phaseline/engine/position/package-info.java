/**
 * The state of a game: slots, the agenda of what is still to be done, deferred effects. Data that can be copied and hashed; no
 * rules.
 */
@NullMarked
package org.phaseline.engine.position;

import org.jspecify.annotations.NullMarked;
