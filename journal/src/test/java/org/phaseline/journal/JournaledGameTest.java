package org.phaseline.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.phaseline.journal.Skirmish.EGYPT;
import static org.phaseline.journal.Skirmish.SEED;
import static org.phaseline.journal.Skirmish.accepted;
import static org.phaseline.journal.Skirmish.answer;
import static org.phaseline.journal.Skirmish.pick;
import static org.phaseline.journal.Skirmish.playEverything;
import static org.phaseline.journal.Skirmish.playToTheEnd;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.journal.format.Event;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.journal.format.RulebookHash;
import org.phaseline.journal.store.FileJournal;
import org.phaseline.journal.store.SeedFile;

class JournaledGameTest {

    @TempDir
    Path folder;

    private Path file() {
        return folder.resolve("game.journal");
    }

    private Path seed() {
        return folder.resolve("game.journal.seed");
    }

    private JournaledGame resumed() throws JournalProblem {
        return JournaledGame.resume(file());
    }

    @Test
    void aGameGoesOnWhereItWasLeftHoweverOftenItIsResumed() throws Exception {
        long[] hashes = new long[7];
        try (JournaledGame game = JournaledGame.inMemory(Skirmish.rolled(4))) {
            for (int i = 0; i < hashes.length; i++) {
                hashes[i] = game.position().hash();
                answer(game);
            }
        }
        JournaledGame.create(file(), Skirmish.rolled(4)).close();
        for (long hash : hashes) {
            try (JournaledGame game = resumed()) {
                assertThat(game.position().hash()).isEqualTo(hash);
                assertThat(game.notice()).isEmpty();
                answer(game);
            }
        }
    }

    @Test
    void aFileHoldsTheSameBytesAsAJournalInMemory() throws Exception {
        try (JournaledGame game = JournaledGame.create(file(), Skirmish.rolled(3));
                JournaledGame inMemory = JournaledGame.inMemory(Skirmish.rolled(3))) {
            playEverything(game);
            playEverything(inMemory);
            playToTheEnd(game);
            playToTheEnd(inMemory);
            Journal kept = game.journal();
            assertThat(kept.events()).isEqualTo(inMemory.journal().events());
            assertThat(kept.header()).isEqualTo(inMemory.journal().header());
            assertThat(new Rewritten(inMemory.journal()).bytes()).isEqualTo(Files.readAllBytes(file()));
        }
    }

    @Test
    void takeBacksAndDigressionsAreResumedToo() throws Exception {
        long hash;
        try (JournaledGame game = JournaledGame.create(file(), Skirmish.rolled(5))) {
            playEverything(game);
            hash = game.position().hash();
        }
        try (JournaledGame game = resumed()) {
            assertThat(game.position().hash()).isEqualTo(hash);
            assertThat(game.position().take).isEqualTo(2);
            assertThat(game.game().answers()).isEqualTo(2);
            accepted(game.takeBack(1));
            assertThat(game.position().take).isEqualTo(3);
        }
    }

    @Test
    void whoWaitsIsToldForWhichSeat() throws Exception {
        try (JournaledGame game = JournaledGame.inMemory(Skirmish.rolled(2))) {
            assertThat(game.umpire().sighting(game.position(), EGYPT).awaited())
                    .singleElement()
                    .satisfies(awaited -> assertThat(awaited.seats()).isEqualTo(0b01));
            answer(game);
            assertThat(game.umpire().openSighting(game.position()).awaited())
                    .singleElement()
                    .satisfies(awaited -> assertThat(awaited.seats()).isEqualTo(0b10));
        }
    }

    @Test
    void everyLineSaysWhatWasAnsweredInWords() throws Exception {
        try (JournaledGame game = JournaledGame.inMemory(Skirmish.rolled(2))) {
            answer(game);
            accepted(game.answer(pick(game, false, "tired")));
            accepted(game.answer(new Answer.Raise(0, EGYPT, "")));

            assertThat(game.journal().events().get(1)).isInstanceOfSatisfying(Event.Answered.class, answered -> {
                assertThat(answered.n()).isEqualTo(1);
                assertThat(answered.seat()).isEqualTo("Rome");
                assertThat(answered.choice()).isEqualTo("done");
                assertThat(answered.rolls()).singleElement().satisfies(roll -> {
                    assertThat(roll.roll()).isEqualTo("r1");
                    assertThat(roll.sides()).isEqualTo(6);
                    assertThat(roll.faces()).hasSize(2);
                });
            });
            assertThat(game.journal().events().get(2)).isInstanceOfSatisfying(Event.Answered.class, answered -> {
                assertThat(answered.seat()).isEqualTo("Egypt");
                assertThat(answered.choice()).isEqualTo("skip");
                assertThat(answered.note()).isEqualTo("tired");
                assertThat(answered.rolls()).isEmpty();
            });
            assertThat(game.journal().events().get(3))
                    .isInstanceOfSatisfying(
                            Event.Raised.class,
                            raised -> assertThat(raised.digression()).isEqualTo("Look something up"));
        }
    }

    @Test
    void theSeedLiesBesideTheJournalUntilTheGameIsOverAndIsThenRevealed() throws Exception {
        try (JournaledGame game = JournaledGame.create(file(), Skirmish.rolled(1))) {
            assertThat(SeedFile.beside(file())).isPresent();
            assertThat(Files.readString(file())).doesNotContain(SEED.hex());
            assertThat(game.header().commitment()).isEqualTo(SEED.commitment().hex());
            playToTheEnd(game);
            assertThat(game.revealed()).isTrue();
            assertThat(game.journal().events().getLast()).isEqualTo(new Event.Ended(SEED.hex()));
            assertThat(seed()).doesNotExist();
        }
    }

    @Test
    void aGameThatIsOverCanBeOpenedButNotPlayed() throws Exception {
        Answer.Pick last;
        try (JournaledGame game = JournaledGame.create(file(), Skirmish.rolled(1))) {
            answer(game);
            last = pick(game, true, "");
            answer(game);
        }
        byte[] before = Files.readAllBytes(file());
        try (JournaledGame game = resumed()) {
            assertThat(game.over()).isTrue();
            assertThat(game.answer(last)).isEqualTo(new Ruling.Refused("The game is over."));
            assertThat(game.takeBack(0)).isEqualTo(new Ruling.Refused("The game is over; nothing can be taken back."));
        }
        assertThat(Files.readAllBytes(file())).isEqualTo(before);
    }

    @Test
    void aSeedThatCouldNotBeRevealedInTimeIsRevealedWhenTheJournalIsOpenedNext() throws Exception {
        try (JournaledGame game = JournaledGame.create(file(), Skirmish.rolled(1))) {
            playToTheEnd(game);
        }
        byte[] whole = Files.readAllBytes(file());
        Journal journal = Journal.read("game", whole);
        byte[] cut = new Rewritten(journal).without(1 + journal.events().size()).bytes();
        Files.write(file(), cut);
        Files.writeString(seed(), SEED.hex());

        try (JournaledGame game = resumed()) {
            assertThat(game.over()).isTrue();
            assertThat(game.revealed()).isTrue();
        }
        assertThat(Files.readAllBytes(file())).isEqualTo(whole);
        assertThat(seed()).doesNotExist();
    }

    @Test
    void aRefusedAnswerLeavesNoTrace() throws Exception {
        try (JournaledGame game = JournaledGame.create(file(), Skirmish.rolled(1))) {
            byte[] before = Files.readAllBytes(file());
            Answer.Pick pick = pick(game, true, "");
            assertThat(game.answer(new Answer.Pick(pick.decision(), EGYPT, pick.item(), "")))
                    .isEqualTo(new Ruling.Refused("This is for Rome to decide, not for Egypt."));
            assertThat(game.answer(new Answer.Pick("99", EGYPT, 5, ""))).isInstanceOf(Ruling.Refused.class);
            assertThat(game.answer(pick(game, true, "half a die \uD83C")))
                    .isEqualTo(new Ruling.Refused("The note contains an invalid character."));
            assertThat(game.takeBack(0))
                    .isEqualTo(new Ruling.Refused("The game cannot be taken back to answer 0; it has 0 answers."));
            answer(game);
            assertThat(game.takeBack(1))
                    .isEqualTo(new Ruling.Refused("The game cannot be taken back to answer 1; it has 1 answer."));
            assertThat(game.takeBack(-1)).isInstanceOf(Ruling.Refused.class);
            assertThat(Arrays.copyOf(Files.readAllBytes(file()), before.length)).isEqualTo(before);
            assertThat(game.journal().events()).hasSize(2);
        }
    }

    @Test
    void diceThatAreTypedInNeedNoSeed() throws Exception {
        try (JournaledGame game = JournaledGame.create(file(), Skirmish.typed(1))) {
            assertThat(seed()).doesNotExist();
            answer(game);
            answer(game);
        }
        try (JournaledGame game = resumed()) {
            assertThat(game.game().answers()).isEqualTo(2);
            playToTheEnd(game);
            assertThat(game.journal().events().getLast()).isEqualTo(new Event.Ended(""));
            assertThat(game.journal().events())
                    .allSatisfy(event -> assertThat(event.rolls()).isEmpty());
        }
    }

    @Test
    void withoutItsSeedAGameCannotGoOn() throws Exception {
        JournaledGame.create(file(), Skirmish.rolled(1)).close();
        Files.delete(seed());

        assertThatThrownBy(this::resumed)
                .hasMessage("The secret seed of game.journal is missing: game.journal.seed should be beside it."
                        + " Without it the game can be replayed, but not continued.");
        Files.writeString(seed(), "ff".repeat(32));
        assertThatThrownBy(this::resumed)
                .hasMessage("The seed in game.journal.seed is not the one game.journal committed to.");
        Files.writeString(seed(), "not a seed");
        assertThatThrownBy(this::resumed)
                .hasMessage("The secret seed of game.journal is damaged: game.journal.seed should hold 64 hexadecimal"
                        + " digits.");
        Files.writeString(seed(), SEED.hex());
        resumed().close();
    }

    @Test
    void aJournalThatDoesNotFollowTheRulesIsNotResumed() throws Exception {
        try (JournaledGame game = JournaledGame.create(file(), Skirmish.rolled(2))) {
            answer(game);
            Event.Answered answered = (Event.Answered) game.journal().events().getLast();
            Files.write(
                    file(),
                    new Rewritten(game.journal())
                            .line(
                                    3,
                                    new Event.Answered(
                                            1,
                                            answered.decision(),
                                            "Rome",
                                            "retreat",
                                            "",
                                            answered.rolls(),
                                            answered.hash()))
                            .bytes());
        }
        assertThatThrownBy(this::resumed)
                .hasMessage("game.journal, line 3: 'retreat' is not among the choices of 'Attack': done.");
        // The lock was given back.
        assertThatThrownBy(this::resumed).hasMessageContaining("line 3");
    }

    @Test
    void aBeginningThatWasCutOffIsMadeAgain() throws Exception {
        JournaledGame.create(file(), Skirmish.rolled(2)).close();
        byte[] whole = Files.readAllBytes(file());
        Files.write(file(), Arrays.copyOf(whole, whole.length - 3));

        try (JournaledGame game = resumed()) {
            assertThat(game.notice())
                    .hasValueSatisfying(notice -> assertThat(notice)
                            .isEqualTo(
                                    "The last line of game.journal was interrupted while being written and was moved to"
                                            + " game.journal.torn; every answer that was confirmed is there."));
            answer(game);
        }
        assertThat(Arrays.copyOf(Files.readAllBytes(file()), whole.length)).isEqualTo(whole);
    }

    @Test
    void whoGoesOnInAnotherFormOfTheRulebookIsToldThatHashesWereNotChecked() throws Exception {
        JournaledGame.create(file(), Skirmish.rolled(2)).close();
        Rewritten rewritten = new Rewritten(FileJournal.read(file()));
        rewritten.header(rewritten.header().withForm(rewritten.header().form() + 1));
        rewritten.line(2, new Event.Began(rewritten.line(2).rolls(), 1));
        Files.write(file(), rewritten.bytes());

        try (JournaledGame game = resumed()) {
            assertThat(game.notice())
                    .hasValueSatisfying(notice ->
                            assertThat(notice).startsWith("The hashes of positions cannot be checked from line 2 on:"));
        }
    }

    @Test
    void aCallerCanInsistOnTheRulebookAtHand() throws Exception {
        JournaledGame.create(file(), Skirmish.rolled(2)).close();
        Journal journal = FileJournal.read(file());

        journal.requireRulebook(RulebookHash.of(Skirmish.text(2)));
        assertThatThrownBy(() -> journal.requireRulebook(RulebookHash.of(Skirmish.text(3))))
                .hasMessage("game.journal was played with a different version of the rulebook skirmish.sop; the journal"
                        + " contains its own text and can be resumed with that.");
    }

    @Test
    void aTextThatDoesNotHaveTheHashBesideItIsRefused() throws Exception {
        JournaledGame.create(file(), Skirmish.rolled(2)).close();
        Journal journal = FileJournal.read(file());
        var header = journal.header();
        byte[] changed = new Rewritten(journal)
                .header(new org.phaseline.journal.format.Header(
                        header.rulebookHash(),
                        Skirmish.text(3),
                        "",
                        header.on(),
                        header.off(),
                        header.seats(),
                        header.dice(),
                        header.protocol(),
                        header.commitment(),
                        header.form(),
                        header.language(),
                        header.semantics()))
                .bytes();
        Files.write(file(), changed);

        assertThatThrownBy(this::resumed)
                .hasMessage("game.journal, line 1: the rulebook's text does not match the hash recorded beside it.");
        assertThatThrownBy(() -> Replay.of(FileJournal.read(file()), Skirmish.rulebook(3)))
                .hasMessageContaining("line 1");
    }

    @Test
    void aDiskThatIsGoneLeavesTheGameAsItWas() throws Exception {
        try (JournaledGame game = JournaledGame.create(file(), Skirmish.rolled(1))) {
            long before = game.position().hash();
            Path elsewhere = folder.resolve("elsewhere");
            Files.move(file(), elsewhere);
            assertThatThrownBy(() -> answer(game))
                    .isInstanceOf(JournalProblem.class)
                    .hasMessage("The journal game.journal cannot be written: it was deleted or moved away.");
            assertThat(game.position().hash()).isEqualTo(before);
            assertThat(game.game().answers()).isZero();

            Files.move(elsewhere, file());
            answer(game);
            assertThat(game.game().answers()).isEqualTo(1);
            Files.move(file(), elsewhere);
            assertThatThrownBy(() -> game.takeBack(0)).isInstanceOf(JournalProblem.class);
            assertThat(game.game().answers()).isEqualTo(1);
            Files.move(elsewhere, file());
            playToTheEnd(game);
        }
        try (JournaledGame game = resumed()) {
            assertThat(game.over()).isTrue();
        }
    }
}
