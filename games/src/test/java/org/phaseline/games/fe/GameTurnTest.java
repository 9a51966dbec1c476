package org.phaseline.games.fe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.games.fe.War.ALLIANCE;
import static org.phaseline.games.fe.War.COALITION;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.games.Played;
import org.phaseline.games.Plays;

/** The frame: half-years, player turns, phases, the pirates, and which steps are there at all. */
@Tag("slow")
class GameTurnTest {

    private static final String OVER = "End Player Turn";
    private static final String MARKER = "End of the Game Turn";

    /** What comes about outside battle when everything is in use, all players do as little as they may, and the ISC is phasing. */
    private static final List<String> PRINTED = List.of(("""
                    1A1 1A2 1A3A 1A3B 1A3C 1A3D 1B:survey 1B:prime-team 1B:annex 1B:transfer 1C1 1C2 1C3:income 1C3:grid \
                    1C3:scrap 1C3:exhaustion 1C3:diplomacy 1C4:penalty 1C5 1D 1E 1F 1G 1H 2A1 2A2 2A3 2A4 2B1 2B3:receive \
                    2B3:convert 2B3:upgrade 2B3:missions 2B3:colony 2B3:colony-base 2B3:police 2B3:shipyard \
                    2B3:dlr-progress 2B3:dlr-salvage 2B3:dlr-add 2B4 2B4:initial-pf 2B5 2B6 2B6:replace 2B7:new-tugs \
                    2B7:missionD 2B7:colony 2B7:prime 2B9 2B10 2B11 3A-1A 3A-1A:generals 3A-1B 3A-2B 3A-2B:prime 3A-3A \
                    3A-3K 3A-4A 3A-4Q 3A-5A 3A-5B 3A-5C 3A-6A 3B1 3B2 3B4 3B5 3B6 3B6:modules 4A 5:battle-hex 5:select \
                    5:disband 6A 6B 6C 6D1 6D2 6D3 6E 6F 7A 7B 7B:missionE 7C 7D 8A 8A:tugs 8A:leader 8B 8C 8C:modules \
                    9A 9A:tugs 9B 10A 10B 10C 10D""").split(" "));

    @Test
    @Plays({"turn-scale", "end-game-turn"})
    void halfYearsFollowEachOtherUntilTheScenarioEnds() {
        Played game = War.beside(Played.of("fe", "Basic"));

        List<String> dates = new ArrayList<>();
        for (int turn = 1; !game.over(); turn++) {
            game.isGameTurn(turn).awaitsTogether(COALITION + " at 1A2", ALLIANCE + " at 1A2");
            dates.add(War.date(game));
            War.to(game, MARKER);
        }

        assertThat(dates).containsExactly("Fall Y168", "Spring Y169", "Fall Y169", "Spring Y170");
    }

    @Test
    @Plays({"player-turns", "end-player-turn", "player-turn-order"})
    void theCoalitionPlaysTenPhasesThenTheAllianceDoesItAllThenTheMarkerMoves() {
        Played game = War.of("length 2 game turns");
        List<String> frame = new ArrayList<>();
        List<String> whose = new ArrayList<>();

        while (!game.entered().contains(MARKER)) {
            OpenDecision asked = asked(game).getFirst();
            if (asked.prompt().equals("Tug and transport missions")) {
                whose.add(game.sighting(COALITION).decisions().isEmpty() ? ALLIANCE : COALITION);
            }
            game.leastAnswer();
        }
        game.cameAbout().stream()
                .filter(step -> step.matches("\\d+") || step.equals(OVER) || step.equals(MARKER))
                .forEach(frame::add);

        assertThat(whose).containsExactly(COALITION, ALLIANCE);
        List<String> expected = new ArrayList<>();
        for (int playerTurn = 0; playerTurn < 2; playerTurn++) {
            for (int phase = 1; phase <= 10; phase++) {
                expected.add("" + phase);
            }
            expected.add(OVER);
        }
        expected.add(MARKER);
        // The next game turn has begun already.
        expected.add("1");
        assertThat(frame).containsExactlyElementsOf(expected);
    }

    @Test
    @Plays({"player-turn-order", "scenario-order", "end-player-turn"})
    void theScenarioSaysWhoGoesFirst() {
        Played game = War.inOrder("Alliance, Coalition", "length 1 game turns");

        game.idlesTo(ALLIANCE, "1F").look();
        game.idlesTo(COALITION, "1F").passes("10", OVER, "Player Turn", "1");
    }

    @Test
    @Plays({"strict-order", "player-turns"})
    void everyStepComesOnceInPrintedOrderAndNoneCanBeDoneBeforeOrAfter() {
        Played game = War.to(War.late(War.FULL_BOOKS), OVER);

        game.look();
        while (!game.entered().contains(OVER)) {
            assertThat(asked(game).stream().map(OpenDecision::step).distinct())
                    .as("steps that are open at the same time")
                    .hasSize(1);
            game.leastAnswer();
        }

        // The two steps before were entered with the end of the other player turn.
        List<String> came = new ArrayList<>(List.of("1A1", "1A2"));
        came.addAll(game.cameAbout().stream().filter(PRINTED::contains).toList());
        assertThat(came).containsExactlyElementsOf(PRINTED);
    }

    private static List<OpenDecision> asked(Played game) {
        List<OpenDecision> asked = new ArrayList<>(game.sighting(COALITION).decisions());
        asked.addAll(game.sighting(ALLIANCE).decisions());
        return asked;
    }

    @Test
    @Plays({"pirate-gate", "end-player-turn", "end-game-turn"})
    void thePiratesComeOnceAfterAllPlayerTurnsAndBeforeTheMarker() {
        Played game = War.of("use Orions", "length 2 game turns");

        War.to(game, MARKER);

        assertThat(game.cameAbout().stream().filter(Set.of(OVER, "11", "11A", MARKER)::contains))
                .containsExactly(OVER, OVER, "11", "11A", MARKER);
        game.isGameTurn(2);
    }

    @Test
    @Plays({"pirate-gate", "end-game-turn"})
    void withoutOrionsTheMarkerMovesAfterTheLastPlayerTurn() {
        Played game = War.of("length 2 game turns");

        War.to(game, MARKER).never("11", "11A", "11H").isGameTurn(2);
    }

    // ---- expansions

    @ParameterizedTest
    @CsvSource({
        "Modular, 2B5",
        "Battleships, 2B10",
        "FastPatrol, 2B4:initial-pf",
        "SpecialFighters, 2B9",
        "Debt, 1C1 1C2 1C3:scrap 1C3:exhaustion 1C4:penalty 1C5",
        "Annexation, 1A3C 1B:annex 1B:transfer",
        "Diplomacy, 1A3D 1C3:diplomacy",
        "Hospitals, Hospital ships",
        "Engineers, Engineers",
        "ForwardDefence, Forward Defense Units",
        "Colonies, 2B3:colony 2B3:colony-base 2B7:colony 3B5 10A",
        "DepotRepair, 2B3:dlr-progress 2B3:dlr-salvage 2B3:dlr-add",
        "Police, 2B3:police",
        "Wyn, 3B4 10B",
        "Divisions, 2B2",
        "Swarm, 2B8",
        "Admirals, 1E 2B6 2B6:replace 8A:leader 9B",
        "Marines, 2B6 2B6:replace 8A:leader 9B",
        "PrimeTeams, 1B:prime-team 2B7:prime",
        "Raids, 3A 3A-1 3A-1A 3A-2 3A-2B 3A-5 3A-5B 3A-5C",
        "SpecialRaids, 3A 3A-1 3A-1A 3A-3 3A-3A 3A-5",
        "BlockadeRuns, 3A 3A-1 3A-1A 3A-4 3A-4A 3A-5",
        "Pacification, 3A 3A-6 3A-6A 6D1",
        "TacticalReserves, 4A",
        "XShips, 6D3",
        "Troops, 6B",
        "Orions, 11 11A 11B 11C1 11C2 11D 11F 11H",
        "CloakedDecoys, 2B7:decoys",
    })
    @Plays("edition-scope")
    void anExpansionBringsItsStepsAndWithoutItTheyArePassedOver(String option, String steps) {
        String[] expected = steps.contains(":") || steps.matches(".*\\d.*") ? steps.split(" ") : new String[] {steps};
        String turn = "date = \"Spring Y181\"";

        assertThat(War.to(War.of("use " + option, turn, War.FULL_BOOKS, "length 1 game turns"), "never")
                        .cameAbout())
                .contains(expected);
        War.to(War.of("without " + option, turn, War.FULL_BOOKS, "length 1 game turns"), "never")
                .never(expected);
    }

    @Test
    @Plays("edition-scope")
    void anExpansionCanAddAChoiceToAStepOfTheBasicGame() {
        War.using("Shipyards")
                .idlesTo(COALITION, "2B3:shipyard")
                .offers(COALITION, "2B3:shipyard", "At a capital", "A new shipyard", "no more");
        War.of("length 1 game turns")
                .idlesTo(COALITION, "2B3:shipyard")
                .offers(COALITION, "2B3:shipyard", "At a capital", "no more");
        War.of("without Modular", "length 1 game turns")
                .idlesTo(COALITION, "3B2")
                .offers(
                        COALITION,
                        "3B2",
                        "Move a ship, a unit or a stack",
                        "Assign a tug or transport mission",
                        "no more");
    }
}
