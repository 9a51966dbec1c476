/** What a rulebook prints: its steps, who may act in them, the kinds of values it keeps. Plain facts, nothing runs here. */
@NullMarked
package org.phaseline.engine.outline;

import org.jspecify.annotations.NullMarked;
