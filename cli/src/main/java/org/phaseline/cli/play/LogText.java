package org.phaseline.cli.play;

import java.util.List;
import java.util.function.Predicate;
import org.phaseline.cli.terminal.TextWidth;
import org.phaseline.session.LogLine;
import org.phaseline.session.LogLine.Sort;
import org.phaseline.session.SeatLog;

/** The log of a session as a viewer reads it in the terminal. */
final class LogText {

    private final SeatLog log;
    private final int viewer;

    LogText(SeatLog log, int viewer) {
        this.log = log;
        this.viewer = viewer;
    }

    /** From a line on; a roll shows the dice it was typed in with. */
    List<String> since(int line) {
        return lines(line, each -> each.sort() != Sort.TYPED_DIE && !each.covered());
    }

    /** All of it, also the changes that a sentence is told in place of. */
    List<String> whole() {
        return whole(0);
    }

    /** The same from a line on. */
    List<String> whole(int line) {
        return lines(line, each -> each.sort() != Sort.TYPED_DIE);
    }

    /** All of it for where room is short: without bare agreement. */
    List<String> news() {
        return lines(0, each -> each.sort() != Sort.TYPED_DIE && each.sort() != Sort.AGREEMENT && !each.covered());
    }

    private List<String> lines(int from, Predicate<LogLine> which) {
        return log.lines(viewer, from, Integer.MAX_VALUE).stream()
                .filter(which)
                .map(line -> TextWidth.clean(line.text()))
                .toList();
    }
}
