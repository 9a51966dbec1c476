package org.phaseline.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.phaseline.engine.dice.Dice;
import org.phaseline.engine.dice.QuickDice;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.report.Report;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.LegalChoice;
import org.phaseline.engine.umpire.Look;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Preview;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.engine.umpire.Visibility;

/** Two games whose dice fall differently where only Red sees them are the same game for everybody else, until it is revealed. */
class SecretChanceTest {

    private static final int BLUE = 1;

    private static final String RULEBOOK = """
            rulebook "Cards and scouts"
            language 2
            kind Place: inDeck, inHand, shown
            side Red
            side Blue
            piece Card, unseen while it.place is not shown, counted by place
            Card has
              side: Side or none
              place: Place = inDeck
              worth: 0..20
            roster Card: side, worth
              ace: none, 6
              king: none, 5
              queen: none, 4
              knave: none, 3
              scout: Red, 2
            Side has
              plans: 0..9
            define deck: set of Card = Card where it.place is inDeck
            length 2 game turns
            game turn "Turn"
              1 "Shuffle"                             automatic if gameTurn is 1: shuffle deck
              2 "Draw"                                Red must
                draw 2 cards from deck where it is not scout, seen by Red
                for each c in cards
                  c.side = Red
                  c.place = inHand
                roll more: 3d6, seen by Red
                scout.worth = more
              3 "Blue plans"                          Blue must
                choose n from 0..3 "How many?"
                Blue.plans = n
              4 "Red looks at its hand"               Red must
                choose d from Card where it.place is inHand and it.side is Red "Which one is best?"
                d.worth = 9
              5 "Blue goes on"                        Blue may
              6 "Tell"                                automatic
                reveal more
            """;

    private static final CompiledRulebook BOOK = Loader.load(
                    RulebookText.of("cards.sop", RULEBOOK), "", List.of(), List.of())
            .rulebook()
            .orElseThrow();

    /** One game and what it tells. */
    private static final class Table {

        private final Umpire umpire;
        private final List<Report> reports = new ArrayList<>();
        private Ruling.Accepted now;

        Table(Dice dice) {
            umpire = new Umpire(BOOK, Seats.ofSides(BOOK.outline().parties()), dice, false);
            now = accepted(umpire.begin());
        }

        private Ruling.Accepted accepted(Ruling ruling) {
            Ruling.Accepted accepted = (Ruling.Accepted) ruling;
            reports.addAll(accepted.reports());
            return accepted;
        }

        void first() {
            OpenDecision decision = umpire.decisions(now.position()).getFirst();
            LegalChoice choice = decision.choices().getFirst();
            int seat = Long.numberOfTrailingZeros(decision.seats());
            now = accepted(umpire.rule(now.position(), new Answer.Pick(decision.id(), seat, choice.item(), "")));
        }

        /** All that a viewer is told, what answers would do included. */
        List<String> told(int viewer) {
            Look look = umpire.look(now.position());
            List<String> told = new ArrayList<>();
            told.add(look.sighting(viewer).toString());
            told.add(look.why(viewer).toString());
            for (OpenDecision decision : look.decisions()) {
                for (LegalChoice choice : decision.choices()) {
                    int seat = Long.numberOfTrailingZeros(decision.seats());
                    look.previews(viewer)
                            .of(new Answer.Pick(decision.id(), seat, choice.item(), ""))
                            .ifPresent(preview -> told.add(decision.id() + " " + choice + " " + preview.news()
                                    + preview.after().map(after -> after.sighting() + "" + after.next())));
                }
            }
            reports.stream().filter(umpire.visibility(viewer)::maySee).forEach(report -> told.add(report.toString()));
            return told;
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {BLUE, Visibility.EVERYBODY})
    void howDiceFellThatOnlyOthersSeeIsToldByNothing(int viewer) {
        Table low = new Table((roll, die, sides) -> 1 + (roll.moment() + die) % sides);
        Table high = new Table((roll, die, sides) -> sides - (roll.moment() + die) % sides);
        assertThat(low.told(0)).as("what Red sees differs").isNotEqualTo(high.told(0));
        for (int answer = 0; answer < 3; answer++) {
            assertThat(low.told(viewer)).isEqualTo(high.told(viewer));
            low.first();
            high.first();
        }
        assertThat(low.reports).anyMatch(Report.Revealed.class::isInstance);
        assertThat(low.told(viewer)).as("once it is revealed").isNotEqualTo(high.told(viewer));
    }

    /** An order that was settled by a shuffle is there to be looked at: whoever tries an answer must not. */
    @Test
    void tryingAnAnswerDoesNotTellTheTopCardOfAShuffledDeck() {
        CompiledRulebook book = Loader.load(
                        RulebookText.of("top.sop", RULEBOOK.substring(0, RULEBOOK.indexOf("  2 \"Draw\"")) + """
                                  2 "Turn a card over"                    Blue must
                                    choose n from 1..2 "How many?"
                                    draw n cards from deck
                                    for each c in cards
                                      c.place = shown
                                """),
                        "",
                        List.of(),
                        List.of())
                .rulebook()
                .orElseThrow();
        Umpire umpire = new Umpire(book, Seats.ofSides(book.outline().parties()), new QuickDice(3), false);
        Ruling.Accepted begun = (Ruling.Accepted) umpire.begin();
        OpenDecision asked = umpire.decisions(begun.position()).getFirst();
        Answer answer =
                new Answer.Pick(asked.id(), BLUE, asked.choices().getFirst().item(), "");

        Preview preview = umpire.preview(begun.position(), BLUE, answer).orElseThrow();

        assertThat(preview.isFinal()).isTrue();
        assertThat(preview.news()).isEmpty();
        assertThat(((Ruling.Accepted) umpire.rule(begun.position(), answer)).exposing())
                .as("nobody can take back freely what they have drawn")
                .isTrue();
    }
}
