package org.phaseline.games;

/** What the tests of this game do again and again. */
final class Ocs {

    /** Fair weather, then twelve for the Axis against two for the Allies. */
    private static final int[] AXIS_WINS = {3, 3, 6, 6, 1, 1};

    private Ocs() {}

    /** Before the first question of the first game turn has been answered, with dice that let the Axis win the roll. */
    static Played spring() {
        return beside("Spring", AXIS_WINS);
    }

    /** The guided form, beside the players' own map, with dice that show these faces first. */
    static Played beside(String scenario, int... faces) {
        return Played.rolling("ocs", scenario, faces).namingStepsOf("beside.sop");
    }

    /** The first player turn of an ordinary game turn: the Axis are phasing, the weather is fair. */
    static Played axisPlayerTurn() {
        return refused(spring()).does("Axis", "To go first").look();
    }

    /** The first game turn as a simulcast turn, both at their first step. */
    static Played simulcastTurn() {
        return spring().does("Axis", "done").does("Allied", "done");
    }

    /** Both refuse a simulcast turn. */
    static Played refused(Played game) {
        return game.does("Axis", "skip").does("Allied", "skip");
    }

    /** All players do as little as they may until play waits for this seat in this step. */
    static Played idleTo(Played game, String seat, String step) {
        return game.idlesTo(seat, step, "None is left");
    }

    /** An attack after it was named and paid for by both: nothing happens to anybody. */
    static void fight(Played game, String attacker, String defender) {
        game.does(attacker, "done", "done").does(defender, "done");
        game.does(attacker, "3").does(defender, "3", "0");
        game.does(attacker, "done", "done").does(defender, "done");
        game.does(attacker, "done").does(defender, "done");
    }
}
