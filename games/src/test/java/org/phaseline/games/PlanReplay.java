package org.phaseline.games;

import java.util.List;
import java.util.Optional;
import org.phaseline.engine.outline.PieceKind;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.LegalChoice;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.planner.PieceRef;
import org.phaseline.planner.PlannedAnswer;
import org.phaseline.planner.Way;

/** Gives the answers of a plan to the umpire of the real game, as the server does. */
final class PlanReplay {

    private final Umpire umpire;
    private final int seat;

    PlanReplay(Umpire umpire, int seat) {
        this.umpire = umpire;
        this.seat = seat;
    }

    /** What is wrong with a way, in words; nothing when it leads where it says. */
    Optional<String> problem(Position from, PieceRef piece, Way way, List<PlannedAnswer> answers) {
        Position position = from;
        for (int i = 0; i < answers.size(); i++) {
            PlannedAnswer answer = answers.get(i);
            Optional<OpenDecision> open = umpire.decision(position, answer.decision());
            if (open.isEmpty() || open.get().step() != answer.step()) {
                return Optional.of("is not asked '" + answer.prompt() + "'");
            }
            Optional<LegalChoice> choice = open.get().choices().stream()
                    .filter(each -> each.word().equals(answer.choice().word()))
                    .findFirst();
            if (choice.isEmpty()) {
                return Optional.of("is not offered '" + answer.choice().word() + "' at '" + answer.prompt() + "'");
            }
            Answer.Pick pick =
                    new Answer.Pick(answer.decision(), seat, choice.get().item(), "");
            if (!(umpire.rule(position, pick) instanceof Ruling.Accepted accepted)) {
                return Optional.of("is refused '" + answer.prompt() + "'");
            }
            position = accepted.position();
            boolean last = i == answers.size() - 1;
            if (accepted.exposing() && !last) {
                return Optional.of("is exposed before its end, at '" + answer.prompt() + "'");
            }
            if (last && !way.interrupted() && accepted.exposing() != way.isFinal()) {
                return Optional.of("says final: " + way.isFinal() + ", and at '" + answer.prompt() + "' it is not so");
            }
        }
        if (way.interrupted() || way.isFinal()) {
            return Optional.empty();
        }
        PieceKind kind = umpire.rulebook().outline().pieces().stream()
                .filter(each -> each.name().equals(piece.kind()))
                .findFirst()
                .orElseThrow();
        boolean there = position.slots[kind.at() + piece.number()] == way.place();
        boolean faces = way.facing() < 0 || position.slots[kind.facing() + piece.number()] == way.facing();
        return there && faces ? Optional.empty() : Optional.of("ends somewhere else");
    }
}
