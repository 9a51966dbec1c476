package org.phaseline.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.phaseline.bots.RandomPlayer;
import org.phaseline.engine.dice.QuickDice;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.outline.Step;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Sandbox;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.games.Shelf.Volume;

/** Whatever people choose, the umpire goes on to the end. */
@Tag("slow")
class RandomPlayTest {

    private static final boolean LONG = Boolean.getBoolean("long");

    private static final Pattern LENGTH = Pattern.compile("^\\s*length (\\d+) game turns", Pattern.MULTILINE);

    /** Orders that a war cry gives to a unit that happens to be in contact or in range. */
    static final List<String> GIVEN_AWAY = List.of("AnyOrder Close combat", "AnyOrder Ranged combat");

    /** Chance seldom brings certain units next to each other on a board; the tests of the abilities do. */
    static final List<String> RARE = List.of(
            "AnyOrder Close combat",
            "AnyOrder Ranged combat",
            "CloseCombat (g)",
            "MoveOrder Make a breakaway attack",
            "RangedCombat (i)",
            "SpecialOrder A figure stands up",
            "when 1 Countermand a combat order",
            "when 2 Pin a unit that wants to move",
            "when 3 Vengeance for a combat",
            "when 3 Strike back",
            "when 4 Meet the mover with set spears",
            "when 5 Loose a snap shot at the mover");

    /** What even all scenarios together seldom show; the tests of the single games do. */
    private static final Set<String> RARE_EVERYWHERE = Stream.of(GIVEN_AWAY, OcsForms.RARE_ON_A_MAP)
            .flatMap(Collection::stream)
            .collect(Collectors.toSet());

    private static final int MOST_ANSWERS = 50_000;
    private static final int MOST_IN_ONE = 100_000;

    /** What one test has searched, another need not search again. */
    private static final Map<Volume, StepSearch> SEARCHES = new HashMap<>();

    @AfterAll
    static void forget() {
        SEARCHES.clear();
    }

    static List<Volume> scenarios() {
        return Shelf.scenarios();
    }

    static Stream<Volume> everything() {
        return Stream.concat(Shelf.scenarios().stream(), Shelf.passages().stream());
    }

    /** Which steps of other rulebooks chance reaches is only printed, so the long tests alone play for it. */
    static Stream<Volume> covered() {
        return LONG ? everything() : scenarios().stream().filter(volume -> Shelf.GAMES.contains(volume.title()));
    }

    static List<String> games() {
        return Shelf.GAMES;
    }

    @ParameterizedTest
    @MethodSource("everything")
    void randomPlayNeverGetsStuckAndEndsWithTheScenario(Volume volume) {
        CompiledRulebook rulebook = volume.rulebook();
        Optional<Integer> length = length(volume);
        long played = 0;
        for (long seed = 1; seed <= 20 && played < Amount.of(2_000, 100_000); seed++) {
            Sandbox game = Sandbox.begin(rulebook, new QuickDice(seed));
            RandomPlayer player = new RandomPlayer(seed);
            long answers = player.play(game, 100_000);
            played += answers;
            if (length.isPresent()) {
                assertThat(game.over())
                        .as("over after %d answers, seed %d", answers, seed)
                        .isTrue();
                assertThat(game.position().slots[CompiledRulebook.GAME_TURN_SLOT])
                        .as("game turns, seed %d", seed)
                        .isLessThanOrEqualTo(length.get());
            }
        }
    }

    /** As the scenario says, or the rulebook if that says nothing. */
    private static Optional<Integer> length(Volume volume) {
        Stream<String> texts = Stream.concat(
                volume.text().others().values().stream()
                        .filter(text -> text.contains("scenario " + volume.scenario() + " ")),
                Stream.of(volume.text().text()));
        return texts.map(LENGTH::matcher)
                .filter(Matcher::find)
                .map(found -> Integer.parseInt(found.group(1)))
                .findFirst();
    }

    @ParameterizedTest
    @MethodSource("everything")
    void theSandboxPlaysByTheSameRulesAsTheUmpire(Volume volume) {
        CompiledRulebook rulebook = volume.rulebook();
        for (long seed = 1; seed <= Amount.of(1, 3); seed++) {
            Umpire umpire = Chance.umpire(rulebook, seed);
            Position position = Chance.accepted(umpire.begin()).position();
            Sandbox sandbox = Sandbox.begin(rulebook, new QuickDice(seed));
            Random random = new Random(seed);
            for (int i = 0; i < Amount.of(100, 300) && !position.over; i++) {
                List<OpenDecision> decisions = umpire.decisions(position);
                OpenDecision decision = decisions.get(random.nextInt(decisions.size()));
                int choice = random.nextInt(decision.choices().size());
                position = Chance.accepted(umpire.rule(
                                position,
                                Chance.pick(decision, decision.choices().get(choice))))
                        .position();
                sandbox.answer(
                        question(sandbox, decisions.indexOf(decision)),
                        decision.choices().get(choice).item());
                assertThat(sandbox.position().hash())
                        .as("position after answer %d, seed %d", i + 1, seed)
                        .isEqualTo(position.hash());
            }
        }
    }

    /** The sandbox counts questions that offer nothing just now, the umpire does not show them. */
    private static int question(Sandbox sandbox, int shown) {
        int left = shown;
        for (int i = 0; i < sandbox.questions(); i++) {
            Menu menu = sandbox.menu(i);
            if (menu.size() > 0 && left-- == 0) {
                return i;
            }
        }
        throw new AssertionError("the sandbox asks less than the umpire");
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void aRulingDependsOnNothingButPositionAndAnswer(Volume volume) {
        Umpire umpire = Chance.umpire(volume.rulebook(), 7);
        boolean hides = Shelf.hides(volume.rulebook());
        Position position = Chance.accepted(umpire.begin()).position();
        Random random = new Random(7);
        for (int i = 0; i < Amount.of(100, 300) && !position.over; i++) {
            long before = position.hash();
            List<OpenDecision> decisions = umpire.decisions(position);
            if (!hides) {
                assertThat(decisions).as("nothing is hidden in it").noneMatch(OpenDecision::sealed);
            }
            Answer answer = Chance.anything(decisions, random).orElseThrow();
            Ruling.Accepted once = Chance.accepted(umpire.rule(position, answer));
            Ruling.Accepted again = Chance.accepted(umpire.rule(position, answer));

            assertThat(position.hash()).as("ruling changes no position").isEqualTo(before);
            assertThat(again.position().hash()).isEqualTo(once.position().hash());
            assertThat(again.reports()).isEqualTo(once.reports());
            position = once.position();
        }
    }

    @ParameterizedTest
    @MethodSource("covered")
    void randomGamesReachTheStepsOfTheRulebook(Volume volume) {
        StepSearch search = look(volume);
        List<String> missed = left(search, List.of());
        System.out.printf(
                "step coverage  %-34s %3d of %3d steps, %6d answers  %s%n",
                volume,
                search.reached().size(),
                volume.rulebook().outline().steps().size(),
                search.answers(),
                missed.isEmpty() ? "" : "never: " + first(missed));
        if (Shelf.GAMES.contains(volume.title())) {
            assertThat(left(search, unreachable(volume)))
                    .as("steps never reached by chance")
                    .hasSizeLessThanOrEqualTo(OcsForms.mayMiss(volume));
        }
    }

    private static StepSearch look(Volume volume) {
        // The long tests look further, whether chance finds what is taken for unreachable.
        boolean further = LONG || !Shelf.GAMES.contains(volume.title());
        List<String> unreachable = further ? List.of() : unreachable(volume);
        int enough = further ? 0 : OcsForms.mayMiss(volume);
        StepSearch search = search(volume);
        while (search.answers() < MOST_ANSWERS && left(search, unreachable).size() > enough) {
            search.goOn();
        }
        return search;
    }

    /** What is rare in each scenario, chance must find in one or the other. */
    @ParameterizedTest
    @MethodSource("games")
    void inOneScenarioOrAnotherRandomGamesReachEveryStep(String game) {
        List<Volume> volumes = scenarios().stream()
                .filter(volume -> volume.title().equals(game))
                .toList();
        volumes.forEach(RandomPlayTest::look);
        StepSearches searches =
                new StepSearches(volumes.stream().map(RandomPlayTest::search).toList());
        StepSearch quickest = search(volumes.stream()
                .filter(volume -> volume.scenario().equals(OcsForms.QUICKEST))
                .findFirst()
                .orElse(volumes.getFirst()));
        while (quickest.answers() < MOST_IN_ONE && !RARE_EVERYWHERE.containsAll(searches.missed())) {
            quickest.goOn();
        }
        assertThat(searches.missed())
                .as("steps never reached by chance in %d answers", searches.answers())
                .isSubsetOf(RARE_EVERYWHERE);
    }

    private static StepSearch search(Volume volume) {
        return SEARCHES.computeIfAbsent(volume, each -> new StepSearch(each.rulebook(), 1));
    }

    /** The keys of the steps that were not reached and should have been. */
    private static List<String> left(StepSearch search, List<String> unreachable) {
        return search.missed()
                .map(Step::key)
                .filter(key -> !unreachable.contains(key))
                .toList();
    }

    private static String first(List<String> missed) {
        return String.join(", ", missed.subList(0, Math.min(8, missed.size()))) + (missed.size() > 8 ? " ..." : "");
    }

    /** What a scenario switches off cannot be reached in it. */
    private static List<String> unreachable(Volume volume) {
        if (volume.title().equals("ocs")) {
            return OcsForms.unreachable(volume);
        }
        List<String> spotting = List.of(
                "3.1(1)",
                "Spotting Spotting:nominate",
                "Spotting Spotting:roll",
                "Spotting Reveal spotted counters",
                "Muster Hidden placement",
                "Muster Place under this counter");
        List<String> lofting = List.of("StationaryFire Indirect fire", "StationaryFire SFire:smoke");
        List<String> arriving = List.of("Movement Reinforcements arrive", "Movement Place the element near your camp");
        return switch (volume.scenario()) {
            case "Duel", "Battle", "ThreeCrowns", "FourCorners" -> RARE;
            case "Lesson" -> GIVEN_AWAY;
            case "ProvingGround" ->
                and(GIVEN_AWAY, "SpecialOrder A figure stands up", "when 2 Pin a unit that wants to move");
            case "Village" -> and(arriving, "Initiative:roll");
            case "Meeting" -> and(spotting, "Initiative:scenario");
            case "Patrol" ->
                Stream.of(spotting, arriving, lofting, List.of("Initiative:scenario"))
                        .flatMap(List::stream)
                        .toList();
            default -> List.of();
        };
    }

    private static List<String> and(List<String> some, String... more) {
        return Stream.concat(some.stream(), Stream.of(more)).toList();
    }
}
