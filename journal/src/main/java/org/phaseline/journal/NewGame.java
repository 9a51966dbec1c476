package org.phaseline.journal;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.journal.format.DiceMode;
import org.phaseline.journal.format.DiceProtocol;
import org.phaseline.journal.format.Header;
import org.phaseline.journal.format.RulebookHash;
import org.phaseline.journal.store.SecretSeed;
import org.phaseline.language.RulebookText;
import org.phaseline.language.syntax.LanguageVersion;

/**
 * Everything a game begins with.
 *
 * @param rulebook what the text compiles to with this scenario and these options
 * @param seed there exactly when the umpire rolls
 * @param contributions what each seat adds to the dice, in the order of the seats; empty for one that adds nothing
 */
public record NewGame(
        RulebookText text,
        String scenario,
        List<String> on,
        List<String> off,
        CompiledRulebook rulebook,
        Seats seats,
        Optional<SecretSeed> seed,
        DiceProtocol protocol,
        List<byte[]> contributions) {

    public NewGame {
        on = List.copyOf(on);
        off = List.copyOf(off);
        contributions = List.copyOf(contributions);
        if (contributions.size() != seats.all().size()) {
            throw new IllegalArgumentException(
                    "there are " + seats.all().size() + " seats, but " + contributions.size() + " contributions");
        }
        long names = seats.all().stream().map(Seats.Seat::name).distinct().count();
        if (names != seats.all().size()) {
            throw new IllegalArgumentException("two seats have the same name");
        }
    }

    /** With dice as they usually are. */
    public NewGame(
            RulebookText text,
            String scenario,
            List<String> on,
            List<String> off,
            CompiledRulebook rulebook,
            Seats seats,
            Optional<SecretSeed> seed,
            List<byte[]> contributions) {
        // Where the players roll there is no protocol, and the journal is written as it always was.
        this(
                text,
                scenario,
                on,
                off,
                rulebook,
                seats,
                seed,
                seed.isPresent() ? DiceProtocol.BY_COUNT : DiceProtocol.BY_MOMENT,
                contributions);
    }

    /** The same game with dice of another protocol. */
    public NewGame with(DiceProtocol other) {
        return new NewGame(text, scenario, on, off, rulebook, seats, seed, other, contributions);
    }

    /** The umpire rolls, and no seat adds anything. */
    public static NewGame rolledByTheUmpire(
            RulebookText text,
            String scenario,
            List<String> on,
            List<String> off,
            CompiledRulebook rulebook,
            Seats seats,
            SecretSeed seed) {
        return new NewGame(text, scenario, on, off, rulebook, seats, Optional.of(seed), nothing(seats));
    }

    /** The players roll on the real table. */
    public static NewGame typedIn(
            RulebookText text,
            String scenario,
            List<String> on,
            List<String> off,
            CompiledRulebook rulebook,
            Seats seats) {
        return new NewGame(text, scenario, on, off, rulebook, seats, Optional.empty(), nothing(seats));
    }

    private static List<byte[]> nothing(Seats seats) {
        return seats.all().stream().map(seat -> new byte[0]).toList();
    }

    Header header() {
        List<Header.SeatLine> lines = new ArrayList<>();
        for (int i = 0; i < seats.all().size(); i++) {
            Seats.Seat seat = seats.get(i);
            lines.add(new Header.SeatLine(
                    seat.name(),
                    JournalWords.partyNames(rulebook.outline().parties(), seat.parties()),
                    HexFormat.of().formatHex(contributions.get(i))));
        }
        return new Header(
                RulebookHash.of(text),
                text,
                scenario,
                on,
                off,
                lines,
                seed.isPresent() ? DiceMode.UMPIRE : DiceMode.TYPED,
                protocol,
                seed.map(secret -> secret.commitment().hex()).orElse(""),
                rulebook.form(),
                LanguageVersion.of(text.file(), text.text()),
                rulebook.semantics());
    }
}
