package org.phaseline.generator.play;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.report.Report;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.Look;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Overlays;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Sighting;
import org.phaseline.engine.umpire.Umpire;

/** One of two games: where it stands, and every answer and report since it began, so that it can be played again anywhere else. */
public final class TwinGame {

    private final Umpire umpire;
    private final List<Answer.Pick> answers;
    private final List<Report> reports;
    private Position position;

    TwinGame(Umpire umpire, Ruling.Accepted begun) {
        this.umpire = umpire;
        this.answers = new ArrayList<>();
        this.reports = new ArrayList<>(begun.reports());
        this.position = begun.position();
    }

    private TwinGame(TwinGame other) {
        this.umpire = other.umpire;
        this.answers = new ArrayList<>(other.answers);
        this.reports = new ArrayList<>(other.reports);
        this.position = other.position;
    }

    TwinGame copy() {
        return new TwinGame(this);
    }

    Ruling.Accepted give(Answer.Pick answer) {
        Ruling.Accepted ruling = RandomAnswers.accepted(umpire.rule(position, answer));
        answers.add(answer);
        reports.addAll(ruling.reports());
        position = ruling.position();
        return ruling;
    }

    public Position position() {
        return position;
    }

    /** The steps in which somebody is asked something now. */
    public List<Integer> stepsAsked() {
        return umpire.decisions(position).stream().map(OpenDecision::step).toList();
    }

    /** From the first on. */
    public List<Answer.Pick> answers() {
        return List.copyOf(answers);
    }

    /**
     * All that the umpire tells a seat, line by line: what it sees and may choose, what it can lay over the boards, why play stands where it does,
     * and what has happened so far.
     */
    public List<String> toldTo(int seat) {
        Look look = umpire.look(position);
        Sighting sighting = look.sighting(seat);
        List<String> told = new ArrayList<>();
        told.add("turn " + sighting.gameTurn() + " " + sighting.date()
                + (sighting.over() ? ", won by " + sighting.winner() : ""));
        Stream.of(
                        sighting.decisions(),
                        sighting.awaited(),
                        sighting.state(),
                        sighting.pieces(),
                        sighting.grounds(),
                        sighting.sides(),
                        sighting.titles(),
                        sighting.sealed(),
                        sighting.ownSecrets(),
                        look.why(seat).strands())
                .forEach(part -> part.forEach(each -> told.add(each.toString())));
        Overlays overlays = look.overlays(seat);
        overlays.offers().forEach(each -> told.add("overlay " + each + " covers " + overlays.cover(each.id())));
        told.add("progress " + sighting.progress());
        told.add("open " + sighting.open());
        reports.stream().filter(umpire.visibility(seat)::maySee).forEach(report -> told.add(report.toString()));
        return told;
    }
}
