package org.phaseline.cli.script;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.phaseline.cli.play.PlayedGame;
import org.phaseline.engine.outline.Party;
import org.phaseline.language.problem.Guess;

/** Who a script means by a name: a seat, or one of the parties it speaks for. {@code parties} is their mask. */
record Speaker(int seat, long parties) {

    static Optional<Speaker> find(PlayedGame game, String name) {
        for (int seat = 0; seat < game.seats().all().size(); seat++) {
            if (game.seats().get(seat).name().equalsIgnoreCase(name)) {
                return Optional.of(new Speaker(seat, game.seats().get(seat).parties()));
            }
        }
        for (Party party : game.outline().parties().all()) {
            if (party.name().equalsIgnoreCase(name) || party.title().equalsIgnoreCase(name)) {
                return of(game, party);
            }
        }
        return Optional.empty();
    }

    private static Optional<Speaker> of(PlayedGame game, Party party) {
        long mask = 1L << party.index();
        for (int seat = 0; seat < game.seats().all().size(); seat++) {
            if ((game.seats().get(seat).parties() & mask) != 0) {
                boolean side = !party.faction();
                return Optional.of(
                        new Speaker(seat, side ? game.seats().get(seat).parties() : mask));
            }
        }
        return Optional.empty();
    }

    static String unknown(PlayedGame game, String name) {
        List<String> names = new ArrayList<>();
        game.seats().all().forEach(seat -> names.add(seat.name()));
        game.outline().parties().all().forEach(party -> names.add(party.name()));
        return "nobody here is called '" + name + "'" + Guess.didYouMean(name, names);
    }
}
