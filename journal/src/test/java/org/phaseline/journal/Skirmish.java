package org.phaseline.journal;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.LegalChoice;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.journal.store.SecretSeed;
import org.phaseline.language.Loaded;
import org.phaseline.language.Loader;
import org.phaseline.language.RulebookText;

/** The game the tests are played with, and short ways to play it. */
public final class Skirmish {

    public static final int ROME = 0;
    public static final int EGYPT = 1;

    public static final SecretSeed SEED =
            SecretSeed.of(HexFormat.of().parseHex("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"));

    private Skirmish() {}

    /** Every game turn Rome attacks with two dice, then Egypt may counter; anybody may halt it all to look something up. */
    public static RulebookText text(int gameTurns) {
        return RulebookText.of("skirmish.sop", """
                rulebook "Skirmish"

                side Rome
                side Egypt

                game has
                  total: number = 0
                  counters: number = 0

                length %d game turns

                digression "Look something up"
                  "Found it"       raiser must

                game turn "Game turn"
                  "Attack"         Rome must
                  "Fight"          by Rome, automatic
                    roll attack: 2d6
                    total += attack
                  "Counter"        Egypt may
                  "Tally"          automatic, if [Counter] was done
                    counters += 1
                """.formatted(gameTurns));
    }

    public static CompiledRulebook rulebook(int gameTurns) {
        Loaded loaded = Loader.load(text(gameTurns), "", List.of(), List.of());
        return loaded.rulebook().orElseThrow(() -> new AssertionError(loaded.problems()));
    }

    /** Rolled by the umpire; Rome and Egypt have added their names to the dice. */
    public static NewGame rolled(int gameTurns) {
        CompiledRulebook rulebook = rulebook(gameTurns);
        return new NewGame(
                text(gameTurns),
                "",
                List.of(),
                List.of(),
                rulebook,
                Seats.ofSides(rulebook.outline().parties()),
                Optional.of(SEED),
                List.of("Rome".getBytes(StandardCharsets.UTF_8), "Egypt".getBytes(StandardCharsets.UTF_8)));
    }

    /** The same, but so far only Rome has added to the dice. */
    public static NewGame rolledWithoutEgypt(int gameTurns) {
        NewGame both = rolled(gameTurns);
        return new NewGame(
                both.text(),
                "",
                List.of(),
                List.of(),
                both.rulebook(),
                both.seats(),
                both.seed(),
                List.of(both.contributions().getFirst(), new byte[0]));
    }

    public static NewGame typed(int gameTurns) {
        CompiledRulebook rulebook = rulebook(gameTurns);
        return NewGame.typedIn(
                text(gameTurns),
                "",
                List.of(),
                List.of(),
                rulebook,
                Seats.ofSides(rulebook.outline().parties()));
    }

    /** The answer that takes the first or the last choice of the first decision that is open. */
    public static Answer.Pick pick(JournaledGame game, boolean first, String note) {
        OpenDecision decision = game.umpire().decisions(game.position()).getFirst();
        List<LegalChoice> choices = decision.choices();
        LegalChoice choice = first ? choices.getFirst() : choices.getLast();
        return new Answer.Pick(decision.id(), Long.numberOfTrailingZeros(decision.seats()), choice.item(), note);
    }

    public static Ruling.Accepted answer(JournaledGame game) throws JournalProblem {
        return accepted(game.answer(pick(game, true, "")));
    }

    public static Ruling.Accepted accepted(Ruling ruling) {
        return switch (ruling) {
            case Ruling.Accepted accepted -> accepted;
            case Ruling.Refused refused -> throw new AssertionError(refused.sentence());
        };
    }

    /** A game with a bit of everything: notes, rolls, a digression, a skip and two take-backs; not over yet. */
    public static void playEverything(JournaledGame game) throws JournalProblem {
        answer(game);
        accepted(game.answer(pick(game, false, "Über die \"Straße\",\nnot today \uD83C\uDFB2")));
        accepted(game.answer(new Answer.Raise(0, EGYPT, "rule 4.2?")));
        answer(game);
        answer(game);
        accepted(game.takeBack(3));
        answer(game);
        answer(game);
        accepted(game.takeBack(0));
        answer(game);
        answer(game);
    }

    public static void playToTheEnd(JournaledGame game) throws JournalProblem {
        while (!game.over()) {
            answer(game);
        }
    }
}
