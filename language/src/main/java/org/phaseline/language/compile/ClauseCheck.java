package org.phaseline.language.compile;

import java.util.List;
import org.phaseline.language.tree.Clauses;
import org.phaseline.language.tree.Heading;
import org.phaseline.language.tree.Item;
import org.phaseline.language.tree.Place;
import org.phaseline.language.tree.Statement;

/** Clauses that do not go together. */
final class ClauseCheck {

    /** Whoever else were asked would learn what is being decided. */
    private static final String ONLY_HIMSELF = "in a sealed block nobody is asked but the one who decides unseen";

    private ClauseCheck() {}

    static void check(Heading heading, Compilation all) {
        Clauses clauses = heading.clauses();
        Place title = heading.title().place();
        boolean may = clauses.mode() == Clauses.Mode.MAY;
        if (heading.level() == Heading.Level.STEP
                && heading.hasBody()
                && clauses.mode() == null
                && BlockFacts.acts(heading.body())) {
            all.problem(title, "a step that acts says 'may', 'must' or 'automatic'");
        }
        if (clauses.times() != null && !may) {
            all.problem(clauses.times().place(), "only what somebody may do can be done several times");
        }
        if (clauses.compulsory() != null && !may) {
            all.problem(clauses.compulsory().place(), "'compulsory if' goes with 'may'");
        }
        if (clauses.mode() == Clauses.Mode.AUTOMATIC && clauses.secretly()) {
            all.problem(title, "nobody decides in an automatic step, so nothing is secret");
        }
        if (clauses.meanwhile() && !may) {
            all.problem(title, "what goes on meanwhile is something somebody may do");
        }
        if (clauses.meanwhile() && (clauses.secretly() || clauses.inTurn() != null || clauses.until() != null)) {
            all.problem(title, "'meanwhile' goes with 'may', guards and 'any number of times' only");
        }
        if (clauses.secretly()) {
            sealed(heading.body(), all);
        }
    }

    /** A reaction belongs to its actors, each by himself, and stands in no block. */
    static void reaction(Heading heading, Compilation all) {
        Clauses clauses = heading.clauses();
        if (clauses.secretly() || clauses.meanwhile() || clauses.inTurn() != null) {
            all.problem(
                    heading.title().place(), "a reaction says who may or must and on what condition, not when or how");
        }
    }

    /** In a sealed block everything can be taken back unseen, so it holds only what leaves no trace. */
    private static void sealed(List<Item> items, Compilation all) {
        for (Item item : items) {
            switch (item) {
                case Heading heading -> {
                    if (heading.clauses().actor() != null
                            || heading.clauses().by() != null
                            || heading.clauses().anyone()) {
                        all.problem(heading.title().place(), ONLY_HIMSELF);
                    }
                    sealed(heading.body(), all);
                }
                case Statement.Choose s -> onlyHimself(s.chooser() == null, item, all);
                case Statement.Enter s -> onlyHimself(s.who() == null, item, all);
                case Statement.Let s -> {}
                case Statement.Note s -> {}
                case Statement.If s -> {
                    s.branches().forEach(branch -> sealed(branch.body(), all));
                    sealed(s.otherwise(), all);
                }
                case Statement.Options s -> s.options().forEach(option -> sealed(option.body(), all));
                default ->
                    all.problem(
                            item.place(), "a sealed block holds only 'choose', 'enter', 'let', 'if' and guided steps");
            }
        }
    }

    private static void onlyHimself(boolean holds, Item item, Compilation all) {
        if (!holds) {
            all.problem(item.place(), ONLY_HIMSELF);
        }
    }

    static void option(Heading option, Compilation all) {
        Clauses clauses = option.clauses();
        if (clauses.mode() == Clauses.Mode.MAY || clauses.mode() == Clauses.Mode.MUST || clauses.anyone()) {
            all.problem(option.title().place(), "an option is taken or not: it says neither 'may' nor 'must'");
        }
        if (clauses.times() != null || clauses.until() != null || clauses.otherwise() != null || clauses.meanwhile()) {
            all.problem(option.title().place(), "an option has only a guard; the rest belongs to a step inside it");
        }
    }
}
