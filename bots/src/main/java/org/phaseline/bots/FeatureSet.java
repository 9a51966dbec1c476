package org.phaseline.bots;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.outline.BoardInfo;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.outline.PieceKind;
import org.phaseline.engine.outline.StateField;
import org.phaseline.engine.outline.ValueType;
import org.phaseline.engine.umpire.VictoryFields;

/**
 * What can be said of a side in numbers, derived from the outline of a rulebook: what its pieces add up to, what the side itself has, and how
 * near its pieces are to enemies, to other pieces and to sorts of spaces. Knows no game.
 */
final class FeatureSet {

    /** A sort of space that covers more than this part of the board is no place to go to. */
    private static final double RARE = 0.15;

    private final CompiledRulebook rulebook;
    private final Outline outline;
    private final Set<String> decisive = new LinkedHashSet<>();
    private final Set<String> helpful = new LinkedHashSet<>();
    private final List<Feature> features = new ArrayList<>();

    private FeatureSet(CompiledRulebook rulebook) {
        this.rulebook = rulebook;
        this.outline = rulebook.outline();
        List<List<StateField>> fields = VictoryFields.of(rulebook);
        fields.get(0).forEach(field -> decisive.add(called(field)));
        fields.get(1).forEach(field -> helpful.add(called(field)));
    }

    static List<Feature> of(CompiledRulebook rulebook) {
        FeatureSet set = new FeatureSet(rulebook);
        set.features.addAll(StatedValue.of(rulebook));
        set.sides();
        set.pieces();
        return List.copyOf(set.features);
    }

    /** What a field is called among all fields. */
    static String called(StateField field) {
        return switch (field.owner()) {
            case GAME -> "game." + field.name();
            case SIDE -> "side." + field.name();
            case FACTION -> "faction." + field.name();
            case MEMBER -> field.kind() + "." + field.name();
        };
    }

    private void sides() {
        for (StateField field : outline.state()) {
            boolean number = field.width() == 1
                    && switch (field.type().form()) {
                        case NUMBER, LEDGER, FLAG -> true;
                        case WORD, SET -> false;
                    };
            boolean party = switch (field.owner()) {
                case SIDE, FACTION -> true;
                case GAME, MEMBER -> false;
            };
            if (number && party) {
                boolean plain = field.type().form() == ValueType.Form.FLAG || field.marker();
                double worth = decisive.contains(called(field)) ? 4 : plain || field.untold() ? 0 : 0.2;
                features.add(new SideField(field, outline.parties(), worth));
            }
        }
    }

    private void pieces() {
        for (PieceKind kind : outline.pieces()) {
            if (kind.side() < 0 || kind.members().isEmpty()) {
                continue;
            }
            PieceFeatures owned = new PieceFeatures(kind, outline.parties(), decisive);
            features.addAll(owned.of(outline.state()));
            if (kind.at() >= 0) {
                outline.boards().stream()
                        .filter(board -> board.name().equals(kind.board()))
                        .findFirst()
                        .ifPresent(board -> places(kind, owned, board));
            }
        }
    }

    private void places(PieceKind kind, PieceFeatures owned, BoardInfo board) {
        Distances distances = new Distances(board.board());
        for (PieceKind other : outline.pieces()) {
            if (other.at() < 0
                    || !other.board().equals(kind.board())
                    || other.members().isEmpty()) {
                continue;
            }
            if (other.side() >= 0) {
                PieceFeatures theirs = new PieceFeatures(other, outline.parties(), decisive);
                features.add(new Nearness(
                        kind.name() + " near enemy " + other.name(),
                        kind,
                        owned,
                        distances,
                        (slots, side, spaces) -> enemies(theirs, other, slots, side, spaces),
                        0.25));
            } else {
                features.add(new Nearness(
                        kind.name() + " near " + other.name(),
                        kind,
                        owned,
                        distances,
                        (slots, side, spaces) -> all(other, slots, spaces),
                        0.15));
            }
        }
        for (StateField field : outline.state()) {
            if (field.kind().equals(board.name())
                    && field.width() == 1
                    && field.holders().size() == board.board().spaces()) {
                sorts(kind, owned, board, distances, field);
            }
        }
    }

    private int enemies(PieceFeatures theirs, PieceKind kind, long[] slots, int side, int[] spaces) {
        int found = 0;
        for (int i = 0; i < kind.members().size(); i++) {
            long owner = slots[kind.side() + i];
            if (owner >= 0 && slots[kind.at() + i] >= 0 && !theirs.belongs(slots, i, side)) {
                found = Nearness.add(spaces, found, (int) slots[kind.at() + i]);
            }
        }
        return found;
    }

    private static int all(PieceKind kind, long[] slots, int[] spaces) {
        int found = 0;
        for (int i = 0; i < kind.members().size(); i++) {
            if (slots[kind.at() + i] >= 0) {
                found = Nearness.add(spaces, found, (int) slots[kind.at() + i]);
            }
        }
        return found;
    }

    /** Spaces of a sort that is rare, as the scenario has them: towns, fords, harbours. */
    private void sorts(PieceKind kind, PieceFeatures owned, BoardInfo board, Distances distances, StateField field) {
        int all = board.board().spaces();
        boolean counts = decisive.contains(called(field)) || helpful.contains(called(field));
        for (long value : values(field)) {
            int[] spaces = java.util.stream.IntStream.range(0, all)
                    .filter(space -> rulebook.initial()[field.slot() + space] == value)
                    .toArray();
            if (spaces.length == 0 || spaces.length > Math.max(1, all * RARE)) {
                continue;
            }
            boolean party = field.type().words().equals(partyNames());
            features.add(new Nearness(
                    kind.name() + " near " + called(field) + " " + field.type().word(value),
                    kind,
                    owned,
                    distances,
                    (slots, side, into) -> fixed(spaces, party, value, side, into),
                    counts ? 0.5 : 0));
        }
    }

    /** What belongs to a side is a place to go to for that side only. */
    private static int fixed(int[] spaces, boolean party, long value, int side, int[] into) {
        if (party && value != side) {
            return 0;
        }
        int found = Math.min(spaces.length, into.length);
        System.arraycopy(spaces, 0, into, 0, found);
        return found;
    }

    private List<String> partyNames() {
        return outline.parties().all().stream().map(party -> party.name()).toList();
    }

    private static List<Long> values(StateField field) {
        return switch (field.type().form()) {
            case FLAG -> List.of(1L);
            case WORD ->
                java.util.stream.LongStream.range(0, field.type().words().size())
                        .boxed()
                        .toList();
            case NUMBER, LEDGER ->
                java.util.stream.LongStream.rangeClosed(1, 12).boxed().toList();
            case SET -> List.of();
        };
    }
}
