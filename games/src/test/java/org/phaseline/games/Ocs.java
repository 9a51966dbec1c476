package org.phaseline.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.phaseline.language.RulebookText;

/** What the tests of this game do again and again. */
final class Ocs {

    /** Fair weather, then twelve for the Axis against two for the Allies. */
    private static final int[] AXIS_WINS = {3, 3, 6, 6, 1, 1};

    /** Where units, transport and aircraft of the phasing player move on the umpire's map. */
    static final String MOVES = "Units, transport and aircraft";

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
        return spring().does("Axis", "do it").does("Allied", "do it");
    }

    /** Both refuse a simulcast turn. */
    static Played refused(Played game) {
        return game.does("Axis", "skip").does("Allied", "skip");
    }

    /** The lesson on its own map, with dice that let the Axis win the roll. */
    static Played lesson() {
        return onMap("Lesson", AXIS_WINS);
    }

    /** A scenario on the umpire's own map, with dice that show these faces first. */
    static Played onMap(String scenario, int... faces) {
        return named(Played.rolling("ocs", scenario, faces));
    }

    /** The rulebook with other words in its scenarios: what stood there, then what stands there now. */
    static RulebookText changed(String... words) {
        RulebookText shipped = Shelf.text("ocs");
        Map<String, String> files = new TreeMap<>(shipped.others());
        for (int i = 0; i < words.length; i += 2) {
            String before = words[i];
            String after = words[i + 1];
            assertThat(files.values()).as("what is changed").anyMatch(text -> text.contains(before));
            files.replaceAll((file, text) -> text.replace(before, after));
        }
        return new RulebookText(shipped.file(), shipped.text(), files);
    }

    /** Steps go by what is printed in these files. */
    static Played named(Played game) {
        for (String file : List.of("combat.sop", "losses.sop", "movement.sop", "supply.sop", "ocs.sop")) {
            game.namingStepsOf(file);
        }
        return game;
    }

    /** The first Movement Segment of the lesson: the Axis move, the weather is fair. */
    static Played axisMoves() {
        return idleTo(refused(lesson()).does("Axis", "To go first"), "Axis", MOVES);
    }

    /** All players do as little as they may until play waits for this seat in this step. */
    static Played idleTo(Played game, String seat, String step) {
        return game.idlesTo(seat, step, "None is left");
    }

    /** An attack after it was named and paid for by both: the defenders leave their hex, and the attackers do not retreat. */
    static void fight(Played game, String attacker, String defender) {
        battle(game, attacker, defender);
        game.does(attacker, "no", "yes");
    }

    /** As far as the question whether the attackers have retreated. */
    static void battle(Played game, String attacker, String defender) {
        game.does(attacker, "done", "done").does(defender, "done");
        game.does(attacker, "3").does(defender, "3", "0");
        game.does(attacker, "done", "done").does(defender, "done");
        game.does(attacker, "done").does(defender, "done");
    }
}
