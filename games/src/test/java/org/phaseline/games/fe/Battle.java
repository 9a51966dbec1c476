package org.phaseline.games.fe;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.games.Games;
import org.phaseline.games.Played;
import org.phaseline.language.RulebookText;

/** What the tests of the combat phase do again and again. In the first player turn the Coalition attacks. */
final class Battle {

    static final String ATTACKER = "the Coalition";
    static final String DEFENDER = "the Alliance";

    static final String ALONE = "Only one side has units left in the hex";
    static final String BASE = "A base or the like is here";
    static final String CRIPPLES = "Some of the units that withdraw are crippled";
    static final String EMPTY = "None of my units is left in the hex";
    static final String ENEMIES = "Enemy units are in the hex they come to";
    static final String LEFT_BEHIND = "A base of mine is left behind";
    static final String SLOW = "Slow units are pursued";

    private Battle() {}

    /** The combat phase of the first player turn, with these expansions and no cloaks, before the hexes are counted. */
    static Played phase(String... options) {
        return game("without Cloaks", options).idlesTo(ATTACKER, "5:battle-hex").look();
    }

    /** One battle hex, at its first step. */
    static Played hex(String... options) {
        return phase(options).does(ATTACKER, "1").awaits(DEFENDER, "5-1A").look();
    }

    /** The same with cloaks. */
    static Played cloakedHex(String... options) {
        return game("use Cloaks", options)
                .idlesTo(ATTACKER, "5:battle-hex")
                .does(ATTACKER, "1")
                .look();
    }

    /** The first round in the only battle hex: nobody has withdrawn. The defender is asked about a base. */
    static Played round(String... options) {
        return to(hex(options), "5-2").awaits(DEFENDER, "5-2").look();
    }

    /** The first round in the only battle hex, with a base in it: the attacker has to offer an approach battle. */
    static Played base(String... options) {
        return round(options).does(DEFENDER, "yes").awaits(ATTACKER, "5-2A2");
    }

    /** After the first round in the only battle hex: the defender can retreat. */
    static Played retreat(String... options) {
        return to(round(options), "5-7A1").awaits(DEFENDER, "5-7A1").look();
    }

    /** The defender retreats, the attacker pursues. */
    static Played pursuit(String... options) {
        return to(retreat(options).does(DEFENDER, "done").does(ATTACKER, "skip"), "5-7B")
                .does(ATTACKER, "do it")
                .awaits(ATTACKER, "5-8A");
    }

    /** Nobody does more than they must until this step is entered. Questions of fact are denied, except those named. */
    static Played to(Played game, String step, String... affirmed) {
        prompts(game, step, affirmed);
        return game;
    }

    /** The same; returns all that was asked on the way, as "The Alliance: Announce withdrawal". */
    static Set<String> prompts(Played game, String step, String... affirmed) {
        Set<String> asked = new LinkedHashSet<>();
        game.look();
        for (int i = 0; !game.entered().contains(step); i++) {
            assertThat(i).as("answers without coming to " + step).isLessThan(300);
            for (String seat : Set.of(ATTACKER, DEFENDER)) {
                game.sighting(seat).decisions().stream()
                        .filter(OpenDecision::awaited)
                        .forEach(decision -> asked.add(seat + ": " + decision.prompt()));
            }
            game.leastAnswer(affirmed);
        }
        return asked;
    }

    /** Both decide unseen, and are ready. */
    static Played sealed(Played game, String attacking, String defending) {
        return game.does(ATTACKER, attacking, "ready").does(DEFENDER, defending, "ready");
    }

    /** From the intensity to the dice: the ratings add up to 2 and do not drift, nobody has electronic warfare. */
    static Played quietly(Played game) {
        return to(game.rolls(3), "Calculate Combat Potential");
    }

    /** A scenario for one battle; the Klingons have some money. */
    private static Played game(String cloaks, String... options) {
        RulebookText fe = Games.text(Games.find("fe").orElseThrow());
        Map<String, String> others = new TreeMap<>(fe.others());
        String use = options.length == 0 ? "" : "  use " + String.join(", ", options) + "\n";
        others.put(
                "scenarios/battle.sop",
                "scenario Battle \"A battle\" for Coalition, Alliance\n  " + cloaks + "\n" + use
                        + "  ownMap = yes\n  board Map: hexes 1 x 1, numbered 0101 from the north\n"
                        + "  roster Entry: empire\n    line_ x 40 \"Line {n}\": none\n  Klingon.treasury = 5\n  length 1 game turns\n");
        return War.beside(Played.of(new RulebookText(fe.file(), fe.text(), others), "Battle"));
    }
}
