package org.phaseline.cli.script;

import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.phaseline.cli.play.PlayedGame;
import org.phaseline.cli.play.PlayedReports;
import org.phaseline.engine.outline.StateField;
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
            case Expectation.Over over -> over(over.winner());
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
                .filter(decision -> decision.choice(word).isPresent())
                .findFirst();
        if (offering.isPresent() == expected) {
            return Optional.empty();
        }
        return Optional.of(offering.map(decision -> "'" + word + "' is offered to " + PlayStatus.asked(game, decision))
                .orElseGet(() -> "nobody is offered '" + word + "': " + PlayStatus.say(game)));
    }

    /** {@code name} is that of a value of the game, or an owner and a name; the owner may be a member of a kind. */
    private Optional<String> value(String name, String expected) {
        for (Sighting.Value value : game.sighting(0).state()) {
            boolean whole = value.owner().isEmpty() && value.name().equals(name);
            if (whole || isOwned(value, name)) {
                return unless(new Called(value.value(), value.word()), name, expected);
            }
        }
        return ofMember(name)
                .map(value -> unless(value, name, expected))
                .orElseGet(() -> Optional.of("there is no value called '" + name + "', or it is a marker that is off"));
    }

    /** A value as people read it, and by the rulebook's own word. */
    private record Called(String title, String word) {}

    private static Optional<String> unless(Called value, String name, String expected) {
        return unless(
                value.title.equalsIgnoreCase(expected) || value.word.equalsIgnoreCase(expected),
                name + " is " + value.title + ", not " + expected);
    }

    /** What a piece, a space or another member of a kind has: {@code Third company strength} or {@code c3.wood}. */
    private Optional<Called> ofMember(String name) {
        for (StateField field : game.outline().state()) {
            boolean ends = name.endsWith(" " + field.name()) || name.endsWith("." + field.name());
            if (field.owner() != StateField.Owner.MEMBER || !ends) {
                continue;
            }
            String owner =
                    name.substring(0, name.length() - field.name().length() - 1).strip();
            for (int i = 0; i < field.holders().size(); i++) {
                if (field.holders().get(i).equalsIgnoreCase(owner)) {
                    long[] slots = game.position().slots;
                    return Optional.of(new Called(field.say(slots, i), field.word(slots, i)));
                }
            }
        }
        return Optional.empty();
    }

    private boolean isOwned(Sighting.Value value, String name) {
        if (!name.endsWith(" " + value.name())) {
            return false;
        }
        String owner = name.substring(0, name.length() - value.name().length()).strip();
        return value.owner().equalsIgnoreCase(owner)
                || game.outline().parties().all().stream()
                        .anyMatch(party -> party.title().equals(value.owner())
                                && party.name().equalsIgnoreCase(owner));
    }

    private Optional<String> over(String winner) {
        Sighting sighting = game.sighting(0);
        if (!sighting.over()) {
            return Optional.of("the game is not over: " + PlayStatus.say(game));
        }
        if (winner.isEmpty()) {
            return Optional.empty();
        }
        long expected = Speaker.find(game, winner).map(Speaker::parties).orElse(0L);
        boolean won = sighting.winner().equalsIgnoreCase(winner) || (game.position().winners & expected) != 0;
        return unless(
                won,
                "the game was won by " + (sighting.winner().isEmpty() ? "nobody" : sighting.winner()) + ", not by "
                        + winner);
    }
}
