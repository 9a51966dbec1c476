package org.phaseline.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
class MatchTest {

    private static final String DUEL = """
            rulebook "Duel"
            kind Stance: high, low
            side Red "The Red"
            side Blue "The Blue"
            Side has
              hits: 0..3 = 0
              stance: Stance or none = none
              liked: set of Stance
            piece Banner
            Banner has
              side: Side
              torn: flag
            roster Banner: side
              lion "The Lion": Red
              eagle "The Eagle": Blue
            game turn "A round"
              for each phasing in sides
                1 "Strike" phasing must
                  choose line from Stance
                  phasing.stance = line
                  add line to phasing.liked
                  roll blow: 1d6
                  if blow >= 4: phasing.hits += 1
                2 "Enough" automatic if phasing.hits >= 3: end game won by phasing
            """;

    private static Rulebook duel() {
        return Rulebooks.of("duel.sop", DUEL).orThrow();
    }

    private static Match played(long seed) {
        Match match = Match.of(duel()).seed(seed).start();
        while (!match.isOver()) {
            Decision decision = match.decision();
            match.answer(decision.choices().getFirst());
        }
        return match;
    }

    @Test
    void aMatchIsPlayedToItsEnd() {
        Match match = played(1);

        assertThat(match.winners()).hasSize(1);
        assertThat(match.openView().state(match.winners().getFirst())).containsEntry("hits", new Value.Number(3));
        assertThatThrownBy(match::decision).hasMessage("The match is over; nothing is asked any more.");
    }

    @Test
    void theSameSeedGivesTheSameMatch() {
        assertThat(played(7).log()).isEqualTo(played(7).log());
        assertThat(played(7).hash()).isEqualTo(played(7).hash());
    }

    @Test
    void aDecisionSaysWhoIsAskedWhatAndWhere() {
        Match match = Match.of(duel()).start();
        Decision decision = match.decision();

        assertThat(decision.prompt()).isEqualTo("Strike: line");
        assertThat(decision.seats()).containsExactly(new Seat(0, "The Red"));
        assertThat(decision.step())
                .hasValueSatisfying(step -> assertThat(step.title()).isEqualTo("Strike"));
        assertThat(decision.choices()).extracting(Choice::word).containsExactly("high", "low");
    }

    @Test
    void anAnswerThatIsNoLongerAskedForIsRefusedAndChangesNothing() {
        Match match = Match.of(duel()).start();
        Choice once = match.decision().choices().getFirst();
        match.answer(once);
        long hash = match.hash();

        assertThat(match.answer(once)).isInstanceOf(Verdict.Refused.class);
        assertThat(match.hash()).isEqualTo(hash);
        assertThat(match.answers()).isEqualTo(1);
    }

    @Test
    void valuesAreTypedWithTheirWordingBeside() {
        Match match = Match.of(duel()).start();
        Side red = match.sides().getFirst();
        Map<String, Value> before = match.openView().state(red);
        match.answer(match.decision().choice("low").orElseThrow());
        Map<String, Value> after = match.openView().state(red);

        assertThat(before).containsEntry("stance", new Value.None());
        assertThat(after).containsEntry("stance", new Value.Member("Stance", 1, "low"));
        assertThat(after.get("liked")).isInstanceOfSatisfying(Value.Members.class, liked -> {
            assertThat(liked.members()).containsExactly(new Value.Member("Stance", 1, "low"));
            assertThat(liked.wording()).isEqualTo("low");
        });
    }

    @Test
    void piecesKnowTheirSideAndWhatTheyHave() {
        List<Piece> pieces = Match.of(duel()).start().openView().pieces();

        assertThat(pieces).extracting(Piece::name).containsExactly("The Lion", "The Eagle");
        assertThat(pieces.getFirst().side()).contains(new Side("Red", "The Red"));
        assertThat(pieces.getFirst().values())
                .containsEntry("torn", new Value.Flag(false))
                .containsEntry("side", new Value.Party("Red", "The Red"));
    }

    @Test
    void whatIsHandedOutCannotBeChangedAndDoesNotChange() {
        Match match = Match.of(duel()).start();
        Decision decision = match.decision();
        SeatView view = match.view(match.seats().getFirst());
        match.answer(decision.choices().getFirst());

        assertThat(view.decisions()).hasSize(1);
        assertThat(view.state(match.sides().getFirst())).containsEntry("stance", new Value.None());
        assertThatThrownBy(() -> decision.choices().clear()).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> view.state().put("hits", new Value.None()))
                .isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void aPieceThatIsNotSeenReadsLikeNoneWhereverItCouldBe() {
        Rulebook posts = Rulebooks.of("posts.sop", """
                        rulebook "Posts"
                        side Red
                        side Blue
                        game has
                          lead: Team or none = none
                        piece Team, unseen while it.hidden
                        Team has
                          side: Side
                          hidden: flag = yes
                        piece Post
                        Post has
                          team: Team or none = none
                        roster Team: side
                          scouts: Red
                        roster Post: team
                          north: none
                          south: none
                        game turn "A day"
                          1 "Man a post" Red must
                            choose p from Post
                            p.team = scouts
                            lead = scouts
                        """).orThrow();
        Match match = Match.of(posts).start();
        SeatView before = match.view(match.seats().getLast());
        match.answer(match.decision().choices().getFirst());
        SeatView after = match.view(match.seats().getLast());

        assertThat(after.pieces()).isEqualTo(before.pieces());
        assertThat(after.state()).isEqualTo(before.state());
        assertThat(after.state().get("lead")).isInstanceOf(Value.Untold.class);
        assertThat(match.view(match.seats().getFirst()).state().get("lead").wording())
                .isEqualTo("scouts");
    }

    @Test
    void answersAreTakenBack() {
        Match match = Match.of(duel()).seed(3).start();
        match.answer(match.decision().choices().getFirst());
        List<String> log = match.log();
        match.answer(match.decision().choices().getFirst());
        match.takeBackTo(1);

        assertThat(match.answers()).isEqualTo(1);
        assertThat(match.log()).isEqualTo(log);
    }

    @Test
    void aRulebookThatCannotBePlayedNamesEveryProblem() {
        LoadedRulebook broken = Rulebooks.of("duel.sop", DUEL.replace("from Stance", "from Stanse"));

        assertThat(broken.rulebook()).isEmpty();
        assertThatThrownBy(broken::orThrow)
                .isInstanceOf(RulebookException.class)
                .hasMessageContaining("duel.sop:19")
                .hasMessageContaining("did you mean 'Stance'?");
    }

    @Test
    void anUnknownScenarioIsSaid() {
        assertThatThrownBy(() -> Match.of(duel()).scenario("Dual").start())
                .hasMessageContaining("this rulebook has no scenario 'Dual'");
    }

    @Test
    void aRulebookIsReadFromAFileWithItsPartsAndScenarios(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("war.sop"), "rulebook \"War\"\npart \"turn.sop\"\nside Red\nside Blue\n");
        Files.writeString(folder.resolve("turn.sop"), "game turn \"A day\"\n  1 \"March\" both must\n");
        Files.createDirectory(folder.resolve("scenarios"));
        Files.writeString(
                folder.resolve("scenarios/night.sop"), "scenario Night \"By night\"\n  length 2 game turns\n");

        Rulebook war = Rulebooks.load(folder.resolve("war.sop")).orThrow();

        assertThat(war.title()).isEqualTo("War");
        assertThat(war.scenarios()).extracting(Rulebook.Scenario::title).containsExactly("By night");
        assertThat(Match.of(war).scenario("Night").start().steps())
                .extracting(PlayStep::title)
                .contains("March");
    }

    @Test
    void aFileThatIsNoTextIsSaid(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("war.sop"), "rulebook \"War\"\npart \"turn.sop\"\n");
        Files.write(folder.resolve("turn.sop"), new byte[] {'a', (byte) 0xFF});

        assertThatThrownBy(() -> Rulebooks.load(folder.resolve("war.sop")))
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageContaining("turn.sop")
                .hasMessageContaining("UTF-8");
    }

    @Test
    void everyShippedRulebookCanBePlayed() {
        for (String id : Rulebooks.shipped()) {
            Match match = Match.of(Rulebooks.shipped(id).orThrow()).seed(5).start();
            for (int i = 0; i < 30 && !match.isOver(); i++) {
                List<Choice> choices = match.decision().choices();
                assertThat(match.answer(choices.get(i % choices.size()))).as(id).isInstanceOf(Verdict.Accepted.class);
                match.seats()
                        .forEach(seat -> assertThat(match.view(seat).gameTurn()).isPositive());
                match.openView().pieces();
            }
        }
    }
}
