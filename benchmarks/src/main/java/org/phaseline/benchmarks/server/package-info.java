/** How much the server carries: the real one, as a process of its own, and a crowd of players on the same machine. */
@NullMarked
package org.phaseline.benchmarks.server;

import org.jspecify.annotations.NullMarked;
