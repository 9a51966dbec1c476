package org.phaseline.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.phaseline.cli.source.Choosing;
import org.phaseline.cli.source.Chosen;
import org.phaseline.cli.source.Source;
import org.phaseline.cli.source.Sources;
import org.phaseline.cli.terminal.TerminalStyle;
import org.phaseline.engine.outline.Step;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.games.Games;
import org.phaseline.language.Loader;
import org.phaseline.language.RulebookText;

/**
 * Two games at the keyboard with the same dice and the same answers, but in one of them somebody decides otherwise where the others
 * must not see it. Until that is revealed the others read the very same, whatever they type.
 */
@Tag("slow")
class TerminalSecrecyTest {

    private static final boolean LONG = Boolean.getBoolean("long");
    private static final int PAIRS = LONG ? 20 : 1;
    private static final int MOST_ANSWERS = LONG ? 600 : 250;
    private static final int MOST_COMPARED = LONG ? 12 : 3;

    private static final TerminalStyle PLAIN = new TerminalStyle(false, true, 100, TerminalStyle.ENDLESS);

    /** Blue lays a mine that only Blue sees; Red walks. */
    private static final String MINE = """
            rulebook "A hidden mine"
            side Red
            side Blue
            board Map: squares 4 x 4
            Side has
              losses: 0..9 = 0 "losses"
            piece Team on Map, unseen while it.hidden
            Team has
              side: Side
              hidden: flag = yes
            roster Team: side, at
              mine: Blue, a1
            length 3 game turns
            game turn "T"
              1 "Lay the mine" Blue must
                choose u from Team where it.side is Blue "Which mine?"
                choose spot from Map "Where does {u} lie?"
                u.at = spot
              2 "Walk" Red must
                choose hex from {b2, c3, d4} "Where do you go?"
                if mine.at is hex: Red.losses += 5
              3 "Look" Red must
            """;

    @Test
    void tryingToWalkOntoAHiddenMineTellsNothing() {
        List<String> read = new ArrayList<>();
        for (String spot : List.of("c3", "a4")) {
            FakeScreen screen =
                    FakeScreen.play(MINE, PLAIN, "", "mine", spot, "try c3", "log", "state", "why", "board");
            String all = screen.readable();
            read.add(all.substring(all.indexOf("Where do you go?")));
        }
        assertThat(read.getFirst())
                .contains("If Red answers 'c3':", "then Red: Look")
                .doesNotContain("becomes 5")
                .isEqualTo(read.getLast());
    }

    @Test
    void whoTriesStillReadsWhatTheyCanKnow() {
        String open = MINE.replace("hidden: flag = yes", "hidden: flag = no");
        FakeScreen screen = FakeScreen.play(open, PLAIN, "mine", "c3", "try c3");

        assertThat(screen.readable()).contains("Red losses: 0 becomes 5");
    }

    @Test
    void howOftenSomebodyAnsweredUnseenCannotBeCountedByTakingBack() {
        String orders = """
                rulebook "Orders"
                kind Order: raid, hold
                side Red
                side Blue
                game turn "Day"
                  0 "Wake" Red must
                  1 "Plan" both must secretly, revealed together
                    choose first from Order
                    if first is raid
                      choose second from Order
                  2 "Rest" Red must
                """;
        List<List<FakeScreen.Moment>> read = new ArrayList<>();
        for (List<String> red : List.of(List.of("raid", "hold"), List.of("hold"))) {
            List<String> lines = new ArrayList<>(List.of("done", ""));
            lines.addAll(red);
            lines.addAll(List.of("ready", "undo 3", "undo", "no"));
            FakeScreen screen = FakeScreen.play(orders, PLAIN, lines.toArray(String[]::new));
            read.add(screen.moments.subList(lines.size() - 3, screen.moments.size()));
        }
        assertThat(read.getFirst().getLast().readable())
                .contains("Only 2 answers can be undone.")
                .contains("This also undoes what others have decided in secret.");
        assertThat(read.getFirst()).isEqualTo(read.getLast());
    }

    /** All that ships and has something to hide; of each rulebook, unless there is much time, the scenario with the least in it. */
    static List<Chosen> everything() {
        List<Chosen> all = new ArrayList<>();
        Games.all().forEach(game -> {
            Source source = Sources.find(game.id());
            RulebookText text = Games.text(game);
            List<String> scenarios = new ArrayList<>(Loader.load(text, "", List.of(), List.of()).scenarios().stream()
                    .map(scenario -> scenario.name())
                    .toList());
            if (scenarios.isEmpty()) {
                scenarios.add("");
            }
            Stream<Chosen> hiding = scenarios.stream()
                    .map(scenario -> Choosing.load(source, scenario, List.of(), List.of()))
                    .filter(TerminalSecrecyTest::hasSomethingToHide);
            if (LONG) {
                hiding.forEach(all::add);
            } else {
                hiding.min(Comparator.comparing(chosen -> chosen.rulebook().initial().length))
                        .ifPresent(all::add);
            }
        });
        return all;
    }

    private static boolean hasSomethingToHide(Chosen chosen) {
        return !chosen.rulebook().veils().isEmpty()
                || chosen.rulebook().outline().steps().stream().anyMatch(Step::secretly);
    }

    @ParameterizedTest(name = "{index}")
    @MethodSource("everything")
    void whateverIsTypedTheScreenTellsNothingThatIsDecidedUnseen(Chosen chosen) {
        int compared = 0;
        int unseen = 0;
        for (int seed = 1; seed <= PAIRS; seed++) {
            try (TwinGames twins = new TwinGames(chosen, new Random(seed))) {
                for (int i = 0; i < MOST_ANSWERS; i++) {
                    Optional<OpenDecision> decision = twins.unseen();
                    if (decision.isPresent()) {
                        unseen++;
                        compared += diverge(
                                twins, Long.numberOfTrailingZeros(decision.get().seats()));
                        break;
                    }
                    if (!twins.answerAlike(each -> true)) {
                        break;
                    }
                }
            }
        }
        System.out.printf("terminal       %-34s %d conversations compared%n", chosen.title(), compared);
        assertThat(compared).isGreaterThanOrEqualTo(unseen);
    }

    /** One decides otherwise in each game, then all others do alike, until it comes to light. */
    private static int diverge(TwinGames twins, int decider) {
        int compared = 0;
        for (int i = 0; i < MOST_COMPARED && !twins.revealed(); i++) {
            compared += twins.mustLookAlike(decider, "before answer " + i);
            for (int more = 0; more < 3; more++) {
                if (!twins.answerOtherwise(decider)) {
                    break;
                }
            }
            if (twins.revealed() || !twins.isReadyAlike(decider)) {
                return compared;
            }
        }
        for (int i = 0; i < MOST_COMPARED && !twins.revealed(); i++) {
            compared += twins.mustLookAlike(decider, "while the game goes on " + i);
            if (!twins.answerAlike(each -> !each.isFor(decider))) {
                return compared;
            }
        }
        return compared;
    }
}
