package org.phaseline.generator.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.machine.Question;
import org.phaseline.engine.report.Report;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.LegalChoice;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Umpire;

/**
 * Pairs of games that differ only in what some seats must not know. A random game is played; wherever somebody decides unseen, it is split in
 * two that differ in that decision, and both are played on alike until the secret is out. At every moment in between an observer is
 * shown both: whatever it shows the other seats must be the same. The observer may look through the engine, or play the answers again at a terminal or
 * a server and compare what comes out there.
 */
public final class Twins {

    /** Looks at both games at a moment at which these seats must not be able to tell one from the other. */
    @FunctionalInterface
    public interface Observer {
        void look(TwinGame one, TwinGame other, List<Integer> viewers);
    }

    /** @param pairs how many pairs of games there were, {@code moments} at how many moments both were shown */
    public record Played(int pairs, int moments) {

        public Played plus(Played more) {
            return new Played(pairs + more.pairs, moments + more.moments);
        }
    }

    public static final Played NONE = new Played(0, 0);

    /** Compares what the umpire tells the seats that must not know. */
    public static void sameByTheEngine(TwinGame one, TwinGame other, List<Integer> viewers) {
        viewers.forEach(seat -> same("seat " + seat, one.toldTo(seat), other.toldTo(seat)));
    }

    /** Says where two lists of lines part, instead of printing both. */
    public static void same(String who, List<String> one, List<String> other) {
        int at = 0;
        while (at < one.size() && at < other.size() && one.get(at).equals(other.get(at))) {
            at++;
        }
        if (at < one.size() || at < other.size()) {
            throw new AssertionError(
                    who + " can tell two games apart that differ only in what it must not know:\n  one: "
                            + (at < one.size() ? one.get(at) : "-") + "\n  other: "
                            + (at < other.size() ? other.get(at) : "-"));
        }
    }

    private static final int MOST_PAIRS = 6;
    private static final int MOST_MOMENTS = 25;
    private static final int MOST_UNSEEN = 50;

    private final Umpire umpire;
    private final Predicate<OpenDecision> tells;
    private final Observer observer;
    private final Random random;
    private int moments;

    private Twins(Umpire umpire, long seed, Predicate<OpenDecision> tells, Observer observer) {
        this.umpire = umpire;
        this.tells = tells;
        this.observer = observer;
        this.random = new Random(seed);
    }

    /**
     * Plays a game of at most so many answers, and pairs that split off from it.
     *
     * @param tells what tells something hidden by the rules themselves, once it is answered: there a pair ends
     */
    public static Played play(Umpire umpire, long seed, int answers, Predicate<OpenDecision> tells, Observer observer) {
        return new Twins(umpire, seed, tells, observer).play(seed, answers);
    }

    private Played play(long seed, int answers) {
        RandomAnswers players = new RandomAnswers(seed);
        TwinGame game = new TwinGame(umpire, RandomAnswers.accepted(umpire.begin()));
        int pairs = 0;
        for (int i = 0; i < answers && !game.position().over; i++) {
            List<OpenDecision> open = umpire.decisions(game.position());
            for (OpenDecision decision : open) {
                List<LegalChoice> choices = real(decision);
                if (pairs < MOST_PAIRS && decision.sealed() && decision.awaited() && choices.size() > 1) {
                    new Pair(game, decision, choices).play();
                    pairs++;
                }
            }
            game.give(players.any(open));
        }
        return new Played(pairs, moments);
    }

    /** Declining may be told, so both do it or neither does. */
    private static List<LegalChoice> real(OpenDecision decision) {
        return decision.kind() == Question.Kind.READY
                ? List.of()
                : decision.choices().stream()
                        .filter(choice -> choice.item() != Menu.PASS)
                        .toList();
    }

    private final class Pair {

        private final int secretive;
        private final List<Integer> viewers = new ArrayList<>();
        private final TwinGame one;
        private final TwinGame other;
        private boolean revealed;

        Pair(TwinGame game, OpenDecision decision, List<LegalChoice> choices) {
            this.secretive = Long.numberOfTrailingZeros(decision.seats());
            for (int seat = 0; seat < umpire.seats().all().size(); seat++) {
                if (!decision.isFor(seat)) {
                    viewers.add(seat);
                }
            }
            this.one = game.copy();
            this.other = game.copy();
            int first = random.nextInt(choices.size());
            int second = (first + 1 + random.nextInt(choices.size() - 1)) % choices.size();
            give(one, RandomAnswers.pick(decision, choices.get(first)));
            give(other, RandomAnswers.pick(decision, choices.get(second)));
        }

        void play() {
            unseen(one);
            unseen(other);
            for (int i = 0; i < MOST_MOMENTS && !revealed; i++) {
                observer.look(one, other, viewers);
                moments++;
                Optional<Answer.Pick> next = alike();
                if (next.isEmpty()) {
                    return;
                }
                give(one, next.get());
                give(other, next.get());
                unseen(one);
                unseen(other);
            }
        }

        private void give(TwinGame game, Answer.Pick answer) {
            Ruling.Accepted ruling = game.give(answer);
            revealed |= ruling.reports().stream().anyMatch(Report.Revealed.class::isInstance);
        }

        /** The one with the secret answers whatever else is asked unseen, in each game for itself: nobody may notice. */
        private void unseen(TwinGame game) {
            for (int i = 0; i < MOST_UNSEEN && !revealed && !game.position().over; i++) {
                Optional<OpenDecision> asked = umpire.decisions(game.position()).stream()
                        .filter(decision -> decision.isFor(secretive) && decision.sealed() && decision.awaited())
                        .findFirst();
                if (asked.isEmpty()) {
                    return;
                }
                List<LegalChoice> real = real(asked.get());
                List<LegalChoice> choices = real.isEmpty() ? asked.get().choices() : real;
                boolean ready = asked.get().kind() == Question.Kind.READY;
                give(game, RandomAnswers.pick(asked.get(), choices.get(ready ? 0 : random.nextInt(choices.size()))));
            }
        }

        /** An answer that both games offer. */
        private Optional<Answer.Pick> alike() {
            List<OpenDecision> there = umpire.decisions(other.position());
            List<OpenDecision> both = umpire.decisions(one.position()).stream()
                    .filter(decision -> decision.awaited() && there.contains(decision))
                    .toList();
            if (both.isEmpty()) {
                return Optional.empty();
            }
            OpenDecision decision = both.get(random.nextInt(both.size()));
            if (tells.test(decision)) {
                return Optional.empty();
            }
            return Optional.of(RandomAnswers.pick(
                    decision,
                    decision.choices().get(random.nextInt(decision.choices().size()))));
        }
    }
}
