package org.phaseline.generator.text;

import java.util.List;
import java.util.Optional;

/** Writes expressions of a wanted type over what a scope knows. */
final class Expressions {

    private final World world;
    private final Draw draw;

    Expressions(World world) {
        this.world = world;
        this.draw = world.draw;
    }

    String number(TextScope scope, int depth) {
        if (depth <= 0) {
            return draw.oneIn(3)
                    ? String.valueOf(draw.from(0, 6))
                    : scope.variable(GeneratedType.Numeric.class).orElse(field(scope));
        }
        int less = depth - 1;
        return switch (draw.from(0, 13)) {
            case 0, 1, 2 -> field(scope);
            case 3 -> "(" + number(scope, less) + " + " + number(scope, less) + ")";
            case 4 -> "(" + number(scope, less) + " - " + number(scope, less) + ")";
            case 5 -> "(" + number(scope, less) + " * " + draw.from(0, 3) + ")";
            case 6 -> "(" + number(scope, less) + " / " + draw.from(1, 4) + ")";
            case 7 -> draw.oneOf("smaller", "larger") + "(" + number(scope, less) + ", " + number(scope, less) + ")";
            case 8 -> "(" + number(scope, less) + " if " + flag(scope, less) + " else " + number(scope, less) + ")";
            case 9 -> "(count of " + pieces(scope, less) + ")";
            case 10 ->
                "(" + draw.oneOf("sum", "highest", "lowest") + " of it.strength over " + pieces(scope, less) + ")";
            case 11 -> world.defines && scope.alone() ? "reckoned(" + number(scope, less) + ")" : number(scope, less);
            case 12 -> world.tables && scope.alone() ? table(scope, less) : number(scope, less);
            default ->
                world.grid() && scope.alone() ? "distance(" + space(scope) + ", " + space(scope) + ")" : "gameTurn";
        };
    }

    private String table(TextScope scope, int depth) {
        String shifted = draw.oneIn(3) ? " shifted " + draw.from(-1, 2) : "";
        return draw.oneIn(2)
                ? "Losses(" + number(scope, depth) + shifted + ", " + number(scope, depth) + ")"
                : "Pace(" + word(scope, world.kinds.getFirst()) + ")";
    }

    private String field(TextScope scope) {
        if (world.second && draw.oneIn(8)) {
            return "(" + scope.party() + draw.oneOf(".fuel", ".worked") + draw.oneOf(" / 2", "") + " rounded"
                    + draw.oneOf("", " up", " down") + ")";
        }
        if (world.second && draw.oneIn(8)) {
            return "(" + scope.party() + ".points mod " + draw.oneOf("2", "3", scope.party() + ".gold") + ")";
        }
        Optional<String> piece = scope.variable(GeneratedType.Piece.class);
        return switch (draw.from(0, 3)) {
            case 0 -> scope.alone() ? draw.oneOf("total", "level") : String.valueOf(draw.from(0, 5));
            case 1 ->
                piece.isPresent()
                        ? piece.get()
                                + draw.oneOf(".strength", ".strength", scope.alone() ? ".leader.strength" : ".strength")
                        : scope.party() + ".points";
            default -> scope.party() + "." + draw.oneOf("points", "gold");
        };
    }

    String flag(TextScope scope, int depth) {
        if (depth <= 0) {
            return number(scope, 0) + draw.oneOf(" > ", " < ", " >= ", " <= ", " is ", " is not ") + draw.from(0, 6);
        }
        int less = depth - 1;
        return switch (draw.from(0, 13)) {
            case 0, 1, 2 -> number(scope, less) + draw.oneOf(" > ", " < ", " >= ", " <= ") + number(scope, less);
            case 3 -> "(" + flag(scope, less) + draw.oneOf(" and ", " or ") + flag(scope, less) + ")";
            case 4 -> "not (" + flag(scope, less) + ")";
            case 5 -> draw.oneOf("some ", "no ") + pieces(scope, less);
            case 6 -> scope.alone() ? "dawn" : scope.own + ".eager";
            case 7 -> scope.party() + ".eager";
            case 8 -> {
                GeneratedType.Word kind = world.kinds.getFirst();
                yield scope.party() + ".mood" + draw.oneOf(" is ", " is not ") + draw.any(kind.words());
            }
            case 9 -> world.options.isEmpty() ? ofTheMap(scope) : "using " + draw.any(world.options);
            case 10 -> world.markers ? scope.party() + draw.oneOf(" has tired", " lacks tired") : flag(scope, less);
            case 11 ->
                scope.steps.isEmpty() || !scope.alone()
                        ? flag(scope, less)
                        : "[" + draw.any(scope.steps) + "]" + draw.oneOf(" was done", " was not done");
            case 12 -> piece(scope) + draw.oneOf(" in ", " not in ") + pieces(scope, less);
            default ->
                scope.alone()
                        ? "(" + scope.party() + draw.oneOf(" is ", " is not ") + scope.party() + ")"
                        : "gameTurn < 3";
        };
    }

    private String ofTheMap(TextScope scope) {
        if (!world.second || !world.grid() || !scope.alone()) {
            return "gameTurn > 1";
        }
        String first = world.space(0);
        String far = world.space(2 + world.wide);
        return draw.oneOf(
                world.side(0, world.wide) + ".road",
                "price(" + first + ", " + far + ", cost) < 4",
                "price({" + first + ", " + world.space(1) + "}, " + far + ", step(" + world.units.getFirst()
                        + ")) < 2.5");
    }

    String word(TextScope scope, GeneratedType.Word kind) {
        return scope.variable(kind).filter(name -> draw.oneIn(2)).orElse(draw.any(kind.words()));
    }

    String piece(TextScope scope) {
        if (world.second && scope.alone() && draw.oneIn(6)) {
            return "(" + draw.oneOf("best", "worst") + " of Unit by it.strength)";
        }
        return scope.variable(GeneratedType.Piece.class)
                .orElse(scope.alone() && draw.oneIn(4) ? "best" : draw.any(world.units));
    }

    /** In a branch of a together only the pieces of its party. */
    String pieces(TextScope scope, int depth) {
        if (!scope.alone()) {
            return "(Unit where it.side is " + scope.own
                    + (depth > 0 && draw.oneIn(2) ? " and it.strength > " + draw.from(0, 5) : "") + ")";
        }
        return switch (draw.from(0, 6)) {
            case 0 -> "Unit";
            case 1 -> "(Unit where it.side is " + scope.party() + ")";
            case 2 ->
                "(Unit where it.strength" + draw.oneOf(" > ", " < ") + number(scope, Math.min(1, depth - 1)) + ")";
            case 3 -> draw.oneOf("seen", scope.party() + ".hunted");
            case 4 -> "{" + draw.any(world.units) + ", " + draw.any(world.units) + "}";
            case 5 ->
                depth > 0
                        ? "(" + pieces(scope, depth - 1) + draw.oneOf(" + ", " - ") + pieces(scope, depth - 1) + ")"
                        : "Unit";
            default ->
                "(Unit where it.side is " + scope.party()
                        + (world.markers ? draw.oneOf(" and it lacks fired", " or it has fired", "") : "") + ")";
        };
    }

    /** A space of hexes or squares. */
    String space(TextScope scope) {
        return scope.variable(GeneratedType.Space.class)
                .orElse(
                        draw.oneIn(2)
                                ? (world.numbered ? "Map." : "") + world.space(draw.from(0, 20))
                                : piece(scope) + ".at");
    }

    /** A set of spaces to choose from; where the piece stands matters only on boards. */
    String spaces(TextScope scope, String piece) {
        return switch (world.board) {
            case NONE -> throw new IllegalStateException("there is no board");
            case TABLE -> "whole(reach(" + piece + ", " + draw.from(1, 2) + "))";
            case HEXES, SQUARES ->
                switch (draw.from(0, world.second ? 5 : 3)) {
                    case 0 -> "neighbours(" + piece + ".at)";
                    case 4 ->
                        "reach(" + piece + ".at, " + draw.oneOf("1.5", "2", "3") + ", step(" + piece
                                + "), stopping in within(" + world.space(draw.from(0, 20)) + ", 1))";
                    case 5 ->
                        "path({" + world.space(0) + ", " + world.space(1 + world.wide) + "}, " + piece + ".at, step("
                                + piece + "))";
                    case 1 -> "within(" + piece + ".at, " + draw.from(0, 2) + ")";
                    case 2 -> "reach(" + piece + ".at, " + draw.from(1, 3) + ", cost)";
                    default -> "Map where it.ground is not wood and distance(it, " + piece + ".at) < 3";
                };
        };
    }

    /** Something that is not zero most of the time, to change a value by. */
    String amount(TextScope scope) {
        return draw.oneIn(2) ? String.valueOf(draw.from(1, 3)) : number(scope, 1);
    }

    /** Braces around a name that can be told here, or nothing. */
    String named(TextScope scope) {
        List<TextScope.Variable> tellable = scope.variables;
        if (tellable.isEmpty()) {
            return "";
        }
        TextScope.Variable told = draw.any(tellable);
        boolean agrees = scope.world.second && !(told.type() instanceof GeneratedType.Flag);
        return " {" + told.name() + "}" + (agrees ? " [is|are] told" : "");
    }

    /** A set without the brackets that it needs inside something larger. */
    String source(TextScope scope) {
        String set = pieces(scope, 1);
        return set.startsWith("(Unit where") ? set.substring(1, set.length() - 1) : set;
    }
}
