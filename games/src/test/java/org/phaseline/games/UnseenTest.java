package org.phaseline.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.report.Report;
import org.phaseline.engine.report.Sentences;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Sighting;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.engine.umpire.Visibility;
import org.phaseline.games.Shelf.Volume;
import org.phaseline.language.RulebookText;

/** Of a piece that only its own side sees, nothing reaches the others: not what they see, hear, may choose, or are refused. */
@Tag("slow")
class UnseenTest {

    private static final int COUNTERS = 8;

    static Stream<Volume> veiled() {
        return Shelf.scenarios().stream()
                .filter(volume -> !volume.rulebook().veils().isEmpty());
    }

    @ParameterizedTest
    @MethodSource("veiled")
    void nobodyEverReadsTheNameOfAPieceHeDoesNotSee(Volume volume) {
        CompiledRulebook rulebook = volume.rulebook();
        Sentences sentences = new Sentences(rulebook.outline());
        int looked = 0;
        for (long seed = 1; seed <= Amount.of(1, 3); seed++) {
            Umpire umpire = Chance.umpire(rulebook, seed);
            Ruling.Accepted ruling = Chance.accepted(umpire.begin());
            Random random = new Random(seed);
            List<Sighting> before = sightings(umpire, ruling.position());
            for (int i = 0; i < Amount.of(50, 250) && !ruling.position().over; i++) {
                ruling = Chance.accepted(umpire.rule(
                        ruling.position(),
                        Chance.anything(umpire.decisions(ruling.position()), random)
                                .orElseThrow()));
                List<Sighting> after = sightings(umpire, ruling.position());
                for (int seat = 0; seat < 2; seat++) {
                    Set<String> unseen = unseen(before, seat);
                    unseen.retainAll(unseen(after, seat));
                    String shown = after.get(seat).toString() + told(ruling, umpire, seat, sentences);
                    assertThat(unseen).as("seed %d, answer %d", seed, i).noneMatch(shown::contains);
                    looked += unseen.size();
                }
                before = after;
            }
        }
        System.out.printf("unseen         %-34s %d names looked for%n", volume, looked);
    }

    /** What the other side has on its list and this seat has not. */
    private static Set<String> unseen(List<Sighting> sightings, int seat) {
        Set<String> unseen = new LinkedHashSet<>(names(sightings.get(1 - seat)));
        unseen.removeAll(names(sightings.get(seat)));
        return unseen;
    }

    /** What each of the two seats sees. */
    private static List<Sighting> sightings(Umpire umpire, Position position) {
        return List.of(umpire.sighting(position, 0), umpire.sighting(position, 1));
    }

    private static List<String> names(Sighting sighting) {
        return sighting.pieces().stream().map(Sighting.Piece::name).toList();
    }

    private static List<String> told(Ruling.Accepted ruling, Umpire umpire, int seat, Sentences sentences) {
        return ruling.reports().stream()
                .filter(report -> umpire.visibility(seat).maySee(report))
                .map(sentences::say)
                .toList();
    }

    /** Two defences that differ only in who lies where, the same attack, defenders who lie low and attackers who find nothing. */
    @Test
    void whoeverLiesUnderWhichCounterTheAttackerSeesTheSame() {
        CompiledRulebook rulebook = new Volume("rof", blindfolded(), "Village").rulebook();
        int compared = 0;
        for (long seed = 1; seed <= Amount.of(1, 4); seed++) {
            Umpire umpire = Chance.umpire(rulebook, seed);
            Random random = new Random(seed);
            Position one = hidden(umpire, new Random(2 * seed));
            Position other = hidden(umpire, new Random(2 * seed + 1));
            while (!one.over) {
                for (int viewer = Visibility.EVERYBODY; viewer < 1; viewer++) {
                    assertThat(AllShown.to(umpire, other, viewer, seed + compared))
                            .as("viewer %d, seed %d", viewer, seed)
                            .isEqualTo(AllShown.to(umpire, one, viewer, seed + compared));
                }
                compared++;
                List<OpenDecision> attackers = umpire.decisions(one).stream()
                        .filter(decision -> decision.isFor(0))
                        .toList();
                boolean attack = !attackers.isEmpty();
                Answer answer = attack ? Chance.anything(attackers, random).orElseThrow() : least(umpire, one);
                Ruling.Accepted first = Chance.accepted(umpire.rule(one, answer));
                Ruling.Accepted second = Chance.accepted(umpire.rule(other, attack ? answer : least(umpire, other)));
                assertThat(visible(second, umpire)).as("seed %d", seed).isEqualTo(visible(first, umpire));
                one = first.position();
                other = second.position();
            }
        }
        assertThat(compared).as("sightings compared").isGreaterThan(Amount.of(80, 300));
    }

    private static RulebookText blindfolded() {
        RulebookText shipped = Shelf.text("rof");
        Map<String, String> others = new TreeMap<>(shipped.others());
        others.computeIfPresent(
                "scenarios/village.sop",
                (name, text) -> text.replace("  price = 60", "  price = 60\n  sightRange = 0\n  stumble = 0"));
        return new RulebookText(shipped.file(), shipped.text(), others);
    }

    private static List<Report> visible(Ruling.Accepted ruling, Umpire umpire) {
        return ruling.reports().stream()
                .filter(report -> umpire.visibility(0).maySee(report))
                .toList();
    }

    private static Answer least(Umpire umpire, Position position) {
        OpenDecision decision = umpire.decisions(position).getFirst();
        return Chance.pick(decision, Played.least(decision));
    }

    private static Position hidden(Umpire umpire, Random random) {
        Position position = Chance.accepted(umpire.begin()).position();
        for (int i = 0; i < COUNTERS; i++) {
            position = Chance.accepted(umpire.rule(
                            position,
                            Chance.anything(umpire.decisions(position), random).orElseThrow()))
                    .position();
        }
        return position;
    }

    /** A forged answer that aims at somebody hidden is refused in the same words as one that aims at nobody. */
    @Test
    void aForgedAnswerThatNamesSomebodyHiddenIsRefusedLikeAnyOther() {
        CompiledRulebook rulebook = new Volume("rof", Shelf.text("rof"), "Village").rulebook();
        int forged = 0;
        for (long seed = 1; seed <= Amount.of(3, 20); seed++) {
            Umpire umpire = Chance.umpire(rulebook, seed);
            Position position = Chance.accepted(umpire.begin()).position();
            Random random = new Random(seed);
            for (int i = 0; i < 250 && !position.over; i++) {
                for (OpenDecision decision : umpire.decisions(position)) {
                    if (decision.isFor(0) && decision.prompt().startsWith("At whom")) {
                        forged += forge(umpire, position, decision);
                    }
                }
                position = Chance.accepted(umpire.rule(
                                position,
                                Chance.anything(umpire.decisions(position), random)
                                        .orElseThrow()))
                        .position();
            }
        }
        assertThat(forged).as("answers forged").isGreaterThan(10);
    }

    private static int forge(Umpire umpire, Position position, OpenDecision decision) {
        List<Sighting> sightings = sightings(umpire, position);
        Set<String> unseen = unseen(sightings, 0);
        String nobody = refused(umpire, position, decision, 9999);
        int forged = 0;
        for (Sighting.Piece piece : sightings.get(1).pieces()) {
            if (unseen.contains(piece.name())) {
                assertThat(refused(umpire, position, decision, piece.number()))
                        .isEqualTo(nobody)
                        .doesNotContain(piece.name());
                forged++;
            }
        }
        return forged;
    }

    private static String refused(Umpire umpire, Position position, OpenDecision decision, int item) {
        Ruling ruling = umpire.rule(position, new Answer.Pick(decision.id(), 0, item, ""));
        assertThat(ruling).isInstanceOf(Ruling.Refused.class);
        return ((Ruling.Refused) ruling).sentence();
    }
}
