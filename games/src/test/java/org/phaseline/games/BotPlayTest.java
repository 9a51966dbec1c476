package org.phaseline.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.phaseline.bots.Arena;
import org.phaseline.bots.BotLevel;
import org.phaseline.bots.Budget;
import org.phaseline.bots.Decided;
import org.phaseline.bots.LevelMatch;
import org.phaseline.bots.MatchScore;
import org.phaseline.bots.Player;
import org.phaseline.bots.Players;
import org.phaseline.engine.dice.QuickDice;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.SeatPosition;
import org.phaseline.engine.umpire.SeatPositions;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.games.Shelf.Volume;

/** Bots play any rulebook by its rules, and better than chance. */
class BotPlayTest {

    private static LevelMatch.Contender contender(BotLevel level, long playouts) {
        return new LevelMatch.Contender(level, Budget.playouts(playouts));
    }

    @Test
    void whatTheEndOfTheGameComparesIsWhatABotIsAfter() {
        CompiledRulebook rulebook = HeapsRulebook.of(">", 5);
        MatchScore tally = new LevelMatch(rulebook, new Players(rulebook), 100)
                .play(contender(BotLevel.NORMAL, 100), contender(BotLevel.RANDOM, 1), 12, 1, now -> {});
        assertThat(tally.won()).isGreaterThanOrEqualTo(11);
    }

    /** A game is long enough here that its end is out of sight while it is decided. */
    @Test
    void whatTheFactionsOfASideHaveDecidesAsMuchAsWhatTheSideHas() {
        CompiledRulebook rulebook = HeapsRulebook.load("""
                rulebook "Heaps of factions"
                language 2
                side Red "Red": Ruby, Rose
                side Blue "Blue": Sky, Sea
                Faction has
                  heap: 0..200 = 0 "Stones"
                length 12 game turns
                define stones (s: Side): number = sum of it.heap over factions of s
                game turn "A turn"
                  for each phasing in sides
                    1 "Take stones" (1)     phasing must
                      choose f from factions of phasing "Who takes stones?"
                      choose n from 0..6 "How many stones?"
                      f.heap += n
                  2 "Count" (2)             automatic if gameTurn is lastGameTurn
                    if stones(Red) > stones(Blue): end game won by Red
                    if stones(Blue) > stones(Red): end game won by Blue
                    end game drawn
                """);
        MatchScore tally = new LevelMatch(rulebook, new Players(rulebook), 100)
                .play(contender(BotLevel.NORMAL, 60), contender(BotLevel.RANDOM, 1), 12, 1, now -> {});
        assertThat(tally.won()).isGreaterThanOrEqualTo(11);
    }

    /** The town is farther away than a bot looks ahead, and the enemy stands beside the bot. */
    @Test
    void aBotWalksToThePlaceThatDecidesTheGame() {
        CompiledRulebook rulebook = HeapsRulebook.load("""
                rulebook "The town"
                language 2
                side Red "Red"
                side Blue "Blue"
                Side has
                  nights: 0..9 = 0 "Nights in the town"
                length 24 game turns
                board Map: hexes 12 x 3
                piece Band on Map
                Band has
                  side: Side
                roster Band: side, at
                  fox "Foxes": Red, a1
                  owl "Owls": Blue, a3
                game turn "A turn"
                  for each phasing in sides
                    1 "March" (1)     phasing may
                      choose b from Band where it.side is phasing "Who marches?"
                      choose hex from neighbours(b.at) "Where to?"
                      b.at = hex
                  2 "Night" (2)       automatic
                    for each b in Band where it.at is l2
                      let h = b.side
                      h.nights += 1
                  3 "Count" (3)       automatic if gameTurn is lastGameTurn
                    if Red.nights > Blue.nights: end game won by Red
                    if Blue.nights > Red.nights: end game won by Blue
                    end game drawn
                """);
        MatchScore tally = new LevelMatch(rulebook, new Players(rulebook), 200)
                .play(contender(BotLevel.NORMAL, 100), contender(BotLevel.RANDOM, 1), 4, 1, now -> {});
        assertThat(tally.won()).isGreaterThanOrEqualTo(3);
    }

    /** Camps lie farther away than a bot looks ahead, and nothing but the word of a field says whose they are. */
    @Test
    void whoHoldsPlacesCountsAlsoWhereTheSidesHaveTitlesOfTheirOwn() {
        CompiledRulebook rulebook = HeapsRulebook.load("""
                rulebook "The camps"
                language 2
                side Red "the Reds", plural
                side Blue "the Blues", plural
                length 24 game turns
                board Map: hexes 12 x 3
                piece Camp on Map
                Camp has
                  holder: Side or none = none
                roster Camp: at
                  west "West camp": l1
                  east "East camp": l3
                piece Band on Map
                Band has
                  side: Side
                roster Band: side, at
                  fox "Foxes": Red, a1
                  owl "Owls": Blue, a3
                define held (s: Side): number = count of (Camp where it.holder is s)
                game turn "A turn"
                  for each phasing in sides
                    1 "March" (1)     phasing may
                      choose b from Band where it.side is phasing "Who marches?"
                      choose hex from neighbours(b.at) "Where to?"
                      b.at = hex
                  2 "Night" (2)       automatic
                    for each b in Band
                      for each c in Camp where it.at is b.at
                        c.holder = b.side
                  3 "Count" (3)       automatic if gameTurn is lastGameTurn
                    if held(Red) > held(Blue): end game won by Red
                    if held(Blue) > held(Red): end game won by Blue
                    end game drawn
                """);
        MatchScore tally = new LevelMatch(rulebook, new Players(rulebook), 200)
                .play(contender(BotLevel.NORMAL, 100), contender(BotLevel.RANDOM, 1), 4, 1, now -> {});
        assertThat(tally.won()).isGreaterThanOrEqualTo(3);
    }

    /** Red gathers or guards a store in the evening; in the night somebody may come to it, who hardly ever finds it by chance. */
    private static CompiledRulebook store(String sides, String evening, String night) {
        return HeapsRulebook.load("""
                rulebook "The store"
                language 2
                %s
                Side has
                  heap: 0..200 = 10 "Stones"
                game has
                  guarded: flag = no
                length 1 game turn
                game turn "A turn"
                  1 "Evening" (1)          %s must
                    one of
                      "Gather a stone" (1.1)
                        Red.heap += 1
                      "Guard the store" (1.2)
                        guarded = yes
                  2 "Night" (2)            %s must
                    choose a from 1..8 "Which valley?"
                    choose b from 1..8 "Which hill?"
                    choose c from 1..8 "Which wall?"
                    if a is 3 and b is 7 and c is 2 and not guarded
                      Red.heap -= 5
                  3 "Count" (3)            automatic
                    if Red.heap > Blue.heap: end game won by Red
                    if Red.heap < Blue.heap: end game won by Blue
                    end game drawn
                """.formatted(sides, evening, night));
    }

    /** Whoever thinks finds the store. A draw is more than can be had then. */
    @Test
    void hardGuardsAgainstWhatOthersWouldDoWhoThinkToo() {
        CompiledRulebook rulebook = store("side Red \"Red\"\nside Blue \"Blue\"", "Red", "Blue");
        for (int game = 0; game < 4; game++) {
            List<Player> players = List.of(
                    Players.of(rulebook, BotLevel.HARD, game, Budget.playouts(4_000)),
                    Players.of(rulebook, BotLevel.NORMAL, game, Budget.playouts(2_000)));
            assertThat(new Arena(rulebook, 100).play(players, game).winners()).isZero();
        }
    }

    /** Rose could do harm, and will not: whoever took a friend for an enemy would guard the store. */
    @Test
    void hardDoesNotExpectHarmFromAFriendOfItsSide() {
        CompiledRulebook rulebook = store("side Red \"Red\": Ruby, Rose\nside Blue \"Blue\": Sky", "Ruby", "Rose");
        Umpire umpire = new Umpire(rulebook, Seats.ofFactions(rulebook.outline().parties()), new QuickDice(3), false);
        SeatPositions views = new SeatPositions(umpire);
        Position begun = Chance.accepted(umpire.begin()).position();
        for (int game = 0; game < 4; game++) {
            SeatPosition ruby = views.of(begun, 0);
            Decided decided = Players.of(rulebook, BotLevel.HARD, game, Budget.playouts(4_000))
                    .decide(ruby);
            assertThat(ruby.questions().getFirst().items().indexOf(decided.item()))
                    .isZero();
        }
    }

    /** A guess catches whoever lands one time in three: whoever takes others to know stays at home. */
    @Test
    void nobodyIsTakenToKnowWhatWasDecidedUnderSeal() {
        for (int seat = 0; seat < 2; seat++) {
            CompiledRulebook rulebook =
                    HeapsRulebook.load("""
                    rulebook "The ferry"
                    language 2
                    side Red "Red"
                    side Blue "Blue"
                    Side has
                      goes: 0..2 = 0 "Landing"
                    length 1 game turn
                    game turn "A turn"
                      1 "Write down a landing" (1)     both must secretly, revealed together
                        choose n from 0..2 "Which landing, or none?"
                        actor.goes = n
                      2 "Cross" (2)                    automatic
                        if %1$s.goes is 0: end game drawn
                        if %1$s.goes is %2$s.goes: end game won by %2$s
                        end game won by %1$s
                    """.formatted(seat == 0 ? "Red" : "Blue", seat == 0 ? "Blue" : "Red"));
            List<Player> players = new ArrayList<>(List.of(
                    Players.of(rulebook, BotLevel.RANDOM, 1, Budget.playouts(0)),
                    Players.of(rulebook, BotLevel.RANDOM, 2, Budget.playouts(0))));
            players.set(seat, Players.of(rulebook, BotLevel.HARD, 3, Budget.playouts(2_000)));
            assertThat(new Arena(rulebook, 100).play(players, 1).winners()).isNotZero();
        }
    }

    /** What was answered to the first question is a good answer to the second, too, and to the third. */
    @Test
    void questionsOfOneStepDoNotTakeEachOthersAnswersAway() {
        CompiledRulebook rulebook = HeapsRulebook.load("""
                rulebook "Baskets"
                language 2
                side Red "Red"
                side Blue "Blue"
                Side has
                  heap: 0..200 = 0 "Stones"
                length 6 game turns
                game turn "A turn"
                  1 "Fill baskets" (1)     Red must
                    choose a from 0..3 "How many stones into the first basket?"
                    choose b from 0..3 "How many stones into the second?"
                    choose c from 0..3 "How many stones into the third?"
                    Red.heap += a + b + c
                    Blue.heap += 6
                  2 "Count" (2)            automatic if gameTurn is lastGameTurn
                    if Red.heap > Blue.heap: end game won by Red
                    end game won by Blue
                """);
        for (BotLevel level : List.of(BotLevel.NORMAL, BotLevel.HARD)) {
            List<Player> players = List.of(
                    Players.of(rulebook, level, 1, Budget.playouts(400)),
                    Players.of(rulebook, BotLevel.RANDOM, 2, Budget.playouts(0)));
            assertThat(new Arena(rulebook, 100).play(players, 1).winners()).isEqualTo(1);
        }
    }

    /** It looks ahead from only a few of 400 hexes, and the one that counts is among these. */
    @Test
    void amongVeryManyPlacesABotWithLittleTimeFindsTheOneThatCounts() {
        CompiledRulebook rulebook = HeapsRulebook.load("""
                rulebook "The lake"
                language 2
                side Red "Red"
                side Blue "Blue"
                Side has
                  nights: 0..9 = 0 "Nights at the lake"
                length 4 game turns
                board Map: hexes 20 x 20
                piece Band on Map
                Band has
                  side: Side
                roster Band: side, at
                  fox "Foxes": Red, a1
                  owl "Owls": Blue, a3
                game turn "A turn"
                  for each phasing in sides
                    1 "Fly" (1)       phasing must
                      choose b from Band where it.side is phasing "Who flies?"
                      choose hex from Map "Where to?"
                      b.at = hex
                  2 "Night" (2)       automatic
                    for each b in Band where it.at is k12
                      let h = b.side
                      h.nights += 1
                  3 "Count" (3)       automatic if gameTurn is lastGameTurn
                    if Red.nights > Blue.nights: end game won by Red
                    if Blue.nights > Red.nights: end game won by Blue
                    end game drawn
                """);
        MatchScore tally = new LevelMatch(rulebook, new Players(rulebook), 200)
                .play(contender(BotLevel.NORMAL, 20), contender(BotLevel.RANDOM, 1), 6, 1, now -> {});
        assertThat(tally.won()).isEqualTo(6);
    }

    /** A crate is hauled in one hour and landed in a later one, so the second hour has to be in sight from both seats. */
    @Test
    @Tag("slow")
    void whoIsAskedSecondUnderSealLooksAsFarAheadAsWhoIsAskedFirst() {
        CompiledRulebook rulebook =
                Shelf.load(Games.text(Games.find("flotsam").orElseThrow()), "Reef", List.of(), List.of());
        LevelMatch match = new LevelMatch(rulebook, new Players(rulebook), 1_000);
        MatchScore second = MatchScore.NONE;
        for (int game = 1; game < 24; game += 2) {
            second = second.plus(match.game(contender(BotLevel.NORMAL, 150), contender(BotLevel.RANDOM, 1), game, 1));
        }
        assertThat(second.won()).isGreaterThanOrEqualTo(6);
    }

    /** What counts against its owner is found out, whatever it is called. */
    @Test
    void aBotKeepsAwayFromWhatMakesOthersWin() {
        CompiledRulebook rulebook = HeapsRulebook.of("<", 30);
        MatchScore tally = new LevelMatch(rulebook, new Players(rulebook), 100)
                .play(contender(BotLevel.NORMAL, 50), contender(BotLevel.RANDOM, 1), 6, 1, now -> {});
        assertThat(tally.won()).isGreaterThanOrEqualTo(5);
    }

    @Test
    void aDecisionTakesNoLongerThanItsTime() {
        CompiledRulebook rulebook = HeapsRulebook.of(">", 1_000);
        Player player = new Players(rulebook)
                .player(BotLevel.HARD, 1, Budget.playouts(1_000_000_000).within(Duration.ofMillis(20)));
        Arena.Result result = new Arena(rulebook, 3).play(List.of(player, player), 1);
        assertThat(result.answers()).isEqualTo(3);
    }

    @Test
    void aDecisionTakesNoMoreThanItsWorkAndTheSameWorkGivesTheSameAnswers() {
        CompiledRulebook rulebook = HeapsRulebook.of(">", 1_000);
        assertThat(answeredWith(rulebook, 100_000)).hasSize(20).isEqualTo(answeredWith(rulebook, 100_000));
    }

    /** Only work is limited: without that, these decisions would take days. */
    private static List<Decided> answeredWith(CompiledRulebook rulebook, long work) {
        Player player = new Players(rulebook)
                .player(BotLevel.HARD, 1, Budget.playouts(1_000_000_000).work(work));
        List<Decided> answers = new ArrayList<>();
        Player noted = seen -> {
            answers.add(player.decide(seen));
            return answers.getLast();
        };
        new Arena(rulebook, 20).play(List.of(noted, noted), 1);
        return answers;
    }

    @Test
    void aBotBelievesTheLineThatSaysWhatIsGood() {
        assertThat(againstChance("0 - s.heap").won()).isGreaterThanOrEqualTo(10);
        assertThat(againstChance("s.heap").won()).as("led astray").isLessThanOrEqualTo(6);
    }

    private static MatchScore againstChance(String value) {
        String line = "value for each s in sides: " + value + "\n";
        CompiledRulebook rulebook =
                HeapsRulebook.load(HeapsRulebook.text("<", 20).replace("length", line + "length"));
        return new LevelMatch(rulebook, new Players(rulebook), 100)
                .play(contender(BotLevel.NORMAL, 100), contender(BotLevel.RANDOM, 1), 12, 1, now -> {});
    }

    @Test
    void aGameThatNeverEndsIsGivenUp() {
        CompiledRulebook rulebook = HeapsRulebook.load("""
                rulebook "Endless"
                language 2
                side Red "Red"
                game turn "A turn"
                  1 "Think" (1)     Red must
                    choose n from 0..6 "How much?"
                """);
        Arena.Result result = new Arena(rulebook, 20)
                .play(List.of(new Players(rulebook).player(BotLevel.NORMAL, 1, Budget.playouts(50))), 1);
        assertThat(result.ended()).isFalse();
        assertThat(result.answers()).isEqualTo(20);
    }

    @Test
    void whoMayRepeatAStepForNothingComesToAnEnd() {
        CompiledRulebook rulebook = HeapsRulebook.load("""
                rulebook "To and fro"
                language 2
                side Red "Red"
                game has
                  lamp: flag = no
                length 1 game turns
                game turn "A turn"
                  1 "The lamp" (1)     Red may, any number of times
                    one of
                      "On"
                        lamp = yes
                      "Off"
                        lamp = no
                """);
        Arena.Result result = new Arena(rulebook, 200)
                .play(List.of(new Players(rulebook).player(BotLevel.NORMAL, 1, Budget.playouts(50))), 1);
        assertThat(result.ended()).isTrue();
    }

    static Stream<Volume> everything() {
        return Shelf.scenarios().stream();
    }

    /** The umpire rules on each answer, so an answer that is not legal is noticed. */
    @Tag("slow")
    @ParameterizedTest
    @MethodSource("everything")
    void everyLevelPlaysEveryGameByItsRulesAndTheSameSeedGivesTheSameGame(Volume volume) {
        CompiledRulebook rulebook = volume.rulebook();
        Players players = new Players(rulebook);
        for (BotLevel level : BotLevel.values()) {
            assertThat(played(rulebook, players, level)).as("%s", level).isEqualTo(played(rulebook, players, level));
        }
    }

    private static List<String> played(CompiledRulebook rulebook, Players players, BotLevel level) {
        Umpire umpire = new Umpire(rulebook, Seats.ofSides(rulebook.outline().parties()), new QuickDice(3), false);
        SeatPositions views = new SeatPositions(umpire);
        List<Player> sitting = new ArrayList<>();
        for (int seat = 0; seat < umpire.seats().all().size(); seat++) {
            sitting.add(players.player(level, seat, Budget.playouts(8).work(300_000)));
        }
        Position position = Chance.accepted(umpire.begin()).position();
        List<String> answers = new ArrayList<>();
        for (int i = 0; i < Amount.of(5, 100) && !position.over; i++) {
            for (int seat = 0; seat < sitting.size(); seat++) {
                SeatPosition seen = views.of(position, seat);
                Decided decided = seen.questions().isEmpty()
                        ? Decided.WAIT
                        : sitting.get(seat).decide(seen);
                if (!decided.waits()) {
                    Ruling ruling = umpire.rule(position, seen.answer(decided.question(), decided.item()));
                    position = Chance.accepted(ruling).position();
                    answers.add(seat + ": " + decided);
                    break;
                }
            }
        }
        return answers;
    }

    @Test
    void anIntervalIsWiderTheFewerGamesThereWere() {
        MatchScore few = new MatchScore(8, 2, 0);
        MatchScore many = new MatchScore(80, 20, 50);
        assertThat(few.part()).isEqualTo(many.part()).isEqualTo(0.8);
        assertThat(few.least()).isBetween(0.48, 0.50);
        assertThat(few.most()).isBetween(0.94, 0.95);
        assertThat(many.least()).isBetween(0.71, 0.72);
        assertThat(many.most()).isBetween(0.86, 0.87);
    }
}
