package org.phaseline.laboratory.play;

import java.util.List;
import java.util.Optional;
import org.phaseline.engine.machine.CompiledRulebook;

/** A kind of player, by its name, which makes one for each seat of each game. What it decides must follow from the seed alone. */
public interface PlayerLevel {

    String name();

    SeatPlayer player(CompiledRulebook rulebook, int seat, long seed);

    /** Answers at random. */
    PlayerLevel RANDOM = new PlayerLevel() {
        @Override
        public String name() {
            return "random";
        }

        @Override
        public SeatPlayer player(CompiledRulebook rulebook, int seat, long seed) {
            return new RandomSeatPlayer(seed);
        }
    };

    /** Those there are, the weakest first. */
    List<PlayerLevel> ALL = List.of(RANDOM);

    static Optional<PlayerLevel> named(String name) {
        return ALL.stream().filter(level -> level.name().equals(name)).findFirst();
    }
}
