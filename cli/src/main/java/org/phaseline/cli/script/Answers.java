package org.phaseline.cli.script;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.phaseline.cli.play.PieceNames;
import org.phaseline.cli.play.PlayedGame;
import org.phaseline.engine.machine.DigressionInfo;
import org.phaseline.engine.outline.Step;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.LegalChoice;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.language.problem.Guess;

/** Finds what a line of a script answers. */
final class Answers {

    private final PlayedGame game;

    Answers(PlayedGame game) {
        this.game = game;
    }

    /** The answer, or a sentence saying why there is none. */
    sealed interface Result {
        record Given(Answer answer) implements Result {}

        record Wrong(String sentence) implements Result {}
    }

    private static Result wrong(String sentence) {
        return new Result.Wrong(sentence);
    }

    Result answer(ScriptLine.Answer line) {
        Optional<Speaker> speaker = Speaker.find(game, line.seat());
        if (speaker.isEmpty()) {
            return wrong(Speaker.unknown(game, line.seat()));
        }
        List<Step> steps = line.step().isEmpty() ? List.of() : StepNames.find(game.outline(), line.step());
        if (!line.step().isEmpty() && steps.isEmpty()) {
            return wrong(StepNames.unknown(game.outline(), line.step()));
        }
        List<OpenDecision> open = game.decisions().stream()
                .filter(decision -> decision.isFor(speaker.get().seat()))
                .filter(decision -> (decision.parties() & speaker.get().parties()) != 0)
                .filter(decision -> steps.isEmpty() || isIn(decision.step(), steps))
                .toList();
        if (open.isEmpty()) {
            return wrong(
                    line.seat() + " " + game.outline().parties().verb(line.seat(), "is") + " not being asked anything"
                            + (steps.isEmpty() ? "" : " in [" + line.step() + "]") + " now; " + PlayStatus.say(game));
        }
        Result whole = pick(line, speaker.get(), open, new NotedText(line.text(), ""));
        NotedText split = NotedText.split(line.text());
        if (whole instanceof Result.Given || split.note().isEmpty()) {
            return whole;
        }
        return pick(line, speaker.get(), open, split);
    }

    private boolean isIn(int innermost, List<Step> steps) {
        for (int at = innermost; at >= 0; at = game.outline().step(at).parent()) {
            if (steps.contains(game.outline().step(at))) {
                return true;
            }
        }
        return false;
    }

    private Result pick(ScriptLine.Answer line, Speaker speaker, List<OpenDecision> open, NotedText text) {
        List<OpenDecision> fitting = open.stream()
                .filter(decision ->
                        PieceNames.choice(decision, text.word(), game.outline()).isPresent())
                .toList();
        List<OpenDecision> waiting =
                fitting.stream().filter(OpenDecision::awaited).toList();
        List<OpenDecision> meant = waiting.isEmpty() ? fitting : waiting;
        if (meant.isEmpty()) {
            return wrong("'" + text.word() + "' is not offered to " + line.seat() + "; "
                    + open.stream().map(PlayStatus::offered).collect(Collectors.joining("; ")));
        }
        if (meant.size() > 1) {
            return wrong("'" + text.word() + "' would answer " + meant.size() + " questions of " + line.seat() + " ("
                    + meant.stream().map(OpenDecision::prompt).collect(Collectors.joining("; "))
                    + "); say which: " + line.seat() + " [step]: " + text.word());
        }
        OpenDecision decision = meant.getFirst();
        LegalChoice choice =
                PieceNames.choice(decision, text.word(), game.outline()).orElseThrow();
        return new Result.Given(new Answer.Pick(decision.id(), speaker.seat(), choice.item(), text.note()));
    }

    Result raise(ScriptLine.Raise line) {
        Optional<Speaker> speaker = Speaker.find(game, line.seat());
        if (speaker.isEmpty()) {
            return wrong(Speaker.unknown(game, line.seat()));
        }
        List<String> titles = game.rulebook().digressions().stream()
                .map(DigressionInfo::title)
                .toList();
        for (NotedText text : List.of(new NotedText(line.title(), ""), NotedText.split(line.title()))) {
            for (int i = 0; i < titles.size(); i++) {
                if (titles.get(i).equalsIgnoreCase(text.word())) {
                    return new Result.Given(new Answer.Raise(i, speaker.get().seat(), text.note()));
                }
            }
        }
        String word = NotedText.split(line.title()).word();
        String guess = Guess.didYouMean(word, titles);
        return wrong("there is nothing called '" + word + "' to raise"
                + (guess.isEmpty() ? "; there is '" + String.join("', '", titles) + "'" : guess));
    }
}
