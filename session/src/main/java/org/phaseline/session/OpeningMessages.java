package org.phaseline.session;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** What stands in the stream of a table right behind the line that begins the game. */
public final class OpeningMessages {

    private OpeningMessages() {}

    /** What says that bots play seats from the beginning. {@code levels}: for each seat the bot's, empty for a person. */
    public static List<TableMessage> handedOver(List<String> levels) {
        return IntStream.range(0, levels.size())
                .filter(seat -> !levels.get(seat).isEmpty())
                .mapToObj(seat -> new TableMessage(
                        TableLog.FIRST_LINES,
                        seat,
                        TableMessage.Kind.BOT,
                        "",
                        "",
                        Map.of(TableLog.LEVEL, levels.get(seat))))
                .toList();
    }

    /** How fast the game is played, from the beginning. */
    public static TableMessage pace(ClockRules rules) {
        return new TableMessage(
                TableLog.FIRST_LINES, TableMessage.WATCHING, TableMessage.Kind.PACE, "", "", rules.kept());
    }

    /** What everybody at a table is told from the beginning. */
    public static TableMessage remark(String sentence) {
        return new TableMessage(
                TableLog.FIRST_LINES, TableMessage.WATCHING, TableMessage.Kind.OPERATOR, "", sentence, Map.of());
    }
}
