package org.phaseline.language.emit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Eligibility;
import org.phaseline.engine.code.Wording;
import org.phaseline.language.checked.BoardFunction;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.checked.Type;
import org.phaseline.language.tree.ExpressionText;

/**
 * What is told of a condition that is not met: what is the case instead, with the names and values of the moment. Where there are no words
 * for a condition, it is quoted as it is written.
 */
final class UnmetWords {

    /** A text while it is put together. */
    private static final class Phrase {

        private final List<String> pieces = new ArrayList<>(List.of(""));
        private final List<Wording.Part> values = new ArrayList<>();

        Phrase add(String text) {
            pieces.set(pieces.size() - 1, pieces.getLast() + text);
            return this;
        }

        Phrase add(Phrase other) {
            add(other.pieces.getFirst());
            for (int i = 0; i < other.values.size(); i++) {
                values.add(other.values.get(i));
                pieces.add(other.pieces.get(i + 1));
            }
            return this;
        }

        Phrase add(Wording.Value value) {
            values.add(value.asSentence());
            pieces.add("");
            return this;
        }

        Wording wording() {
            return new Wording(List.copyOf(pieces), List.copyOf(values));
        }
    }

    private final Emission all;

    UnmetWords(Emission all) {
        this.all = all;
    }

    /** Told when {@code member} is not in a set, or with {@code not} when it is. */
    Eligibility.Told member(Expr member, Expr set, boolean not, CodeContext c) {
        Phrase noun = plural(set, c);
        Phrase said = new Phrase();
        Expr.BoardCall reach = reach(set);
        if (!not && reach != null) {
            Expr budget = reach.arguments().get(1);
            Phrase called = noun(budget, c);
            said.add(value(member, c)).add(" is out of reach");
            said.add(
                    called == null
                            ? new Phrase().add(" with ")
                            : new Phrase().add(", ").add(called).add(": "));
            said.add(value(budget, c));
        } else if (noun != null) {
            said.add(value(member, c))
                    .add(not ? " is among the " : " is not among the ")
                    .add(noun);
        }
        return told(said, set, not);
    }

    /** The spaces or places that can be reached, if a set is made of these. */
    private static Expr.@Nullable BoardCall reach(Expr set) {
        if (!(set instanceof Expr.BoardCall call)) {
            return null;
        }
        return switch (call.function()) {
            case REACH, REACH_OVER_GROUND, REACH_BY_COST -> call;
            case WHOLE -> reach(call.arguments().getFirst());
            default -> null;
        };
    }

    /** Told when a condition does not hold, or with {@code wanted} false when it does. */
    Eligibility.Told condition(Expr condition, boolean wanted, CodeContext c) {
        Phrase said = new Phrase();
        switch (condition) {
            case Expr.HasMarker has -> {
                boolean must = has.lacks() != wanted;
                said.add(value(has.holder(), c))
                        .add(must ? " is not marked \u201c" : " has ")
                        .add(name(has.marker()))
                        .add(must ? "\u201d" : "");
            }
            case Expr.State state
            when state.type() instanceof Type.Flag -> {
                if (state.holder() != null) {
                    said.add(value(state.holder(), c))
                            .add(wanted ? " is not " : " is ")
                            .add(name(state.field()));
                }
            }
            case Expr.Same same -> same(same, same.not() != wanted, said, c);
            case Expr.Compare compare -> compare(compare, wanted, said, c);
            case Expr.InRange range -> {
                Phrase noun = noun(range.value(), c);
                if (noun != null && range.not() != wanted) {
                    said.add(noun).add(": ").add(value(range.value(), c)).add(", needed is ");
                    said.add(value(range.low(), c)).add(" to ").add(value(range.high(), c));
                }
            }
            case Expr.Some some -> some(some, wanted, said, c);
            case Expr.In in -> {
                boolean must = in.not() != wanted;
                Phrase noun = plural(in.set(), c);
                if (noun != null) {
                    said.add(value(in.member(), c))
                            .add(must ? " is not among the " : " is among the ")
                            .add(noun);
                }
            }
            case Expr.BoardCall call
            when call.function() == BoardFunction.TOUCHING ->
                said.add(value(call.arguments().getFirst(), c))
                        .add(wanted ? " does not touch " : " touches ")
                        .add(value(call.arguments().getLast(), c));
            case Expr.BoardCall call
            when call.function() == BoardFunction.BLOCKED ->
                said.add("the line from ")
                        .add(value(call.arguments().getFirst(), c))
                        .add(" to ")
                        .add(value(call.arguments().get(1), c))
                        .add(wanted ? " is not blocked" : " is blocked");
            default -> {}
        }
        return told(said, condition, !wanted);
    }

    private void some(Expr.Some some, boolean wanted, Phrase said, CodeContext c) {
        boolean must = some.none() != wanted;
        Phrase noun = plural(some.set(), c);
        if (noun != null) {
            said.add(must ? "there are no " : "there are ").add(noun);
            if (!must && some.set().type() instanceof Type.SetOf of && of.member() instanceof Type.Kind) {
                said.add(" (").add(value(some.set(), c)).add(")");
            }
        } else if (must && some.set() instanceof Expr.Where where && where.set() instanceof Expr.AllOf of) {
            said.add("no ").add(words(of.kind().name())).add(" fits");
        }
    }

    private void same(Expr.Same same, boolean must, Phrase said, CodeContext c) {
        boolean constant = isBare(same.left()) && !isBare(same.right());
        Expr left = constant ? same.right() : same.left();
        Expr right = constant ? same.left() : same.right();
        Phrase noun = noun(left, c);
        if (left.type().crowd()) {
            return;
        }
        if (noun != null) {
            said.add(noun).add(": ").add(value(left, c));
            if (must && !isNone(right)) {
                said.add(", not ").add(value(right, c));
            }
        } else if (!must) {
            said.add("it is ").add(value(left, c)).add(" itself");
        } else if (!isNone(right)) {
            said.add("it is ").add(value(left, c)).add(", not ").add(value(right, c));
        }
    }

    private void compare(Expr.Compare compare, boolean wanted, Phrase said, CodeContext c) {
        boolean turned = noun(compare.left(), c) == null;
        Expr left = turned ? compare.right() : compare.left();
        Expr right = turned ? compare.left() : compare.right();
        Phrase noun = noun(left, c);
        if (noun == null) {
            return;
        }
        Expr.Order order = turned ? turned(compare.order()) : compare.order();
        said.add(noun).add(": ").add(value(left, c)).add(", ");
        switch (wanted ? order : opposite(order)) {
            case LESS -> said.add("less than ").add(value(right, c)).add(" allowed");
            case AT_MOST -> said.add("at most ").add(value(right, c)).add(" allowed");
            case MORE -> said.add("more than ").add(value(right, c)).add(" needed");
            case AT_LEAST -> said.add("at least ").add(value(right, c)).add(" needed");
        }
    }

    private static Expr.Order turned(Expr.Order order) {
        return switch (order) {
            case LESS -> Expr.Order.MORE;
            case AT_MOST -> Expr.Order.AT_LEAST;
            case MORE -> Expr.Order.LESS;
            case AT_LEAST -> Expr.Order.AT_MOST;
        };
    }

    private static Expr.Order opposite(Expr.Order order) {
        return switch (order) {
            case LESS -> Expr.Order.AT_LEAST;
            case AT_MOST -> Expr.Order.MORE;
            case MORE -> Expr.Order.AT_MOST;
            case AT_LEAST -> Expr.Order.LESS;
        };
    }

    // ---- values and their names

    private Phrase value(Expr expr, CodeContext c) {
        return new Phrase().add(WordingEmitter.value(expr, all.formulas.of(expr, c), all.formulas.about(expr, c)));
    }

    /** Whether its value says all there is to say of it. */
    private static boolean isBare(Expr expr) {
        return expr instanceof Expr.Constant
                || expr instanceof Expr.PartyName
                || expr instanceof Expr.It
                || expr instanceof Expr.Local local && !(local.type() instanceof Type.Num)
                || expr instanceof Expr.RoleHolder
                || expr instanceof Expr.Acting;
    }

    private static boolean isNone(Expr expr) {
        return expr instanceof Expr.Constant constant && constant.value() < 0;
    }

    /** What a value is called: the strength of the Foxes. Null for what has no name but its value. */
    private @Nullable Phrase noun(Expr expr, CodeContext c) {
        return switch (expr) {
            case Expr.State state -> named(name(state.field()), state.holder(), c);
            case Expr.Local local
            when local.type() instanceof Type.Num ->
                new Phrase().add("\u201c" + words(local.variable().name()) + "\u201d");
            case Expr.FormulaCall call -> called(words(call.formula().name()) + " of ", call, c);
            case Expr.Scaled scaled -> noun(scaled.value(), c);
            case Expr.GameTurn _ -> new Phrase().add("game turn");
            case Expr.Count count -> {
                Phrase set = plural(count.set(), c);
                yield set == null ? null : new Phrase().add("number of ").add(set);
            }
            case Expr.BoardCall call
            when call.function() == BoardFunction.DISTANCE || call.function() == BoardFunction.SPACES_APART ->
                new Phrase()
                        .add("distance from ")
                        .add(value(call.arguments().getFirst(), c))
                        .add(" to ")
                        .add(value(call.arguments().getLast(), c));
            default -> null;
        };
    }

    /** What the members of a set are called; null where nothing can be said but what is written. */
    private @Nullable Phrase plural(Expr set, CodeContext c) {
        return switch (set) {
            case Expr.FormulaCall call -> called(words(call.formula().name()) + " for ", call, c);
            case Expr.State state -> named(name(state.field()), state.holder(), c);
            case Expr.BoardCall call
            when call.function() == BoardFunction.NEIGHBOURS ->
                new Phrase().add("neighbours of ").add(value(call.arguments().getFirst(), c));
            case Expr.BoardCall call
            when call.function() == BoardFunction.BETWEEN ->
                new Phrase()
                        .add("pieces between ")
                        .add(value(call.arguments().getFirst(), c))
                        .add(" and ")
                        .add(value(call.arguments().get(1), c));
            default -> null;
        };
    }

    private Phrase named(String name, @Nullable Expr holder, CodeContext c) {
        Phrase phrase = new Phrase().add(name);
        return holder == null ? phrase : phrase.add(" of ").add(value(holder, c));
    }

    /** With the pieces, spaces and sides that are handed to it. */
    private Phrase called(String begins, Expr.FormulaCall call, CodeContext c) {
        List<Expr> told = call.arguments().stream()
                .filter(argument -> argument.type() instanceof Type.Kind || argument.type() instanceof Type.Who)
                .toList();
        Phrase phrase = new Phrase();
        if (told.isEmpty()) {
            return phrase.add(begins.substring(0, begins.lastIndexOf(' ', begins.length() - 2)));
        }
        phrase.add(begins);
        for (int i = 0; i < told.size(); i++) {
            phrase.add(i == 0 ? "" : i < told.size() - 1 ? ", " : " and ").add(value(told.get(i), c));
        }
        return phrase;
    }

    private static String name(Symbols.Field field) {
        return words(field.name().text());
    }

    /** {@code attackIcons_} as people read it. */
    private static String words(String name) {
        return name.replace("_", "").replaceAll("(?<=[a-z0-9])(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
    }

    private static Eligibility.Told told(Phrase said, Expr condition, boolean not) {
        String written = ExpressionText.of(condition.source());
        return new Eligibility.Told(said.wording(), not ? "not " + written : written);
    }
}
