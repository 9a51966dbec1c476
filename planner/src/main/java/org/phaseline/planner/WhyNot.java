package org.phaseline.planner;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.machine.EligibilityRule.Unmet;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.outline.PieceKind;
import org.phaseline.engine.umpire.SearchSandbox;

/**
 * Why something is not offered: which condition of the rulebook it does not meet. Asked of the questions that are open, and of those that the orders
 * of some pieces would come to.
 *
 * @param question what was asked where it is not offered; empty where nothing is known
 * @param options lines of a question that are not offered, where no question came to the thing itself
 */
public record WhyNot(String question, List<Unmet> unmet, List<Left> options) {

    public static final WhyNot UNKNOWN = new WhyNot("", List.of(), List.of());

    public WhyNot {
        unmet = List.copyOf(unmet);
        options = List.copyOf(options);
    }

    /** An option that the present question does not offer. */
    public record Left(String title, List<Unmet> unmet) {}

    /** Looks at one thing, at each question in turn, until one of them says why it does not offer it. */
    static final class Looking {

        private final SearchSandbox now;
        private final PieceKinds kinds;
        private final String kind;
        private final long number;
        private @Nullable WhyNot found;
        private boolean offered;
        private List<Left> options = List.of();

        Looking(SearchSandbox now, PieceKinds kinds, String kind, long number) {
            this.now = now;
            this.kinds = kinds;
            this.kind = kind;
            this.number = number;
        }

        void at(int question) {
            if (options.isEmpty() && kinds.placed(kind) != null) {
                options = options(now, question);
            }
            if (offered || found != null || !now.from(question).equals(kind)) {
                return;
            }
            Menu menu = now.menu(question);
            if (menu.has(number)) {
                offered = true;
                return;
            }
            if (!isForAnybodyLikeIt(menu)) {
                return;
            }
            List<Unmet> unmet = now.unmet(question, number);
            if (!unmet.isEmpty()) {
                found = new WhyNot(now.decision(question).prompt(), unmet, List.of());
            }
        }

        /** Who is asked about pieces of one side need not be told that another one is none of it. */
        private boolean isForAnybodyLikeIt(Menu menu) {
            PieceKind placed = kinds.placed(kind);
            if (placed == null || placed.side() < 0) {
                return true;
            }
            if (number >= placed.members().size()) {
                return false;
            }
            long side = now.value(placed.side() + (int) number);
            for (int i = 0; i < menu.size(); i++) {
                long item = menu.item(i);
                if (item >= 0 && item < placed.members().size() && now.value(placed.side() + (int) item) == side) {
                    return true;
                }
            }
            return false;
        }

        boolean isOffered() {
            return offered;
        }

        WhyNot found() {
            return offered ? UNKNOWN : Optional.ofNullable(found).orElse(new WhyNot("", List.of(), options));
        }
    }

    /** The options that the questions of a seat do not offer now. */
    static List<Left> options(SearchSandbox now) {
        List<Left> left = new ArrayList<>();
        int questions = now.questions();
        for (int i = 0; i < questions; i++) {
            if ((now.asked(i) & now.parties()) == 0 || !now.isOpenAndKnown(i)) {
                continue;
            }
            left.addAll(options(now, i));
        }
        return List.copyOf(left);
    }

    private static List<Left> options(SearchSandbox now, int question) {
        List<Left> left = new ArrayList<>();
        for (int option = 0; option < now.options(question); option++) {
            List<Unmet> unmet = now.menu(question).has(option) ? List.of() : now.unmet(question, option);
            if (!unmet.isEmpty()) {
                left.add(new Left(now.title(question, option), unmet));
            }
        }
        return left;
    }
}
