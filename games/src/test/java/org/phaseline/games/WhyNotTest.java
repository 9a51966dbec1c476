package org.phaseline.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.EligibilityRule.Unmet;
import org.phaseline.engine.outline.PieceKind;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.LegalChoice;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.SearchSandbox;
import org.phaseline.engine.umpire.SeatPositions;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.games.Shelf.Volume;
import org.phaseline.language.RulebookText;
import org.phaseline.planner.PieceRef;
import org.phaseline.planner.Plans;
import org.phaseline.planner.WhyNot;

/** Who asks why something is not offered is told which condition of the rulebook it does not meet. */
class WhyNotTest {

    private static final String TEXT = """
            rulebook "Reasons"
            language 2
            side Red
            side Blue
            board Map: hexes 7 x 3
            piece Unit on Map
            Unit has
              side: Side
              steps: 0..9 = 3
              range: 0..9 = 2
              dug: flag = no
            marker fired on Unit until end of [1B]
            roster Unit: side, at
              guns "Guns": Red, a2
              guard "Guard": Red, b1
              horse "Horse": Red, b3
              fort "Fort": Blue, c2
              camp "Camp": Blue, g2
            define mine (s: Side): set of Unit = Unit where it.side is s and it.at is not none
            define inRange (u: Unit, t: Unit): flag = distance(u.at, t.at) <= u.range
            define foes (u: Unit): set of Unit = mine(opponent(u.side)) where inRange(u, it)
            define ready (u: Unit): flag = u lacks fired and (some foes(u) or u.dug)
            define pace (a: Map, b: Map): number = 1
            length 2 game turns
            game turn "Turn"
              phase 1 "Red acts"                by Red
                1A "Act"                        may, any number of times
                  choose u from mine(Red) where ready(it) "Who acts?"
                  one of
                    "Fire"                      if some foes(u)
                      choose t from foes(u) "At whom does {u} fire?"
                      t.steps -= 1
                      mark u fired
                    "Walk"
                      choose hex from reach(u.at, u.steps, pace) "Where does {u} go?"
                      u.at = hex
                      mark u fired
                1B "Rest"                       automatic
            """;

    private static final int GUNS = 0;
    private static final int HORSE = 2;
    private static final int CAMP = 4;

    private static Plans plans(String text) {
        CompiledRulebook rulebook = Shelf.load(RulebookText.of("reasons.sop", text), "", List.of(), List.of());
        Umpire umpire = Chance.umpire(rulebook, 1);
        Position position = Chance.accepted(umpire.begin()).position();
        return new Plans(new SeatPositions(umpire).of(position, 0));
    }

    private static List<PieceRef> inHand(int number) {
        return List.of(new PieceRef("Unit", number));
    }

    private static String said(WhyNot whyNot) {
        return whyNot.question() + " " + whyNot.unmet();
    }

    @Test
    void theNearestConditionIsToldInWordsAndAsItIsWritten() {
        WhyNot far = plans(TEXT.replace("b3", "a3").replace("range: 0..9 = 2", "range: 0..9 = 1"))
                .whyNot(List.of(), "Unit", HORSE);
        assertThat(far.question()).isEqualTo("Who acts?");
        assertThat(far.unmet())
                .extracting(Unmet::said)
                .containsExactly("there are no foes for Horse", "Horse is not dug");
        assertThat(far.unmet()).extracting(Unmet::written).containsExactly("some foes(u)", "u.dug");
    }

    @Test
    void whatIsOfferedHasNoReasonNotToBe() {
        assertThat(plans(TEXT).whyNot(List.of(), "Unit", GUNS)).isEqualTo(WhyNot.UNKNOWN);
    }

    @Test
    void aTargetOutOfRangeIsToldWithTheDistance() {
        WhyNot far = plans(TEXT).whyNot(inHand(GUNS), "Unit", CAMP);
        assertThat(far.question()).isEqualTo("At whom does Guns fire?");
        assertThat(far.unmet()).extracting(Unmet::said).containsExactly("distance from a2 to g2: 6, at most 2 allowed");
    }

    @Test
    void aSpaceOutOfReachIsToldWithWhatIsLeftToSpend() {
        int space = 6;
        WhyNot far = plans(TEXT).whyNot(inHand(GUNS), "Map", space);
        assertThat(far.question()).isEqualTo("Where does Guns go?");
        assertThat(far.unmet())
                .extracting(Unmet::said)
                .singleElement()
                .asString()
                .endsWith("is out of reach, steps of Guns: 3");
    }

    @Test
    void anOptionThatIsNotOfferedIsToldWhereNoQuestionComesToTheThing() {
        String dugIn = TEXT.replace("dug: flag = no", "dug: flag = yes").replace("range: 0..9 = 2", "range: 0..9 = 1");
        WhyNot whyNot = plans(dugIn).whyNot(inHand(GUNS), "Unit", CAMP);
        assertThat(said(whyNot)).isEqualTo(" []");
        assertThat(whyNot.options()).extracting(WhyNot.Left::title).containsExactly("Fire");
        assertThat(whyNot.options().getFirst().unmet())
                .extracting(Unmet::said)
                .containsExactly("there are no foes for Guns");
    }

    // ---- every shipped rulebook

    static Stream<Volume> all() {
        return Shelf.scenarios().stream();
    }

    /** The conditions say the same as the menu, which play goes by. */
    @Tag("slow")
    @ParameterizedTest
    @MethodSource("all")
    void whatIsOfferedMeetsAllConditions(Volume volume) {
        Umpire umpire = Chance.umpire(volume.rulebook(), 3);
        SeatPositions views = new SeatPositions(umpire);
        Random random = new Random(3);
        Position position = Chance.accepted(umpire.begin()).position();
        int offered = 0;
        int left = 0;
        int told = 0;
        for (int i = 0; i < Amount.of(25, 400) && !position.over; i++) {
            for (int seat = 0; seat < umpire.seats().all().size(); seat++) {
                SearchSandbox now = views.isAsked(position, seat)
                        ? views.of(position, seat).search().orElse(null)
                        : null;
                for (int question = 0; now != null && question < now.questions(); question++) {
                    int members = members(now, question);
                    for (int item = 0; item < members; item++) {
                        List<Unmet> unmet = now.unmet(question, item);
                        if (now.menu(question).has(item)) {
                            assertThat(unmet)
                                    .as("%s: %s", now.decision(question).prompt(), now.title(question, item))
                                    .isEmpty();
                            offered++;
                        } else {
                            left++;
                            told += unmet.isEmpty() ? 0 : 1;
                        }
                    }
                }
            }
            List<OpenDecision> decisions = umpire.decisions(position);
            OpenDecision decision = decisions.get(random.nextInt(decisions.size()));
            LegalChoice choice =
                    decision.choices().get(random.nextInt(decision.choices().size()));
            position = Chance.accepted(umpire.rule(
                            position,
                            new Answer.Pick(
                                    decision.id(), Long.numberOfTrailingZeros(decision.seats()), choice.item(), "")))
                    .position();
        }
        System.out.printf("why not        %-34s %d offered, %d not, told why of %d%n", volume, offered, left, told);
    }

    private static int members(SearchSandbox now, int question) {
        if ((now.asked(question) & now.parties()) == 0 || now.isOfStep(question) || now.isOfNumbers(question)) {
            return 0;
        }
        if (now.options(question) > 0) {
            return now.options(question);
        }
        String kind = now.from(question);
        return now.rulebook().outline().pieces().stream()
                .filter(each -> each.name().equals(kind))
                .findFirst()
                .map(PieceKind::members)
                .map(List::size)
                .orElse(0);
    }
}
