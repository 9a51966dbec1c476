package org.phaseline.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.phaseline.engine.machine.OverlayRule;

/** What players can lay over the map of the lesson: zones of control, trace and supply. */
class OcsOverlaysTest {

    private static final int COLUMNS = 10;
    private static final int ROWS = 8;

    private final Played game = Ocs.axisMoves();

    private List<String> hexes(String title) {
        return game.overlay("Axis", title).members().stream()
                .map(OcsOverlaysTest::hex)
                .sorted()
                .toList();
    }

    private static String hex(int space) {
        return "%02d%02d".formatted(space % COLUMNS + 1, ROWS - space / COLUMNS);
    }

    @Test
    void theZoneOfControlIsAroundUnitsThatCanAttackInCombatMode() {
        // The 8th Infantry Division in 0504, the tanks in 0704 and the engineers in 0603; neither artillery nor HQ has
        // a zone.
        assertThat(hexes("Zone of control of the Allies"))
                .containsExactly(
                        "0404", "0405", "0502", "0503", "0505", "0602", "0604", "0605", "0702", "0703", "0705", "0804",
                        "0805");

        game.does("Axis", "Move a unit or stack", "90th Infantry Division", "Change mode", "Move Mode", "no more");
        assertThat(hexes("Zone of control of the Axis"))
                .doesNotContain("0402", "0501", "0502")
                .contains("0303", "0305");
    }

    @Test
    void traceIsWhereUnitsFindAWayToASource() {
        // The panzers in 0304 let nobody through; the roads behind the enemy are not to be had.
        assertThat(hexes("In trace of the Axis"))
                .contains("0104", "0203", "0304")
                .doesNotContain("0504", "0704", "0803");
        assertThat(hexes("Railways joined to a source of the Axis"))
                .contains("0104", "0205", "0304")
                .doesNotContain("0504");
    }

    @Test
    void traceOfACampaignIsWorkedOutInTime() {
        Played campaign = Ocs.onMap("Campaign", 3, 3, 6, 6, 1, 1);

        assertThat(campaign.overlay("Axis", "In trace of the Axis").members()).hasSizeGreaterThan(100);
    }

    @Test
    void dumpsShowHowMuchLiesThere() {
        OverlayRule.Cover dumps = game.overlay("Axis", "Supply dumps of the Axis, in T");

        assertThat(hexes("Supply dumps of the Axis, in T")).containsExactly("0104", "0302");
        assertThat(dumps.numbers()).contains(8L).hasSize(2);
        game.rolls(6).does("Axis", "Destroy a dump", "0302", "8");
        assertThat(hexes("Supply dumps of the Axis, in T")).containsExactly("0104");
    }
}
