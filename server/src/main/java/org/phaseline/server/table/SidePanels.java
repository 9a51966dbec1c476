package org.phaseline.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.phaseline.server.view.SidePanel;
import org.phaseline.session.ConsentRequest;
import org.phaseline.session.GameSession;
import org.phaseline.session.Rematch;
import org.phaseline.session.SeatClocks;
import org.phaseline.session.TakeBacks;
import org.phaseline.session.Talk;

/**
 * What lies before everybody at a table, as far as it does not depend on who looks.
 *
 * @param backs for each seat how its last answer could be taken back if nobody else were choosing unseen
 * @param standing for each seat its standing answers
 * @param added for each seat whether it has added to the dice
 * @param bots for each seat the level of the bot that plays it, empty for a person
 * @param clocks where there are any
 * @param rematch where the same people play again
 * @param leftOut the steps that are not in this game
 */
record SidePanels(
        List<TakeBacks.Way> backs,
        List<ConsentRequest> asks,
        List<List<SidePanel.Standing>> standing,
        List<Boolean> added,
        List<String> bots,
        Optional<SeatClocks.Shown> clocks,
        Optional<Rematch> rematch,
        List<Integer> leftOut,
        Company company) {

    /** Who sits at a table, who of them looks on at this moment and where nobody sits (a bit a seat), and for which answer their shares are wanted. */
    record Company(List<String> players, long here, long free, Optional<SidePanel.Round> round) {}

    static SidePanels of(GameSession session, Company company) {
        List<TakeBacks.Way> backs = new ArrayList<>();
        List<List<SidePanel.Standing>> standing = new ArrayList<>();
        List<Boolean> added = new ArrayList<>();
        List<String> bots = new ArrayList<>();
        for (int seat = 0; seat < session.seats().all().size(); seat++) {
            added.add(session.game().hasContributed(seat));
            bots.add(session.log().talk().bot(seat));
            backs.add(session.takeBacks().way(seat));
            standing.add(standing(session.log().talk().standing(seat)));
        }
        SeatClocks clocks = session.log().clocks();
        return new SidePanels(
                backs,
                session.log().talk().asks(),
                standing,
                added,
                bots,
                clocks.rules().ticks() ? Optional.of(clocks.shown()) : Optional.empty(),
                session.log().talk().rematch(),
                List.copyOf(session.log().talk().leftOut().keySet()),
                company);
    }

    private static List<SidePanel.Standing> standing(Map<Integer, Talk.Standing> answers) {
        if (answers.isEmpty()) {
            return List.of();
        }
        List<SidePanel.Standing> own = new ArrayList<>();
        answers.forEach((step, each) -> own.add(new SidePanel.Standing(step, each.choice(), each.forGood())));
        return own;
    }

    SidePanels with(Company others) {
        return new SidePanels(backs, asks, standing, added, bots, clocks, rematch, leftOut, others);
    }

    SidePanel of(int viewer, PositionViews.Seen seen) {
        boolean watches = viewer < 0;
        return new SidePanel(
                watches ? SidePanel.Back.NONE : back(backs.get(viewer), seen),
                asks.isEmpty()
                        ? List.of()
                        : asks.stream().map(ask -> asked(ask, viewer)).toList(),
                watches ? List.of() : standing.get(viewer),
                watches ? List.of() : seen.standable(),
                added,
                company.players,
                bots,
                here(),
                free(),
                leftOut,
                company.round,
                clocks,
                rematch.map(again -> new SidePanel.Again(
                        again.table(), watches ? -1 : again.seats().get(viewer))));
    }

    private static SidePanel.Asked asked(ConsentRequest ask, int viewer) {
        boolean answered = viewer >= 0 && ask.hasAgreed(viewer);
        return new SidePanel.Asked(ask.id(), ask.by(), ask.text(), viewer == ask.by(), ask.open(), answered);
    }

    /** Whether others have answered unseen since then must not show: as long as they might have, they are asked. */
    private static SidePanel.Back back(TakeBacks.Way otherwise, PositionViews.Seen seen) {
        return switch (otherwise) {
            case NONE -> SidePanel.Back.NONE;
            case FREE -> seen.chosenUnseen() ? SidePanel.Back.ASK : SidePanel.Back.FREE;
            case ALONE -> SidePanel.Back.FREE;
            case ASK -> SidePanel.Back.ASK;
        };
    }

    /** A bot needs nobody. */
    private List<Integer> free() {
        List<Integer> free = new ArrayList<>();
        for (int seat = 0; seat < bots.size(); seat++) {
            if ((company.free >>> seat & 1) != 0 && bots.get(seat).isEmpty()) {
                free.add(seat);
            }
        }
        return free;
    }

    private List<Boolean> here() {
        List<Boolean> here = new ArrayList<>();
        for (int seat = 0; seat < company.players.size(); seat++) {
            here.add((company.here >>> seat & 1) != 0);
        }
        return here;
    }
}
