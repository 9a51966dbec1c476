package org.phaseline.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.phaseline.engine.dice.QuickDice;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.LegalChoice;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.language.syntax.Semantics;

/** Who has ended what they write in secret can go back to it without losing what is written. */
class ReopenedOrdersTest {

    private static final int RED = 0;

    private static final String WORLD = """
            rulebook "Orders"
            language 2
            kind Order: hold, sail
            side Red
            side Blue
            piece Ship
            Ship has
              side: Side
              order: Order or none = none "order"
              speed: 0..3 = 0
            roster Ship: side
              heron "Heron": Red
              finch "Finch": Red
              pike "Pike": Blue
            define free (n: number): flag = no (Ship where it.speed is n)
            game turn "Day"
            """;

    private static final String ONE_BY_ONE = """
              1 "Write orders" both may secretly, any number of times
                choose s from Ship where it.side is actor "Whose order?"
                choose order from Order "What does {s} do?"
                s.order = order
              2 "Rest" Red must
            """;

    private Umpire umpire;
    private Position position;

    private ReopenedOrdersTest begin(String steps, int semantics) {
        RulebookText text = RulebookText.of("orders.sop", WORLD + steps.indent(0));
        Loaded loaded = Loader.load(text, "", List.of(), List.of(), semantics);
        CompiledRulebook rulebook = loaded.rulebook().orElseThrow(() -> new AssertionError(loaded.problems()));
        umpire = new Umpire(rulebook, Seats.ofSides(rulebook.outline().parties()), new QuickDice(1), false);
        position = ((Ruling.Accepted) umpire.begin()).position();
        return this;
    }

    private OpenDecision asked() {
        return umpire.decisions(position).stream()
                .filter(each -> each.isFor(RED))
                .findFirst()
                .orElseThrow();
    }

    private ReopenedOrdersTest red(String... words) {
        for (String word : words) {
            OpenDecision decision = asked();
            long item = decision.choice(word)
                    .orElseThrow(() -> new AssertionError(word + " of " + decision))
                    .item();
            position =
                    ((Ruling.Accepted) umpire.rule(position, new Answer.Pick(decision.id(), RED, item, ""))).position();
        }
        return this;
    }

    private List<String> written() {
        return umpire.sighting(position, RED).sealed().stream()
                .map(each -> each.text().replace("order of ", "").replace(": ", " "))
                .toList();
    }

    @Test
    void changeLeadsBackToTheQuestionThatWasEndedWithAllThatIsWritten() {
        begin(ONE_BY_ONE, Semantics.LATEST).red("heron", "sail", "finch", "hold", "no more", "ready", "change");

        assertThat(asked().prompt()).isEqualTo("Whose order?");
        assertThat(asked().choices()).extracting(LegalChoice::title).contains("no more");
        assertThat(written()).containsExactly("Heron sail", "Finch hold");

        red("heron", "hold", "no more", "ready");
        assertThat(written()).containsExactly("Heron hold", "Finch hold");
    }

    @Test
    void startOverMakesVoidWhatIsWritten() {
        begin(ONE_BY_ONE, Semantics.LATEST).red("heron", "sail", "no more", "start over");

        assertThat(asked().prompt()).isEqualTo("Whose order?");
        assertThat(asked().choices()).extracting(LegalChoice::title).contains("skip");
        assertThat(written()).isEmpty();
    }

    @Test
    void whatIsLostIsSaidBeforeItIsDone() {
        begin(ONE_BY_ONE, Semantics.LATEST).red("heron", "sail", "no more");
        assertThat(asked().choices())
                .extracting(LegalChoice::title)
                .containsExactly("ready", "change, keeping what is written", "start over: all that is written is void");

        begin("""
              1 "Plan" both must secretly
                choose order from Order
              2 "Rest" Red must
            """, Semantics.LATEST).red("sail");
        assertThat(asked().choices()).extracting(LegalChoice::title).containsExactly("ready", "change");
    }

    private static final String FOR_EACH = """
              1 "Write orders" both must secretly
                for each s in Ship where it.side is actor
                  choose order from Order "What now?"
                  s.order = order
                  if order is sail
                    choose n from 1..3 "How far?"
                    s.speed = n
              2 "Rest" Red must
            """;

    @Test
    void oneOfSeveralAnswersIsChangedAndTheOthersStay() {
        begin(FOR_EACH, Semantics.LATEST).red("sail", "2", "sail", "3", "change");
        assertThat(asked().prompt()).isEqualTo("What do you want to change?");
        assertThat(asked().choices())
                .extracting(LegalChoice::title)
                .containsExactly(
                        "What now? sail",
                        "How far? 2",
                        "What now? sail (answer 3)",
                        "How far? 3",
                        "everything: all of it is decided anew",
                        "nothing");

        red("answer 2");
        assertThat(asked().prompt()).isEqualTo("How far?");
        assertThat(written()).containsExactly("Heron sail");
        assertThat(red("1").written())
                .containsExactly("Heron sail", "speed of Heron 1", "Finch sail", "speed of Finch 3");
        assertThat(asked().choices()).extracting(LegalChoice::word).containsExactly("ready", "change");
    }

    @Test
    void whatIsAskedOnlyNowIsAskedAndWhatIsNotAskedAnyMoreIsGone() {
        begin(FOR_EACH, Semantics.LATEST).red("sail", "2", "sail", "3", "change", "answer 1", "hold");
        assertThat(written()).containsExactly("Heron hold", "Finch sail", "speed of Finch 3");

        red("change", "answer 1", "sail");
        assertThat(asked().prompt()).isEqualTo("How far?");
        assertThat(red("1").written())
                .containsExactly("Heron sail", "speed of Heron 1", "Finch sail", "speed of Finch 3");
    }

    @Test
    void whoChangesNothingOrEverythingIsWhereTheyWereOrAtTheBeginning() {
        begin(FOR_EACH, Semantics.LATEST).red("sail", "2", "hold", "ready", "change", "nothing");
        assertThat(asked().choices()).extracting(LegalChoice::word).containsExactly("ready", "change");
        assertThat(written()).containsExactly("Heron sail", "speed of Heron 2", "Finch hold");

        red("change", "everything");
        assertThat(asked().prompt()).isEqualTo("What now?");
        assertThat(written()).isEmpty();
    }

    @Test
    void anAnswerThatIsNotPossibleAnyMoreIsAskedForAgain() {
        begin("""
              1 "Berths" both must secretly
                for each s in Ship where it.side is actor
                  choose n from 1..3 where free(it) "Where does {s} lie?"
                  s.speed = n
              2 "Rest" Red must
            """, Semantics.LATEST).red("1", "2", "change", "answer 1", "2");
        assertThat(asked().prompt()).isEqualTo("Where does Finch lie?");
        assertThat(asked().choices()).extracting(LegalChoice::word).containsExactly("1", "3");
    }

    @Test
    void whoSkippedItAllOrWroteAllTheyCouldHasNoQuestionToGoBackTo() {
        assertThat(begin(ONE_BY_ONE, Semantics.LATEST).red("no more").asked().choices())
                .extracting(LegalChoice::word)
                .containsExactly("ready", "change");
        String limited = ONE_BY_ONE.replace("any number of times", "up to 1 times");
        assertThat(begin(limited, Semantics.LATEST).red("heron", "sail").asked().choices())
                .extracting(LegalChoice::word)
                .containsExactly("ready", "change");
        String fewer = ONE_BY_ONE.replace("is actor \"", "is actor and it.order is none \"");
        assertThat(begin(fewer, Semantics.LATEST)
                        .red("heron", "sail", "finch", "sail")
                        .asked()
                        .choices())
                .extracting(LegalChoice::word)
                .containsExactly("ready", "change");
    }

    @Test
    void aRepeatedStepAtTheEndOfASealedOneIsReopenedWithWhatWasChosenBefore() {
        begin("""
              1 "Plan" both must secretly
                choose stance from Order "Your stance?"
                1A "Write orders" may, any number of times
                  choose s from Ship where it.side is actor "Whose order?"
                  s.order = stance
              2 "Rest" Red must
            """, Semantics.LATEST).red("sail", "no more", "change", "heron", "no more", "change", "finch", "no more");
        assertThat(written()).containsExactly("Heron sail", "Finch sail");
    }

    @Test
    void aGameBegunBeforeBeginsAnewAsItDid() {
        begin(ONE_BY_ONE, Semantics.FIFTH).red("heron", "sail", "no more");
        assertThat(asked().choices()).extracting(LegalChoice::word).containsExactly("ready", "change");
        assertThat(red("change").written()).isEmpty();
    }
}
