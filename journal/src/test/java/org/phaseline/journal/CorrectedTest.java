package org.phaseline.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.journal.Skirmish.EGYPT;
import static org.phaseline.journal.Skirmish.ROME;
import static org.phaseline.journal.Skirmish.accepted;
import static org.phaseline.journal.Skirmish.answer;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.outline.Step;
import org.phaseline.engine.report.Report;
import org.phaseline.engine.report.Sentences;
import org.phaseline.engine.umpire.Correctable;
import org.phaseline.engine.umpire.Correction;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Progress;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.engine.umpire.Sighting;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.language.Loaded;
import org.phaseline.language.Loader;
import org.phaseline.language.RulebookText;

/** What a table puts right by agreement. */
class CorrectedTest {

    private static final RulebookText TEXT = RulebookText.of("war.sop", """
            rulebook "War"

            side Rome
            side Egypt

            kind Weather: fair, mud
            piece Unit
            Unit has
              side: Side
              losses: 0..4 = 0
            roster Unit: side
              Lancers: Rome
              Archers: Egypt
            game has
              total: 0..20 = 0 "Battles fought"
              weather: Weather = fair
            Side has
              points: number = 0
            marker tired on Side until end of [Battle]

            sequence parade "Parade"
              "March past"   Rome must

            sequence siege (city: number) "Siege"
              "Storm it"     Rome must

            game turn "Game turn"
              "Muster"         Rome must
              "Battle"
                "Attack"       Rome must
                "Counter"      Egypt may
              "Tally"          automatic
                total += 1
              for each victim in Unit
                "Bury"         Egypt must
              "Talk"           both must
                enter gold: 0..9 "How much gold"
              "Rest"           Egypt must
              conduct parade
              conduct siege(3)
            """);

    private static final CompiledRulebook RULEBOOK = load();

    private JournaledGame game = begin();

    private static final RulebookText SPIES = RulebookText.of("spies.sop", """
            rulebook "Spies"
            side Rome
            side Egypt
            piece Spy, unseen while it.hidden
            Spy has
              side: Side
              hidden: flag = yes
              gold: 0..9 = 1
            roster Spy: side
              Nefer: Egypt
            game turn "Game turn"
              "Watch"   Rome must
            """);

    private static CompiledRulebook load() {
        return load(TEXT);
    }

    private static CompiledRulebook load(RulebookText text) {
        Loaded loaded = Loader.load(text, "", List.of(), List.of());
        return loaded.rulebook().orElseThrow(() -> new AssertionError(loaded.problems()));
    }

    private static JournaledGame begin() {
        return begin(TEXT, RULEBOOK);
    }

    private static JournaledGame begin(RulebookText text, CompiledRulebook rulebook) {
        try {
            return JournaledGame.inMemory(NewGame.rolledByTheUmpire(
                    text,
                    "",
                    List.of(),
                    List.of(),
                    rulebook,
                    Seats.ofSides(rulebook.outline().parties()),
                    Skirmish.SEED));
        } catch (JournalProblem problem) {
            throw new AssertionError(problem);
        }
    }

    @BeforeEach
    void anew() {
        game = begin();
    }

    private List<String> asked() {
        return game.umpire().decisions(game.position()).stream()
                .map(OpenDecision::prompt)
                .toList();
    }

    private String value(String name) {
        return game.umpire().sighting(game.position(), ROME).state().stream()
                .filter(value -> value.name().equals(name))
                .map(Sighting.Value::value)
                .findFirst()
                .orElse("");
    }

    private Map<String, Progress> progress() {
        Map<String, Progress> progress = new TreeMap<>();
        Sighting sighting = game.umpire().sighting(game.position(), ROME);
        for (Step step : RULEBOOK.outline().steps()) {
            progress.put(step.title(), sighting.progress().get(step.index()));
        }
        return progress;
    }

    private List<String> correct(Correction correction) throws JournalProblem {
        Sentences sentences = new Sentences(RULEBOOK.outline());
        return accepted(game.correct(ROME, correction)).reports().stream()
                .filter(report -> !(report instanceof Report.Entered) && !(report instanceof Report.Left))
                .map(sentences::say)
                .toList();
    }

    private String refused(Correction correction) throws JournalProblem {
        long before = game.position().hash();
        Ruling ruling = game.correct(ROME, correction);
        assertThat(ruling).isInstanceOf(Ruling.Refused.class);
        assertThat(game.position().hash()).isEqualTo(before);
        return ((Ruling.Refused) ruling).sentence();
    }

    @Test
    void aStepThatIsSkippedWasNotDoneAndPlayGoesOnAfterIt() throws Exception {
        assertThat(correct(new Correction.Skip()))
                .containsExactly("Correction by Rome: 'Muster' is left, and play goes on after it");
        assertThat(asked()).containsExactly("Attack");
        assertThat(progress()).containsEntry("Muster", Progress.NOT_DONE);
    }

    @Test
    void playGoesOnAtAnyStepOfWhatIsBeingPlayed() throws Exception {
        correct(new Correction.GoTo("Counter"));
        assertThat(asked()).containsExactly("Counter");
        assertThat(progress()).containsEntry("Battle", Progress.PRESENT).containsEntry("Attack", Progress.TO_COME);

        correct(new Correction.GoTo("rest"));
        assertThat(asked()).containsExactly("Rest");
        assertThat(value("total")).isEqualTo("0");

        correct(new Correction.GoTo("Muster"));
        assertThat(asked()).containsExactly("Muster");
        assertThat(progress()).containsEntry("Battle", Progress.TO_COME).containsEntry("Counter", Progress.TO_COME);
    }

    @Test
    void leavingAStepTakesItsMarkersOffAndASequenceIsLeftToo() throws Exception {
        correct(new Correction.SetValue("tired", "Egypt", "on"));
        correct(new Correction.GoTo("Attack"));
        assertThat(value("tired")).isEqualTo("yes");
        assertThat(correct(new Correction.GoTo("Rest"))).contains("Egypt: no longer tired");
        answer(game);
        assertThat(asked()).containsExactly("March past");
        correct(new Correction.GoTo("Muster"));
        assertThat(asked()).containsExactly("Muster");
        assertThat(game.position().active().frame.caller).isNull();
    }

    @Test
    void whereItMakesNoSensePlayDoesNotGo() throws Exception {
        assertThat(refused(new Correction.GoTo("Bury"))).contains("loop");
        assertThat(refused(new Correction.GoTo("March past"))).contains("not part of what is being played");
        assertThat(refused(new Correction.GoTo("Picnic"))).isEqualTo("This rulebook has no step 'Picnic'.");
        correct(new Correction.GoTo("Talk"));
        assertThat(asked()).hasSize(2);
        assertThat(refused(new Correction.GoTo("Rest"))).contains("at the same time");
    }

    @Test
    void nobodyIsSentIntoTheMiddleOfWhatAllDoInSecret() throws Exception {
        RulebookText text = RulebookText.of("plans.sop", """
                rulebook "Plans"
                side Rome
                side Egypt
                game turn "Game turn"
                  "Begin"    Rome must
                  "Plan"     both must secretly
                    "Sign"   must
                  "Open"     automatic
                    reveal [Plan]
                """);
        game = begin(text, load(text));
        assertThat(refused(new Correction.GoTo("Sign"))).startsWith("Play cannot continue at 'Sign' from here");
        correct(new Correction.GoTo("Plan"));
        assertThat(asked()).hasSize(2);
    }

    @Test
    void ofSeveralWhoAreAskedOneLeavesHisOwn() throws Exception {
        correct(new Correction.GoTo("Talk"));
        correct(new Correction.Skip());
        assertThat(game.umpire().decisions(game.position()))
                .singleElement()
                .satisfies(decision -> assertThat(decision.isFor(EGYPT)).isTrue());
        correct(new Correction.Skip());
        assertThat(asked()).containsExactly("Rest");
    }

    @Test
    void whatIsPutInReturnsToExactlyWhereItWas() throws Exception {
        answer(game);
        assertThat(correct(new Correction.Insert("Tally")))
                .containsExactly(
                        "Correction by Rome: 'Tally' is inserted here",
                        "Battles fought: 0 becomes 1",
                        "The sequence goes on");
        assertThat(asked()).containsExactly("Attack");

        Map<String, Progress> before = progress();
        correct(new Correction.Insert("Battle"));
        assertThat(asked()).containsExactly("Attack");
        assertThat(game.position().roots).hasSize(2);
        answer(game);
        answer(game);
        assertThat(game.position().roots).hasSize(1);
        assertThat(asked()).containsExactly("Attack");
        assertThat(progress()).isEqualTo(before);

        correct(new Correction.Insert("Parade"));
        assertThat(asked()).containsExactly("March past");
        answer(game);
        assertThat(asked()).containsExactly("Attack");
        assertThat(refused(new Correction.Insert("Siege"))).contains("'Siege' cannot be inserted");
        assertThat(refused(new Correction.Insert("Bury"))).contains("loop");
    }

    @Test
    void aValueIsSetAsItsTypeAllows() throws Exception {
        assertThat(correct(new Correction.SetValue("total", "", "7")))
                .containsExactly("Correction by Rome: Battles fought is set by hand", "Battles fought: 0 becomes 7");
        correct(new Correction.SetValue("weather", "", "mud"));
        correct(new Correction.SetValue("Unit.losses", "Lancers", "4"));
        assertThat(value("weather")).isEqualTo("mud");
        assertThat(refused(new Correction.SetValue("total", "", "21")))
                .isEqualTo("'total' is a number from 0 to 20, not '21'.");
        assertThat(refused(new Correction.SetValue("weather", "", "none"))).contains("cannot be 'none'");
        assertThat(refused(new Correction.SetValue("points", "", "1"))).isEqualTo("Say whose 'points' to set.");
        assertThat(refused(new Correction.SetValue("points", "Gaul", "1"))).isEqualTo("'Gaul' has no 'points'.");
        assertThat(refused(new Correction.SetValue("glory", "", "1")))
                .isEqualTo("This game has no value called 'glory'.");
        assertThat(Correctable.of(RULEBOOK))
                .contains(new Correctable(
                        "total",
                        "Battles fought",
                        "number",
                        List.of(),
                        List.of(),
                        List.of(),
                        BigDecimal.ZERO,
                        BigDecimal.valueOf(20),
                        1,
                        false))
                .anySatisfy(field -> {
                    assertThat(field.field()).isEqualTo("Unit.side");
                    assertThat(field.holders()).containsExactly("Lancers", "Archers");
                    assertThat(field.words()).containsExactly("Rome", "Egypt");
                });
    }

    @Test
    void aNumberInQuartersIsSetInQuarters() throws Exception {
        CompiledRulebook fuel = load(RulebookText.of("fuel.sop", """
                rulebook "Fuel"
                language 2
                side Rome
                side Egypt
                game has
                  fuel: 0..9.75 in quarters = 2.5
                game turn "Turn"
                  "Burn" Rome must
                """));
        Correctable field = Correctable.of(fuel).getFirst();

        assertThat(field.min()).isEqualByComparingTo("0");
        assertThat(field.max()).isEqualByComparingTo("9.75");
        assertThat(field.unit()).isEqualTo(4);
    }

    @Test
    void whatOthersDoNotSeeIsPutRightUnseen() throws Exception {
        CompiledRulebook spies = load(SPIES);
        JournaledGame hidden = begin(SPIES, spies);
        Ruling.Accepted ruling = accepted(hidden.correct(EGYPT, new Correction.SetValue("gold", "Nefer", "5")));
        Sentences sentences = new Sentences(spies.outline());

        assertThat(ruling.reports().stream()
                        .filter(report -> hidden.umpire().visibility(ROME).maySee(report))
                        .map(sentences::say))
                .containsExactly("Correction by Egypt: a value not everybody may see is set by hand");
        assertThat(ruling.reports().stream()
                        .filter(report -> hidden.umpire().visibility(EGYPT).maySee(report))
                        .map(sentences::say))
                .contains("Nefer gold: 1 becomes 5");
    }

    @Test
    void whatWasPutRightCountsAsAnAnswerAndReplays() throws Exception {
        correct(new Correction.SetValue("total", "", "7"));
        correct(new Correction.GoTo("Rest"));
        correct(new Correction.Insert("Tally"));
        assertThat(game.game().answers()).isEqualTo(3);
        Replayed replayed = Replay.of(game.journal(), RULEBOOK);
        assertThat(replayed).isInstanceOf(Replayed.Agreed.class);
        assertThat(((Replayed.Agreed) replayed).hash())
                .isEqualTo(game.position().hash());

        accepted(game.takeBack(1));
        assertThat(value("total")).isEqualTo("7");
        accepted(game.takeBack(0));
        assertThat(value("total")).isEqualTo("0");
        assertThat(asked()).containsExactly("Muster");
    }

    @Test
    void theWordThatDeclinesIsKnown() throws Exception {
        assertThat(game.umpire().decisions(game.position()).getFirst().declines())
                .isEmpty();
        correct(new Correction.GoTo("Counter"));
        assertThat(game.umpire().decisions(game.position()).getFirst().declines())
                .hasValue("skip");
    }
}
