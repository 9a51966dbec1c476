package org.phaseline.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.SeatPositions;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.games.Shelf.Volume;
import org.phaseline.generator.text.GeneratedRulebook;
import org.phaseline.generator.text.RulebookGenerator;
import org.phaseline.language.RulebookText;
import org.phaseline.planner.Effort;
import org.phaseline.planner.FoundPlans;
import org.phaseline.planner.PieceRef;
import org.phaseline.planner.Plans;
import org.phaseline.planner.Way;

/** Whatever a plan offers, the umpire plays answer by answer. */
@Tag("slow")
class PlansTest {

    /** One answer of the umpire may take so much, and a search tries its last one before it knows. */
    private static final long ONE_ANSWER = 20_000_000;

    static Stream<Volume> withPieces() {
        return Shelf.scenarios().stream().filter(volume -> hasPieces(volume.rulebook()));
    }

    private static boolean hasPieces(CompiledRulebook rulebook) {
        return rulebook.outline().pieces().stream().anyMatch(kind -> kind.at() >= 0);
    }

    @ParameterizedTest
    @MethodSource("withPieces")
    void everyWayThatIsOfferedIsPlayedByTheUmpireToItsEnd(Volume volume) {
        Search search = new Search(volume.rulebook(), 7);
        for (int i = 0; i < Amount.of(3, 60) && search.hasNext(); i++) {
            search.look(Amount.of(1, 8), Amount.of(6, 60));
            search.playOn(Amount.of(17, 9));
        }
        System.out.printf("plans          %-34s %d ways of %d pieces%n", volume, search.replayed, search.pieces);
        assertThat(search.problems).isEmpty();
    }

    @Test
    void soAreThoseOfGeneratedRulebooks() {
        int replayed = 0;
        for (long seed = 1; seed <= Amount.of(12, 2_000); seed++) {
            GeneratedRulebook generated = RulebookGenerator.of(seed);
            RulebookText text = new RulebookText(generated.file(), generated.text(), generated.others());
            CompiledRulebook rulebook = Shelf.load(text, generated.scenarios().getFirst(), List.of(), List.of());
            if (!hasPieces(rulebook)) {
                continue;
            }
            Search search = new Search(rulebook, seed);
            for (int i = 0; i < 12 && search.hasNext(); i++) {
                search.look(2, 6);
                search.playOn(4);
            }
            assertThat(search.problems)
                    .as("seed %d: %s", seed, generated.shown())
                    .isEmpty();
            replayed += search.replayed;
        }
        System.out.printf("plans          %d ways of generated rulebooks%n", replayed);
        assertThat(replayed).isGreaterThan(10);
    }

    @Test
    void aUnitThatIsPickedGoesSomewhereByOnePlanOfSeveralAnswers() {
        Volume duel = Shelf.scenarios().stream()
                .filter(volume -> volume.title().equals("legions"))
                .findFirst()
                .orElseThrow();
        Umpire umpire = Chance.umpire(duel.rulebook(), 1);
        Position position = Chance.accepted(umpire.begin()).position();
        SeatPositions views = new SeatPositions(umpire);
        int seat = views.isAsked(position, 0) ? 0 : 1;
        Plans plans = new Plans(views.of(position, seat));

        PieceRef piece = plans.movable().getFirst();
        List<Way> moves = plans.everywhere(List.of(piece)).moves();

        assertThat(moves).hasSizeGreaterThan(15);
        assertThat(moves).anyMatch(way -> way.answers() > 5);
        assertThat(moves).extracting(Way::cost).isSorted();
        Way last = moves.getLast();
        assertThat(plans.to(List.of(piece), last.place(), last.facing()).moves())
                .extracting(Way::answers)
                .containsExactly(last.answers());
        PieceRef foe = new PieceRef(piece.kind(), position.slots.length);
        assertThat(plans.has(foe)).isFalse();
        assertThat(plans.everywhere(List.of(foe)).moves())
                .as("of a piece that there is not")
                .isEmpty();
    }

    @Test
    void whatIsAlikeForAPieceAndNotForTheGameIsToldAsOpen() {
        String march = """
                rulebook "Supply"
                language 2
                kind Dump: depot, cache
                side Red
                side Blue
                game has
                  inNorth: 0..9 = 5
                  inSouth: 0..9 = 5
                board Map: hexes 3 x 3
                piece Unit on Map
                Unit has
                  side: Side
                  moved: flag = no
                roster Unit: side, at
                  scout "Scout": Red, a1
                  other "Other": Red, c3
                length 2 game turns
                game turn "Turn"
                  1 "Move a unit"                 Red may, any number of times
                    choose u from Unit where it.side is Red and not it.moved "Who moves?"
                    PAYING
                    choose hex from neighbours(u.at) where h: no (Unit where it.at is h) "Where to?"
                    u.at = hex
                    u.moved = yes
                """;
        String paying = """
                choose payer from Dump "Which dump pays?"
                    if payer is depot: inNorth -= 1
                    if payer is cache: inSouth -= 1""";
        PieceRef scout = new PieceRef("Unit", 0);

        List<Way> free = moves(march.replace("PAYING", ""), scout);
        List<Way> paid = moves(march.replace("PAYING", paying), scout);

        assertThat(free).isNotEmpty().noneMatch(Way::open).allMatch(way -> way.answers() == 2);
        assertThat(paid).hasSameSizeAs(free).allMatch(Way::open).allMatch(way -> way.answers() == 3);
    }

    private static List<Way> moves(String text, PieceRef piece) {
        CompiledRulebook rulebook = Shelf.load(RulebookText.of("supply.sop", text), "", List.of(), List.of());
        Umpire umpire = Chance.umpire(rulebook, 1);
        Position position = Chance.accepted(umpire.begin()).position();
        return new Plans(new SeatPositions(umpire).of(position, 0))
                .everywhere(List.of(piece))
                .moves();
    }

    /** Random play, and a look at what pieces can do now and then. */
    private static final class Search {

        final List<String> problems = new ArrayList<>();
        int replayed;
        int pieces;
        private final Umpire umpire;
        private final SeatPositions views;
        private final Random random;
        private Position position;

        Search(CompiledRulebook rulebook, long seed) {
            this.umpire = Chance.umpire(rulebook, seed);
            this.views = new SeatPositions(umpire);
            this.random = new Random(seed);
            this.position = Chance.accepted(umpire.begin()).position();
        }

        boolean hasNext() {
            return !position.over;
        }

        void playOn(int answers) {
            for (int i = 0; i < answers && !position.over; i++) {
                Optional<Answer> answer = Chance.anything(umpire.decisions(position), random);
                if (answer.isEmpty() || !(umpire.rule(position, answer.get()) instanceof Ruling.Accepted accepted)) {
                    return;
                }
                position = accepted.position();
            }
        }

        void look(int pieces, int ways) {
            for (int seat = 0; seat < umpire.seats().all().size(); seat++) {
                if (views.isAsked(position, seat)) {
                    look(seat, pieces, ways);
                }
            }
        }

        private void look(int seat, int most, int ways) {
            Plans plans = new Plans(views.of(position, seat));
            List<PieceRef> movable = new ArrayList<>(plans.movable());
            Collections.shuffle(movable, random);
            for (PieceRef piece : movable.subList(0, Math.min(most, movable.size()))) {
                FoundPlans found = plans.everywhere(List.of(piece));
                pieces++;
                assertThat(found.tried()).isLessThanOrEqualTo(Effort.MENU.answers() + 1);
                assertThat(found.looks()).isLessThanOrEqualTo(Effort.MENU.looks() + ONE_ANSWER);
                if (pieces % 3 == 0) {
                    FoundPlans again = new Plans(views.of(position, seat)).everywhere(List.of(piece));
                    assertThat(again).as("the same once more").isEqualTo(found);
                }
                replay(seat, plans, piece, found, ways);
            }
        }

        private void replay(int seat, Plans plans, PieceRef piece, FoundPlans found, int most) {
            PlanReplay replay = new PlanReplay(umpire, seat);
            List<Way> all = new ArrayList<>(found.moves());
            Collections.shuffle(all, random);
            all.addAll(0, found.attacks());
            all.addAll(0, found.orders());
            for (Way way : all.subList(0, Math.min(most, all.size()))) {
                replayed++;
                replay.problem(position, piece, way, plans.answers(way))
                        .ifPresent(problem -> problems.add(piece + " to " + way + " " + problem));
            }
        }
    }
}
