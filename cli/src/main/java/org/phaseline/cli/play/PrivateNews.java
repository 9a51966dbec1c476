package org.phaseline.cli.play;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.phaseline.cli.terminal.TextWidth;
import org.phaseline.engine.umpire.Visibility;
import org.phaseline.session.LogLine;
import org.phaseline.session.SeatLog;

/**
 * What happened for one seat alone while others sat at the keyboard: the cards it drew at the end of its turn. The screens of others
 * could not show it, so it is told when the seat sits down next.
 */
final class PrivateNews {

    /** Chance and sentences; what the seat did itself, it knows. */
    private static final List<String> TOLD = List.of("roll", "told", "other");

    /** What is revealed goes by the name it was rolled by. */
    private static final Pattern REVEALED = Pattern.compile(" reveals? ([^:]+): ");

    private final PlayedGame game;

    /** For each seat, how long all logs were when it last had the screen for itself; everybody's first. */
    private final int[][] since;

    PrivateNews(PlayedGame game) {
        this.game = game;
        int seats = game.seats().all().size();
        this.since = new int[seats][seats + 1];
    }

    /** The lines for a seat alone up to a line of its log. */
    List<String> of(int seat, int to) {
        return lines(seat, to).stream()
                .map(line -> TextWidth.clean(line.text()))
                .toList();
    }

    private List<LogLine> lines(int seat, int to) {
        if (seat == Visibility.EVERYBODY) {
            return List.of();
        }
        SeatLog log = game.session().log().seatLog();
        Set<LogLine> open = new HashSet<>(log.lines(Visibility.EVERYBODY, since[seat][0], Integer.MAX_VALUE));
        return log.lines(seat, since[seat][seat + 1], to).stream()
                .filter(line -> TOLD.contains(line.kind()) && !line.covered() && !open.contains(line))
                .toList();
    }

    /** Whether dice fell that only this seat may see, it has not seen them yet, and nobody was told since. */
    boolean hasUnreadDice(int seat) {
        List<LogLine> open =
                game.session().log().seatLog().lines(Visibility.EVERYBODY, since[seat][0], Integer.MAX_VALUE);
        return lines(seat, Integer.MAX_VALUE).stream()
                .filter(line -> line.dice().filter(LogLine.Thrown::isShown).isPresent())
                .anyMatch(roll -> open.stream().noneMatch(line -> reveals(line, roll)));
    }

    private static boolean reveals(LogLine line, LogLine roll) {
        Matcher said = REVEALED.matcher(line.text());
        return line.sort() == LogLine.Sort.EXPOSURE
                && said.find()
                && roll.text().contains(" " + said.group(1) + " ");
    }

    /** The seat has read everything. */
    void read(int seat) {
        if (seat != Visibility.EVERYBODY) {
            since[seat] = game.logLengths();
        }
    }
}
