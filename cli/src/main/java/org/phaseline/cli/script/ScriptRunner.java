package org.phaseline.cli.script;

import java.util.List;
import java.util.Optional;
import org.phaseline.cli.play.PlayedGame;
import org.phaseline.cli.play.TypedDice;
import org.phaseline.engine.machine.Question.Kind;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Ruling;

/** Plays a script, up to its end or the first line that fails. */
public final class ScriptRunner {

    private final PlayedGame game;
    private final Optional<Trace> trace;
    private final Answers answers;
    private final ExpectationCheck expectations;

    private LogPlace since;
    private int expected;

    public ScriptRunner(PlayedGame game, Optional<Trace> trace) {
        this.game = game;
        this.trace = trace;
        this.answers = new Answers(game);
        this.expectations = new ExpectationCheck(game);
        this.since = new LogPlace(0, new int[game.logLengths().length]);
    }

    public Optional<Failure> run(Script script) {
        trace.ifPresent(Trace::goOn);
        for (ScriptLine line : script.lines()) {
            Optional<String> wrong = play(line);
            if (wrong.isPresent()) {
                return Optional.of(new Failure(line.line(), wrong.get()));
            }
        }
        return Optional.empty();
    }

    /** What was played, and how it stands now. */
    public String summary() {
        return counted(game.answers(), "answer")
                + (expected == 0 ? "" : ", " + counted(expected, "expectation") + " met")
                + "; " + PlayStatus.say(game) + ".";
    }

    private static String counted(int number, String what) {
        return number + " " + what + (number == 1 ? "" : "s");
    }

    private Optional<String> play(ScriptLine line) {
        if (line instanceof ScriptLine.Expect expect) {
            expected++;
            return expectations.otherwise(expect.expectation(), since);
        }
        int before = game.answers();
        int[] lines = game.logLengths();
        Optional<String> wrong = switch (line) {
            case ScriptLine.Answer answer -> given(answers.answer(answer));
            case ScriptLine.Raise raise -> given(answers.raise(raise));
            case ScriptLine.Roll roll -> roll(roll.faces());
            case ScriptLine.Undo undo -> undo(undo.answers());
            case ScriptLine.Expect expect -> Optional.empty();
        };
        since = new LogPlace(Math.min(before, game.answers()) + 1, lines);
        if (wrong.isEmpty()) {
            trace.ifPresent(Trace::goOn);
        }
        return wrong;
    }

    private Optional<String> given(Answers.Result result) {
        return switch (result) {
            case Answers.Result.Wrong wrong -> Optional.of(wrong.sentence());
            case Answers.Result.Given given -> refusal(game.answer(given.answer()));
        };
    }

    private Optional<String> roll(List<Integer> faces) {
        if (!game.umpire().typedDice()) {
            return Optional.of("the umpire rolls the dice of this game; to roll them in the script, use --dice typed");
        }
        Optional<OpenDecision> die = game.decisions().stream()
                .filter(decision -> decision.kind() == Kind.DIE)
                .findFirst();
        return die.isEmpty()
                ? Optional.of("no dice are to be rolled now; " + PlayStatus.say(game))
                : refusal(TypedDice.roll(game, die.get(), faces, ""));
    }

    private Optional<String> undo(int count) {
        int to = game.answers() - count;
        if (to < 0) {
            return Optional.of("undo " + count + " goes back too far; answers so far: " + game.answers());
        }
        Optional<String> refusal = refusal(game.takeBack(to));
        if (refusal.isEmpty()) {
            trace.ifPresent(shown -> shown.tookBack(to));
        }
        return refusal;
    }

    private static Optional<String> refusal(Ruling ruling) {
        return ruling instanceof Ruling.Refused refused ? Optional.of(refused.sentence()) : Optional.empty();
    }
}
