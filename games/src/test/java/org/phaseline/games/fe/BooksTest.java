package org.phaseline.games.fe;

import static org.phaseline.games.fe.War.ALLIANCE;
import static org.phaseline.games.fe.War.COALITION;

import org.junit.jupiter.api.Test;
import org.phaseline.games.Played;
import org.phaseline.games.Plays;

/** What the umpire writes down of the expansions beside a real board: the first lines of the books are free. */
class BooksTest {

    private static final String LINE = "Line 1";

    private static Played fullBooks(String... options) {
        return War.of("use " + String.join(", ", options), War.FULL_BOOKS, "length 1 game turns");
    }

    // ---- annexation, diplomacy

    @Test
    @Plays({"1A3C", "1B:annex"})
    void theTurnsOfAnAnnexationAreCountedUntilItIsComplete() {
        Played game = War.of("use Annexation", "length 2 game turns");
        game.idlesTo(COALITION, "Begin an annexation").does(COALITION, "do it", "Klingon", "12", "2", "no more");
        game.has(LINE, "what", "annexation").has(LINE, "turns", "0").has(LINE, "hex", "1202");

        // The other side has none to complete.
        game.idlesTo(COALITION, "1B:transfer")
                .look()
                .idlesTo(ALLIANCE, "1B:transfer")
                .never("1B:annex");
        game.idlesTo(COALITION, "Begin an annexation").tells("Klingon: annexation, hex 1202, turn 1");

        game.idlesTo(COALITION, "1B:annex")
                .does(COALITION, LINE, "2")
                .tells("The Klingon books: provinces annexed or taken over 2");
        game.has(LINE, "what", "none").awaits(COALITION, "1B:transfer");
    }

    @Test
    @Plays("1B:transfer")
    void provincesThatAreHandedOnChangeTheBooksOfBoth() {
        Played game = War.of(
                        "use Annexation",
                        "roster Entry: empire, what, amount\n    handed_ \"Klingon provinces\": Klingon, provinces, 3",
                        "length 1 game turns")
                .idlesTo(COALITION, "1B:transfer");

        game.does(COALITION, "Klingon").cannot(COALITION, "Klingon").does(COALITION, "Lyran", "2");

        game.tells("The Klingon books: provinces annexed or taken over 1");
        game.tells("The Lyran books: provinces annexed or taken over 2").has("Klingon provinces", "amount", "1");
    }

    @Test
    @Plays("1A3D")
    void theTurnsOfADiplomaticPresenceAreCounted() {
        fullBooks("Diplomacy")
                .idlesTo(COALITION, "A new presence")
                .tells("Klingon: diplomatic presence, hex 1411, turn 1")
                .has("Klingon presence", "turns", "1")
                .has("Kzinti presence", "turns", "0");
    }

    // ---- admirals and generals

    @Test
    @Plays({"1E", "2B6", "2B6:replace"})
    void anAdmiralWhoLeavesIsStruckAndANewOneGetsALine() {
        Played game = fullBooks("Admirals").idlesTo(COALITION, "1E").look();
        game.does(COALITION, "yes").cannot(COALITION, "Klingon general").cannot(COALITION, "Kzinti admiral");
        game.does(COALITION, "Klingon admiral").tells("Struck from the Klingon books: admiral, hex 1411");

        game.idlesTo(COALITION, "2B6").does(COALITION, "do it", "Klingon general", "22", "11", "no more");
        game.tells("Klingon: Marine Major General, to hex 2211").has("Klingon general", "hex", "2211");
        game.awaits(COALITION, "A new admiral").does(COALITION, "do it", "Klingon", "14", "11");
        game.tells("The Klingon books have a new line: admiral, hex 1411");
    }

    @Test
    @Plays({"1E", "2B6", "8A:leader", "9B"})
    void whereNobodyIsOnTheBooksNobodyIsAskedAboutLeaders() {
        War.using("Admirals", "Marines").idlesTo(ALLIANCE, "1F").never("1E", "2B6", "8A:leader", "9B");
    }

    @Test
    @Plays({"8A:leader", "9B"})
    void eachEmpireMovesOneLeaderAndAnyCanBeTransferredAfterwards() {
        Played game = fullBooks("Admirals").idlesTo(COALITION, "8A:leader");
        game.does(COALITION, "Klingon admiral", "15", "9")
                .has("Klingon admiral", "hex", "1509")
                .closes("8A:leader");

        game.idlesTo(COALITION, "9B").does(COALITION, "do it", "Klingon general", "15", "9");
        game.has("Klingon general", "hex", "1509");
    }

    // ---- fleets, tugs, pods, repairs

    @Test
    @Plays({"1G", "8B"})
    void podsAreExchangedWhereThereIsAnExpeditionaryFleet() {
        War.of("length 1 game turns").idlesTo(COALITION, "8C").never("8B");

        Played game = War.of("length 1 game turns").idlesTo(COALITION, "1G");
        game.offers(COALITION, "1G", "A new Expeditionary Fleet", "no more");
        game.does(COALITION, "A new Expeditionary Fleet", "Lyran", "4", "8").has(LINE, "hex", "408");
        game.idlesTo(COALITION, "8B").does(COALITION, LINE, "2");
        game.tells("Lyran: 2 pods are exchanged in the Expeditionary Fleet in hex 408");
    }

    @Test
    @Plays({"2A3:engineers", "2B5", "6F", "3B6:modules", "8C:modules", "2B4:initial-pf"})
    void whatIsPutToUseIsCounted() {
        Played game = War.using("Engineers").idlesTo(COALITION, "2A3").does(COALITION, "do it", "Engineer units", "6");
        game.tells("Engineers of the Coalition help with 6 repair points");
        game.idlesTo(COALITION, "2B4:initial-pf").does(COALITION, "do it", "Klingon", "12");
        game.tells("The Klingon books: fast patrol ships 12");
        game.idlesTo(COALITION, "2B5").does(COALITION, "do it", "Klingon", "1");
        game.tells("The Klingon books: refitted modular ships 1");
        game.idlesTo(COALITION, "3B6:modules").does(COALITION, "do it", "Klingon", "2");
        game.idlesTo(COALITION, "6F")
                .does(COALITION, "do it", "Klingon", "4")
                .tells("The Klingon books: pods in the pool 4");
        game.idlesTo(COALITION, "8C:modules").does(COALITION, "do it", "Klingon", "1");
        game.tells("The Klingon books: base modules 3");
    }

    @Test
    @Plays({"2B3:dlr-add", "2B3:dlr-progress"})
    void shipsGoFromTheHoldingBoxIntoRepairAndFromThereToTheMap() {
        Played game = War.using("DepotRepair");
        game.idlesTo(COALITION, "2B3:dlr-add").never("2B3:dlr-progress").does(COALITION, "do it", "Klingon", "3");
        game.tells("The Klingon books: ships in the DLR holding box 3");

        game = fullBooks("DepotRepair").idlesTo(COALITION, "2B3:dlr-progress");
        game.does(COALITION, "Ships in the holding box go into repair", "Klingon")
                .cannot(COALITION, "2");
        game.does(COALITION, "1").tells("The Klingon books: ships in the DLR holding box 0");
        game.does(COALITION, "Ships that are repaired return to the map", "Klingon", "2");
        game.tells("The Klingon books: ships in Depot Level Repair 0");
    }

    // ---- police, colonies, Prime Teams

    @Test
    @Plays({"2B7:colony", "10A"})
    void aColonyIsEstablishedWhereItsDevelopmentWasNamed() {
        War.using("Colonies").idlesTo(COALITION, "10C").never("10A");

        Played game = War.using("Colonies").idlesTo(COALITION, "2B7:colony");
        game.does(COALITION, "do it", "Lyran", "6", "10")
                .idlesTo(COALITION, "10A")
                .does(COALITION, LINE, "8");
        game.tells("Lyran has a colony in hex 610, which has cost 8 Economic Points")
                .has(LINE, "what", "colony");
    }

    @Test
    @Plays({"2B3:police", "2B7:prime"})
    void policeShipsAndPrimeTeamsOnDefensiveMissionsAreCounted() {
        Played game = War.using("Police", "PrimeTeams")
                .idlesTo(COALITION, "2B3:police")
                .does(COALITION, "do it", "Klingon", "2");
        game.tells("The Klingon books: police ships 2").idlesTo(COALITION, "2B7:prime");
        game.offers(COALITION, "2B7:prime", "Teams take up defensive missions", "no more");
        game.does(COALITION, "Teams take up defensive missions", "Klingon", "2");
        game.does(COALITION, "Teams end them", "Klingon").cannot(COALITION, "3").does(COALITION, "1");
        game.tells("The Klingon books: Prime Teams on defensive missions 1");
    }

    // ---- raids

    @Test
    @Plays({"3A-1A", "3A-5B"})
    void theRaidPoolIsCountedAndNobodyTakesMoreOutThanIsInIt() {
        Played game = War.using("Raids", "PrimeTeams").idlesTo(COALITION, "3A-1A");
        game.offers(COALITION, "3A-1A", "Ships go into the pool", "Prime Teams go into the pool", "no more");
        game.does(COALITION, "Ships go into the pool", "Klingon", "5")
                .tells("The Klingon books: ships in the Raid Pool 5");
        game.does(COALITION, "Ships leave the pool", "Klingon")
                .cannot(COALITION, "6")
                .does(COALITION, "1");
        game.does(COALITION, "Prime Teams go into the pool", "Lyran", "2", "no more");

        game.idlesTo(COALITION, "3A-5B")
                .does(COALITION, "3", "Klingon")
                .tells("The Klingon books: ships in the Raid Pool 1");
    }

    @Test
    @Plays({"3A-1A:generals", "3A-2B:prime", "3A-2H:espionage", "3A-5A"})
    void generalsAndAgentsAreSentOutAndLossesGoToTheDepot() {
        Played game = fullBooks("Raids", "Marines", "PrimeTeams", "DepotRepair");
        game.idlesTo(COALITION, "3A-1A:generals").does(COALITION, "Klingon general", "0", "no more");
        game.tells("Klingon: Marine Major General, with a ship of the Raid Pool");
        game.idlesTo(COALITION, "3A-2B:prime").does(COALITION, "3").awaits(COALITION, "3A-2H:espionage");
        game.cannot(COALITION, "4").does(COALITION, "2").tells("2 of 3 missions of the Prime Teams succeed");

        game.idlesTo(COALITION, "3A-5A").does(COALITION, "2", "Klingon").does(ALLIANCE, "1", "Kzinti");
        game.tells("The Klingon books: ships in the DLR holding box 3")
                .tells("The Kzinti books: ships in the DLR holding box 2");
    }

    @Test
    @Plays("3A-2H")
    void whatWasDisruptedIsInOrderAgainInTheNextTurnOfTheRaider() {
        Played game = War.of(
                "use Raids",
                "roster Entry: empire, what, hex\n    hit \"Disrupted base\": Kzinti, disruption, 1401",
                "length 1 game turns");
        game.idlesTo(COALITION, "3A-1A").tells("Struck from the Kzinti books: disrupted location, hex 1401");
    }

    @Test
    @Plays({"6D1", "6D3"})
    void whoRetrogradesOutsideOfTheirTurnIsCounted() {
        Played game = War.using("Pacification", "XShips")
                .idlesTo(ALLIANCE, "6D1")
                .does(ALLIANCE, "3")
                .idlesTo(ALLIANCE, "6D3");
        game.does(ALLIANCE, "2").tells("2 X-ships of the Alliance retrograde");
    }
}
