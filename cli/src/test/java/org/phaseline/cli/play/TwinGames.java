package org.phaseline.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.phaseline.cli.source.Chosen;
import org.phaseline.cli.terminal.TerminalStyle;
import org.phaseline.engine.report.Report;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.LegalChoice;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.engine.umpire.Sighting;

/** Two games at the keyboard with the same dice, which differ in what one seat decides unseen. */
final class TwinGames implements AutoCloseable {

    private final Chosen chosen;
    private final Random random;
    private final List<PlayedGame> games = new ArrayList<>();
    private final List<List<Answer>> answers = List.of(new ArrayList<>(), new ArrayList<>());

    /** Whether something has come to light that was decided unseen: from then on the games may look different. */
    private boolean revealed;

    TwinGames(Chosen chosen, Random random) {
        this.chosen = chosen;
        this.random = random;
        games.add(begin());
        games.add(begin());
    }

    private PlayedGame begin() {
        return new GameStart(chosen, Optional.empty(), false).withNumber(1);
    }

    boolean revealed() {
        return revealed;
    }

    /** Something that can be decided in more than one way without the others seeing it, by one seat alone. */
    Optional<OpenDecision> unseen() {
        return games.getFirst().decisions().stream()
                .filter(each -> each.sealed()
                        && each.awaited()
                        && each.choices().size() > 1
                        && Long.bitCount(each.seats()) == 1)
                .findFirst();
    }

    /** Gives the same answer in both; false where there is none that both offer. */
    boolean answerAlike(Predicate<OpenDecision> which) {
        List<OpenDecision> open = games.getFirst().decisions().stream()
                .filter(which.and(OpenDecision::awaited))
                .filter(each -> !common(each).isEmpty())
                .toList();
        if (open.isEmpty()) {
            return false;
        }
        OpenDecision decision = open.get(random.nextInt(open.size()));
        List<LegalChoice> choices = common(decision);
        LegalChoice choice = choices.get(random.nextInt(choices.size()));
        int seat = Long.numberOfTrailingZeros(decision.seats());
        TreeSet<String> before = piecesOfOthers(seat);
        for (int game = 0; game < 2; game++) {
            answer(game, new Answer.Pick(decision.id(), seat, choice.item(), ""));
        }
        revealed |= !before.containsAll(piecesOfOthers(seat));
        return true;
    }

    private List<LegalChoice> common(OpenDecision decision) {
        return games.getLast().decisions().stream()
                .filter(each -> each.id().equals(decision.id()))
                .findFirst()
                .map(each -> decision.choices().stream()
                        .filter(each.choices()::contains)
                        .toList())
                .orElse(List.of());
    }

    private TreeSet<String> piecesOfOthers(int secretive) {
        TreeSet<String> pieces = new TreeSet<>();
        for (int game = 0; game < 2; game++) {
            for (int seat : others(secretive)) {
                for (Sighting.Piece piece : games.get(game).sighting(seat).pieces()) {
                    pieces.add(game + piece.kind() + piece.number());
                }
            }
        }
        return pieces;
    }

    private int[] others(int secretive) {
        return IntStream.range(0, games.getFirst().seats().all().size())
                .filter(seat -> seat != secretive)
                .toArray();
    }

    /** One more unseen answer in each game, each in its own way; false where one of them has none to give. */
    boolean answerOtherwise(int decider) {
        boolean both = true;
        for (int game = 0; game < 2; game++) {
            Optional<OpenDecision> mine = games.get(game).decisions().stream()
                    .filter(each -> each.isFor(decider) && each.sealed() && each.awaited())
                    .findFirst();
            both &= mine.isPresent();
            if (mine.isPresent()) {
                List<LegalChoice> choices = mine.get().choices();
                LegalChoice choice = game == 0 ? choices.getFirst() : choices.get(random.nextInt(choices.size()));
                answer(game, new Answer.Pick(mine.get().id(), decider, choice.item(), game == 0 ? "" : "a plan"));
            }
        }
        return both;
    }

    /** Whether others see the same of how far one is: that one is ready is no secret. */
    boolean isReadyAlike(int decider) {
        return ready(0, decider) == ready(1, decider);
    }

    private boolean ready(int game, int decider) {
        return games.get(game).decisions().stream()
                .noneMatch(each -> each.isFor(decider) && each.sealed() && each.awaited());
    }

    private void answer(int game, Answer answer) {
        Ruling.Accepted ruling = (Ruling.Accepted) games.get(game).answer(answer);
        answers.get(game).add(answer);
        revealed |= ruling.reports().stream().anyMatch(Report.Revealed.class::isInstance);
    }

    /** Whatever anybody but one types, they read the same in both games. */
    int mustLookAlike(int decider, String when) {
        List<String> sitting = new ArrayList<>(List.of(""));
        Seats seats = games.getFirst().seats();
        for (int seat : others(decider)) {
            if (games.getFirst().decisions().stream().anyMatch(each -> each.sealed() && each.isFor(seat))) {
                sitting.add(seats.get(seat).name());
            }
        }
        int compared = 0;
        for (String name : sitting) {
            for (List<String> typed : conversations()) {
                List<String> lines = new ArrayList<>(name.isEmpty() ? List.of() : List.of(name, ""));
                lines.addAll(typed);
                for (int height : new int[] {40, TerminalStyle.ENDLESS}) {
                    TerminalStyle look = new TerminalStyle(false, true, 100, height);
                    assertThat(read(1, lines, look))
                            .as("%s, typed %s", when, lines)
                            .isEqualTo(read(0, lines, look));
                    compared++;
                }
            }
        }
        return compared;
    }

    /** Every command there is; those that could change the game in conversations of their own. */
    private List<List<String>> conversations() {
        List<List<String>> all = new ArrayList<>();
        List<String> looking =
                new ArrayList<>(List.of("log 1000", "log all", "why", "state", "outline", "board", "help"));
        for (int i = 1; i <= 3; i++) {
            looking.add("try " + i);
        }
        all.add(looking);
        for (String undo : List.of("undo", "undo 2", "undo 9999")) {
            all.add(List.of(undo, "yes", "log 1000", "state", "why"));
        }
        all.add(List.of("skip!", "no", "goto nowhere", "insert nowhere", "set nothing to 1", "quit", "no"));
        return all;
    }

    /** On a game of its own, so that what is typed does not change the pair. */
    private List<FakeScreen.Moment> read(int game, List<String> lines, TerminalStyle look) {
        FakeScreen screen = new FakeScreen(lines, look);
        try (PlayedGame copy = begin()) {
            answers.get(game).forEach(copy::answer);
            new HotSeat(copy, screen, chosen.title()).play(List.of());
        }
        List<FakeScreen.Moment> moments = new ArrayList<>(screen.moments);
        moments.add(new FakeScreen.Moment("", screen.readable(), false));
        return moments;
    }

    @Override
    public void close() {
        games.forEach(PlayedGame::close);
    }
}
