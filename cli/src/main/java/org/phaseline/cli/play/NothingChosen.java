package org.phaseline.cli.play;

import java.util.List;
import org.phaseline.engine.machine.Question.Kind;
import org.phaseline.engine.report.Report;
import org.phaseline.engine.umpire.OpenDecision;

/** Finds out whether somebody who is to say that they are ready had nothing to choose before. */
final class NothingChosen {

    private static final List<String> OF_READY = List.of("ready", "change", "start over");

    private NothingChosen() {}

    static boolean isAsked(PlayedGame game, OpenDecision decision) {
        if (decision.kind() != Kind.READY || !decision.awaited() || decision.step() < 0) {
            return false;
        }
        for (int answer = game.answers(); answer >= 0; answer--) {
            for (Report report : game.reports().of(answer).reversed()) {
                if (report instanceof Report.Entered entered && entered.step() == decision.step()) {
                    return true;
                }
                if (report instanceof Report.Answered given
                        && (decision.parties() >>> given.party() & 1) != 0
                        && isInside(game, given.step(), decision.step())
                        && !OF_READY.contains(given.word())) {
                    return false;
                }
            }
        }
        return false;
    }

    private static boolean isInside(PlayedGame game, int step, int outer) {
        for (int at = step; at >= 0; at = game.outline().step(at).parent()) {
            if (at == outer) {
                return true;
            }
        }
        return false;
    }
}
