package org.phaseline.games;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.generator.play.RandomCorrection;
import org.phaseline.journal.JournaledGame;
import org.phaseline.journal.format.DiceProtocol;
import org.phaseline.journal.format.DiceShare;
import org.phaseline.journal.format.JournalProblem;

/**
 * Plays a game as a lively table would: answers with and without notes, detours, corrections, undone answers, bytes added to the dice and
 * shares of them. All of it follows from the seed.
 */
final class FrozenDriver {

    /** More shares than a game that is frozen can have rolls. */
    private static final int CHAIN = 600;

    private final JournaledGame game;
    private final Random random;
    private final List<List<byte[]>> chains = new ArrayList<>();

    FrozenDriver(JournaledGame game, long seed) {
        this.game = game;
        this.random = new Random(seed);
    }

    void play(int most) throws JournalProblem {
        if (game.header().protocol() == DiceProtocol.SHARED) {
            publishChains();
        }
        for (int i = 0; i < most && !game.over(); i++) {
            move(i);
        }
    }

    private void move(int number) throws JournalProblem {
        int kind = random.nextInt(60);
        int seats = game.umpire().seats().all().size();
        if (kind == 0) {
            int digression =
                    random.nextInt(game.umpire().rulebook().digressions().size());
            give(new Answer.Raise(digression, random.nextInt(seats), "Halt \u2013 rule " + number + "?"));
        } else if (kind == 1 && game.game().answers() > 3) {
            Chance.accepted(
                    game.takeBack(game.game().answers() - 1 - random.nextInt(3), random.nextInt(seats + 1) - 1));
        } else if (kind < 4) {
            give(new Answer.Correct(
                    RandomCorrection.of(game.umpire().rulebook(), random), random.nextInt(seats), "agreed"));
        } else if (kind == 4
                && game.header().protocol() == DiceProtocol.BY_COUNT
                && !game.header().commitment().isEmpty()) {
            game.contribute(random.nextInt(seats), bytes("added " + number));
        } else {
            give(pick());
        }
    }

    private Answer pick() {
        List<OpenDecision> open = game.umpire().decisions(game.position());
        // Somebody who has sealed a choice seldom opens it again, or several would never be ready together.
        List<OpenDecision> awaited = open.stream().filter(OpenDecision::awaited).toList();
        Answer.Pick pick =
                (Answer.Pick) Chance.boldly(awaited.isEmpty() || random.nextInt(8) == 0 ? open : awaited, random)
                        .orElseThrow();
        String note = random.nextInt(8) == 0 ? "a note, \"quoted\", \u00fc\u4e2d\uD83C\uDFB2" : "";
        return new Answer.Pick(pick.decision(), pick.seat(), pick.item(), note);
    }

    /** What is refused, such as a correction that is impossible here, leaves no line in the journal. */
    private void give(Answer answer) throws JournalProblem {
        Optional<String> wanted = game.wantsShares(answer);
        if (wanted.isPresent()) {
            List<DiceShare> shares = new ArrayList<>();
            for (int seat = 0; seat < chains.size(); seat++) {
                if (shares.isEmpty() || random.nextInt(4) != 0) {
                    int n = game.sharesUsed(seat) + 1;
                    byte[] share = chains.get(seat).get(CHAIN - n);
                    shares.add(new DiceShare(
                            game.umpire().seats().get(seat).name(),
                            n,
                            HexFormat.of().formatHex(share)));
                }
            }
            Chance.accepted(game.share(wanted.get(), shares));
        }
        game.answer(answer);
    }

    private void publishChains() throws JournalProblem {
        for (int seat = 0; seat < game.umpire().seats().all().size(); seat++) {
            List<byte[]> chain = new ArrayList<>();
            chain.add(bytes("seat " + seat));
            for (int i = 0; i < CHAIN; i++) {
                chain.add(sha256(chain.getLast()));
            }
            chains.add(chain);
            Chance.accepted(game.contribute(seat, chain.getLast()));
        }
    }

    private static byte[] bytes(String text) {
        return sha256(text.getBytes(StandardCharsets.UTF_8));
    }

    private static byte[] sha256(byte[] bytes) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(bytes);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
    }
}
