package org.phaseline.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.outline.PieceKind;
import org.phaseline.engine.outline.StateField;
import org.phaseline.engine.outline.ValueType;

/**
 * What can be said of a side in numbers, derived from the outline of a rulebook: what its pieces add up to, what the side itself has and
 * holds, and how near its pieces are to enemies, to other pieces and to sorts of spaces. Knows no game.
 */
final class FeatureSet {

    private static final double DECISIVE = 4;
    private static final double HELD = 3;

    private final Outline outline;
    private final Relevance relevance;
    private final OutcomeProbe probe;
    private final List<Feature> features = new ArrayList<>();

    private FeatureSet(CompiledRulebook rulebook) {
        this.outline = rulebook.outline();
        this.relevance = new Relevance(rulebook);
        this.probe = new OutcomeProbe(rulebook);
    }

    static List<Feature> of(CompiledRulebook rulebook) {
        FeatureSet set = new FeatureSet(rulebook);
        set.features.addAll(StatedValue.of(rulebook, set.relevance.begun()));
        set.sides();
        List<Holdings> holdings = set.holdings();
        set.features.addAll(holdings);
        set.pieces(new PlaceFeatures(rulebook, set.relevance, holdings));
        return List.copyOf(set.features);
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
                features.add(new SideField(field, outline.parties(), scale(field), worth(field)));
            }
        }
    }

    /** The first points are the hardest, so a range that is wide enough for all games tells little about this one. */
    private double scale(StateField field) {
        long high = field.type().high();
        boolean known = high > 0 && high <= 1_000;
        return relevance.isDecisive(field)
                ? Math.max(1, known ? Math.min(high / 2.0, Math.sqrt(high)) : 10)
                : known ? Math.max(1, high / 2.0) : 10;
    }

    private double worth(StateField field) {
        if (relevance.isDecisive(field)) {
            return DECISIVE * probe.sign(field);
        }
        boolean plain = field.type().form() == ValueType.Form.FLAG || field.marker() || field.untold();
        boolean begun = IntStream.range(0, outline.parties().count())
                .anyMatch(party -> relevance.begun()[field.slot() + party] != 0);
        return plain || !begun ? 0 : 0.2;
    }

    /** Whatever says who holds it, where that counts and can change. Whose a piece is does not: pieces are counted on their own. */
    private List<Holdings> holdings() {
        int[] sideOf =
                outline.parties().all().stream().mapToInt(party -> party.side()).toArray();
        List<Holdings> all = new ArrayList<>();
        for (StateField field : outline.state()) {
            if (field.owner() == StateField.Owner.MEMBER
                    && field.width() == 1
                    && outline.parties().areWordsOf(field.type())
                    && relevance.counts(field)
                    && relevance.changes(field)
                    && outline.pieces().stream().noneMatch(kind -> kind.side() == field.slot())) {
                List<StateField> values = outline.state().stream()
                        .filter(each -> each.kind().equals(field.kind()) && each.width() == 1)
                        .filter(each -> each.type().form() == ValueType.Form.NUMBER && relevance.counts(each))
                        .toList();
                all.add(new Holdings(Relevance.called(field), field, sideOf, values, total(field, values) / 2, HELD));
            }
        }
        return all;
    }

    private double total(StateField field, List<StateField> values) {
        double sum = 0;
        for (int i = 0; i < field.holders().size(); i++) {
            double value = 1;
            for (StateField each : values) {
                value *= relevance.begun()[each.slot() + i];
            }
            sum += value;
        }
        return Math.max(1, sum);
    }

    private void pieces(PlaceFeatures places) {
        for (PieceKind kind : outline.pieces()) {
            if (kind.side() < 0 || kind.members().isEmpty()) {
                continue;
            }
            PieceFeatures owned = new PieceFeatures(kind, outline.parties(), relevance);
            features.addAll(owned.of(outline.state()));
            if (kind.at() >= 0) {
                outline.boards().stream()
                        .filter(board -> board.name().equals(kind.board()))
                        .findFirst()
                        .ifPresent(board -> features.addAll(places.of(kind, owned, board)));
            }
        }
    }
}
