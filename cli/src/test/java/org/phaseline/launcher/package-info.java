/** What the launcher script does, tried in a small made-up checkout with a made-up JDK and Maven. */
@NullMarked
package org.phaseline.launcher;

import org.jspecify.annotations.NullMarked;
