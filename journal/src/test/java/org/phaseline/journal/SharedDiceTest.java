package org.phaseline.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.journal.Skirmish.EGYPT;
import static org.phaseline.journal.Skirmish.ROME;
import static org.phaseline.journal.Skirmish.accepted;
import static org.phaseline.journal.Skirmish.pick;
import static org.phaseline.journal.Skirmish.rulebook;

import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.phaseline.engine.dice.DiceRoll;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.journal.format.DiceProtocol;
import org.phaseline.journal.format.DiceShare;
import org.phaseline.journal.format.Event;
import org.phaseline.journal.format.Journal;

/** Dice that depend on a share of every seat for each roll. */
class SharedDiceTest {

    /** A browser: the chain it made up, and how many shares of it it has shown. */
    private static final class Browser {
        private final List<byte[]> chain = new ArrayList<>();
        private final String seat;
        private int shown;

        Browser(String seat) throws Exception {
            this.seat = seat;
            chain.add(seat.repeat(7).getBytes(java.nio.charset.StandardCharsets.UTF_8));
            for (int i = 0; i < 20; i++) {
                chain.add(MessageDigest.getInstance("SHA-256").digest(chain.getLast()));
            }
        }

        byte[] end() {
            return chain.getLast();
        }

        DiceShare share(int n) {
            return new DiceShare(seat, n, HexFormat.of().formatHex(chain.get(chain.size() - 1 - n)));
        }

        DiceShare next() {
            return share(++shown);
        }
    }

    private final Browser rome = new Browser("Rome");
    private final Browser egypt = new Browser("Egypt");

    SharedDiceTest() throws Exception {}

    private JournaledGame game() throws Exception {
        JournaledGame game =
                JournaledGame.inMemory(Skirmish.rolledWithoutEgypt(3).with(DiceProtocol.SHARED));
        accepted(game.contribute(ROME, rome.end()));
        accepted(game.contribute(EGYPT, egypt.end()));
        return game;
    }

    private void answerWithShares(JournaledGame game, boolean first) throws Exception {
        Answer.Pick pick = pick(game, first, "");
        Optional<String> wanted = game.wantsShares(pick);
        if (wanted.isPresent()) {
            accepted(game.share(wanted.get(), List.of(rome.next(), egypt.next())));
            assertThat(game.wantsShares(pick)).isEmpty();
        }
        accepted(game.answer(pick));
    }

    private static List<DiceRoll> rolls(JournaledGame game) throws Exception {
        return game.journal().events().stream()
                .flatMap(event -> event.rolls().stream())
                .toList();
    }

    @Test
    void aWholeGameWithSharesReplaysAndVerifies() throws Exception {
        JournaledGame game = game();
        while (!game.over()) {
            answerWithShares(game, true);
        }
        Journal journal = game.journal();
        assertThat(Replay.of(journal, rulebook(3))).isInstanceOf(Replayed.Agreed.class);
        Verification verification = Verify.of(journal, rulebook(3));
        assertThat(verification.wrong()).isEmpty();
        assertThat(verification.open()).isEmpty();
        assertThat(verification.checked())
                .contains("3 rolls have shares from the seats that were present, 0 have none.");
    }

    @Test
    void anotherShareGivesAnotherRollAlthoughSeedAndAnswersAreTheSame() throws Exception {
        JournaledGame one = game();
        Browser other = new Browser("Egypt");
        other.chain.clear();
        other.chain.addAll(new Browser("other").chain);
        JournaledGame two =
                JournaledGame.inMemory(Skirmish.rolledWithoutEgypt(3).with(DiceProtocol.SHARED));
        accepted(two.contribute(ROME, rome.end()));
        accepted(two.contribute(EGYPT, other.end()));
        for (int i = 0; i < 5; i++) {
            Answer.Pick pick = pick(one, true, "");
            if (one.wantsShares(pick).isPresent()) {
                DiceShare romes = rome.next();
                accepted(one.share(one.wantsShares(pick).orElseThrow(), List.of(romes, egypt.next())));
                accepted(two.share(two.wantsShares(pick).orElseThrow(), List.of(romes, other.next())));
            }
            accepted(one.answer(pick));
            accepted(two.answer(pick));
        }
        assertThat(rolls(one)).isNotEqualTo(rolls(two)).hasSameSizeAs(rolls(two));
    }

    @Test
    void sharesAreWantedOnlyWhereDiceWouldFall() throws Exception {
        JournaledGame game = game();
        assertThat(game.wantsShares(pick(game, true, ""))).isPresent();
        answerWithShares(game, true);
        // Egypt declines to counter, and the next thing is a question to Rome.
        assertThat(game.wantsShares(pick(game, false, ""))).isEmpty();
    }

    @Test
    void sharesShownForOneAnswerDoNotCountForAnother() throws Exception {
        JournaledGame game = game();
        Answer.Pick plain = pick(game, true, "");
        accepted(game.share(game.wantsShares(plain).orElseThrow(), List.of(rome.next(), egypt.next())));
        Answer.Pick other = new Answer.Pick(plain.decision(), plain.seat(), plain.item(), "on second thoughts");
        String wanted = game.wantsShares(other).orElseThrow();
        assertThat(game.share(wanted, List.of(rome.share(1), egypt.share(1))))
                .isEqualTo(new Ruling.Refused("share 1 of Rome does not follow share 1."));
        accepted(game.share(wanted, List.of(rome.next(), egypt.next())));
        accepted(game.answer(other));

        assertThat(Verify.of(game.journal(), rulebook(3)).open())
                .contains("Line 5: these shares were not used by the answer after them.");
    }

    @Test
    void aShareThatWasNotCommittedToIsRefusedAndFoundInAJournal() throws Exception {
        JournaledGame game = game();
        String wanted = game.wantsShares(pick(game, true, "")).orElseThrow();
        DiceShare made = new DiceShare("Rome", 1, "ab".repeat(32));
        assertThat(game.share(wanted, List.of(made, egypt.share(1))))
                .isEqualTo(new Ruling.Refused("share 1 of Rome is not the one that was committed to."));
        assertThat(game.share(wanted, List.of(egypt.share(1), rome.share(1))))
                .isEqualTo(new Ruling.Refused("the shares are not in the order of the seats."));

        answerWithShares(game, true);
        Rewritten rewritten = new Rewritten(game.journal());
        rewritten.line(5, new Event.Shared(((Event.Shared) rewritten.line(5)).answer(), List.of(made)));
        assertThat(Replay.of(rewritten.journal(), rulebook(3)))
                .isInstanceOfSatisfying(
                        Replayed.Disagreed.class,
                        disagreed -> assertThat(disagreed.disagreement().say())
                                .isEqualTo("Line 5: share 1 of Rome is not the one that was committed to."));
    }

    @Test
    void sharesThatWereShownAndNotUsedLeaveAGapThatIsTold() throws Exception {
        JournaledGame game = game();
        rome.next();
        egypt.next();
        while (!game.over()) {
            answerWithShares(game, true);
        }
        assertThat(Verify.of(game.journal(), rulebook(3)).open())
                .contains(
                        "Line 5: 1 of Rome's shares before this one was shown but not used; its roll was called off.");
    }

    @Test
    void aResumedGameKnowsHowFarTheChainsAreUsed() throws Exception {
        java.nio.file.Path folder = java.nio.file.Files.createTempDirectory("shared");
        java.nio.file.Path file = folder.resolve("game.journal");
        try (JournaledGame game =
                JournaledGame.create(file, Skirmish.rolledWithoutEgypt(3).with(DiceProtocol.SHARED))) {
            accepted(game.contribute(ROME, rome.end()));
            accepted(game.contribute(EGYPT, egypt.end()));
            answerWithShares(game, true);
            // Shares that are on the disk, and then the process ends before the answer is.
            answerWithShares(game, true);
            Answer.Pick pick = pick(game, true, "");
            accepted(game.share(game.wantsShares(pick).orElseThrow(), List.of(rome.next(), egypt.next())));
        }
        try (JournaledGame game = JournaledGame.resume(file)) {
            assertThat(game.sharesUsed(ROME)).isEqualTo(2);
            assertThat(game.wantsShares(pick(game, true, ""))).isEmpty();
            accepted(game.answer(pick(game, true, "")));
            assertThat(Replay.of(game.journal(), rulebook(3), Optional.of(Skirmish.SEED), Watcher.NOBODY))
                    .isInstanceOf(Replayed.Agreed.class);
        }
    }
}
