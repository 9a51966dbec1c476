package org.phaseline.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.phaseline.engine.dice.QuickDice;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.LegalChoice;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Preview;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.engine.umpire.Umpire;

/** A name of a line above can hold a piece that others do not see: what an answer would do is shown to them as if it held none. */
class HiddenNamesTest {

    private static final int RED = 0;
    private static final int BLUE = 1;

    private static final String TEXT = """
            rulebook "Hidden names"
            side Red
            side Blue
            Side has
              points: 0..9 = 0
            piece Team, unseen while it.hidden
            Team has
              side: Side
              hidden: flag = yes
              men: 0..9 = 5
            roster Team: side
              one: Red
              two: Red
              other: Blue
            event Seen (what: Team, much: number)
            length 2 game turns
            game turn "Turn"
              1 "Hide" Red must
                choose picked from Team where it.side is Red and it.hidden
                choose 1 to 2 several from Team where it.side is Red
                choose spent from 1..2 "How many of {picked}?"
                let left = 5 - spent
            """;

    private static final String REST = """
              9 "Rest" Red must
            sequence Guessing (what: Team, much: number) "Guessing" by Blue
              10 "Guess" must
                choose guess from 0..4
                if (1 if what is one else 0) is guess: Blue.points += 1
                if much is guess: Blue.points += 1
            when Seen (what, much) "Shoot" Blue must
              choose guess from 0..2
              if (1 if what is one else 0) is guess: Blue.points += 1
              if much is guess: Blue.points += 1
            """;

    private static Umpire umpire(String lines) {
        Loaded loaded =
                Loader.load(RulebookText.of("hidden.sop", TEXT + lines.indent(2) + REST), "", List.of(), List.of());
        CompiledRulebook rulebook = loaded.rulebook().orElseThrow(() -> new AssertionError(loaded.problems()));
        return new Umpire(rulebook, Seats.ofSides(rulebook.outline().parties()), new QuickDice(1), false);
    }

    private static Position answered(Umpire umpire, Position position, int seat, String word) {
        OpenDecision decision = asked(umpire, position, seat);
        LegalChoice choice = decision.choice(word).orElseThrow(() -> new AssertionError(word + " of " + decision));
        return ((Ruling.Accepted) umpire.rule(position, new Answer.Pick(decision.id(), seat, choice.item(), "")))
                .position();
    }

    private static OpenDecision asked(Umpire umpire, Position position, int seat) {
        return umpire.decisions(position).stream()
                .filter(decision -> decision.isFor(seat) && decision.awaited())
                .findFirst()
                .orElseThrow();
    }

    /** After Red has chosen this team, and so many of its men. */
    private static Position hidden(Umpire umpire, String team, String spent) {
        Position position = ((Ruling.Accepted) umpire.begin()).position();
        position = answered(umpire, position, RED, team);
        position = answered(umpire, position, RED, team);
        position = answered(umpire, position, RED, "that is all");
        return answered(umpire, position, RED, spent);
    }

    /** What each answer would do, as a seat is told. */
    private static List<String> previews(Umpire umpire, Position position, int seat) {
        List<String> told = new ArrayList<>();
        OpenDecision decision = asked(umpire, position, seat);
        for (LegalChoice choice : decision.choices()) {
            Preview preview = umpire.preview(position, seat, new Answer.Pick(decision.id(), seat, choice.item(), ""))
                    .orElseThrow();
            told.add(choice.word() + ": " + preview.news() + ", then "
                    + preview.after().map(after -> after.sighting().state()));
        }
        return told;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                // the piece itself
                """
                2 "Guess" Blue must
                  choose guess from 0..1
                  if (1 if picked is one else 0) is guess: Blue.points += 1
                """,
                // several
                """
                2 "Guess" Blue must
                  choose guess from 0..1
                  if (1 if one in several else 0) is guess: Blue.points += 1
                """,
                // a number that was chosen in a question about it, and one worked out from that
                """
                2 "Guess" Blue must
                  choose guess from 1..2
                  if spent is guess: Blue.points += 1
                """,
                """
                2 "Guess" Blue must
                  choose guess from 3..4
                  if left is guess: Blue.points += 1
                """,
                // what is handed over to a sequence
                """
                2 "Guess" automatic
                  conduct Guessing(picked, left)
                """,
                // what an event tells
                """
                2 "Guess" automatic
                  announce Seen(picked, spent)
                """,
                // the member of a loop, and those that are still to come
                """
                2 "Guess" Blue must
                  for each hiding in several
                    choose guess from 0..1
                    if (1 if hiding is one else 0) is guess: Blue.points += 1
                """
            })
    void whatWouldComeOfAnAnswerTellsNothingOfANameThatHoldsAPieceOneDoesNotSee(String lines) {
        Umpire umpire = umpire(lines);
        Position here = hidden(umpire, "one", "1");
        Position there = hidden(umpire, "two", "2");

        assertThat(previews(umpire, there, BLUE)).isEqualTo(previews(umpire, here, BLUE));
    }

    @Test
    void whoChoseThePieceIsShownWhatTheirOwnAnswerWouldDo() {
        Umpire umpire = umpire("""
                2 "Strike" Red must
                  choose blow from 1..2
                  picked.men -= spent
                  Red.points += left
                """);
        Position position = hidden(umpire, "two", "2");

        assertThat(previews(umpire, position, RED))
                .allSatisfy(told -> assertThat(told).contains("two", "men", "5", "3", "points"));
    }
}
