package org.phaseline.cli.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.phaseline.engine.machine.Question.Kind;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.report.Report;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.LegalChoice;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Ruling;

/** Dice rolled on the real table, several on one line. All of them belong to one roll, or none is taken. */
public final class TypedDice {

    private TypedDice() {}

    /** Numbers with blanks between them. */
    public static Optional<List<Integer>> read(String text) {
        if (!text.strip().matches("\\d{1,4}(\\s+\\d{1,4})*")) {
            return Optional.empty();
        }
        return Optional.of(
                Arrays.stream(text.strip().split("\\s+")).map(Integer::valueOf).toList());
    }

    /** Answers with one die after the other. The last ruling, or a refusal with nothing changed. */
    public static Ruling roll(PlayedGame game, OpenDecision first, List<Integer> faces, String note) {
        List<Answer.Pick> answers = new ArrayList<>();
        Position position = game.position();
        Optional<OpenDecision> die = Optional.of(first);
        for (int face : faces) {
            if (die.isEmpty()) {
                return new Ruling.Refused("The roll takes only " + answers.size()
                        + (answers.size() == 1 ? " die" : " dice") + ", but " + faces.size() + " were typed.");
            }
            Optional<LegalChoice> choice = die.get().choice(Integer.toString(face));
            if (choice.isEmpty()) {
                return new Ruling.Refused(face + " is not on the die, which has "
                        + Numbers.say(die.get().choices()) + ".");
            }
            int seat = Long.numberOfTrailingZeros(die.get().seats());
            Answer.Pick answer =
                    new Answer.Pick(die.get().id(), seat, choice.get().item(), answers.isEmpty() ? note : "");
            Ruling ruling = game.umpire().rule(position, answer);
            if (!(ruling instanceof Ruling.Accepted accepted)) {
                return ruling;
            }
            answers.add(answer);
            position = accepted.position();
            die = isRolled(accepted) ? Optional.empty() : next(game, position, die.get());
        }
        Ruling last = new Ruling.Refused("No dice were typed.");
        for (Answer.Pick answer : answers) {
            last = game.answer(answer);
        }
        return last;
    }

    private static boolean isRolled(Ruling.Accepted accepted) {
        return accepted.reports().stream().anyMatch(Report.Rolled.class::isInstance);
    }

    /** The next die of the same roll: asked in the same branch. */
    private static Optional<OpenDecision> next(PlayedGame game, Position position, OpenDecision before) {
        return game.umpire().decisions(position).stream()
                .filter(decision ->
                        decision.kind() == Kind.DIE && branch(decision).equals(branch(before)))
                .findFirst();
    }

    /** The id of a decision without the moment it is asked at. */
    private static String branch(OpenDecision decision) {
        String id = decision.id();
        return id.substring(0, Math.max(id.lastIndexOf('.'), id.lastIndexOf(':')) + 1);
    }
}
