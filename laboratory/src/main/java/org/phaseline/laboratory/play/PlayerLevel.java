package org.phaseline.laboratory.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.phaseline.bots.BotLevel;
import org.phaseline.bots.Budget;
import org.phaseline.bots.Weights;
import org.phaseline.engine.machine.CompiledRulebook;

/** A kind of player, by its name. What a player of it decides must follow from the seed alone. */
public interface PlayerLevel {

    String name();

    /** Works out what all players of a rulebook have in common. */
    PlayerMaker maker(CompiledRulebook rulebook);

    /** Makes a player for a seat of a game. */
    interface PlayerMaker {
        SeatPlayer player(int seat, long seed);
    }

    /** Answers at random, without looking at anything. */
    PlayerLevel RANDOM = new PlayerLevel() {
        @Override
        public String name() {
            return BotLevel.RANDOM.word();
        }

        @Override
        public PlayerMaker maker(CompiledRulebook rulebook) {
            return (seat, seed) -> new RandomSeatPlayer(seed);
        }
    };

    /** The names there are, the weakest first. */
    static List<String> names() {
        return Stream.of(BotLevel.values()).map(BotLevel::word).toList();
    }

    /** By its name; {@code budget} says how much it thinks, if not as much as its level does. */
    static Optional<PlayerLevel> named(String name, Optional<Budget> budget) {
        return named(name, budget, null);
    }

    /** With what was learned of the rulebook, for the level that uses it. */
    static Optional<PlayerLevel> named(String name, Optional<Budget> budget, @Nullable Weights weights) {
        return BotLevel.of(name)
                .map(level -> level == BotLevel.RANDOM
                        ? RANDOM
                        : new BotPlayerLevel(level, budget.orElse(level.budget()), weights));
    }
}
