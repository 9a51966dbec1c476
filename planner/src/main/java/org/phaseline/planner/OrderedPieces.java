package org.phaseline.planner;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.outline.PieceKind;
import org.phaseline.engine.outline.StateField;
import org.phaseline.engine.outline.ValueType;
import org.phaseline.engine.umpire.SearchSandbox;

/**
 * The pieces a plan is made for, and where the state keeps what concerns them: where they stand and which way they face, their words and
 * flags, which tell two moments of a plan apart, and the numbers of them and of their side, whose changes are what a plan costs.
 */
final class OrderedPieces {

    /** Numbers are kept in parts of their unit: halves, quarters. What several of them cost is added up in these. */
    private static final long PARTS = 60;

    /** A number, how many parts one of it is, and whether it is something that people pay from. */
    private record Counted(int slot, long parts, StateField field, boolean paid) {}

    /** A word of a piece that tells in which way it was ordered. */
    private record Word(int slot, StateField field) {}

    private final List<PieceRef> pieces;
    private final int[] at;
    private final int[] facing;
    private final int[] telling;
    private final List<Word> words = new ArrayList<>();

    /** Where whose they are is kept, where they stand and which way they face: no words of an order. */
    private final Set<Integer> stands = new TreeSet<>();

    private final Counted[] counted;

    /** Where the fields begin that people pay from. */
    private final Set<Integer> paid;

    OrderedPieces(List<PieceRef> pieces, PieceKinds kinds, SearchSandbox now) {
        this.pieces = List.copyOf(pieces);
        CompiledRulebook rulebook = now.rulebook();
        List<Integer> telling = new ArrayList<>();
        List<Counted> counted = new ArrayList<>();
        this.at = new int[pieces.size()];
        this.facing = new int[pieces.size()];
        this.paid = kinds.paid();
        long sides = 0;
        for (int i = 0; i < pieces.size(); i++) {
            PieceRef piece = pieces.get(i);
            PieceKind kind = java.util.Objects.requireNonNull(kinds.placed(piece.kind()));
            at[i] = kind.at() + piece.number();
            facing[i] = kind.facing() >= 0 && kind.faced() ? kind.facing() + piece.number() : -1;
            for (int first : new int[] {kind.at(), kind.facing(), kind.side()}) {
                stands.add(first + piece.number());
            }
            sides |= kind.side() < 0 ? 0 : 1L << now.value(kind.side() + piece.number());
        }
        for (StateField field : rulebook.outline().state()) {
            switch (field.owner()) {
                case MEMBER -> {
                    for (PieceRef piece : pieces) {
                        if (field.kind().equals(piece.kind())) {
                            ofPiece(field, field.slot() + piece.number() * field.width(), kinds, telling, counted);
                        }
                    }
                }
                case SIDE, FACTION -> {
                    for (long rest = sides; rest != 0; rest &= rest - 1) {
                        count(field, field.slot() + Long.numberOfTrailingZeros(rest) * field.width(), counted);
                    }
                }
                case GAME -> {}
            }
        }
        this.telling = telling.stream().mapToInt(Integer::intValue).toArray();
        this.counted = counted.toArray(Counted[]::new);
    }

    private void ofPiece(StateField field, int slot, PieceKinds kinds, List<Integer> telling, List<Counted> counted) {
        String of = field.type().kind();
        if (stands.contains(slot)) {
            return;
        }
        switch (field.type().form()) {
            case WORD -> {
                telling.add(slot);
                if (!of.isEmpty() && !kinds.isBoard(of) && !kinds.isPiece(of) && !field.untold() && !field.marker()) {
                    words.add(new Word(slot, field));
                }
            }
            case FLAG -> telling.add(slot);
            // Which of several figures are left is for the game to know, not for where the piece can go.
            case SET -> {}
            case NUMBER, LEDGER -> count(field, slot, counted);
        }
    }

    private void count(StateField field, int slot, List<Counted> counted) {
        boolean number =
                field.type().form() == ValueType.Form.NUMBER || field.type().form() == ValueType.Form.LEDGER;
        if (number && !field.untold() && field.width() == 1) {
            long parts = Math.max(1, PARTS / Math.max(1, field.type().unit()));
            counted.add(new Counted(slot, parts, field, paid.contains(field.slot())));
        }
    }

    List<PieceRef> all() {
        return pieces;
    }

    boolean has(String kind, long number) {
        for (PieceRef piece : pieces) {
            if (piece.number() == number && piece.kind().equals(kind)) {
                return true;
            }
        }
        return false;
    }

    /** Where all of them stand, or -1 when they do not stand together or anywhere. */
    int place(SearchSandbox now) {
        long place = now.value(at[0]);
        for (int i = 1; i < at.length; i++) {
            if (now.value(at[i]) != place) {
                return -1;
            }
        }
        return (int) place;
    }

    /** The way the first of them faces, or -1 where facing means nothing. */
    int facing(SearchSandbox now) {
        return facing[0] < 0 ? -1 : (int) now.value(facing[0]);
    }

    boolean standsAt(SearchSandbox now, long space) {
        return now.value(at[0]) == space;
    }

    /** All that tells two moments of a plan apart, of these pieces. */
    long mix(SearchSandbox now, long hash) {
        long mixed = hash;
        for (int i = 0; i < at.length; i++) {
            mixed = StableHash.mix(mixed, now.value(at[i]));
            mixed = StableHash.mix(mixed, facing[i] < 0 ? -1 : now.value(facing[i]));
        }
        for (int slot : telling) {
            mixed = StableHash.mix(mixed, now.value(slot));
        }
        return mixed;
    }

    long[] numbers(SearchSandbox now) {
        long[] numbers = new long[counted.length];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = now.value(counted[i].slot);
        }
        return numbers;
    }

    /** How much numbers have changed: what a search goes by. */
    long changed(long[] before, long[] after) {
        long sum = 0;
        for (int i = 0; i < before.length; i++) {
            sum += Math.abs(after[i] - before[i]) * counted[i].parts;
        }
        return sum;
    }

    /** How much of them became less. */
    double spent(long[] before, long[] after) {
        return less(before, after, false);
    }

    /** The same of those that people pay from alone: what they are told. */
    double paid(long[] before, long[] after) {
        return less(before, after, true);
    }

    private double less(long[] before, long[] after, boolean paidOnly) {
        long sum = 0;
        for (int i = 0; i < before.length; i++) {
            sum += counted[i].paid || !paidOnly ? Math.max(0, before[i] - after[i]) * counted[i].parts : 0;
        }
        return (double) sum / PARTS;
    }

    /** The same number by number. */
    void spent(long[] before, long[] after, SpentNumbers spent) {
        for (int i = 0; i < before.length; i++) {
            if (counted[i].paid) {
                spent.add(counted[i].field, before[i], after[i]);
            }
        }
    }

    /** Their words, such as the order they have or the mode they are in. */
    long[] words(SearchSandbox now) {
        long[] values = new long[words.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = now.value(words.get(i).slot);
        }
        return values;
    }

    /** The words that are others than before, as people read them; the same word of several pieces is said once. */
    List<String> style(long[] before, long[] after) {
        List<String> style = new ArrayList<>();
        for (int i = 0; i < after.length; i++) {
            String said = words.get(i).field.type().say(after[i]);
            if (after[i] != before[i] && !style.contains(said)) {
                style.add(said);
            }
        }
        return List.copyOf(style);
    }
}
