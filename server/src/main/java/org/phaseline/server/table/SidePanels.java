package org.phaseline.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.phaseline.server.view.SidePanel;

/**
 * What lies before everybody at a table, as far as it does not depend on who looks.
 *
 * @param backs for each seat how its last answer could be taken back if nobody else were choosing unseen
 * @param standing for each seat its standing answers
 * @param added for each seat whether it has added to the dice
 */
record SidePanels(
        List<SidePanel.Back> backs,
        List<ConsentRequest> asks,
        List<List<SidePanel.Standing>> standing,
        List<Boolean> added,
        Company company) {

    /** Who sits at a table, who of them looks on at this moment (a bit a seat), and for which answer their shares are wanted. */
    record Company(List<String> players, long here, Optional<SidePanel.Round> round) {}

    SidePanels with(Company others) {
        return new SidePanels(backs, asks, standing, added, others);
    }

    SidePanel of(int viewer, PositionViews.Seen seen) {
        boolean watches = viewer < 0;
        return new SidePanel(
                watches ? SidePanel.Back.NONE : back(backs.get(viewer), seen),
                asks.stream().map(ask -> ask.seenBy(viewer)).toList(),
                watches ? List.of() : standing.get(viewer),
                watches ? List.of() : seen.standable(),
                added,
                company.players,
                here(),
                company.round);
    }

    /** Whether others have answered unseen since then must not show: as long as they might have, they are asked. */
    private static SidePanel.Back back(SidePanel.Back otherwise, PositionViews.Seen seen) {
        return otherwise == SidePanel.Back.FREE && seen.chosenUnseen() ? SidePanel.Back.ASK : otherwise;
    }

    private List<Boolean> here() {
        List<Boolean> here = new ArrayList<>();
        for (int seat = 0; seat < company.players.size(); seat++) {
            here.add((company.here >>> seat & 1) != 0);
        }
        return here;
    }
}
