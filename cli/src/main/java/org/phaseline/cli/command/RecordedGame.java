package org.phaseline.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.phaseline.cli.source.Chosen;
import org.phaseline.cli.terminal.ExitCode;
import org.phaseline.cli.terminal.Stop;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.journal.JournaledGame;
import org.phaseline.journal.NewGame;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.journal.store.SecretSeed;
import org.phaseline.laboratory.play.GameRecorder;
import org.phaseline.laboratory.play.Playtest;
import org.phaseline.laboratory.shrink.GivenAnswer;

/** A game of a playtest as a journal, so that it can be read and replayed like any other. */
final class RecordedGame {

    private RecordedGame() {}

    /** All answers of a game, which is played once more for it. */
    static List<GivenAnswer> answers(Playtest playtest, long game, int most) {
        List<GivenAnswer> answers = new ArrayList<>();
        GameRecorder.record(
                playtest,
                game,
                most,
                (decision, address, party, side, item) ->
                        answers.add(new GivenAnswer(decision, address, party, side, item)));
        return answers;
    }

    static void write(Path into, Chosen chosen, Playtest playtest, long game, List<GivenAnswer> answers) {
        NewGame start = NewGame.rolledByTheUmpire(
                chosen.source().text(),
                chosen.scenario(),
                chosen.on(),
                chosen.off(),
                chosen.rulebook(),
                playtest.seats(),
                SecretSeed.of(playtest.dice(game).bytes()));
        try (JournaledGame journal = JournaledGame.create(into, start)) {
            for (GivenAnswer answer : answers) {
                if (journal.answer(new Answer.Pick(answer.decision(), answer.side(), answer.item(), ""))
                        instanceof Ruling.Refused refused) {
                    throw new Stop(ExitCode.PROBLEMS, "The game could not be written: " + refused.sentence());
                }
            }
        } catch (JournalProblem problem) {
            throw new Stop(ExitCode.ENVIRONMENT, problem.sentence(), problem);
        }
    }
}
