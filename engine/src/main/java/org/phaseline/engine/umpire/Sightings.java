package org.phaseline.engine.umpire;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.Veil;
import org.phaseline.engine.outline.Parties;
import org.phaseline.engine.outline.Party;
import org.phaseline.engine.outline.PieceKind;
import org.phaseline.engine.outline.StateField;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.position.SealedNote;
import org.phaseline.engine.report.Report;

/** Puts together what a viewer sees of a position. What they may see {@link Visibility} decides. */
final class Sightings {

    private final Look look;
    private final Visibility visibility;
    private final CompiledRulebook rulebook;
    private final Machine m;

    Sightings(Look look, Visibility visibility) {
        this.look = look;
        this.visibility = visibility;
        this.rulebook = look.umpire().rulebook();
        this.m = look.umpire().looking(look.position(), visibility.parties());
    }

    Sighting sighting() {
        Position position = look.position();
        ProgressMarks marks = new ProgressMarks(m, visibility);
        Parties parties = rulebook.outline().parties();
        long turn = position.slots[CompiledRulebook.GAME_TURN_SLOT];
        return new Sighting(
                visibility.viewer(),
                turn,
                rulebook.calendar().name(turn),
                position.over,
                position.over ? parties.names(position.winners) : "",
                position.ending,
                asked(),
                awaited(),
                state(),
                pieces(),
                SpaceSymbols.of(m),
                SideMarks.of(m),
                SpaceValues.of(m, visibility),
                marks.of(position),
                marks.open(position),
                titles(),
                SealedWords.entries(m.position, position.slots, visibility.parties(), rulebook.outline()),
                secrets());
    }

    private List<OpenDecision> asked() {
        List<OpenDecision> asked = new ArrayList<>();
        for (OpenDecision decision : look.decisions()) {
            if (visibility.isAsked(decision)) {
                asked.add(decision);
            }
        }
        return List.copyOf(asked);
    }

    private List<Sighting.Awaited> awaited() {
        List<Sighting.Awaited> awaited = new ArrayList<>();
        for (OpenDecision decision : look.decisions()) {
            if (visibility.isAsked(decision)) {
                continue;
            }
            if (!visibility.maySee(decision)) {
                addOnce(awaited, visibility.sealed(look, decision));
            } else if (decision.awaited()) {
                awaited.add(new Sighting.Awaited(
                        rulebook.outline().parties().names(decision.parties()),
                        decision.seats(),
                        decision.step(),
                        decision.prompt(),
                        false,
                        false));
            }
        }
        return awaited;
    }

    /** Of two places where a step is played at once, the first counts. */
    private List<Sighting.StepTitle> titles() {
        if (look.umpire().speakingSteps().isEmpty()) {
            return List.of();
        }
        SortedMap<Integer, String> titles = new TreeMap<>();
        for (OpenDecision decision : look.decisions()) {
            if (visibility.maySee(decision)) {
                Why.titles(m, decision, visibility.parties(), look.umpire().speakingSteps())
                        .forEach(titles::putIfAbsent);
            }
        }
        return titles.entrySet().stream()
                .map(title -> new Sighting.StepTitle(title.getKey(), title.getValue()))
                .toList();
    }

    /** Several questions of one who decides unseen would tell how far they are: they are ready when none is waited for. */
    private static void addOnce(List<Sighting.Awaited> awaited, Sighting.Awaited sealed) {
        for (int i = 0; i < awaited.size(); i++) {
            Sighting.Awaited known = awaited.get(i);
            if (known.sealed() && known.who().equals(sealed.who()) && known.step() == sealed.step()) {
                if (!sealed.ready()) {
                    awaited.set(i, sealed);
                }
                return;
            }
        }
        awaited.add(sealed);
    }

    /** Why play stands where it does. */
    Why why() {
        List<Why.Strand> strands = new ArrayList<>();
        for (OpenDecision decision : look.decisions()) {
            if (!visibility.maySee(decision)) {
                Sighting.Awaited sealed = visibility.sealed(look, decision);
                Why.Strand strand = Why.unseen(rulebook, sealed.who(), sealed.step());
                // Several questions of one who decides unseen would tell how far they are.
                if (!sealed.ready() && !strands.contains(strand)) {
                    strands.add(strand);
                }
            } else {
                Why.Strand strand = Why.strand(
                        m, decision, visibility.parties(), look.umpire().speakingSteps());
                if (strand != null) {
                    strands.add(strand);
                }
            }
        }
        return new Why(strands);
    }

    private List<Sighting.Value> state() {
        List<Sighting.Value> values = new ArrayList<>();
        for (StateField field : rulebook.outline().state()) {
            switch (field.owner()) {
                case GAME -> add(values, field, 0, "");
                case MEMBER -> {}
                case SIDE, FACTION -> {
                    for (Party party : rulebook.outline().parties().all()) {
                        if (party.faction() == (field.owner() == StateField.Owner.FACTION) && party.present()) {
                            add(values, field, party.index(), party.title());
                        }
                    }
                }
            }
        }
        values.addAll(PieceCounts.of(m));
        return values;
    }

    private List<Sighting.Piece> pieces() {
        List<Sighting.Piece> pieces = new ArrayList<>();
        long[] slots = m.position.slots;
        for (PieceKind kind : rulebook.outline().pieces()) {
            for (int i = 0; i < kind.members().size(); i++) {
                if (!visibility.maySee(m, kind.name(), i)) {
                    continue;
                }
                List<Sighting.Value> values = new ArrayList<>();
                for (StateField field : rulebook.outline().state()) {
                    if (field.kind().equals(kind.name())) {
                        add(values, field, i, kind.members().get(i));
                    }
                }
                int side = kind.side() < 0 ? -1 : (int) slots[kind.side() + i];
                boolean unseen = Veil.audience(m, kind.name(), i) != Report.EVERYONE;
                Optional<Sighting.Spot> spot = spot(kind, i, slots);
                pieces.add(new Sighting.Piece(kind.name(), i, kind.members().get(i), side, spot, values, unseen));
            }
        }
        return pieces;
    }

    private void add(List<Sighting.Value> values, StateField field, int index, String owner) {
        if (field.untold()) {
            return;
        }
        if (!field.marker() || m.position.slots[field.slot() + index] != 0) {
            values.add(new Sighting.Value(
                    owner,
                    field.name(),
                    visibility.say(m, field, index),
                    visibility.word(m, field, index),
                    field.until(),
                    visibility.value(m, field, index)));
        }
    }

    private static Optional<Sighting.Spot> spot(PieceKind kind, int member, long[] slots) {
        if (kind.at() < 0 || slots[kind.at() + member] < 0) {
            return Optional.empty();
        }
        return Optional.of(new Sighting.Spot(
                kind.board(),
                (int) slots[kind.at() + member],
                kind.facing() < 0 ? 0 : (int) slots[kind.facing() + member],
                kind.wide() < 0 ? 0 : (int) slots[kind.wide() + member],
                kind.deep() < 0 ? 0 : (int) slots[kind.deep() + member]));
    }

    private List<String> secrets() {
        List<String> secrets = new ArrayList<>();
        for (SealedNote note : look.position().notes) {
            if (visibility.maySee(note)) {
                secrets.add(rulebook.outline().step(note.step()).title() + ": " + note.text());
            }
        }
        secrets.addAll(SealedWords.of(m.position, look.position().slots, visibility.parties(), rulebook.outline()));
        return secrets;
    }
}
