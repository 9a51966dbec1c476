package org.phaseline.server.table;

import java.util.List;
import java.util.Optional;
import org.phaseline.journal.format.DiceProtocol;
import org.phaseline.language.RulebookText;
import org.phaseline.session.ClockRules;

/**
 * The table somebody wishes for.
 *
 * @param game the id of a game that ships; without meaning when {@code own} is there
 * @param own a rulebook of one's own, which has been found to be playable
 * @param scenario empty for the rulebook's first
 * @param chairs who sits where; none for one seat a side
 * @param dice how the umpire's dice follow from what it and the seats committed themselves to
 * @param clocks how fast they play
 * @param open whether anybody may join
 */
public record TableOrder(
        String game,
        Optional<RulebookText> own,
        String scenario,
        List<String> on,
        List<String> off,
        List<Wish> chairs,
        DiceProtocol dice,
        ClockRules clocks,
        boolean open) {

    /**
     * A seat somebody wishes for; its name may be empty, then it is called as those it speaks for.
     *
     * @param bot the level of the bot that plays it, empty for a person
     */
    public record Wish(String name, String player, List<String> parties, String bot) {

        public Wish {
            parties = List.copyOf(parties);
        }

        /** A seat for a person. */
        public Wish(String name, String player, List<String> parties) {
            this(name, player, parties, "");
        }
    }

    public TableOrder {
        on = List.copyOf(on);
        off = List.copyOf(off);
        chairs = List.copyOf(chairs);
    }

    /** A game that ships, with one seat a side. */
    public TableOrder(String game, String scenario, List<String> on, List<String> off) {
        this(game, Optional.empty(), scenario, on, off, List.of());
    }

    /** Among people who know each other, without clocks. */
    public TableOrder(
            String game,
            Optional<RulebookText> own,
            String scenario,
            List<String> on,
            List<String> off,
            List<Wish> chairs,
            DiceProtocol dice) {
        this(game, own, scenario, on, off, chairs, dice, ClockRules.NONE, false);
    }

    /** With dice as they usually are. */
    public TableOrder(
            String game,
            Optional<RulebookText> own,
            String scenario,
            List<String> on,
            List<String> off,
            List<Wish> chairs) {
        this(game, own, scenario, on, off, chairs, DiceProtocol.BY_COUNT);
    }
}
