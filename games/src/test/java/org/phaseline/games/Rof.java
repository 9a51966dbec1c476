package org.phaseline.games;

import java.util.Map;
import java.util.TreeMap;
import org.phaseline.language.RulebookText;

/** What the tests of this game do again and again. */
final class Rof {

    private Rof() {}

    /** The small scenario, before the first choice; the British have won the roll. */
    static Played patrol() {
        return Played.rolling("rof", "Patrol", 6, 1);
    }

    /** The first movement of the small scenario: the British move first. */
    static Played britishMoveFirst() {
        return patrol().does("British", "First");
    }

    /** Two British and three German elements, the British with the initiative, and what a test wants otherwise. */
    static Played table(String... lines) {
        RulebookText shipped = Shelf.text("rof");
        Map<String, String> files = new TreeMap<>(shipped.others());
        files.put("scenarios/table.sop", """
                scenario Table "What a test sets up" for British, German
                  British.force = {able, baker}
                  German.force = {anton, berta, caesar}
                  British.nerve = 4
                  German.nerve = 4
                  leader = British
                  %s
                """.formatted(String.join("\n  ", lines)));
        return Played.of(new RulebookText(shipped.file(), shipped.text(), files), "Table");
    }

    /** An element moves under an order. */
    static Played moves(Played game, String seat, String element, String order, String open) {
        return game.doesAt(seat, "Move1:activate", element)
                .doesAt(seat, "Move1:marker", order)
                .doesAt(seat, "Carry out its whole move", open);
    }

    static final String M = "Move & Fire (M), 8 inches";
    static final String C = "Cautious Advance (C), 4 inches";
    static final String A = "At the Double (A), 12 inches, no fire";

    /** The side that does not move puts one of its elements on the watch for one that does. */
    static Played watches(Played game, String seat, String watcher, String prey) {
        return game.doesAt(seat, "Move1:opfire", "do it")
                .doesAt(seat, "Move1:opfire", prey)
                .doesAt(seat, "Move1:opfire", watcher);
    }

    /** Direct stationary fire at a target in the open, with nothing for or against it but what the umpire knows. */
    static Played shoots(Played game, String seat, String shooter, String target, int dice) {
        game.doesAt(seat, "SFire:eligible", shooter).doesAt(seat, "SFire:eligible", "Direct fire");
        game.doesAt(seat, "Direct fire", target);
        return aims(game, seat, "SFire:eligible", dice);
    }

    /** Fire after a move, likewise. */
    static Played shootsMoving(Played game, String seat, String shooter, String target, int dice) {
        game.doesAt(seat, "MFire:eligible", shooter).doesAt(seat, "MFire:eligible", target);
        return aims(game, seat, "MFire:eligible", dice);
    }

    static Played aims(Played game, String seat, String step, int dice) {
        return game.doesAt(seat, step, "openGround")
                .doesAt(seat, step, "0")
                .doesAt(seat, step, "0")
                .doesAt(seat, step, "" + dice);
    }

    /** Nobody moves; both are asked whether they shoot. */
    static Played toStationaryFire(Played game) {
        return game.does("British", "First").does("British", "no more").does("German", "no more");
    }

    /** Both sides have finished their stationary fire. */
    static Played ceaseFire(Played game) {
        return game.does("British", "no more", "no more").does("German", "no more", "no more");
    }
}
