package org.phaseline.journal.format;

import java.util.List;
import org.phaseline.language.RulebookText;

/**
 * The first line of a journal: everything a game is played by, so that it can be replayed with nothing else at hand.
 *
 * @param rulebookHash what {@link RulebookHash} gives for the text
 * @param scenario its name, empty for the rulebook's own choice
 * @param on options switched on beyond what the scenario says; {@code off} those switched off
 * @param protocol how the dice follow from seed and contributions; without a meaning when the dice are typed in
 * @param commitment what the umpire committed itself to, empty when the dice are typed in
 * @param form the fingerprint of the compiled form whose positions the hashes are of
 * @param language the version of the language its rulebook is written in
 * @param semantics the version of what rulebooks mean with which the game was begun
 */
public record Header(
        String rulebookHash,
        RulebookText text,
        String scenario,
        List<String> on,
        List<String> off,
        List<SeatLine> seats,
        DiceMode dice,
        DiceProtocol protocol,
        String commitment,
        int form,
        int language,
        int semantics) {

    public Header {
        on = List.copyOf(on);
        off = List.copyOf(off);
        seats = List.copyOf(seats);
    }

    /** The same game, its positions hashed in another form of the rulebook. */
    public Header withForm(int other) {
        return new Header(
                rulebookHash, text, scenario, on, off, seats, dice, protocol, commitment, other, language, semantics);
    }

    /** A seat, the names of the parties it speaks for, and what it added to the dice, in hexadecimal digits. */
    public record SeatLine(String name, List<String> parties, String contribution) {

        public SeatLine {
            parties = List.copyOf(parties);
        }
    }
}
