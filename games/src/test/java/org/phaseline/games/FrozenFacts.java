package org.phaseline.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.outline.Parties;
import org.phaseline.engine.outline.StateField;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.report.Report;
import org.phaseline.engine.umpire.LegalChoice;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.journal.Compiled;
import org.phaseline.journal.Replay;
import org.phaseline.journal.Replayed;
import org.phaseline.journal.Watcher;
import org.phaseline.journal.format.Hashes;
import org.phaseline.journal.format.Journal;
import org.phaseline.journal.format.JournalProblem;

/**
 * What a journal leads to, in words that are the rulebook's own: how it ended, every value of the state, what is asked with every
 * choice, and everything that happened on the way with who may know of it. The umpire's own sentences may be put better one day and
 * are not in it; the layout of positions neither.
 */
final class FrozenFacts {

    private final List<String> lines = new ArrayList<>();
    private final CompiledRulebook rulebook;
    private final Parties parties;
    private final long hash;
    private final boolean hashesAgree;

    private FrozenFacts(Journal journal) throws JournalProblem {
        rulebook = Compiled.from(journal);
        parties = rulebook.outline().parties();
        List<String> log = new ArrayList<>();
        Watcher watcher = (line, event, ruling) -> ruling.reports().stream()
                .filter(report -> !(report instanceof Report.Explained || report instanceof Report.RolledOff))
                .forEach(report -> log.add("  " + line + " " + fact(report) + audience(report)));
        Replayed replayed = Replay.of(journal, rulebook, Optional.empty(), watcher);
        if (!(replayed instanceof Replayed.Agreed agreed)) {
            throw new AssertionError(journal.name() + ": "
                    + ((Replayed.Disagreed) replayed).disagreement().say());
        }
        Position position = agreed.game().position();
        hash = position.hash();
        hashesAgree = agreed.hashes().complete();
        lines.add("answers " + agreed.answers());
        lines.add(position.over ? "over, won by " + orNobody(parties.names(position.winners)) : "not over");
        lines.add("state");
        rulebook.outline().state().forEach(field -> state(field, position));
        lines.add("asked");
        asked(agreed.game().umpire(), position);
        lines.add("log");
        lines.addAll(log);
    }

    static FrozenFacts of(Journal journal) throws JournalProblem {
        return new FrozenFacts(journal);
    }

    /** The same on every version of Phaseline, for ever. */
    List<String> lines() {
        return lines;
    }

    /** The hash of the last position. */
    String hash() {
        return Hashes.say(hash);
    }

    boolean hashesAgree() {
        return hashesAgree;
    }

    private void state(StateField field, Position position) {
        StringBuilder values = new StringBuilder("  ");
        values.append(field.kind().isEmpty() ? field.owner().name().toLowerCase(Locale.ROOT) : field.kind());
        values.append('.').append(field.name()).append(':');
        int holders = field.slots(parties) / field.width();
        String before = "";
        int times = 0;
        for (int i = 0; i <= holders; i++) {
            String value = i == holders ? "" : field.say(position.slots, i);
            if (i > 0 && !(i < holders && value.equals(before))) {
                values.append(" [").append(before).append(']').append(times > 1 ? "x" + times : "");
                times = 0;
            }
            before = value;
            times++;
        }
        lines.add(values.toString());
    }

    private void asked(Umpire umpire, Position position) {
        for (OpenDecision decision : umpire.decisions(position)) {
            lines.add("  " + decision.id() + " " + step(decision.step()) + " of " + parties.names(decision.parties())
                    + (decision.awaited() ? "" : ", open") + (decision.sealed() ? ", sealed" : "") + ": "
                    + decision.choices().stream().map(LegalChoice::word).collect(Collectors.joining(" | ")));
        }
    }

    private String fact(Report report) {
        return switch (report) {
            case Report.GameTurnBegan began -> "turn " + began.number() + " " + began.date();
            case Report.Entered entered -> "entered " + step(entered.step());
            case Report.Left left -> "left " + step(left.step()) + ": " + left.outcome();
            case Report.Answered answered ->
                "answered " + step(answered.step()) + " by " + party(answered.party()) + ": " + answered.word()
                        + note(answered.note());
            case Report.Rolled rolled ->
                "rolled " + rolled.number() + " " + rolled.roller() + " " + rolled.name() + " d" + rolled.sides() + " "
                        + rolled.faces() + (rolled.typed() ? " typed" : "") + " = " + rolled.result()
                        + note(String.join("; ", rolled.modifiers()));
            // Its rolls are the facts.
            case Report.RolledOff rolled -> "";
            case Report.RolledUnseen rolled -> "rolled " + rolled.number() + " " + rolled.name() + " unseen";
            case Report.Drawn drawn ->
                "drawn " + drawn.number() + " " + drawn.name() + " " + drawn.members() + " of " + drawn.from();
            case Report.Shuffled shuffled -> "shuffled " + shuffled.number() + " " + shuffled.count();
            case Report.Changed changed ->
                "changed " + changed.owner() + "." + changed.name() + ": " + changed.from() + " > " + changed.to();
            case Report.Announced announced -> "announced " + announced.event();
            case Report.Reacted reacted -> "reacted " + reacted.party() + ": " + reacted.reaction();
            case Report.Cancelled cancelled -> "cancelled " + cancelled.event();
            case Report.PutOff putOff -> "put off in " + step(putOff.step());
            case Report.Revealed revealed ->
                "revealed " + revealed.party() + " " + revealed.what()
                        + (revealed.holder().isEmpty() ? "" : " of " + revealed.holder()) + ": " + revealed.value();
            // What later versions explain besides is no fact of the game.
            case Report.Explained explained -> "";
            case Report.Told told -> "told in " + step(told.step());
            case Report.Digressed digressed ->
                "digressed " + digressed.party() + ": " + digressed.title() + note(digressed.note());
            case Report.Corrected corrected -> "corrected by " + corrected.by() + note(corrected.note());
            case Report.Resumed resumed -> "resumed " + step(resumed.step());
            case Report.GameEnded ended -> "ended, won by " + orNobody(ended.winner());
        };
    }

    private String audience(Report report) {
        return report.audience() == Report.EVERYONE ? "" : " (to " + orNobody(parties.names(report.audience())) + ")";
    }

    private String step(int step) {
        return step < 0 ? "-" : "[" + rulebook.outline().step(step).key() + "]";
    }

    private String party(int party) {
        return party < 0 ? "-" : parties.get(party).title();
    }

    private static String note(String note) {
        return note.isEmpty() ? "" : " \u00ab" + note + "\u00bb";
    }

    private static String orNobody(String names) {
        return names.isEmpty() ? "nobody" : names;
    }
}
