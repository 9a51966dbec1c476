/** The same game as a rulebook and written for others' game engines: how fast both play it, and how well. */
@NullMarked
package org.phaseline.benchmarks.peers;

import org.jspecify.annotations.NullMarked;
