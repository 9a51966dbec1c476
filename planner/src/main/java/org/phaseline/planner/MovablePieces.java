package org.phaseline.planner;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.outline.PieceKind;
import org.phaseline.engine.outline.ValueType;
import org.phaseline.engine.umpire.SearchSandbox;

/** Which pieces of a seat can be picked for an order: those it is asked about, and those it could pick after a few options or declining. */
final class MovablePieces {

    private static final int MOST_TRIED = 200;

    private final SearchSandbox now;
    private final PieceKinds kinds;
    private final Set<PieceRef> found = new LinkedHashSet<>();
    private final Set<Integer> seen = new LinkedHashSet<>();

    private final SamePhase phases;

    MovablePieces(SearchSandbox now, PieceKinds kinds) {
        this.now = now;
        this.kinds = kinds;
        this.phases = new SamePhase(now);
    }

    List<PieceRef> find() {
        ArrayDeque<SearchSandbox.Place> waiting = new ArrayDeque<>();
        waiting.add(now.here());
        int tried = 0;
        while (!waiting.isEmpty() && tried < MOST_TRIED) {
            SearchSandbox.Place place = waiting.poll();
            now.goTo(place);
            int questions = now.questions();
            for (int question = 0; question < questions; question++) {
                if ((now.asked(question) & now.parties()) == 0
                        || !now.isOpenAndKnown(question)
                        || !phases.isSame(question)
                        || !seen.add(now.address(question))) {
                    continue;
                }
                for (long item : look(question)) {
                    now.goTo(place);
                    now.questions();
                    tried++;
                    if (now.answer(question, item) == SearchSandbox.Outcome.WENT_ON) {
                        waiting.add(now.here());
                    }
                }
                now.goTo(place);
                now.questions();
            }
        }
        List<PieceRef> sorted = new ArrayList<>(found);
        sorted.sort(null);
        return sorted;
    }

    /** Notes the pieces that a question is about or offers; what to try to come to others. */
    private List<Long> look(int question) {
        boolean[] about = {false};
        now.names(question, (depth, type, word, value) -> {
            PieceKind kind = type.form() == ValueType.Form.WORD ? kinds.placed(type.kind()) : null;
            if (kind != null && PieceKinds.isOf(now.parties(), kind, value, now)) {
                found.add(new PieceRef(kind.name(), (int) value));
                about[0] = true;
            }
        });
        PieceKind kind = kinds.placed(now.from(question));
        boolean options = now.isOfOptions(question) && !about[0];
        List<Long> next = new ArrayList<>();
        Menu menu = now.menu(question);
        for (int i = 0; i < menu.size(); i++) {
            long item = menu.item(i);
            if (item == Menu.PASS || options) {
                next.add(item);
            } else if (kind != null && !about[0] && PieceKinds.isOf(now.parties(), kind, item, now)) {
                found.add(new PieceRef(kind.name(), (int) item));
            }
        }
        return next;
    }
}
