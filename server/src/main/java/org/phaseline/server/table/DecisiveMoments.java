package org.phaseline.server.table;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.outline.StateField;
import org.phaseline.engine.umpire.SeenValue;
import org.phaseline.engine.umpire.Sighting;
import org.phaseline.engine.umpire.VictoryFields;
import org.phaseline.server.view.DecisiveMoment;
import org.phaseline.server.view.DecisiveMoment.Swing;
import org.phaseline.server.view.DecisiveMoment.Taken;

/**
 * The moments of a finished game at which most changed: numbers that count for the victory, pieces that were lost, spaces that changed
 * hands. Each counts by its share of all there was of its kind, so that no game needs to be known.
 */
final class DecisiveMoments {

    private static final int MOST = 5;

    private static final double POINTS = 3;
    private static final double HELPFUL = 1;
    private static final double LOSSES = 2;
    private static final double SPACES = 1.5;

    private final Map<String, Double> weights = new HashMap<>();

    private DecisiveMoments(CompiledRulebook rulebook) {
        VictoryFields victory = VictoryFields.of(rulebook);
        note(victory.helpful(), HELPFUL);
        note(victory.decisive(), POINTS);
        if (weights.isEmpty()) {
            note(
                    rulebook.outline().state().stream()
                            .filter(field -> !field.text().isEmpty())
                            .toList(),
                    HELPFUL);
        }
    }

    private void note(List<StateField> fields, double weight) {
        fields.stream()
                .filter(field -> !field.untold() && field.owner() != StateField.Owner.MEMBER)
                .forEach(field -> weights.put(field.name(), weight));
    }

    /** What changed from one moment to the next. */
    private record Change(DecisiveMoment moment, Map<String, Double> moved) {}

    static List<DecisiveMoment> of(CompiledRulebook rulebook, List<PastSighting> film) {
        DecisiveMoments moments = new DecisiveMoments(rulebook);
        List<Change> changes = new ArrayList<>();
        for (int i = 1; i < film.size(); i++) {
            changes.add(moments.change(i, film.get(i - 1), film.get(i)));
        }
        Map<String, Double> all = new HashMap<>();
        changes.forEach(change -> change.moved.forEach((what, by) -> all.merge(what, by, Double::sum)));
        Map<DecisiveMoment, Double> counted = new HashMap<>();
        changes.forEach(change -> counted.put(change.moment, moments.weight(change, all)));
        return changes.stream()
                .map(Change::moment)
                .filter(moment -> counted.getOrDefault(moment, 0.0) > 0)
                .sorted(Comparator.comparing((DecisiveMoment moment) -> counted.getOrDefault(moment, 0.0))
                        .reversed())
                .limit(MOST)
                .sorted(Comparator.comparing(DecisiveMoment::at))
                .toList();
    }

    private double weight(Change change, Map<String, Double> all) {
        double weight = 0;
        for (Map.Entry<String, Double> moved : change.moved.entrySet()) {
            double share = moved.getValue() / all.getOrDefault(moved.getKey(), 1.0);
            weight += share * weights.getOrDefault(moved.getKey(), 0.0);
        }
        return weight;
    }

    private static final String LOST = "(lost pieces)";
    private static final String TAKEN = "(spaces)";

    private Change change(int at, PastSighting before, PastSighting now) {
        weights.put(LOST, LOSSES);
        weights.put(TAKEN, SPACES);
        Map<String, Double> moved = new HashMap<>();
        List<Swing> swings = swings(before.sighting(), now.sighting(), moved);
        List<String> lost = lost(before.sighting(), now.sighting());
        List<Taken> taken = taken(before.sighting(), now.sighting());
        if (!lost.isEmpty()) {
            moved.put(LOST, (double) lost.size());
        }
        if (!taken.isEmpty()) {
            moved.put(TAKEN, (double) taken.size());
        }
        return new Change(
                new DecisiveMoment(at, now.sighting().gameTurn(), before.lines(), now.lines(), swings, lost, taken),
                moved);
    }

    private List<Swing> swings(Sighting before, Sighting now, Map<String, Double> moved) {
        Map<String, String> was = new HashMap<>();
        before.state().forEach(value -> was.put(value.owner() + "\n" + value.name(), value.value()));
        List<Swing> swings = new ArrayList<>();
        for (Sighting.Value value : now.state()) {
            String old = was.getOrDefault(value.owner() + "\n" + value.name(), value.value());
            double by = difference(old, value.value());
            if (by != 0 && !value.owner().isEmpty() && weights.containsKey(value.name())) {
                moved.merge(value.name(), by, Double::sum);
                swings.add(new Swing(value.owner(), value.name(), old, value.value()));
            }
        }
        return swings;
    }

    private static double difference(String old, String now) {
        try {
            return new BigDecimal(now).subtract(new BigDecimal(old)).abs().doubleValue();
        } catch (NumberFormatException noNumbers) {
            return 0;
        }
    }

    private static List<String> lost(Sighting before, Sighting now) {
        Set<String> standing = new HashSet<>();
        before.pieces().stream()
                .filter(piece -> piece.spot().isPresent() && piece.side() >= 0)
                .forEach(piece -> standing.add(piece.kind() + "/" + piece.number()));
        return now.pieces().stream()
                .filter(piece -> piece.spot().isEmpty() && standing.contains(piece.kind() + "/" + piece.number()))
                .map(Sighting.Piece::name)
                .toList();
    }

    private static List<Taken> taken(Sighting before, Sighting now) {
        Map<String, Integer> was = new HashMap<>();
        owned(before, (key, taken) -> was.put(key, taken.party()));
        List<Taken> taken = new ArrayList<>();
        owned(now, (key, each) -> {
            if (each.party() >= 0 && was.getOrDefault(key, each.party()) != each.party()) {
                taken.add(each);
            }
        });
        return taken;
    }

    /** What shows whose it is: spaces, and pieces that are nobody's own, such as objectives. */
    private static void owned(Sighting sighting, BiConsumer<String, Taken> each) {
        for (Sighting.SpaceShown space : sighting.spaces()) {
            for (Sighting.Value value : space.values()) {
                each.accept(
                        space.board() + "/" + space.space() + "/" + value.name(),
                        new Taken("", space.board(), space.space(), party(value)));
            }
        }
        for (Sighting.Piece piece : sighting.pieces()) {
            for (Sighting.Value value : piece.side() < 0 ? piece.values() : List.<Sighting.Value>of()) {
                each.accept(
                        piece.kind() + " " + piece.number() + " " + value.name(),
                        new Taken(piece.name(), "", -1, party(value)));
            }
        }
    }

    private static int party(Sighting.Value value) {
        return value.seen() instanceof SeenValue.Member member && member.kind().isEmpty() ? member.number() : -1;
    }
}
