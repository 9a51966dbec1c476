package org.phaseline.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.Question;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.report.Report;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.LegalChoice;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.engine.umpire.Visibility;
import org.phaseline.games.Shelf.Volume;

/** What one seat decides unseen, no other seat can tell from anything it is shown, until it is revealed. */
@Tag("slow")
class SecretsTest {

    /** Who chooses among pieces that others do not see acts openly afterwards; {@link UnseenTest} looks after those. */
    static Stream<Volume> everything() {
        return Stream.concat(Shelf.scenarios().stream(), Shelf.passages().stream())
                .filter(volume -> volume.rulebook().veils().isEmpty())
                .filter(volume -> Shelf.hides(volume.rulebook()));
    }

    @ParameterizedTest
    @MethodSource("everything")
    void twoGamesThatDifferInASealedAnswerLookTheSameToEverybodyElse(Volume volume) {
        CompiledRulebook rulebook = volume.rulebook();
        int compared = 0;
        for (long seed = 1; seed <= Amount.of(3, 20); seed++) {
            int enough = compared + Amount.of(80, Integer.MAX_VALUE / 2);
            Umpire umpire = Chance.umpire(rulebook, seed);
            Position position = Chance.accepted(umpire.begin()).position();
            Random random = new Random(seed);
            for (int i = 0; i < 150 && !position.over; i++) {
                List<OpenDecision> decisions = umpire.decisions(position);
                OpenDecision decision = decisions.get(random.nextInt(decisions.size()));
                if (isSecret(decision) && decision.choices().size() > 1 && compared < enough) {
                    compared += new Twins(umpire, position, decision, seed).compare(new Random(seed));
                }
                LegalChoice choice =
                        decision.choices().get(random.nextInt(decision.choices().size()));
                position = Chance.accepted(umpire.rule(position, Chance.pick(decision, choice)))
                        .position();
            }
        }
        System.out.printf("secrets        %-34s %d views compared%n", volume, compared);
    }

    private static boolean isSecret(OpenDecision decision) {
        return decision.sealed() && decision.kind() != Question.Kind.READY;
    }

    /** Two games that differ in one sealed answer. */
    private static final class Twins {

        private final Umpire umpire;
        private final long seed;
        private final int secretive;
        private Position one;
        private Position other;
        private boolean revealed;
        private int compared;

        Twins(Umpire umpire, Position position, OpenDecision decision, long seed) {
            this.umpire = umpire;
            this.seed = seed;
            this.secretive = Long.numberOfTrailingZeros(decision.seats());
            this.one = answer(position, Chance.pick(decision, decision.choices().getFirst()));
            this.other =
                    answer(position, Chance.pick(decision, decision.choices().getLast()));
        }

        /** Plays both on until the secret is out; returns how many sightings were compared. */
        int compare(Random random) {
            one = readied(one);
            other = readied(other);
            for (int i = 0; i < 40 && !revealed && !one.over; i++) {
                others().forEach(this::compareSightings);
                Optional<OpenDecision> next = shared(random);
                if (revealed || next.isEmpty()) {
                    break;
                }
                OpenDecision decision = next.get();
                LegalChoice choice = Chance.settled(decision, seed + i);
                together(Chance.pick(decision, choice));
                one = readied(one);
                other = readied(other);
            }
            return compared;
        }

        private void compareSightings(int seat) {
            assertThat(AllShown.to(umpire, other, seat, seed + compared))
                    .as("what seat %d is shown, seed %d", seat, seed)
                    .isEqualTo(AllShown.to(umpire, one, seat, seed + compared));
            compared++;
        }

        /** The player who has a secret decides whatever they are asked unseen, which nobody else notices. */
        private Position readied(Position from) {
            Position at = from;
            for (int i = 0; i < 50 && !revealed && !at.over; i++) {
                Optional<OpenDecision> own = umpire.decisions(at).stream()
                        .filter(decision -> decision.isFor(secretive) && decision.sealed() && decision.awaited())
                        .findFirst();
                if (own.isEmpty()) {
                    return at;
                }
                LegalChoice choice = own.get().choice("ready").orElse(Chance.settled(own.get(), seed));
                at = answer(at, Chance.pick(own.get(), choice));
            }
            return at;
        }

        /** A question that is open in both games, preferably not one of the seat with the secret. */
        private Optional<OpenDecision> shared(Random random) {
            List<OpenDecision> open = umpire.decisions(one).stream()
                    .filter(decision ->
                            decision.awaited() && umpire.decisions(other).contains(decision))
                    .toList();
            List<OpenDecision> foreign =
                    open.stream().filter(decision -> !decision.isFor(secretive)).toList();
            List<OpenDecision> from = foreign.isEmpty() ? open : foreign;
            return from.isEmpty() ? Optional.empty() : Optional.of(from.get(random.nextInt(from.size())));
        }

        private void together(Answer answer) {
            Ruling.Accepted first = Chance.accepted(umpire.rule(one, answer));
            Ruling.Accepted second = Chance.accepted(umpire.rule(other, answer));
            note(first);
            note(second);
            if (!revealed) {
                others().forEach(seat ->
                        assertThat(visible(second, seat)).as("seed %d", seed).isEqualTo(visible(first, seat)));
            }
            one = first.position();
            other = second.position();
        }

        private Position answer(Position from, Answer answer) {
            Ruling.Accepted ruling = Chance.accepted(umpire.rule(from, answer));
            note(ruling);
            return ruling.position();
        }

        private void note(Ruling.Accepted ruling) {
            revealed |= ruling.reports().stream().anyMatch(Report.Revealed.class::isInstance);
        }

        private List<Report> visible(Ruling.Accepted ruling, int seat) {
            return ruling.reports().stream()
                    .filter(report -> umpire.visibility(seat).maySee(report))
                    .toList();
        }

        private IntStream others() {
            return IntStream.range(Visibility.EVERYBODY, umpire.seats().all().size())
                    .filter(seat -> seat != secretive);
        }
    }

    @ParameterizedTest
    @MethodSource("everything")
    void nobodyElseNoticesAnAnswerThatIsSealed(Volume volume) {
        CompiledRulebook rulebook = volume.rulebook();
        for (long seed = 1; seed <= Amount.of(5, 15); seed++) {
            Umpire umpire = Chance.umpire(rulebook, seed);
            Position position = Chance.accepted(umpire.begin()).position();
            Random random = new Random(seed);
            for (int i = 0; i < 150 && !position.over; i++) {
                List<OpenDecision> decisions = umpire.decisions(position);
                OpenDecision decision = decisions.get(random.nextInt(decisions.size()));
                Answer answer = Chance.pick(
                        decision,
                        decision.choices().get(random.nextInt(decision.choices().size())));
                Ruling.Accepted ruling = Chance.accepted(umpire.rule(position, answer));
                for (int seat = 0; seat < umpire.seats().all().size() && isSecret(decision); seat++) {
                    if (!decision.isFor(seat)) {
                        int watching = seat;
                        assertThat(umpire.sighting(ruling.position(), seat))
                                .as("seed %d", seed)
                                .isEqualTo(umpire.sighting(position, seat));
                        assertThat(ruling.reports())
                                .noneMatch(report -> umpire.visibility(watching).maySee(report));
                    }
                }
                position = ruling.position();
            }
        }
    }
}
