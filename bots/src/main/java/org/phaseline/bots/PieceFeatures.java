package org.phaseline.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.phaseline.engine.outline.Parties;
import org.phaseline.engine.outline.PieceKind;
import org.phaseline.engine.outline.StateField;
import org.phaseline.engine.outline.ValueType;

/**
 * What the pieces of a kind that belong to a side add up to: how many stand on the board, the sum of each of their numbers, flags and sets,
 * and how many are still as they began. What pieces begin with is good to have; of what they begin without nothing is known.
 */
final class PieceFeatures {

    /** What all numbers of a kind count together, beside the pieces themselves. */
    private static final double NUMBERS = 1.5;

    private static final double DECISIVE = 1.5;
    private static final double AS_BEGUN = 0.5;
    private static final int MOST_WORDS = 8;
    private static final int MOST_MULTIPLIED = 6;

    private final PieceKind kind;
    private final int[] sideOf;
    private final Relevance relevance;

    PieceFeatures(PieceKind kind, Parties parties, Relevance relevance) {
        this.kind = kind;
        this.sideOf = parties.all().stream().mapToInt(party -> party.side()).toArray();
        this.relevance = relevance;
    }

    int members() {
        return kind.members().size();
    }

    int at(long[] slots, int member) {
        return (int) slots[kind.at() + member];
    }

    boolean belongs(long[] slots, int member, int side) {
        long owner = slots[kind.side() + member];
        return owner >= 0
                && owner < sideOf.length
                && sideOf[(int) owner] == side
                && (kind.at() < 0 || slots[kind.at() + member] >= 0);
    }

    List<Feature> of(List<StateField> state) {
        List<Feature> features = new ArrayList<>();
        features.add(new Summed(
                kind.name() + " there",
                this,
                (slots, member) -> 1,
                Math.max(1, members() / 2.0),
                kind.at() < 0 ? 0 : 1));
        List<StateField> own = state.stream()
                .filter(field -> field.kind().equals(kind.name()) && field.width() == 1)
                .filter(field -> field.slot() != kind.side() && field.slot() != kind.at())
                .toList();
        List<StateField> sums = own.stream().filter(PieceFeatures::isSummed).toList();
        long begun = sums.stream().filter(this::isGood).count();
        for (StateField field : sums) {
            features.add(new Summed(
                    Relevance.called(field),
                    this,
                    amount(field),
                    scale(field),
                    worth(field, NUMBERS / Math.max(1, begun))));
        }
        own.stream().filter(this::isOrder).forEach(field -> features.add(asBegun(field)));
        features.addAll(products(sums.stream()
                .filter(field -> form(field) == ValueType.Form.NUMBER)
                .toList()));
        return features;
    }

    private static ValueType.Form form(StateField field) {
        return field.type().form();
    }

    private static boolean isSummed(StateField field) {
        return switch (form(field)) {
            case NUMBER, LEDGER, FLAG, SET -> true;
            case WORD -> false;
        };
    }

    private static Summed.Amount amount(StateField field) {
        return form(field) == ValueType.Form.SET
                ? (slots, member) -> Long.bitCount(slots[field.slot() + member])
                : (slots, member) -> slots[field.slot() + member];
    }

    /** What all pieces begin with, shared among two. */
    private double scale(StateField field) {
        double begun = 0;
        for (int i = 0; i < members(); i++) {
            begun += Math.abs(amount(field).of(relevance.begun(), i));
        }
        long high = form(field) == ValueType.Form.SET ? 4 : field.type().high();
        double range = high > 0 && high <= 1_000 ? high : 10;
        return Math.max(1, begun > 0 ? begun / 2 : range * members() / 2);
    }

    private boolean isGood(StateField field) {
        return form(field) != ValueType.Form.FLAG
                && !field.untold()
                && !field.marker()
                && LongStream.range(0, members()).anyMatch(i -> relevance.begun()[field.slot() + (int) i] != 0);
    }

    private double worth(StateField field, double each) {
        boolean number = form(field) == ValueType.Form.NUMBER || form(field) == ValueType.Form.LEDGER;
        boolean counts = relevance.isDecisive(field) || relevance.isHelpful(field) && (number || isGood(field));
        if (form(field) == ValueType.Form.FLAG || field.untold() || field.marker()) {
            return 0;
        }
        return (isGood(field) ? each : 0) + (counts ? DECISIVE : 0);
    }

    /** A word that tells in which order a piece is, and that counts: morale, formation. */
    private boolean isOrder(StateField field) {
        return form(field) == ValueType.Form.WORD
                && field.slot() != kind.facing()
                && field.type().words().size() <= MOST_WORDS
                && LongStream.range(0, members())
                        .allMatch(i -> relevance.begun()[field.slot() + (int) i] == begun(field));
    }

    private long begun(StateField field) {
        return relevance.begun()[field.slot()];
    }

    private Feature asBegun(StateField field) {
        long word = begun(field);
        boolean counts = word >= 0 && (relevance.isDecisive(field) || relevance.isHelpful(field));
        return new Summed(
                Relevance.called(field) + " as at the beginning",
                this,
                (slots, member) -> slots[field.slot() + member] == word ? 1 : 0,
                Math.max(1, members() / 2.0),
                counts ? AS_BEGUN : 0);
    }

    private List<Feature> products(List<StateField> numbers) {
        List<Feature> features = new ArrayList<>();
        for (int i = 0; i < numbers.size() && numbers.size() <= MOST_MULTIPLIED; i++) {
            for (int j = i + 1; j < numbers.size(); j++) {
                StateField one = numbers.get(i);
                StateField other = numbers.get(j);
                features.add(new Summed(
                        Relevance.called(one) + " x " + other.name(),
                        this,
                        (slots, member) -> (double) slots[one.slot() + member] * slots[other.slot() + member],
                        Math.max(1, scale(one) * scale(other) / Math.max(1, members() / 2.0)),
                        0));
            }
        }
        return features;
    }
}
