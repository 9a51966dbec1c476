package org.phaseline.cli.script;

import org.phaseline.engine.umpire.Visibility;

/**
 * From where on an expectation looks at what happened.
 *
 * @param answer the first answer whose reports count
 * @param lines how long the log of each viewer was before it, that of whoever watches first
 */
record LogPlace(int answer, int[] lines) {

    int line(int seat) {
        return lines[seat - Visibility.EVERYBODY];
    }
}
