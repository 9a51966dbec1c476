package org.phaseline.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.OverlayRule;
import org.phaseline.engine.machine.Question;
import org.phaseline.engine.outline.Parties;
import org.phaseline.engine.outline.Party;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.report.Report;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.Game;
import org.phaseline.engine.umpire.LegalChoice;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Overlays;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.engine.umpire.Sighting;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.language.RulebookText;

/**
 * A game played in a test, in the words of the table: seats by name, answers by word, steps by printed id (with the sequence
 * in front where the id alone does not say it), by title where there is none. What it asserts is what people would notice.
 */
public final class Played {

    private final ScriptedDice dice;
    private final Umpire umpire;
    private final Game game;
    private final SpokenLines lines;
    private final StepNames names = new StepNames();

    private final Set<String> tried = new HashSet<>();

    private final ReportsSinceLook reports = new ReportsSinceLook(names);

    private Played(CompiledRulebook rulebook, long seed, int... faces) {
        dice = new ScriptedDice(seed);
        dice.next(faces);
        umpire = new Umpire(rulebook, seatsOf(rulebook.outline().parties()), dice, false);
        Ruling.Accepted begun = (Ruling.Accepted) umpire.begin();
        game = new Game(umpire, begun.position());
        lines = new SpokenLines(umpire);
        happened(begun);
        names.add(rulebook.outline().steps());
    }

    public static Played of(String game, String scenario) {
        return of(Shelf.text(game), scenario);
    }

    public static Played of(RulebookText text, String scenario) {
        return new Played(Shelf.load(text, scenario, List.of(), List.of()), 1);
    }

    /** With an option switched off. */
    public static Played without(String option, String game, String scenario) {
        return new Played(Shelf.load(Shelf.text(game), scenario, List.of(), List.of(option)), 1);
    }

    /** With dice that show these faces before anything else. */
    public static Played rolling(String game, String scenario, int... faces) {
        return new Played(Shelf.load(Shelf.text(game), scenario, List.of(), List.of()), 1, faces);
    }

    public static Played rolling(RulebookText text, String scenario, int... faces) {
        return new Played(Shelf.load(text, scenario, List.of(), List.of()), 1, faces);
    }

    /** The steps of one file go by their printed id or title, even where a step of another file has the same. */
    public Played namingStepsOf(String file) {
        names.add(umpire.rulebook().outline().steps().stream()
                .filter(step -> step.file().equals(file))
                .toList());
        return this;
    }

    // ---- playing

    /** A seat answers, one word after the other, whatever it is asked that offers the word. */
    public Played does(String seat, String... words) {
        for (String word : words) {
            answer(seat, "", word);
        }
        return this;
    }

    /** A seat answers the question of this step; for when it is asked several at a time. */
    public Played doesAt(String seat, String step, String word) {
        answer(seat, step, word);
        return this;
    }

    /** A seat confirms a step and writes something down with it. */
    public Played notes(String seat, String word, String note) {
        OpenDecision decision = decisions(seat, "").stream()
                .filter(each -> each.choice(word).isPresent())
                .findFirst()
                .orElseThrow();
        take(new Answer.Pick(
                decision.id(), seat(seat), decision.choice(word).orElseThrow().item(), note));
        return this;
    }

    public Played raises(String seat, String digression) {
        List<String> titles = umpire.rulebook().digressions().stream()
                .map(each -> each.title())
                .toList();
        assertThat(titles).contains(digression);
        take(new Answer.Raise(titles.indexOf(digression), seat(seat), ""));
        return this;
    }

    /**
     * All players do as little as they may until play waits for this seat alone in this step. Questions of fact are denied,
     * except those that are named.
     */
    public Played idlesTo(String seat, String step, String... affirmed) {
        for (int i = 0; i < 1000; i++) {
            if (over() || awaited().equals(List.of(seat + " at " + step))) {
                return this;
            }
            leastAnswer(affirmed);
        }
        throw new AssertionError("a thousand answers and still not there; asked is " + said());
    }

    /** One awaited question gets the answer that does the least. */
    public void leastAnswer(String... affirmed) {
        OpenDecision decision =
                decisions().stream().filter(OpenDecision::awaited).findFirst().orElseThrow();
        LegalChoice least = List.of(affirmed).contains(decision.prompt())
                ? decision.choice("yes").orElseThrow()
                : least(decision);
        take(new Answer.Pick(decision.id(), Long.numberOfTrailingZeros(decision.seats()), least.item(), ""));
    }

    /** The choice that does the least: to decline, to deny, to confirm, or whatever comes first. */
    public static LegalChoice least(OpenDecision decision) {
        return Stream.of("no more", "skip", "ready", "no", "done")
                .flatMap(word -> decision.choice(word).stream())
                .findFirst()
                .orElse(decision.choices().getFirst());
    }

    /** Somebody takes a choice that no question has been answered with yet, except those named; false if there is none. */
    public boolean doesSomethingNew(String... except) {
        for (OpenDecision decision : decisions()) {
            for (LegalChoice choice : decision.choices()) {
                boolean fact = decision.kind() == Question.Kind.YES_NO || decision.kind() == Question.Kind.NUMBER;
                String what = decision.step() + " " + decision.prompt() + " " + choice.word();
                if (!fact && !List.of(except).contains(choice.word()) && tried.add(seats(decision) + what)) {
                    int seat = Long.numberOfTrailingZeros(decision.seats());
                    take(new Answer.Pick(decision.id(), seat, choice.item(), ""));
                    return true;
                }
            }
        }
        return false;
    }

    /** The dice that come next show these faces. */
    public Played rolls(int... faces) {
        dice.next(faces);
        return this;
    }

    /** Goes back to where only the first so many answers stood. */
    public Played takesBackTo(int answers) {
        game.takeBack(answers);
        reports.clear();
        return this;
    }

    private void answer(String seat, String step, String word) {
        List<OpenDecision> fitting = decisions(seat, step).stream()
                .filter(decision -> decision.choice(word).isPresent())
                .sorted(Comparator.comparing(decision -> !decision.awaited()))
                .toList();
        assertThat(fitting)
                .as("%s answers '%s'%s; asked is %s", seat, word, step.isEmpty() ? "" : " at " + step, said())
                .isNotEmpty();
        OpenDecision decision = fitting.getFirst();
        LegalChoice choice = decision.choice(word).orElseThrow();
        take(new Answer.Pick(decision.id(), seat(seat), choice.item(), ""));
    }

    private void take(Answer answer) {
        switch (game.propose(answer)) {
            case Ruling.Refused refused -> throw new AssertionError(refused.sentence());
            case Ruling.Accepted accepted -> {
                game.accept(answer, accepted);
                happened(accepted);
            }
        }
    }

    /** Whatever a test plays, what people read of it is written for people. */
    private void happened(Ruling.Accepted ruling) {
        reports.add(ruling.reports());
        assertThat(lines.unspoken(ruling.reports())).as("lines of the log").isEmpty();
        assertThat(lines.unspokenQuestions(decisions())).as("questions").isEmpty();
    }

    // ---- what is asked

    /** Play waits for this seat alone, in this step. */
    public Played awaits(String seat, String step) {
        assertThat(awaited()).as("who is awaited where").containsExactly(seat + " at " + step);
        return this;
    }

    /** Play waits for several seats at the same time: "Axis at Refit:do", in any order. */
    public Played awaitsTogether(String... seatsAndSteps) {
        assertThat(awaited()).as("who is awaited where").containsExactlyInAnyOrder(seatsAndSteps);
        return this;
    }

    /** Play waits for an answer to exactly this question. */
    public Played asks(String seat, String prompt) {
        assertThat(decisions(seat, "").stream().map(OpenDecision::prompt)).contains(prompt);
        return this;
    }

    /** The seat may do this step now, though nobody waits for it. */
    public Played leavesOpen(String seat, String step) {
        assertThat(decisions(seat, step).stream().filter(decision -> !decision.awaited()))
                .as("%s may do %s beside what is asked: %s", seat, step, said())
                .hasSize(1);
        return this;
    }

    /** Nobody is asked anything in this step now. */
    public Played closes(String step) {
        assertThat(decisions().stream().map(decision -> names.of(decision.step())))
                .doesNotContain(step);
        return this;
    }

    /** In this step the seat is offered exactly these words. */
    public Played offers(String seat, String step, String... words) {
        assertThat(decisions(seat, step))
                .as("%s at %s; asked is %s", seat, step, said())
                .hasSize(1);
        assertThat(decisions(seat, step).getFirst().choices().stream().map(LegalChoice::word))
                .containsExactly(words);
        return this;
    }

    /** No question offers the seat this word now. */
    public Played cannot(String seat, String word) {
        assertThat(decisions(seat, "").stream()
                        .filter(decision -> decision.choice(word).isPresent()))
                .as("%s must not be able to answer '%s'", seat, word)
                .isEmpty();
        return this;
    }

    private List<OpenDecision> decisions() {
        return umpire.decisions(game.position());
    }

    private List<OpenDecision> decisions(String seat, String step) {
        return decisions().stream()
                .filter(decision -> decision.isFor(seat(seat)))
                .filter(decision -> step.isEmpty() || names.of(decision.step()).equals(step))
                .toList();
    }

    private List<String> awaited() {
        return decisions().stream()
                .filter(OpenDecision::awaited)
                .map(decision -> seats(decision) + " at " + names.of(decision.step()))
                .toList();
    }

    private List<String> said() {
        return decisions().stream()
                .map(decision -> seats(decision) + " at " + names.of(decision.step()) + ": '" + decision.prompt() + "' "
                        + decision.choices().stream().map(LegalChoice::word).toList())
                .toList();
    }

    private String seats(OpenDecision decision) {
        return String.join(
                " or ",
                umpire.seats().all().stream()
                        .map(Seats.Seat::name)
                        .filter(name -> decision.isFor(seat(name)))
                        .toList());
    }

    private int seat(String name) {
        List<String> all = umpire.seats().all().stream().map(Seats.Seat::name).toList();
        assertThat(all).contains(name);
        return all.indexOf(name);
    }

    /** A seat is called as the rulebook calls its side, not as people do; one that speaks for factions as people do. */
    private static Seats seatsOf(Parties parties) {
        List<Seats.Seat> seats = new ArrayList<>();
        for (Seats.Seat seat : Seats.ofSides(parties).all()) {
            Party side = parties.get(Long.numberOfTrailingZeros(seat.parties()));
            boolean alone = parties.factionsOf(side.index()) == 0;
            seats.add(alone ? new Seats.Seat(side.name(), seat.parties()) : seat);
        }
        return new Seats(seats);
    }

    /** What people call a side that a test calls as the rulebook does; anything else as it is. */
    private String title(String name) {
        return umpire.rulebook().outline().parties().all().stream()
                .filter(party -> party.name().equals(name))
                .map(Party::title)
                .findFirst()
                .orElse(name);
    }

    // ---- what happened

    /** Exactly these steps were entered since the last look, in this order. */
    public Played enters(String... steps) {
        assertThat(reports.entered()).containsExactly(steps);
        return look();
    }

    /** These steps were entered since the last look, in this order, perhaps with others between them. */
    public Played passes(String... steps) {
        assertThat(reports.entered()).containsSubsequence(steps);
        return this;
    }

    /** None of these steps came about since the last look; one that was passed over did not. */
    public Played never(String... steps) {
        assertThat(reports.cameAbout()).doesNotContain(steps);
        return this;
    }

    /** Forgets what happened so far, to look at what follows. */
    public Played look() {
        reports.clear();
        return this;
    }

    public Played announces(String... events) {
        assertThat(reports.of(Report.Announced.class))
                .extracting(Report.Announced::event)
                .containsExactly(events);
        return this;
    }

    /** Who reacted with what since the last look, as "Egypt: Countermand a combat order". */
    public Played reacts(String... reactions) {
        assertThat(reports.of(Report.Reacted.class))
                .extracting(report -> report.party() + ": " + report.reaction())
                .containsExactly(reactions);
        return this;
    }

    /** The totals of the rolls of this name since the last look. */
    public Played rolled(String name, long... totals) {
        assertThat(reports.of(Report.Rolled.class).stream()
                        .filter(report -> report.name().equals(name))
                        .map(Report.Rolled::result))
                .containsExactlyElementsOf(Arrays.stream(totals).boxed().toList());
        return this;
    }

    public Played tells(String text) {
        assertThat(reports.of(Report.Told.class)).extracting(Report.Told::text).contains(text);
        return this;
    }

    public Played neverTells(String text) {
        assertThat(reports.of(Report.Told.class)).extracting(Report.Told::text).doesNotContain(text);
        return this;
    }

    public List<String> entered() {
        return reports.entered();
    }

    public List<String> cameAbout() {
        return reports.cameAbout();
    }

    public List<String> revealed() {
        return reports.revealed();
    }

    public List<String> told() {
        return reports.told();
    }

    // ---- how things stand

    /** A value of the state, as everybody sees it; the owner is empty for one of the game. */
    public Played holds(String owner, String name, String value) {
        assertThat(value(owner, name)).as("%s %s", owner, name).isEqualTo(title(value));
        return this;
    }

    /** The value in words, or "none there". */
    public String value(String owner, String name) {
        return sighting(umpire.seats().get(0).name()).state().stream()
                .filter(each -> each.owner().equals(title(owner)) && each.name().equals(name))
                .map(Sighting.Value::word)
                .findFirst()
                .orElse("none there");
    }

    /** What a piece has, as everybody sees it. */
    public Played has(String piece, String name, String value) {
        assertThat(sighting(umpire.seats().get(0).name()).pieces().stream()
                        .filter(each -> each.name().equals(piece))
                        .flatMap(each -> each.values().stream())
                        .filter(each -> each.name().equals(name))
                        .map(Sighting.Value::word))
                .as("%s of %s", name, piece)
                .containsExactly(title(value));
        return this;
    }

    public Played isGameTurn(int number) {
        assertThat(sighting(umpire.seats().get(0).name()).gameTurn()).isEqualTo(number);
        return this;
    }

    public Played isWonBy(String winner) {
        assertThat(position().over).as("the game is over").isTrue();
        assertThat(sighting(umpire.seats().get(0).name()).winner()).isEqualTo(title(winner));
        return this;
    }

    public Played isDrawn() {
        assertThat(position().over).as("the game is over").isTrue();
        assertThat(sighting(umpire.seats().get(0).name()).winner()).isEmpty();
        return this;
    }

    public boolean over() {
        return position().over;
    }

    public Sighting sighting(String seat) {
        return umpire.sighting(position(), seat(seat));
    }

    /** What a seat can lay over the board under this title, with numbers where it has some. */
    public OverlayRule.Cover overlay(String seat, String title) {
        Overlays overlays = umpire.look(position()).overlays(seat(seat));
        return overlays.offers().stream()
                .filter(each -> each.title().equals(title))
                .findFirst()
                .flatMap(each -> overlays.cover(each.id()))
                .orElseThrow();
    }

    public int answers() {
        return game.answers();
    }

    public long hash() {
        return position().hash();
    }

    public Position position() {
        return game.position();
    }
}
