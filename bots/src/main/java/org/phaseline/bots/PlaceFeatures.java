package org.phaseline.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.outline.BoardInfo;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.outline.PieceKind;
import org.phaseline.engine.outline.StateField;
import org.phaseline.engine.outline.ValueType;

/** Where the pieces of a side want to be: near enemies, near pieces and spaces that count towards the end of the game. */
final class PlaceFeatures {

    /** A sort of space that covers more than this part of the board is no place to go to. */
    private static final double RARE = 0.15;

    private static final double ENEMIES = 0.4;
    private static final double GOALS = 0.6;
    private static final double COVERED = 2;
    private static final double SOMETHING = 0.05;

    private final CompiledRulebook rulebook;
    private final Outline outline;
    private final Relevance relevance;
    private final List<Holdings> holdings;

    PlaceFeatures(CompiledRulebook rulebook, Relevance relevance, List<Holdings> holdings) {
        this.rulebook = rulebook;
        this.outline = rulebook.outline();
        this.relevance = relevance;
        this.holdings = holdings;
    }

    List<Feature> of(PieceKind kind, PieceFeatures owned, BoardInfo board) {
        List<Feature> features = new ArrayList<>();
        Distances distances = new Distances(board.board());
        for (PieceKind other : outline.pieces()) {
            if (other.at() < 0
                    || !other.board().equals(kind.board())
                    || other.members().isEmpty()) {
                continue;
            }
            if (other.side() >= 0) {
                PieceFeatures theirs = new PieceFeatures(other, outline.parties(), relevance);
                Nearness near = new Nearness(
                        kind.name() + " near enemy " + other.name(),
                        owned,
                        distances,
                        (slots, side, spaces) -> enemies(theirs, other, slots, side, spaces),
                        ENEMIES);
                features.add(
                        Approach.of(near, relevance.begun(), outline.parties().sides()));
            } else {
                features.addAll(things(kind, owned, distances, other));
            }
        }
        named(features, kind, owned, distances);
        for (StateField field : outline.state()) {
            if (field.kind().equals(board.name())
                    && field.width() == 1
                    && field.holders().size() == board.board().spaces()) {
                features.addAll(spaces(kind, owned, board, distances, field));
            }
        }
        return features;
    }

    /** Spaces that the end of the game calls by their names. */
    private void named(List<Feature> into, PieceKind kind, PieceFeatures owned, Distances distances) {
        for (StateField field : outline.state()) {
            if (field.slot() == kind.at() && relevance.counts(field)) {
                int[] spaces = relevance.compared(field).stream()
                        .filter(space -> space >= 0)
                        .mapToInt(Long::intValue)
                        .toArray();
                if (spaces.length > 0) {
                    String name = kind.name() + " near named spaces";
                    goals(into, name, owned, distances, fixed(spaces, null), spaces.length);
                }
            }
        }
    }

    private static int enemies(PieceFeatures theirs, PieceKind kind, long[] slots, int side, int[] spaces) {
        int found = 0;
        for (int i = 0; i < kind.members().size(); i++) {
            if (slots[kind.side() + i] >= 0 && slots[kind.at() + i] >= 0 && !theirs.belongs(slots, i, side)) {
                found = Nearness.add(spaces, found, (int) slots[kind.at() + i]);
            }
        }
        return found;
    }

    /** Pieces that are nobody's: those that count by one of their words or because somebody holds them, and all of them. */
    private List<Feature> things(PieceKind kind, PieceFeatures owned, Distances distances, PieceKind other) {
        List<Feature> features = new ArrayList<>();
        String name = kind.name() + " near " + other.name();
        features.add(new Nearness(name, owned, distances, things(other, member -> true, null), SOMETHING));
        for (StateField field : outline.state()) {
            if (!field.kind().equals(other.name()) || field.width() != 1 || !relevance.counts(field)) {
                continue;
            }
            Holdings held = heldBy(field);
            Set<Long> values = relevance.compared(field);
            if (held == null && (values.isEmpty() || field.type().form() != ValueType.Form.WORD)) {
                continue;
            }
            IntPredicate those = member -> held != null || values.contains(rulebook.initial()[field.slot() + member]);
            goals(features, name + " by " + field.name(), owned, distances, things(other, those, held), (int)
                    IntStream.range(0, other.members().size()).filter(those).count());
        }
        return features;
    }

    private static Nearness.Targets things(PieceKind kind, IntPredicate those, @Nullable Holdings held) {
        int[] members = IntStream.range(0, kind.members().size()).filter(those).toArray();
        return (slots, side, spaces) -> {
            int found = 0;
            for (int member : members) {
                if (slots[kind.at() + member] >= 0 && (held == null || !held.isOf(slots, member, side))) {
                    found = Nearness.add(spaces, found, (int) slots[kind.at() + member]);
                }
            }
            return found;
        };
    }

    private static void goals(
            List<Feature> into,
            String name,
            PieceFeatures owned,
            Distances distances,
            Nearness.Targets targets,
            int most) {
        into.add(new Nearness(name, owned, distances, targets, GOALS));
        into.add(new PlaceCoverage(name + ", each", owned, distances, targets, most, COVERED));
    }

    private @Nullable Holdings heldBy(StateField field) {
        return holdings.stream()
                .filter(each -> each.holder().equals(field))
                .findFirst()
                .orElse(null);
    }

    private @Nullable Holdings holdingsOf(String kind) {
        return holdings.stream()
                .filter(each -> each.holder().kind().equals(kind))
                .findFirst()
                .orElse(null);
    }

    /** Spaces as the scenario has them: towns, fords, harbours. */
    private List<Feature> spaces(
            PieceKind kind, PieceFeatures owned, BoardInfo board, Distances distances, StateField field) {
        List<Feature> features = new ArrayList<>();
        int all = board.board().spaces();
        String name = kind.name() + " near " + Relevance.called(field);
        Set<Long> wanted = relevance.compared(field);
        boolean counts = relevance.counts(field);
        if (heldBy(field) != null) {
            return features;
        }
        if (counts && field.type().form() == ValueType.Form.NUMBER) {
            int[] spaces = spaces(all, space -> rulebook.initial()[field.slot() + space] > 0);
            if (spaces.length > 0 && spaces.length <= all / 2) {
                goals(features, name, owned, distances, fixed(spaces, holdingsOf(board.name())), spaces.length);
            }
            return features;
        }
        boolean party = outline.parties().areWordsOf(field.type());
        for (long value : values(field)) {
            int[] spaces = spaces(all, space -> rulebook.initial()[field.slot() + space] == value);
            boolean goal = counts && (party || wanted.contains(value));
            if (spaces.length == 0 || spaces.length > Math.max(1, all * (goal ? 0.5 : RARE))) {
                continue;
            }
            String called = name + " " + field.type().word(value);
            Nearness.Targets targets = fixed(spaces, holdingsOf(board.name()));
            if (party) {
                // Whether it is good to stay near what is one's own for the whole game has to be learned.
                features.add(new Nearness(
                        called,
                        owned,
                        distances,
                        (slots, side, into) -> value == side ? targets.find(slots, side, into) : 0,
                        0));
            } else if (goal) {
                goals(features, called, owned, distances, targets, spaces.length);
            } else {
                features.add(new Nearness(called, owned, distances, targets, 0));
            }
        }
        return features;
    }

    private static int[] spaces(int all, IntPredicate those) {
        return IntStream.range(0, all).filter(those).toArray();
    }

    /** What a side holds already it need not go to. */
    private static Nearness.Targets fixed(int[] spaces, @Nullable Holdings held) {
        return (slots, side, into) -> {
            int found = 0;
            for (int space : spaces) {
                if (held == null || !held.isOf(slots, space, side)) {
                    found = Nearness.add(into, found, space);
                }
            }
            return found;
        };
    }

    private static List<Long> values(StateField field) {
        return switch (field.type().form()) {
            case FLAG -> List.of(1L);
            case WORD ->
                LongStream.range(0, field.type().words().size()).boxed().toList();
            case NUMBER, LEDGER -> LongStream.rangeClosed(1, 12).boxed().toList();
            case SET -> List.of();
        };
    }
}
