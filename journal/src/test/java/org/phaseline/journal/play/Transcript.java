package org.phaseline.journal.play;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.boards.Board;
import org.phaseline.engine.machine.OverlayRule;
import org.phaseline.engine.machine.Question;
import org.phaseline.engine.outline.Decimals;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.report.Readers;
import org.phaseline.engine.report.Report;
import org.phaseline.engine.report.Sentences;
import org.phaseline.engine.umpire.LegalChoice;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Overlays;
import org.phaseline.engine.umpire.Progress;
import org.phaseline.engine.umpire.Sighting;
import org.phaseline.engine.umpire.Umpire;

/** What came of a played case, in lines that people read. */
final class Transcript {

    private final Umpire umpire;
    private final List<String> lines = new ArrayList<>();

    Transcript(Umpire umpire) {
        this.umpire = umpire;
    }

    void line(String line) {
        lines.add(line);
    }

    void reports(List<Report> reports) {
        Sentences sentences = new Sentences(umpire.rulebook().outline());
        for (Report report : reports) {
            String only = readers(report.audience());
            lines.add("= " + only + covered(report) + sentences.say(report));
        }
    }

    private String covered(Report report) {
        if (report.covered() == 0) {
            return "";
        }
        return report.covered() == Report.EVERYONE
                ? "(covered) "
                : "(covered for " + umpire.rulebook().outline().parties().names(report.covered()) + ") ";
    }

    void questions(Position position) {
        for (OpenDecision decision : umpire.decisions(position)) {
            lines.add("? " + umpire.rulebook().outline().parties().names(decision.parties()) + ": "
                    + prompt(umpire, decision) + " [" + choices(decision) + "]"
                    + (decision.awaited() ? "" : " (open)")
                    + (decision.sealed() ? " (sealed)" : ""));
        }
    }

    /** The question with the printed id of its step before it. */
    static String prompt(Umpire umpire, OpenDecision decision) {
        Outline outline = umpire.rulebook().outline();
        String label = decision.step() < 0 ? "" : outline.step(decision.step()).label();
        return label.isEmpty() ? decision.prompt() : label + " " + decision.prompt();
    }

    private static String choices(OpenDecision decision) {
        List<String> words = new ArrayList<>();
        long from = 0;
        for (int i = 0; i < decision.choices().size(); i++) {
            LegalChoice choice = decision.choices().get(i);
            boolean numbered = decision.kind() == Question.Kind.NUMBER || decision.kind() == Question.Kind.DIE;
            boolean goesOn = numbered
                    && i > 0
                    && decision.choices().get(i - 1).item() == choice.item() - 1
                    && choice.word().equals(Long.toString(choice.item()));
            if (goesOn) {
                words.set(words.size() - 1, from + ".." + choice.item());
            } else {
                from = choice.item();
                words.add(choice.word());
            }
        }
        return String.join(", ", words);
    }

    void sighting(Sighting sighting) {
        if (sighting.over()) {
            lines.add("| the game is over" + (sighting.winner().isEmpty() ? "" : ", won by " + sighting.winner()));
        }
        for (OpenDecision decision : sighting.decisions()) {
            lines.add("| is asked: " + prompt(umpire, decision));
        }
        for (Sighting.Awaited awaited : sighting.awaited()) {
            lines.add("| waits for " + awaited.who()
                    + (awaited.step() < 0
                            ? ""
                            : " in "
                                    + umpire.rulebook()
                                            .outline()
                                            .step(awaited.step())
                                            .called())
                    + (awaited.sealed() ? ", sealed" : "")
                    + (awaited.ready() ? ", who is ready" : ""));
        }
        sighting.state().forEach(this::value);
        sighting.pieces().forEach(piece -> piece.values().forEach(this::value));
        for (String secret : sighting.ownSecrets()) {
            lines.add("| keeps secret: " + secret);
        }
        progress(sighting, Progress.PRESENT, "now");
        progress(sighting, Progress.DONE, "done");
        progress(sighting, Progress.NOT_DONE, "not done");
    }

    /** What can be laid over the boards, with the spaces it covers. */
    void overlays(Overlays overlays) {
        for (Overlays.Offer offer : overlays.offers()) {
            OverlayRule.Cover cover = overlays.cover(offer.id()).orElseThrow();
            Board board = umpire.rulebook().outline().boards().stream()
                    .filter(each -> each.name().equals(offer.board()))
                    .findFirst()
                    .orElseThrow()
                    .board();
            List<String> covered = new ArrayList<>();
            for (int i = 0; i < cover.members().size(); i++) {
                int member = cover.members().get(i);
                covered.add((offer.pieces().isEmpty() ? board.name(member) : piece(umpire, offer.pieces(), member))
                        + (cover.numbers().isEmpty()
                                ? ""
                                : " " + Decimals.say(cover.numbers().get(i), cover.unit())));
            }
            lines.add("| overlay " + offer.title() + ": " + (covered.isEmpty() ? "-" : String.join(", ", covered)));
        }
    }

    private void value(Sighting.Value value) {
        lines.add("| " + (value.owner().isEmpty() ? "" : value.owner() + " ") + value.name() + ": " + value.value()
                + (value.until().isEmpty() ? "" : " until " + value.until()));
    }

    private void progress(Sighting sighting, Progress wanted, String said) {
        List<String> steps = new ArrayList<>();
        for (int i = 0; i < sighting.progress().size(); i++) {
            if (sighting.progress().get(i) == wanted) {
                steps.add(umpire.rulebook().outline().step(i).called());
            }
        }
        if (!steps.isEmpty()) {
            lines.add("| " + said + ": " + String.join(", ", steps));
        }
    }

    String text() {
        return String.join("\n", lines) + "\n";
    }

    /** Who alone may know of something: the parties, and whoever watches where they are not all left out. */
    private String readers(long audience) {
        String readers = Readers.of(audience, umpire.rulebook().outline().parties());
        return readers.isEmpty() ? "" : "(only " + readers + ") ";
    }

    private static String piece(Umpire umpire, String kind, int number) {
        return umpire.rulebook().outline().pieces().stream()
                .filter(each -> each.name().equals(kind))
                .findFirst()
                .orElseThrow()
                .members()
                .get(number);
    }
}
