/** What the printed rules hold, the line of the rulebook that carries each entry, and the test that plays it. */
@NullMarked
package org.phaseline.games.conformance;

import org.jspecify.annotations.NullMarked;
