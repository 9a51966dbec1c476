package org.phaseline.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.phaseline.journal.Skirmish.EGYPT;
import static org.phaseline.journal.Skirmish.accepted;
import static org.phaseline.journal.Skirmish.answer;
import static org.phaseline.journal.Skirmish.playToTheEnd;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.phaseline.engine.dice.DiceRoll;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.journal.store.SecretSeed;

/** A journal that was written anew behind the players' backs, against what a browser kept. */
class ReceiptTest {

    private static final byte[] OWN = "sixteen bytes ..".getBytes(StandardCharsets.US_ASCII);

    /** The game as it was played, and what Egypt's browser kept of it. */
    private record Played(Journal journal, Receipt receipt) {}

    private static Played played(SecretSeed seed) throws JournalProblem {
        NewGame usual = Skirmish.rolledWithoutEgypt(4);
        NewGame start = new NewGame(
                usual.text(),
                "",
                List.of(),
                List.of(),
                usual.rulebook(),
                usual.seats(),
                Optional.of(seed),
                usual.contributions());
        try (JournaledGame game = JournaledGame.inMemory(start)) {
            String commitment = game.header().commitment();
            answer(game);
            List<Receipt.SeenRoll> seen = new ArrayList<>();
            rolls(game).forEach(roll -> seen.add(new Receipt.SeenRoll(roll, false)));
            accepted(game.contribute(EGYPT, OWN));
            playToTheEnd(game);
            rolls(game).stream().skip(seen.size()).toList().forEach(roll -> seen.add(new Receipt.SeenRoll(roll, true)));
            return new Played(
                    game.journal(),
                    new Receipt(
                            "Egypt",
                            commitment,
                            List.of(java.util.HexFormat.of().formatHex(OWN)),
                            seen,
                            List.of()));
        }
    }

    private static List<DiceRoll> rolls(JournaledGame game) throws JournalProblem {
        return game.journal().events().stream()
                .flatMap(event -> event.rolls().stream())
                .toList();
    }

    @Test
    void anHonestJournalAgreesWithWhatTheBrowserKept() throws JournalProblem {
        Played played = played(Skirmish.SEED);
        Verification check = ReceiptCheck.of(played.journal, played.receipt);
        assertThat(check.wrong()).isEmpty();
        assertThat(check.checked())
                .containsExactly(
                        "The commitment is the one that the browser saw before it added anything.",
                        "What the browser added to the dice is in the journal.",
                        "4 rolls are as the browser saw them; 3 came after it had added to the dice.");
    }

    @Test
    void aJournalWithAnotherSeedIsRightInItselfAndFoundByTheReceipt() throws JournalProblem {
        Played honest = played(Skirmish.SEED);
        Journal forged = played(SecretSeed.fresh()).journal;
        assertThat(Verify.of(forged, Skirmish.rulebook(4)).holds()).isTrue();

        List<String> wrong = ReceiptCheck.of(forged, honest.receipt).wrong();
        assertThat(wrong.getFirst()).startsWith("The journal has the commitment ");
        assertThat(wrong).anySatisfy(sentence -> assertThat(sentence).contains("but the browser saw"));
    }

    @Test
    void aJournalWithoutWhatTheBrowserAddedIsFound() throws JournalProblem {
        Played honest = played(Skirmish.SEED);
        try (JournaledGame game = JournaledGame.inMemory(Skirmish.rolledWithoutEgypt(4))) {
            accepted(game.contribute(EGYPT, "bytes of somebody".getBytes(StandardCharsets.US_ASCII)));
            playToTheEnd(game);
            assertThat(ReceiptCheck.of(game.journal(), honest.receipt).wrong())
                    .contains(
                            "What the browser added to the dice, 7369787465656e206279746573202e2e, is not in the journal.")
                    .anySatisfy(sentence -> assertThat(sentence).endsWith("which did not come from this browser."));
        }
    }

    @Test
    void aReceiptIsReadAsThePageWritesIt() throws JournalProblem {
        String json =
                "{\"phaseline-receipt\":1,\"table\":\"x\",\"seat\":\"Egypt\",\"commitment\":\"ab\",\"added\":[\"00\"],"
                        + "\"rolls\":[{\"roll\":\"r1\",\"sides\":6,\"faces\":[1,2],\"after\":true}],\"shares\":[{\"n\":1,\"answer\":\"cd\"}]}";
        assertThat(Receipt.read("r", json.getBytes(StandardCharsets.UTF_8)))
                .isEqualTo(new Receipt(
                        "Egypt",
                        "ab",
                        List.of("00"),
                        List.of(new Receipt.SeenRoll(new DiceRoll("r1", 6, List.of(1, 2)), true)),
                        List.of(new Receipt.ShownShare(1, "cd"))));
        for (String broken : List.of("", "[]", "{}", "{\"phaseline-receipt\":1}", "nonsense", json.substring(0, 90))) {
            assertThatThrownBy(() -> Receipt.read("r", broken.getBytes(StandardCharsets.UTF_8)))
                    .isInstanceOf(JournalProblem.class)
                    .hasMessageStartingWith("r is not a receipt");
        }
    }
}
