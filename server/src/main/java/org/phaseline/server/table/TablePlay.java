package org.phaseline.server.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.Choice;
import org.phaseline.engine.umpire.Correction;
import org.phaseline.engine.umpire.Decision;
import org.phaseline.engine.umpire.Game;
import org.phaseline.engine.umpire.Look;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.journal.JournaledGame;
import org.phaseline.journal.format.DiceShare;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.journal.store.OpenedJournal;
import org.phaseline.server.view.Digressions;
import org.phaseline.server.view.SidePanel;

/**
 * The game at a table with all that was said in it, as one thread at a time plays it. A seat that asks about a decision that is not
 * its own learns nothing, not even whether there is one.
 */
final class TablePlay {

    private static final String NOT_ASKED = "This is not asked of you now.";

    private static final String NO_SEED = "This game can be viewed, but not continued: its secret dice seed is not on"
            + " this server. Whoever runs it can add the seed from a backup, with 'phaseline restore --key'.";

    private final JournaledGame game;
    private final TableLog minutes;
    private final PositionLooks looks;

    /** Where dice are shared by the roll; nobody shares in them as long as nobody has said so. */
    private @Nullable DiceRounds rounds;

    /** For who has looked back since something was last taken back, those who watch first. */
    private final @Nullable Film[] films;

    private TablePlay(JournaledGame game, TableLog minutes) {
        this.game = game;
        this.minutes = minutes;
        this.looks = new PositionLooks(game.umpire());
        this.films = new @Nullable Film[game.umpire().seats().all().size() + 1];
    }

    static TablePlay begun(JournaledGame game) {
        TableLog minutes = new TableLog(game.umpire());
        minutes.began(game.opening(), game.position());
        return new TablePlay(game, minutes);
    }

    static TablePlay resumed(OpenedJournal opened, List<TableMessage> talk, Library library) throws JournalProblem {
        AtomicReference<TableLogReplay> remembering = new AtomicReference<>();
        JournaledGame game = JournaledGame.resumeOrLook(
                opened,
                library::rulebook,
                umpire -> {
                    TableLogReplay watcher = new TableLogReplay(umpire, talk);
                    remembering.set(watcher);
                    return watcher;
                },
                NO_SEED);
        return new TablePlay(game, Objects.requireNonNull(remembering.get()).minutes());
    }

    /** From now on the seats that are present share in each roll, at a table where they do. */
    void share(DiceRounds in) {
        rounds = in;
    }

    /**
     * What an answer waits for before it can be ruled on: at a table where dice are shared by the roll, the shares of those who are
     * present. When they are there they are written down first. To be asked before anything else is written for the answer.
     */
    Optional<Reply> sharesFirst(Answer answer) throws JournalProblem {
        DiceRounds asking = rounds;
        Optional<String> digest = asking == null ? Optional.empty() : game.wantsShares(answer);
        if (asking == null || digest.isEmpty()) {
            return Optional.empty();
        }
        long able = 0;
        for (int seat = 0; seat < seats().all().size(); seat++) {
            able |= game.sharesDice(seat) ? 1L << seat : 0;
        }
        Optional<ShareRound> waiting = asking.waiting(digest.get(), able);
        if (waiting.isPresent()) {
            return Optional.of(new Reply.SharesWanted(waiting.get()));
        }
        List<DiceShare> shares = asking.take(digest.get());
        if (!shares.isEmpty() && game.share(digest.get(), shares) instanceof Ruling.Accepted) {
            minutes.added();
        }
        return Optional.empty();
    }

    /** Why a seat's share cannot be used. */
    Optional<String> whyNotShare(DiceShare share) {
        return game.whyNotShare(share);
    }

    JournaledGame game() {
        return game;
    }

    PositionLooks looks() {
        return looks;
    }

    /** The game as it stands. */
    Look look() {
        return looks.at(game.position());
    }

    TableLog minutes() {
        return minutes;
    }

    Seats seats() {
        return game.umpire().seats();
    }

    Film film(int viewer) {
        Film film = films[viewer + 1];
        if (film == null) {
            film = new Film(viewer);
            films[viewer + 1] = film;
        }
        return film;
    }

    SidePanels desks(SidePanels.Company company) {
        List<SidePanel.Back> backs = new ArrayList<>();
        List<List<SidePanel.Standing>> standing = new ArrayList<>();
        List<Boolean> added =
                game.contributions().stream().map(bytes -> !bytes.isEmpty()).toList();
        for (int seat = 0; seat < seats().all().size(); seat++) {
            backs.add(back(seat));
            standing.add(minutes.talk().standing(seat).entrySet().stream()
                    .map(each -> new SidePanel.Standing(each.getKey(), each.getValue()))
                    .toList());
        }
        return new SidePanels(backs, minutes.talk().asks(), standing, added, company);
    }

    /** How a seat could take back its last answer, if nobody else were choosing unseen. */
    private SidePanel.Back back(int seat) {
        if (game.over() || lastAnswer(seat) < 0) {
            return SidePanel.Back.NONE;
        }
        return mayTakeBack(seat) || seats().all().size() == 1 ? SidePanel.Back.FREE : SidePanel.Back.ASK;
    }

    /** Whether the very last answer is this seat's, and nobody learned anything by it that they cannot forget again. */
    boolean mayTakeBack(int seat) {
        Game played = game.game();
        int last = played.answers() - 1;
        return last >= 0 && played.answer(last).seat() == seat && !played.exposedSince(last);
    }

    /** Which of the answers that stand is this seat's last, or -1. */
    int lastAnswer(int seat) {
        Game played = game.game();
        int last = played.answers() - 1;
        while (last >= 0 && played.answer(last).seat() != seat) {
            last--;
        }
        return last;
    }

    /** A decision that is asked of a seat now. */
    Optional<Decision> open(int seat, String decision) {
        return look().decision(decision).filter(it -> it.isFor(seat));
    }

    Reply answer(int seat, String decision, String word, String note) throws JournalProblem {
        TableLog.Given answer = new TableLog.Given(word, note);
        TableLog.Given before = minutes.given(seat, decision);
        if (answer.equals(before)) {
            return new Reply.Taken(true);
        }
        Optional<Decision> open = open(seat, decision);
        Optional<Choice> choice = open.flatMap(it -> choice(it, word));
        if (choice.isEmpty()) {
            return new Reply.Refused(whyNot(before, open));
        }
        Optional<String> full = whyFull().or(() -> minutes.quota().whyNotNote(seat, note));
        if (full.isPresent()) {
            return new Reply.Refused(full.get());
        }
        Answer.Pick pick = new Answer.Pick(decision, seat, choice.get().item(), note);
        Optional<Reply> first = sharesFirst(pick);
        if (first.isPresent()) {
            return first.get();
        }
        return switch (game.answer(pick, choice.get())) {
            case Ruling.Refused refused -> new Reply.Refused(refused.sentence());
            case Ruling.Accepted accepted -> {
                minutes.answered(seat, decision, answer, open, accepted);
                yield new Reply.Taken(false);
            }
        };
    }

    /** What answering would wait for; see {@link #sharesFirst(Answer)}. */
    Optional<Reply> sharesFirst(int seat, String decision, String word) throws JournalProblem {
        Optional<Choice> choice = open(seat, decision).flatMap(it -> choice(it, word));
        return choice.isEmpty()
                ? Optional.empty()
                : sharesFirst(new Answer.Pick(decision, seat, choice.get().item(), ""));
    }

    /** A player who was ready and thinks again answers the same decision a second time, differently: then it offers what they say. */
    private static Optional<Choice> choice(Decision decision, String word) {
        return decision.choices().stream().filter(it -> it.word().equals(word)).findFirst();
    }

    private String whyNot(TableLog.@Nullable Given before, Optional<Decision> open) {
        if (before != null) {
            return "You have already answered this: " + before.choice() + ".";
        }
        if (game.over()) {
            return "The game is over.";
        }
        return open.map(decision -> "That is not among the choices of '" + decision.prompt() + "'.")
                .orElse(NOT_ASKED);
    }

    /** Why nothing more is written in the journal. */
    Optional<String> whyFull() {
        return minutes.quota().whyNotWrite(minutes.lines());
    }

    Optional<String> whyNotRaise(String digression, String note) {
        if (game.over()) {
            return Optional.of("The game is over.");
        }
        if (note.length() > Umpire.LONGEST_NOTE) {
            return Optional.of("A note may have at most " + Umpire.LONGEST_NOTE + " characters.");
        }
        return Digressions.names(game.umpire().rulebook()).contains(digression)
                ? Optional.empty()
                : Optional.of("This game has no digression '" + digression + "'.");
    }

    /** Halts the sequence with one of the rulebook's digressions, called by its name. */
    Reply raise(int seat, String digression, String note) throws JournalProblem {
        return switch (game.answer(raising(seat, digression, note))) {
            case Ruling.Refused refused -> new Reply.Refused(refused.sentence());
            case Ruling.Accepted accepted -> {
                minutes.raised(seat, accepted);
                yield new Reply.Done(true);
            }
        };
    }

    Answer.Raise raising(int seat, String digression, String note) {
        int index = Digressions.names(game.umpire().rulebook()).indexOf(digression);
        return new Answer.Raise(index, seat, note);
    }

    /** What would come of a correction; nothing is kept of it. */
    Ruling tryOut(int seat, Correction correction) {
        return game.umpire().tryOut(game.position(), new Answer.Correct(correction, seat, ""));
    }

    /** Why a seat may not ask for a correction: of what others choose unseen it must not learn by asking how far they are. */
    Optional<String> whyNotAsk(int seat, Correction correction) {
        List<Decision> open = game.umpire().decisions(game.position());
        if (correction instanceof Correction.Skip skip && !skip.decision().isEmpty()) {
            boolean known =
                    open.stream().anyMatch(it -> it.id().equals(skip.decision()) && (it.isFor(seat) || !it.sealed()));
            return known ? Optional.empty() : Optional.of("Decision " + skip.decision() + " is not open.");
        }
        boolean leaves = correction instanceof Correction.Skip || correction instanceof Correction.GoTo;
        boolean own = open.stream().anyMatch(it -> it.awaited() && it.isFor(seat));
        return leaves && !own && open.stream().anyMatch(it -> it.awaited() && it.sealed())
                ? Optional.of("Others are choosing in secret; only they can ask for this now.")
                : Optional.empty();
    }

    /** Which of a seat's questions is to be left, said so that it is still the same one when the last has agreed. */
    Correction pinned(int seat, Correction correction) {
        if (!(correction instanceof Correction.Skip skip) || !skip.decision().isEmpty()) {
            return correction;
        }
        List<Decision> own = look().decisions().stream()
                .filter(decision -> decision.isFor(seat) && decision.awaited())
                .toList();
        return own.size() == 1 ? new Correction.Skip(own.getFirst().id()) : correction;
    }

    Reply correct(int seat, Correction correction) throws JournalProblem {
        return switch (game.correct(seat, correction)) {
            case Ruling.Refused refused -> new Reply.Refused(refused.sentence());
            case Ruling.Accepted accepted -> {
                minutes.corrected(seat, correction, accepted);
                yield new Reply.Done(true);
            }
        };
    }

    /** Once for each seat, unless a browser begins a new chain of shares; the same again changes nothing. */
    Reply addToDice(int seat, byte[] bytes) throws JournalProblem {
        if (game.contributions().get(seat).equals(HexFormat.of().formatHex(bytes))) {
            return new Reply.Taken(true);
        }
        Optional<String> full = whyFull();
        if (full.isPresent()) {
            return new Reply.Refused(full.get());
        }
        return switch (game.contribute(seat, bytes)) {
            case Ruling.Refused refused -> new Reply.Refused(refused.sentence());
            case Ruling.Accepted accepted -> {
                minutes.added();
                yield new Reply.Taken(false);
            }
        };
    }

    /** Goes back to where only the first so many answers stand, as a seat wants it. */
    Reply takeBack(int seat, int answers) throws JournalProblem {
        return switch (game.takeBack(answers, seat)) {
            case Ruling.Refused refused -> new Reply.Refused(refused.sentence());
            case Ruling.Accepted accepted -> {
                minutes.tookBack(answers, seat, accepted.position());
                Arrays.fill(films, null);
                yield new Reply.Done(true);
            }
        };
    }
}
