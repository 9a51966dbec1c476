package org.phaseline.journal;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.dice.Dice;
import org.phaseline.engine.dice.DiceRoll;
import org.phaseline.engine.dice.FairDice;
import org.phaseline.engine.dice.PastDice;
import org.phaseline.engine.dice.SharedKey;
import org.phaseline.journal.format.AnswerDigest;
import org.phaseline.journal.format.DiceMode;
import org.phaseline.journal.format.DiceProtocol;
import org.phaseline.journal.format.DiceShare;
import org.phaseline.journal.format.Event;
import org.phaseline.journal.format.Header;
import org.phaseline.journal.store.SecretSeed;

/**
 * Which dice each event of a game is ruled with: by the seed, when it is known, otherwise as the journal recorded them. The dice
 * it hands out are immutable; what changes is which ones come next. Only who plays or replays the journal has it.
 */
final class TableDice {

    private final Header header;
    private final byte @Nullable [] seed;
    private final Added added;

    /** Whether it is the seed alone that says what was rolled, whatever the journal says. */
    private final boolean seedAlone;

    private final ShareChains chains;

    /** What the seats have shared for the answer that comes next. */
    private Event.@Nullable Shared shared;

    /** Those without shares, until a seat adds something. */
    private @Nullable FairDice own;

    TableDice(Header header, @Nullable SecretSeed seed) {
        this(header, seed, false);
    }

    /** For whoever writes the rolls of a journal anew: what it says was rolled does not matter. */
    static TableDice fromSeedAlone(Header header, SecretSeed seed) {
        return new TableDice(header, seed, true);
    }

    private TableDice(Header header, @Nullable SecretSeed seed, boolean seedAlone) {
        this.header = header;
        this.seedAlone = seedAlone;
        this.seed = header.dice() == DiceMode.TYPED || seed == null ? null : seed.bytes();
        this.added = new Added(header);
        this.chains = new ShareChains(header.seats().size());
        for (int i = 0; i < header.seats().size(); i++) {
            byte[] early = added.bytes().get(i);
            if (header.protocol() == DiceProtocol.SHARED && early.length == ShareChains.BYTES) {
                chains.begin(i, early);
            }
        }
    }

    /** For the event that comes next, as the journal has it or will have it. */
    Dice next(Event event) {
        return seed == null ? new PastDice(header.protocol().numbering(), event.rolls()) : fair(event);
    }

    /** The dice by the seed, which must be known. */
    FairDice fair(Event event) {
        byte @Nullable [] known = seed;
        if (known == null) {
            throw new IllegalStateException("the seed is not known");
        }
        FairDice current = own;
        if (current == null) {
            current = new FairDice(header.protocol().numbering(), FairDice.key(known, added.bytes()));
            own = current;
        }
        List<DiceShare> shares = shares(event);
        return shares.isEmpty()
                ? current
                : new FairDice(
                        header.protocol().numbering(),
                        SharedKey.of(FairDice.key(known, added.bytes()), values(shares)));
    }

    /** The shares that count for an event. */
    List<DiceShare> shares(Event event) {
        Event.Shared waiting = shared;
        return waiting != null
                        && AnswerDigest.of(event)
                                .filter(waiting.answer()::equals)
                                .isPresent()
                ? waiting.shares()
                : List.of();
    }

    private List<SharedKey.Share> values(List<DiceShare> shares) {
        List<SharedKey.Share> values = new ArrayList<>();
        for (DiceShare share : shares) {
            values.add(new SharedKey.Share(
                    JournalWords.seat(header, share.seat()), share.n(), ShareChains.bytes(share.share())));
        }
        return values;
    }

    /**
     * Takes over what an event changes about the dice, right or wrong: whether it may is a matter of the rules, which are
     * checked apart.
     */
    void pass(Event event) {
        switch (event) {
            case Event.Added more -> {
                int seat = JournalWords.seat(header, more.seat());
                if (seat >= 0) {
                    add(seat, HexFormat.of().parseHex(more.bytes()));
                }
            }
            case Event.Shared more -> shared = more;
            case Event.Answered answer -> answered();
            case Event.Raised raised -> answered();
            case Event.Corrected corrected -> answered();
            case Event.Began began -> {}
            case Event.TakenBack takenBack -> {}
            case Event.Ended ended -> {}
        }
    }

    /** An answer stands: whatever was shared for it, or for another one that never came, counts no longer. */
    void answered() {
        shared = null;
    }

    // ---- what the seats add

    Added added() {
        return added;
    }

    /** Why a seat cannot add these bytes to the dice, or null. */
    @Nullable
    String whyNotAdd(int seat, String name, byte[] bytes) {
        return added.whyNot(seat, name, bytes);
    }

    void add(int seat, byte[] bytes) {
        added.add(seat, bytes);
        own = null;
        if (header.protocol() == DiceProtocol.SHARED) {
            chains.begin(seat, bytes);
        }
    }

    /** Whether a seat can share in rolls. */
    boolean shares(int seat) {
        return header.protocol() == DiceProtocol.SHARED && chains.has(seat);
    }

    int sharesUsed(int seat) {
        return chains.used(seat);
    }

    /** Why a seat's share cannot be used, or null. */
    @Nullable
    String whyNotShare(DiceShare share) {
        int seat = JournalWords.seat(header, share.seat());
        if (seat < 0) {
            return "there is no seat '" + share.seat() + "'.";
        }
        return chains.whyNot(seat, share.seat(), share.n(), ShareChains.bytes(share.share()));
    }

    /** Whether a seat sends a share again, or too late, that is truly its own. */
    boolean isPast(DiceShare share) {
        int seat = JournalWords.seat(header, share.seat());
        return seat >= 0 && chains.isPast(seat, share.n(), ShareChains.bytes(share.share()));
    }

    /** Why these shares cannot be used, or null. */
    @Nullable
    String whyNotShare(Event.Shared event) {
        if (header.protocol() != DiceProtocol.SHARED) {
            return "this game does not use protocol 3, so its rolls have no shares.";
        }
        int last = -1;
        for (DiceShare share : event.shares()) {
            String wrong = whyNotShare(share);
            int seat = JournalWords.seat(header, share.seat());
            if (wrong != null || seat <= last) {
                return wrong == null ? "the shares are not in the order of the seats." : wrong;
            }
            last = seat;
        }
        return null;
    }

    void share(Event.Shared event) {
        shared = event;
        for (DiceShare share : event.shares()) {
            chains.use(
                    JournalWords.seat(header, share.seat()),
                    share.n(),
                    HexFormat.of().parseHex(share.share()));
        }
    }

    // ---- what the journal says was rolled

    /** What is wrong with what the journal says was rolled, or null. */
    @Nullable
    String compare(List<DiceRoll> said, List<DiceRoll> thrown) {
        return seedAlone || thrown.equals(said)
                ? null
                : "the journal says " + say(said) + ", but the dice give " + say(thrown) + ".";
    }

    private static String say(List<DiceRoll> rolls) {
        if (rolls.isEmpty()) {
            return "no roll";
        }
        return rolls.stream()
                .map(roll -> "roll " + roll.roll() + " of " + roll.faces().size() + "d" + roll.sides() + " "
                        + roll.faces().stream().map(String::valueOf).collect(Collectors.joining(" ", "(", ")")))
                .collect(Collectors.joining(", "));
    }
}
