package org.phaseline.games;

import java.io.IOException;
import org.phaseline.journal.format.JournalProblem;

/**
 * Records the games that {@link RecordedGamesTest} replays: the first turns by script, the rest by chance to the end. To be
 * run again only when it is meant that recorded games no longer replay; what users have kept does not replay then either.
 */
final class Recorder {

    private static final String COALITION = "the Coalition";
    private static final String ALLIANCE = "the Alliance";
    private static final String GONE = "None of my units is left in the hex";

    private Recorder() {}

    public static void main(String[] args) throws IOException, JournalProblem {
        LegionsRecorder.all();
        spring();
        winter();
        OcsRecorder.all();
        RofRecorder.all();
        ExampleRecorder.all();
        basic();
        late();
        FeRecorder.all();
        flotsam();
    }

    /** A player turn with everything in it: an overrun, an air battle, barrages, reaction, an attack, exploitation. */
    private static void spring() throws IOException, JournalProblem {
        try (Scribe game = Scribe.begin("ocs", "Spring", 4)) {
            game.does("Axis", "skip").does("Allied", "do it");
            String first = game.awaited();
            String second = first.equals("Axis") ? "Allied" : "Axis";
            game.does(first, "To go first", "2", "4", "1", "1", "no more");
            game.does(first, "done", "18", "3", "done", "no more", "no more", "no", "no more");
            game.does(first, "Fuel units and formations", "Move a ship, unit or stack", "Combat Mode");
            game.doesAt(first, "Air Missions", "do it").does(first, "Hip shoot");
            game.does(second, "yes");
            game.doesAt(first, "Air Combat", "4").doesAt(first, "Air Combat", "3");
            game.doesAt(first, "Air Combat", "yes");
            game.doesAt(first, "Flak", "2");
            game.doesAt(first, "Target hex and barrage points", "10").does(second, "0");
            game.doesAt(first, "Overrun (+3 MP)", "do it");
            attack(game, first, second);
            game.doesAt(first, "Advance after combat", "done");
            game.doesAt(first, "Overrun (+3 MP)", "no more");
            game.does(first, "Construction", "Hedgehog", "no more");
            game.does(first, "do it").does(second, "no").does(first, "0", "24").does(second, "1");
            game.does(first, "no more", "no more");
            game.does(first, "done", "done", "no", "Out of Supply: attrition", "2", "0", "yes");
            game.does(second, "Move released Reserves (1/2 MA)", "no more", "no more");
            game.does(second, "Artillery barrage", "12", "done")
                    .does(first, "0")
                    .does(second, "no more");
            game.does(first, "do it", "30", "done").does(second, "1").does(first, "no more");
            game.does(first, "do it");
            attack(game, first, second);
            game.does(first, "done", "done", "no more");
            game.does(first, "Move a unit or stack", "Exploitation Mode (1/2 MA)", "no more");
            game.does(first, "Destroy a supply dump", "no more", "no more", "no more");
            game.does(first, "done", "done", "done", "done");
            game.playsOn(5, "None is left", "The air is cleared");
        }
    }

    private static void attack(Scribe game, String attacker, String defender) throws JournalProblem {
        game.does(attacker, "done", "done").does(defender, "done");
        game.does(attacker, "4").does(defender, "3", "1");
        game.does(attacker, "done", "done").does(defender, "done");
        game.does(attacker, "done").does(defender, "done");
        game.does(attacker, "no", "yes");
    }

    /** A simulcast turn with an objection, then ordinary ones. */
    private static void winter() throws IOException, JournalProblem {
        try (Scribe game = Scribe.begin("ocs", "Winter", 5)) {
            game.does("Soviet", "do it").does("German", "do it");
            game.does("German", "1", "2", "no more").does("Soviet", "no more");
            game.does("Soviet", "done", "30", "6").does("German", "done", "12", "2");
            game.does("German", "no more", "no more").does("Soviet", "done", "no more", "done", "no more");
            game.does("Soviet", "no more").does("German", "no more");
            game.does("Soviet", "Move a ship, unit or stack", "Strat Mode (x2 MA)");
            game.raises("German", "Object to an act in a Simulcast Turn");
            game.does("Soviet", "Show that it is no attack and no raid");
            game.does("German", "Rail or sea transport", "no more").does("Soviet", "no more");
            game.playsOn(6, "None is left", "The air is cleared");
        }
    }

    /** Income, moves with reactions, a reserve, a battle hex; then four half-years. */
    private static void basic() throws IOException, JournalProblem {
        try (Scribe game = Scribe.begin("fe", "Basic", 9)) {
            game.idlesTo(COALITION, "1C3:income").does(COALITION, "60", "45");
            game.idlesTo(COALITION, "2B3:receive").does(COALITION, "do it", "Klingon", "24", "do it", "Lyran", "15");
            game.takesBack(3).does(COALITION, "do it", "Lyran", "18", "no more");
            game.idlesTo(COALITION, "3B2");
            game.does(COALITION, "Move a ship, a unit or a stack").does(ALLIANCE, "done", "done", "no more");
            game.does(COALITION, "Assign a tug or transport mission", "Move a ship, a unit or a stack");
            game.does(ALLIANCE, "no more").does(COALITION, "Reconfigure a modular ship", "Klingon", "3", "no more");
            game.idlesTo(ALLIANCE, "4B").does(ALLIANCE, "do it", "skip").does(COALITION, "2");
            game.idlesTo(COALITION, "9A", GONE).does(COALITION, "2");
            game.idlesTo(ALLIANCE, "1C3:income").does(ALLIANCE, "80", "40", "30");
            game.idlesTo(COALITION, "4B").does(COALITION, "do it", "do it");
            game.playsOn(12, GONE);
        }
    }

    /** Decoys under seal, raids, a blockade run, reserves and X-ships, pirates that are bribed and bid for. */
    private static void late() throws IOException, JournalProblem {
        try (Scribe game = Scribe.begin("fe", "Late", 10)) {
            game.idlesTo(COALITION, "1C3:income").does(COALITION, "70", "50", "40");
            game.idlesTo(COALITION, "1C5").does(COALITION, "Romulan", "10", "no more");
            game.idlesTo(COALITION, "2B7:missionD").does(COALITION, "done", "3", "done", "ready");
            game.idlesTo(COALITION, "3A-1B").does(COALITION, "done", "2");
            game.does(COALITION, "raid1", "Federation", "raid2", "Gorn", "raid3", "Gorn", "no more", "done");
            game.does(ALLIANCE, "Reaction Movement", "Call up police ships", "skip", "skip", "done", "done");
            skirmish(game, "2", "0", "no", "yes");
            skirmish(game, "4", "1", "yes", "no");
            game.idlesTo(COALITION, "3A-3A").does(COALITION, "strike1", "Kzinti", "no more", "done");
            game.does(ALLIANCE, "skip").does(COALITION, "Klingon", "2", "12").does(ALLIANCE, "8");
            game.does(COALITION, "0", "0").does(ALLIANCE, "0", "0");
            game.idlesTo(COALITION, "3A-4A").does(COALITION, "run1", "run2", "no more");
            game.does(COALITION, "do it", "Lyran", "5", "skip", "done", "done").does(ALLIANCE, "skip", "skip");
            game.does(COALITION, "Sell a ship to the WYN", "Lyran", "6", "Drop off and pick up cargo", "done", "done");
            game.does(ALLIANCE, "skip", "skip").does(COALITION, "Klingon", "4", "Romulan", "0");
            game.idlesTo(ALLIANCE, "4A").does(ALLIANCE, "do it").does(COALITION, "done");
            game.does(ALLIANCE, "no more", "do it").does(COALITION, "skip").does(ALLIANCE, "skip");
            game.idlesTo(ALLIANCE, "1C3:income").does(ALLIANCE, "90", "50", "40", "40", "20", "60");
            game.idlesTo(ALLIANCE, "3A-6A").does(ALLIANCE, "do it").does(COALITION, "done");
            game.does(ALLIANCE, "do it").does(COALITION, "done").does(ALLIANCE, "done", "done");
            game.idlesTo(COALITION, "11D").does(COALITION, "6", "skip", "4").does(ALLIANCE, "8");
            game.idlesTo(ALLIANCE, "11E").does(ALLIANCE, "Federation", "Klingon", "no more", "lot1", "lot2", "no more");
            game.does(COALITION, "3", "skip", "skip").does(ALLIANCE, "5");
            game.playsOn(12, GONE);
        }
    }

    private static void skirmish(Scribe game, String intensity, String crippled, String driven, String drivenOff)
            throws JournalProblem {
        game.does(COALITION, "9").does(ALLIANCE, "12");
        game.does(COALITION, "1", "change", intensity, "ready").does(ALLIANCE, "3", "ready");
        game.does(COALITION, crippled)
                .does(ALLIANCE, "1")
                .does(COALITION, driven)
                .does(ALLIANCE, drivenOff);
    }

    /** Eight hours of secret orders, one of them thought over: a brawl on the reef, crates hauled and landed. */
    private static void flotsam() throws IOException, JournalProblem {
        try (Scribe game = Scribe.begin("flotsam", "Reef", 11)) {
            game.does("Westhaven", "d3", "c4", "c6", "change", "everything");
            hour(game, "d3 c4 c6", "f3 g4 g6");
            hour(game, "e3 c4 e6", "e3 g5 e5");
            hour(game, "d3 b4 c6", "f3 g4 f4");
            hour(game, "b3 c4 a5", "h3 g3 g4");
            hour(game, "a3 c5 d6", "i3 h3 h4");
            hour(game, "c3 b5 e6", "g3 g3 i4");
            hour(game, "d3 a5 d6", "f3 f3 g4");
            hour(game, "c4 b5 c6", "g3 g3 g4");
        }
    }

    private static void hour(Scribe game, String west, String east) throws JournalProblem {
        game.does("Westhaven", west.split(" ")).does("Westhaven", "ready");
        game.does("Eastness", east.split(" ")).does("Eastness", "ready");
    }
}
