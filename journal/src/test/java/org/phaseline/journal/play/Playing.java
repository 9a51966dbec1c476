package org.phaseline.journal.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.LegalChoice;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.journal.format.JournalProblem;

/** Plays a case and writes down what comes of it, with the hash of every position on the way. */
final class Playing {

    private final AtTheTable table;
    private final Transcript transcript;
    private final List<Long> hashes = new ArrayList<>();

    Playing(AtTheTable table) {
        this.table = table;
        this.transcript = new Transcript(table.game().umpire());
    }

    List<Long> hashes() {
        return hashes;
    }

    String play(Play play) throws JournalProblem {
        setting(play.setting());
        transcript.reports(table.game().opening());
        transcript.questions(position());
        hashes.add(position().hash());
        table.kept();
        for (Play.Move move : play.moves()) {
            transcript.line("");
            move.remarks().forEach(transcript::line);
            long before = position().hash();
            Position old = position();
            move(move);
            assertThat(old.hash())
                    .as("the umpire changes no position it has handed out: %s", move.text())
                    .isEqualTo(before);
            table.kept();
            hashes.add(position().hash());
            soundQuestions();
        }
        return transcript.text();
    }

    private void setting(Play.Setting setting) {
        int before = transcript.text().length();
        if (!setting.scenario().isEmpty()) {
            transcript.line("scenario " + setting.scenario());
        }
        setting.on().forEach(option -> transcript.line("use " + option));
        setting.off().forEach(option -> transcript.line("without " + option));
        if (setting.factions()) {
            transcript.line("seats for factions");
        }
        if (setting.typedDice()) {
            transcript.line("dice typed in");
        }
        if (transcript.text().length() > before) {
            transcript.line("");
        }
    }

    private Umpire umpire() {
        return table.game().umpire();
    }

    private Position position() {
        return table.game().position();
    }

    private void move(Play.Move move) throws JournalProblem {
        switch (move.what()) {
            case ANSWER -> accepted("> " + move.text(), table.game().answer(pick(move.text())));
            case RAISE -> accepted("> " + move.text(), table.game().answer(raise(move.text())));
            case TAKE_BACK -> {
                int to = Integer.parseInt(move.text().substring("take back to ".length()));
                accepted("> " + move.text(), table.game().takeBack(to));
            }
            case REFUSED -> {
                String wish = move.text().split(" -> ", 2)[0];
                Answer answer = wish.contains(" raises ") ? raise(wish) : pick(wish);
                Ruling ruling = table.game().answer(answer);
                assertThat(ruling).as("'%s' should be refused", wish).isInstanceOf(Ruling.Refused.class);
                transcript.line("! " + wish + " -> " + ((Ruling.Refused) ruling).sentence());
            }
            case LOOK -> {
                transcript.line("@ " + move.text());
                int seat = Chair.seat(umpire().seats(), move.text());
                transcript.sighting(umpire().sighting(position(), seat));
                transcript.overlays(umpire().look(position()).overlays(seat));
            }
        }
    }

    private void accepted(String line, Ruling ruling) {
        if (ruling instanceof Ruling.Refused refused) {
            throw new AssertionError(transcript.text() + line + "\nwas refused: " + refused.sentence());
        }
        transcript.line(line);
        transcript.reports(((Ruling.Accepted) ruling).reports());
        transcript.questions(position());
    }

    private Answer pick(String text) {
        try {
            Chair.Wish wish = Chair.wish(umpire(), umpire().decisions(position()), text);
            return new Answer.Pick(wish.decision(), wish.seat(), wish.item(), wish.note());
        } catch (AssertionError unclear) {
            throw new AssertionError(transcript.text() + unclear.getMessage(), unclear);
        }
    }

    private Answer raise(String text) {
        int seat = Chair.seat(umpire().seats(), text);
        String title = text.substring(text.indexOf(" raises ") + " raises ".length());
        String note = "";
        int quote = title.indexOf(" \"");
        if (quote >= 0) {
            note = title.substring(quote + 2, title.length() - 1);
            title = title.substring(0, quote);
        }
        for (int i = 0; i < umpire().rulebook().digressions().size(); i++) {
            if (umpire().rulebook().digressions().get(i).title().equals(title)) {
                return new Answer.Raise(i, seat, note);
            }
        }
        throw new AssertionError("no digression is called " + title);
    }

    /** What holds of every position: somebody is asked until the game is over, each in words that differ, and anybody may look. */
    private void soundQuestions() {
        List<OpenDecision> open = umpire().decisions(position());
        assertThat(open.isEmpty())
                .as("somebody is asked, or the game is over:\n%s", transcript.text())
                .isEqualTo(position().over);
        for (OpenDecision decision : open) {
            assertThat(decision.choices())
                    .extracting(LegalChoice::word)
                    .doesNotHaveDuplicates()
                    .isNotEmpty();
            assertThat(decision.seats())
                    .as("somebody sits here who can answer %s", decision.prompt())
                    .isNotZero();
        }
        for (int seat = 0; seat < umpire().seats().all().size(); seat++) {
            umpire().sighting(position(), seat);
        }
        assertThat(umpire().why(position()).strands()).hasSameSizeAs(open);
    }
}
