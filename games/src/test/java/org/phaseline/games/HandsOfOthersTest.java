package org.phaseline.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.phaseline.engine.dice.QuickDice;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.report.Sentences;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.engine.umpire.Visibility;
import org.phaseline.language.RulebookText;

/** What somebody learns of cards that they do not see, by drawing and choosing among them and by what is revealed. */
class HandsOfOthersTest {

    private static final int RED = 0;
    private static final int BLUE = 1;

    private static final String CARDS = """
            rulebook "Cards"
            language 2
            kind Place: inDeck, inHand, played
            side Red
            side Blue
            piece Card, unseen while it.place is not played
            Card has
              side: Side or none
              place: Place = inDeck
            roster Card: side
              ace "Ace": none
              king "King": none
              queen "Queen": none
              jack "Jack": none
            define deck: set of Card = Card where it.place is inDeck
            define hand (s: Side): set of Card = Card where it.place is inHand and it.side is s
            game turn "Turn"
              1 "Deal" automatic if gameTurn is 1
                draw 2 cards from deck, seen by Blue
                for each c in cards
                  c.side = Blue
                  c.place = inHand
            """;

    private static final String THIEF = CARDS + """
              2 "Steal" automatic
                draw stolen from hand(Blue), seen by WHO
                stolen.side = Red
              3 "Rest" Red must
            """;

    private Umpire umpire;
    private Ruling.Accepted last;

    private Position play(String text, String... words) {
        CompiledRulebook rulebook = Shelf.load(RulebookText.of("test.sop", text), "", List.of(), List.of());
        umpire = new Umpire(rulebook, Seats.ofSides(rulebook.outline().parties()), new QuickDice(1), true);
        last = Chance.accepted(umpire.begin());
        for (String word : words) {
            OpenDecision decision = umpire.decisions(last.position()).stream()
                    .filter(each -> each.awaited() && each.choice(word).isPresent())
                    .findFirst()
                    .orElseThrow();
            last = Chance.accepted(umpire.rule(
                    last.position(), Chance.pick(decision, decision.choice(word).orElseThrow())));
        }
        return last.position();
    }

    /** What a viewer was told after the last answer. */
    private List<String> told(int viewer) {
        Sentences sentences = new Sentences(umpire.rulebook().outline());
        List<String> told = new ArrayList<>();
        last.reports().stream()
                .filter(umpire.visibility(viewer)::maySee)
                .forEach(report -> told.add(sentences.say(report)));
        return told;
    }

    @Test
    void whatIsDrawnOnTheTableFromAHandItsOwnerNames() {
        for (String seers : List.of("Red", "Blue", "sides")) {
            String thief = THIEF.replace("WHO", seers);
            Position low = play(thief, "Queen", "Jack");
            List<String> ofLow = AllShown.to(umpire, low, RED, 3);
            OpenDecision asked = umpire.decisions(low).getFirst();
            Position high = play(thief, "Ace", "King");

            assertThat(asked.isFor(BLUE)).isTrue();
            assertThat(asked.isFor(RED)).isFalse();
            assertThat(asked.choices()).extracting("word").containsExactly("Queen", "Jack");
            assertThat(AllShown.to(umpire, high, RED, 3)).as(seers).isEqualTo(ofLow);
        }
    }

    @Test
    void whoNamesACardThatIsNotInTheDeckDoesNotDoSoUnnoticed() {
        String deck = CARDS + """
                  2 "Draw" automatic
                    draw card from deck, seen by Red
                    card.side = Red
                    card.place = inHand
                  3 "Rest" Red must
                """;
        play(deck, "Ace", "King", "King");

        assertThat(told(RED)).contains("King cannot have come out: it is not there. Look again.");
        for (int other : new int[] {BLUE, Visibility.EVERYBODY}) {
            assertThat(told(other)).containsExactly("What was named for 'card' by Red cannot have come out.");
        }
    }

    @Test
    void whereFewerAreThereThanCouldBeDrawnTheQuestionCountsThose() {
        String peek = THIEF.replace("draw stolen from", "draw up to 9 stolen from")
                .replace("    stolen.side = Red\n", "")
                .replace("WHO", "Red");

        Position position = play(peek, "Ace", "King");

        assertThat(umpire.decisions(position).getFirst().prompt()).isEqualTo("Which one came out (stolen, 1 of 2)?");
    }

    @Test
    void whoChoosesAmongCardsOfAnotherReadsTheirOwnAnswer() {
        play(CARDS + """
                  2 "Steal" Red must
                    choose stolen from hand(Blue) "Which card do you take?"
                  3 "Rest" Red must
                """, "Ace", "King", "King");

        assertThat(told(RED)).contains("Red answers 'Which card do you take?': King");
        assertThat(told(BLUE)).contains("Red answers 'Which card do you take?': King");
        assertThat(told(Visibility.EVERYBODY)).noneMatch(line -> line.contains("King"));
    }

    @Test
    void aRevealNamesNoCardToWhomDoesNotSeeIt() {
        play(CARDS + """
                  2 "Name a card" both may secretly, revealed together
                    choose named from hand(actor) "Which card?"
                  3 "Rest" Red must
                """, "Ace", "King", "King", "ready", "ready");

        assertThat(told(BLUE)).contains("Blue reveals named: King");
        for (int other : new int[] {RED, Visibility.EVERYBODY}) {
            assertThat(told(other)).contains("Name a card: done by Blue").noneMatch(line -> line.contains("King"));
        }
    }
}
