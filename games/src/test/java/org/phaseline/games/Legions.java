package org.phaseline.games;

/** What the tests of this game do again and again. */
final class Legions {

    private Legions() {}

    /** Two armies; Rome has scored nothing and may give orders. Abilities that answer orders are in play. */
    static Played duel() {
        return Played.of("legions", "Duel").does("Rome", "0").look();
    }

    /** The same without abilities that answer orders, so that nobody is asked out of turn. */
    static Played quietDuel() {
        return Played.without("Reactions", "legions", "Duel").does("Rome", "0").look();
    }

    /** From counting dice to dealing damage: two dice against one, nobody hurt. */
    static void fight(Played game, String attacker, String defender) {
        game.does(attacker, "2").does(defender, "1");
        game.does(attacker, "skip").does(defender, "skip");
        game.does(attacker, "0", "0");
        game.does(attacker, "0").does(defender, "0");
    }

    /** From the penalties to dealing damage: nobody hurt. */
    static void shoot(Played game, String attacker, String defender) {
        game.does(attacker, "0", "0");
        game.does(attacker, "2").does(defender, "1");
        game.does(attacker, "skip").does(defender, "skip");
        game.does(attacker, "0").does(defender, "0");
    }
}
