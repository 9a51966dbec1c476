package org.phaseline.journal;

import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.dice.DiceRoll;
import org.phaseline.engine.dice.SeedCommitment;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.Game;
import org.phaseline.engine.umpire.LegalChoice;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.journal.format.DiceMode;
import org.phaseline.journal.format.Event;
import org.phaseline.journal.format.Hashes;
import org.phaseline.journal.format.Header;
import org.phaseline.journal.format.Journal;

/**
 * Folds the events of a journal into a position, one after the other, and stops at the first that does not follow from those
 * before.
 */
final class Fold {

    private final Journal journal;
    private final Umpire umpire;
    private final TableDice dice;
    private final Watcher watcher;

    /** Whether the rulebook compiles to the form the journal's hashes are of; another Phaseline may do it otherwise. */
    private final boolean sameForm;

    /** In another form a position may have another hash: the first line with one, 0 while all agree. */
    private int hashesDifferFrom;

    private @Nullable Game game;
    private boolean ended;

    Fold(Journal journal, CompiledRulebook rulebook, Seats seats, TableDice dice, Function<Umpire, Watcher> watcher) {
        this.journal = journal;
        this.dice = dice;
        this.sameForm = journal.header().form() == rulebook.form();
        this.umpire = Umpire.withoutDice(
                rulebook,
                seats,
                journal.header().protocol().numbering(),
                journal.header().dice() == DiceMode.TYPED);
        this.watcher = watcher.apply(umpire);
    }

    /** Plays everything; the first disagreement, if there is one. */
    Optional<Disagreement> play() {
        for (int i = 0; i < journal.events().size(); i++) {
            Event event = journal.events().get(i);
            String wrong = ended ? "something follows the end of the game." : play(Journal.lineOf(i), event);
            if (wrong != null) {
                return Optional.of(new Disagreement(Journal.lineOf(i), wrong));
            }
        }
        return Optional.empty();
    }

    boolean ended() {
        return ended;
    }

    /** Whether the hash of every position agrees; if not, the game was played in another form of the rulebook. */
    HashCheck hashes() {
        return new HashCheck(hashesDifferFrom);
    }

    Umpire umpire() {
        return umpire;
    }

    /** There once the journal says how the game began. */
    Optional<Game> game() {
        return Optional.ofNullable(game);
    }

    /** What is wrong with the event, or null. */
    private @Nullable String play(int line, Event event) {
        Game current = game;
        if (current == null) {
            return event instanceof Event.Began began ? begin(line, began) : "the game has not begun yet.";
        }
        return switch (event) {
            case Event.Began began -> "the game begins a second time.";
            case Event.Answered answered -> answer(line, current, answered);
            case Event.Raised raised -> raise(line, current, raised);
            case Event.Corrected corrected -> correct(line, current, corrected);
            case Event.TakenBack takenBack -> takeBack(line, current, takenBack);
            case Event.Added added -> add(line, current, added);
            case Event.Shared shared -> share(line, current, shared);
            case Event.Ended end -> end(line, current, end);
        };
    }

    private @Nullable String begin(int line, Event.Began began) {
        return switch (umpire.with(dice.next(began)).begin()) {
            case Ruling.Refused refused -> refused.sentence();
            case Ruling.Accepted accepted -> {
                String wrong = compare(line, began.rolls(), began.hash(), accepted);
                if (wrong == null) {
                    game = new Game(umpire, accepted.position());
                    watcher.ruled(line, began, accepted);
                }
                yield wrong;
            }
        };
    }

    private @Nullable String answer(int line, Game current, Event.Answered answered) {
        int seat = JournalWords.seat(umpire.seats(), answered.seat());
        if (seat < 0) {
            return noSeat(answered.seat());
        }
        Optional<OpenDecision> decision = umpire.decision(current.position(), answered.decision());
        if (decision.isEmpty()) {
            return "decision " + answered.decision() + " is not open here" + open(current.position()) + ".";
        }
        LegalChoice choice = choice(decision.get(), answered.choice());
        if (choice == null) {
            return "'" + answered.choice() + "' is not among the choices of '"
                    + decision.get().prompt() + "': " + words(decision.get()) + ".";
        }
        Answer answer = new Answer.Pick(answered.decision(), seat, choice.item(), answered.note());
        return rule(line, current, answer, answered, answered.n(), answered.hash());
    }

    private @Nullable String raise(int line, Game current, Event.Raised raised) {
        int seat = JournalWords.seat(umpire.seats(), raised.seat());
        if (seat < 0) {
            return noSeat(raised.seat());
        }
        int digression = JournalWords.digression(umpire.rulebook(), raised.digression());
        if (digression < 0) {
            return "the rulebook has no digression '" + raised.digression() + "'.";
        }
        Answer answer = new Answer.Raise(digression, seat, raised.note());
        return rule(line, current, answer, raised, raised.n(), raised.hash());
    }

    private @Nullable String correct(int line, Game current, Event.Corrected corrected) {
        int seat = JournalWords.seat(umpire.seats(), corrected.seat());
        if (seat < 0) {
            return noSeat(corrected.seat());
        }
        Answer answer = new Answer.Correct(corrected.correction(), seat, corrected.note());
        return rule(line, current, answer, corrected, corrected.n(), corrected.hash());
    }

    private @Nullable String rule(int line, Game current, Answer answer, Event event, int n, long hash) {
        if (n != current.answers() + 1) {
            return "this says it is answer " + n + ", but it should be answer " + (current.answers() + 1) + ".";
        }
        return switch (current.propose(answer, dice.next(event))) {
            case Ruling.Refused refused -> refused.sentence();
            case Ruling.Accepted accepted -> {
                String wrong = compare(line, event.rolls(), hash, accepted);
                if (wrong == null) {
                    dice.answered();
                    current.accept(answer, accepted);
                    watcher.ruled(line, event, accepted);
                }
                yield wrong;
            }
        };
    }

    private @Nullable String takeBack(int line, Game current, Event.TakenBack takenBack) {
        if (current.position().over) {
            return "something was taken back after the game was over.";
        }
        if (!takenBack.seat().isEmpty() && JournalWords.seat(umpire.seats(), takenBack.seat()) < 0) {
            return noSeat(takenBack.seat());
        }
        if (takenBack.to() >= current.answers()) {
            return "the game cannot be taken back to answer " + takenBack.to() + ": it has only " + current.answers()
                    + ".";
        }
        Ruling.Accepted back = new Ruling.Accepted(current.takeBack(takenBack.to()), List.of(), false);
        String wrong = compare(line, List.of(), takenBack.hash(), back);
        if (wrong == null) {
            watcher.ruled(line, takenBack, back);
        }
        return wrong;
    }

    private @Nullable String add(int line, Game current, Event.Added added) {
        if (current.position().over) {
            return "something was added to the dice after the game was over.";
        }
        int seat = JournalWords.seat(umpire.seats(), added.seat());
        if (seat < 0) {
            return noSeat(added.seat());
        }
        byte[] bytes = HexFormat.of().parseHex(added.bytes());
        String wrong = dice.whyNotAdd(seat, added.seat(), bytes);
        if (wrong == null) {
            dice.add(seat, bytes);
            watcher.ruled(line, added, new Ruling.Accepted(current.position(), List.of(), false));
        }
        return wrong;
    }

    private @Nullable String share(int line, Game current, Event.Shared shared) {
        String wrong =
                current.position().over ? "something was shared after the game was over." : dice.whyNotShare(shared);
        if (wrong == null) {
            dice.share(shared);
            watcher.ruled(line, shared, new Ruling.Accepted(current.position(), List.of(), false));
        }
        return wrong;
    }

    private @Nullable String end(int line, Game current, Event.Ended end) {
        if (!current.position().over) {
            return "the journal ends, but the game is not over.";
        }
        Header header = journal.header();
        if (header.dice() == DiceMode.UMPIRE
                && !new SeedCommitment(header.commitment()).fits(HexFormat.of().parseHex(end.seed()))) {
            return "the revealed seed is not the one that was committed to.";
        }
        ended = true;
        watcher.ruled(line, end, new Ruling.Accepted(current.position(), List.of(), false));
        return null;
    }

    private @Nullable String compare(int line, List<DiceRoll> recorded, long hash, Ruling.Accepted ruling) {
        String wrong = dice.compare(recorded, ruling.rolls());
        if (wrong != null) {
            return wrong;
        }
        if (hashesDifferFrom > 0) {
            return null;
        }
        long found = ruling.position().hash();
        if (found == hash) {
            return null;
        }
        if (!sameForm) {
            hashesDifferFrom = line;
            return null;
        }
        return "the position after it has the hash " + Hashes.say(found) + ", not " + Hashes.say(hash) + ".";
    }

    private static String noSeat(String name) {
        return "there is no seat " + name + " at this table.";
    }

    private String open(Position position) {
        List<OpenDecision> decisions = umpire.decisions(position);
        if (decisions.isEmpty()) {
            return position.over ? ": the game is over" : "";
        }
        return "; open: " + decisions.stream().map(OpenDecision::id).collect(Collectors.joining(", "));
    }

    private static @Nullable LegalChoice choice(OpenDecision decision, String word) {
        for (LegalChoice choice : decision.choices()) {
            if (choice.word().equals(word)) {
                return choice;
            }
        }
        return null;
    }

    private static String words(OpenDecision decision) {
        return decision.choices().stream().map(LegalChoice::word).collect(Collectors.joining(", "));
    }
}
