package org.phaseline.cli.script;

import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.phaseline.cli.play.PieceNames;
import org.phaseline.cli.play.PlayedGame;
import org.phaseline.cli.play.PlayedReports;
import org.phaseline.engine.outline.Step;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Progress;
import org.phaseline.engine.umpire.Sighting;
import org.phaseline.engine.umpire.Why;

/** Compares what a script expects with what is. The script sees everything, also what is sealed. */
final class ExpectationCheck {

    private final PlayedGame game;

    ExpectationCheck(PlayedGame game) {
        this.game = game;
    }

    /** What is otherwise, or nothing. */
    Optional<String> otherwise(Expectation expectation, LogPlace since) {
        return switch (expectation) {
            case Expectation.InStep step -> inStep(step.name());
            case Expectation.Awaited awaited -> awaited(awaited.who());
            case Expectation.Reported reported -> reported(reported.text(), since.answer());
            case Expectation.Read read -> read(read, since);
            case Expectation.Done done -> done(done.name(), done.done());
            case Expectation.Offered offered -> offered(offered.word(), offered.offered());
            case Expectation.Value value -> value(value.name(), value.value());
            case Expectation.Covered covered -> new OverlayCheck(game).otherwise(covered);
            case Expectation.Over over -> over(over);
        };
    }

    private static Optional<String> unless(boolean holds, String sentence) {
        return holds ? Optional.empty() : Optional.of(sentence);
    }

    private Optional<String> inStep(String name) {
        List<Step> steps = StepNames.find(game.outline(), name);
        if (steps.isEmpty()) {
            return Optional.of(StepNames.unknown(game.outline(), name));
        }
        TreeSet<Integer> present = new TreeSet<>();
        for (Why.Strand strand : game.umpire().why(game.position()).strands()) {
            present.addAll(strand.path());
        }
        return unless(
                steps.stream().anyMatch(step -> present.contains(step.index())),
                "play is not in [" + name + "]: " + PlayStatus.say(game));
    }

    private Optional<String> awaited(String who) {
        Optional<Speaker> speaker = Speaker.find(game, who);
        if (speaker.isEmpty()) {
            return Optional.of(Speaker.unknown(game, who));
        }
        boolean awaited = game.decisions().stream()
                .anyMatch(decision -> decision.awaited()
                        && decision.isFor(speaker.get().seat())
                        && (decision.parties() & speaker.get().parties()) != 0);
        return unless(awaited, "the game does not wait for " + who + ": " + PlayStatus.say(game));
    }

    private Optional<String> reported(String text, int since) {
        for (int answer = since; answer <= game.answers(); answer++) {
            boolean said = game.reports().of(answer).stream()
                    .anyMatch(
                            report -> PlayedReports.say(report, game.outline()).contains(text));
            if (said) {
                return Optional.empty();
            }
        }
        return Optional.of("no line of the log since the last answer says \"" + text + "\"");
    }

    /** Also what the seat finds only behind a sentence: that is no secret either. */
    private Optional<String> read(Expectation.Read expected, LogPlace since) {
        Optional<Speaker> speaker = Speaker.find(game, expected.who());
        if (speaker.isEmpty()) {
            return Optional.of(Speaker.unknown(game, expected.who()));
        }
        Optional<String> line = game
                .readBy(speaker.get().seat(), since.line(speaker.get().seat()))
                .stream()
                .filter(text -> text.contains(expected.text()))
                .findFirst();
        String reads = game.outline().parties().verb(expected.who(), "reads");
        return expected.read()
                ? unless(
                        line.isPresent(),
                        "no line that " + expected.who() + " " + reads + " since the last answer says \""
                                + expected.text() + "\"")
                : line.map(text -> expected.who() + " " + reads + " \"" + text + "\"");
    }

    private Optional<String> done(String name, boolean expected) {
        List<Step> steps = StepNames.find(game.outline(), name);
        if (steps.isEmpty()) {
            return Optional.of(StepNames.unknown(game.outline(), name));
        }
        boolean done = steps.stream().anyMatch(this::isDone);
        return unless(done == expected, "[" + name + "] was " + (done ? "done" : "not done"));
    }

    /** Pages of sequences that were left are gone; then the log knows. */
    private boolean isDone(Step step) {
        Progress progress = game.sighting(0).progress().get(step.index());
        return switch (progress) {
            case DONE -> true;
            case NOT_DONE, PRESENT -> false;
            case TO_COME ->
                game.reports()
                        .outcome(step.index())
                        .filter(outcome -> !outcome.equals("not done"))
                        .isPresent();
        };
    }

    private Optional<String> offered(String word, boolean expected) {
        Optional<OpenDecision> offering = game.decisions().stream()
                .filter(decision ->
                        PieceNames.choice(decision, word, game.outline()).isPresent())
                .findFirst();
        if (offering.isPresent() == expected) {
            return Optional.empty();
        }
        return Optional.of(offering.map(decision -> "'" + word + "' is offered to " + PlayStatus.asked(game, decision))
                .orElseGet(() -> "nobody is offered '" + word + "': " + PlayStatus.say(game)));
    }

    private Optional<String> value(String name, String expected) {
        ScriptValues values = new ScriptValues(game);
        return values.find(name)
                .map(value -> unless(value.isCalled(expected), name + " is " + value.title() + ", not " + expected))
                .orElseGet(() -> Optional.of("there is no value called '" + name + "'" + values.guess(name)));
    }

    private Optional<String> over(Expectation.Over expected) {
        String winner = expected.winner();
        Sighting sighting = game.sighting(0);
        if (!sighting.over()) {
            return Optional.of("the game is not over: " + PlayStatus.say(game));
        }
        if (expected.drawn()) {
            return unless(PlayStatus.isDrawn(game), "the game is not drawn: " + PlayStatus.say(game));
        }
        if (winner.isEmpty()) {
            return Optional.empty();
        }
        long meant = Speaker.find(game, winner).map(Speaker::parties).orElse(0L);
        boolean won = sighting.winner().equalsIgnoreCase(winner) || (game.position().winners & meant) != 0;
        return unless(
                won,
                "the game was won by " + (sighting.winner().isEmpty() ? "nobody" : sighting.winner()) + ", not by "
                        + winner);
    }
}
