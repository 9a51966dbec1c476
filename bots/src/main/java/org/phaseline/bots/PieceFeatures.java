package org.phaseline.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.phaseline.engine.outline.Parties;
import org.phaseline.engine.outline.PieceKind;
import org.phaseline.engine.outline.StateField;
import org.phaseline.engine.outline.ValueType;

/** What the pieces of a kind that belong to a side add up to: how many stand on the board, and the sum of each of their numbers and flags. */
final class PieceFeatures {

    private final PieceKind kind;
    private final int[] sideOf;
    private final Set<String> decisive;

    /** @param decisive the names of fields that decide who wins */
    PieceFeatures(PieceKind kind, Parties parties, Set<String> decisive) {
        this.kind = kind;
        this.sideOf = parties.all().stream().mapToInt(party -> party.side()).toArray();
        this.decisive = decisive;
    }

    List<Feature> of(List<StateField> state) {
        List<Feature> features = new ArrayList<>();
        int members = kind.members().size();
        features.add(new Count(kind.name() + " there", kind.at() < 0 ? 0 : 1, Math.max(1, members / 2.0)));
        List<StateField> numbers = state.stream()
                .filter(field -> field.kind().equals(kind.name()) && field.width() == 1)
                .filter(field -> switch (field.type().form()) {
                    case NUMBER, LEDGER, FLAG -> true;
                    case WORD, SET -> false;
                })
                .toList();
        for (StateField field : numbers) {
            features.add(new Sum(field, members, worth(field)));
        }
        List<StateField> large = numbers.stream()
                .filter(field -> field.type().form() == ValueType.Form.NUMBER)
                .toList();
        for (int i = 0; i < large.size() && large.size() <= 6; i++) {
            for (int j = i + 1; j < large.size(); j++) {
                features.add(new Product(large.get(i), large.get(j), members));
            }
        }
        return features;
    }

    private double worth(StateField field) {
        if (field.type().form() == ValueType.Form.FLAG || field.untold() || field.marker()) {
            return 0;
        }
        return decisive.contains(FeatureSet.called(field)) ? 1.5 : 0.7;
    }

    private static double range(StateField field) {
        long high = field.type().high();
        return high > 0 && high <= 1_000 ? high : 10;
    }

    boolean belongs(long[] slots, int member, int side) {
        long owner = slots[kind.side() + member];
        return owner >= 0
                && owner < sideOf.length
                && sideOf[(int) owner] == side
                && (kind.at() < 0 || slots[kind.at() + member] >= 0);
    }

    private final class Count implements Feature {

        private final String name;
        private final double worth;
        private final double scale;

        Count(String name, double worth, double scale) {
            this.name = name;
            this.worth = worth;
            this.scale = scale;
        }

        @Override
        public String name() {
            return name;
        }

        @Override
        public double worth() {
            return worth;
        }

        @Override
        public double scale() {
            return scale;
        }

        @Override
        public double of(long[] slots, int side) {
            int count = 0;
            for (int i = 0; i < kind.members().size(); i++) {
                count += belongs(slots, i, side) ? 1 : 0;
            }
            return count;
        }
    }

    private final class Sum implements Feature {

        private final StateField field;
        private final int members;
        private final double worth;

        Sum(StateField field, int members, double worth) {
            this.field = field;
            this.members = members;
            this.worth = worth;
        }

        @Override
        public String name() {
            return FeatureSet.called(field);
        }

        @Override
        public double worth() {
            return worth;
        }

        @Override
        public double scale() {
            return Math.max(1, range(field) * members / 2);
        }

        @Override
        public double of(long[] slots, int side) {
            double sum = 0;
            for (int i = 0; i < members; i++) {
                sum += belongs(slots, i, side) ? slots[field.slot() + i] : 0;
            }
            return sum;
        }
    }

    private final class Product implements Feature {

        private final StateField one;
        private final StateField other;
        private final int members;

        Product(StateField one, StateField other, int members) {
            this.one = one;
            this.other = other;
            this.members = members;
        }

        @Override
        public String name() {
            return FeatureSet.called(one) + " x " + other.name();
        }

        @Override
        public double worth() {
            return 0;
        }

        @Override
        public double scale() {
            return Math.max(1, range(one) * range(other) * members / 2);
        }

        @Override
        public double of(long[] slots, int side) {
            double sum = 0;
            for (int i = 0; i < members; i++) {
                sum += belongs(slots, i, side) ? (double) slots[one.slot() + i] * slots[other.slot() + i] : 0;
            }
            return sum;
        }
    }
}
