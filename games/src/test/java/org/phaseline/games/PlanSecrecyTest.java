package org.phaseline.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.outline.PieceKind;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.SeatPositions;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.games.Shelf.Volume;
import org.phaseline.generator.play.TwinGame;
import org.phaseline.generator.play.Twins;
import org.phaseline.generator.text.GeneratedRulebook;
import org.phaseline.generator.text.RulebookGenerator;
import org.phaseline.language.RulebookText;
import org.phaseline.planner.FoundPlans;
import org.phaseline.planner.PieceRef;
import org.phaseline.planner.Plans;
import org.phaseline.planner.Way;

/** The plans of a seat are the same in two games that differ only in what it must not know, and so is what it takes to find them. */
@Tag("slow")
class PlanSecrecyTest {

    static Stream<Volume> withSecrets() {
        return Shelf.scenarios().stream()
                .filter(volume -> Shelf.hides(volume.rulebook())
                        && volume.rulebook().outline().pieces().stream().anyMatch(kind -> kind.at() >= 0));
    }

    @ParameterizedTest
    @MethodSource("withSecrets")
    void inGamesThatLookTheSameToItsSeatASeatHasTheSamePlans(Volume volume) {
        CompiledRulebook rulebook = volume.rulebook();
        Comparison comparison = new Comparison(Chance.umpire(rulebook, 1));
        for (long seed = 1; seed <= Amount.of(1, 20); seed++) {
            Twins.play(Chance.umpire(rulebook, seed), seed, Amount.of(40, 300), decision -> false, comparison::look);
        }
        System.out.printf("plan secrecy   %-34s %d menus compared%n", volume, comparison.compared);
    }

    @Test
    void soItIsInGeneratedRulebooks() {
        int compared = 0;
        for (long seed = 1; seed <= Amount.of(25, 1_000); seed++) {
            GeneratedRulebook generated = RulebookGenerator.discreet(seed);
            RulebookText text = new RulebookText(generated.file(), generated.text(), generated.others());
            CompiledRulebook rulebook = Shelf.load(text, generated.scenarios().getFirst(), List.of(), List.of());
            Umpire umpire = Chance.umpire(rulebook, seed);
            Comparison comparison = new Comparison(umpire);
            Twins.play(umpire, seed, Amount.of(60, 200), trap(rulebook), comparison::look);
            compared += comparison.compared;
        }
        System.out.printf("plan secrecy   %d menus of generated rulebooks compared%n", compared);
        assertThat(compared).isGreaterThan(0);
    }

    /** What tells something hidden by the rules themselves. */
    private static Predicate<OpenDecision> trap(CompiledRulebook rulebook) {
        return decision -> decision.step() >= 0
                && rulebook.outline().step(decision.step()).title().startsWith(RulebookGenerator.TRAP);
    }

    private static final class Comparison {

        /** More would take long. */
        private static final int MOST_PIECES = 2;

        private static final int MOST_MEMBERS = 12;

        private final SeatPositions views;
        private final List<PieceKind> pieces;
        private int compared;

        Comparison(Umpire umpire) {
            this.views = new SeatPositions(umpire);
            this.pieces = umpire.rulebook().outline().pieces();
        }

        void look(TwinGame one, TwinGame other, List<Integer> viewers) {
            for (int seat : viewers) {
                // By the rules themselves something may have come out.
                if (one.toldTo(seat).equals(other.toldTo(seat)) && views.isAsked(one.position(), seat)) {
                    Plans ones = new Plans(views.of(one.position(), seat));
                    Plans others = new Plans(views.of(other.position(), seat));
                    List<PieceRef> movable = ones.movable();
                    assertThat(others.movable()).isEqualTo(movable);
                    assertThat(others.alike()).isEqualTo(ones.alike());
                    assertThat(whyNot(others)).isEqualTo(whyNot(ones));
                    for (PieceRef piece : movable.subList(0, Math.min(MOST_PIECES, movable.size()))) {
                        assertThat(told(others, piece)).isEqualTo(told(ones, piece));
                        compared++;
                    }
                }
            }
        }

        /** Of pieces that are seen as of those that are not. */
        private String whyNot(Plans plans) {
            StringBuilder told = new StringBuilder().append(plans.leftOut());
            for (PieceKind kind : pieces) {
                for (int i = 0; i < Math.min(MOST_MEMBERS, kind.members().size()); i++) {
                    told.append(plans.whyNot(List.of(), kind.name(), i));
                }
            }
            return told.toString();
        }

        private static String told(Plans plans, PieceRef piece) {
            FoundPlans ways = plans.everywhere(List.of(piece));
            StringBuilder told = new StringBuilder();
            for (Way way : Stream.of(ways.moves(), ways.attacks(), ways.orders())
                    .flatMap(List::stream)
                    .toList()) {
                told.append(way.place())
                        .append(' ')
                        .append(way.facing())
                        .append(' ')
                        .append(way.target());
                told.append(way.style()).append(way.cost()).append(' ').append(way.answers());
                told.append(way.interruptedBy())
                        .append(way.open())
                        .append(way.isFinal())
                        .append(way.ends());
            }
            return told.append(ways.tried()).append(' ').append(ways.looks()).toString();
        }
    }
}
