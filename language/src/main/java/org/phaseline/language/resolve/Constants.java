package org.phaseline.language.resolve;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.outline.Decimals;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.checked.Type;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Expression;

/** Values that are known before a game starts. */
final class Constants {

    private final Symbols symbols;
    private final Problems problems;

    Constants(Symbols symbols, Problems problems) {
        this.symbols = symbols;
        this.problems = problems;
    }

    private record Known(long value, Type type) {}

    long value(Expression expression, Type wanted) {
        Places places = new Places(symbols, problems);
        Symbols.KindWord place = expression instanceof Expression.Point point ? places.of(point, wanted) : null;
        if (place == null && expression instanceof Expression.Point) {
            return wanted.initial();
        }
        if (place == null && expression instanceof Expression.Name name && !symbols.words.containsKey(name.name())) {
            place = wanted instanceof Type.Kind kind ? symbols.space(kind.name(), name.name()) : null;
        }
        if (expression instanceof Expression.Name name && wanted instanceof Type.Kind kind && Symbols.isFacing(kind)) {
            place = symbols.meant(kind, name.name());
        }
        if (expression instanceof Expression.Number number && wanted instanceof Type.Kind kind) {
            place = symbols.space(kind.name(), number.figures());
            if (place == null && places.noSpace(number, wanted)) {
                return wanted.initial();
            }
        }
        Known known = place == null ? known(expression) : new Known(place.index(), place.kind());
        if (known == null && expression instanceof Expression.Name name && places.noSpace(name, wanted)) {
            return wanted.initial();
        }
        if (known == null && expression instanceof Expression.Name name && !variable(name.name())) {
            if (symbols.absent.contains(name.name())) {
                problems.add(Code.UNKNOWN_NAME, name.place(), NameResolver.absent(name.name()));
                return wanted.initial();
            }
            List<String> names = new ArrayList<>();
            if (problems.isGuessing()) {
                names.addAll(symbols.words.keySet());
                names.addAll(symbols.givens.keySet());
                names.addAll(symbols.partyNumbers.keySet());
                names.addAll(symbols.kinds.keySet());
            }
            problems.unknown(
                    Code.UNKNOWN_NAME,
                    name.place(),
                    "nothing is called '" + name.name() + "'" + problems.didYouMean(name.name(), names));
            return wanted.initial();
        }
        if (known == null && expression instanceof Expression.SetOf set && wanted instanceof Type.SetOf of) {
            // Which of its members is not known is what helps.
            set.members().stream().filter(each -> !isKnown(each)).forEach(each -> value(each, of.member()));
            return wanted.initial();
        }
        if (known == null) {
            problems.add(
                    Code.NOT_CONSTANT, expression.place(), "expected a value that is fixed before the game starts");
            return wanted.initial();
        }
        if (known.type instanceof Type.Num && wanted instanceof Type.Num num && !known.type.fits(wanted)) {
            problems.add(
                    Code.TYPE,
                    expression.place(),
                    Fractions.misfit(
                            Decimals.say(known.value, known.type.unit()), known.value, known.type.unit(), num));
            // What is near to it, so that a range it ends is not another mistake.
            return Math.floorDiv(known.value * num.unit(), known.type.unit());
        }
        if (!known.type.fits(wanted) && new SpaceNameResolver(symbols, problems).isTaken(expression, wanted)) {
            return wanted.initial();
        }
        if (!known.type.fits(wanted)) {
            problems.add(
                    Code.TYPE, expression.place(), "expected " + wanted.said() + " here, not " + known.type.said());
            return wanted.initial();
        }
        long value = known.value * (wanted.unit() / known.type.unit());
        if (wanted instanceof Type.Num num && (value < num.low() || value > num.high())) {
            problems.add(Code.TYPE, expression.place(), Decimals.say(value, num.unit()) + " is not " + wanted.said());
        }
        return value;
    }

    /** Puts what several holders of a field have at the start in place; a mistake is told once. */
    void start(Symbols.Field field, List<Integer> holders, Expression value) {
        start(field, holders.getFirst(), value);
        int width = field.type().width();
        for (int holder : holders.subList(1, holders.size())) {
            for (int i = 0; i < width; i++) {
                Long started = symbols.startingValues.get(field.slot() + holders.getFirst() * width + i);
                symbols.startingValues.put(field.slot() + holder * width + i, started == null ? 0 : started);
            }
        }
    }

    /** Puts what a holder of a field has at the start in place. */
    void start(Symbols.Field field, int holder, Expression value) {
        int width = field.type().width();
        int slot = field.slot() + holder * width;
        if (!field.type().crowd()) {
            symbols.startingValues.put(slot, value(value, field.type()));
            return;
        }
        for (int i = 0; i < width; i++) {
            symbols.startingValues.put(slot + i, 0L);
        }
        if (!(value instanceof Expression.SetOf set)) {
            problems.add(Code.TYPE, value.place(), "expected " + field.type().said() + " here, as in {a, b}");
            return;
        }
        Type member = ((Type.SetOf) field.type()).member();
        for (Expression each : set.members()) {
            long index = value(each, member);
            symbols.startingValues.merge(slot + (int) (index >> 6), 1L << index, (before, bit) -> before | bit);
        }
    }

    boolean isKnown(Expression expression) {
        return known(expression) != null;
    }

    /** Whether a name means something that is known only when the game is played. */
    private boolean variable(String name) {
        return SymbolReader.BUILT_IN.contains(name)
                || symbols.roles.containsKey(name)
                || symbols.gameFields.containsKey(name);
    }

    private @Nullable Known known(Expression expression) {
        return switch (expression) {
            case Expression.Number number -> new Known(number.value(), Type.NUMBER);
            case Expression.Decimal decimal ->
                Fractions.literal(decimal, problems) instanceof Expr.Constant literal
                        ? new Known(literal.value(), literal.type())
                        : new Known(0, Type.UNKNOWN);
            case Expression.Flag flag -> new Known(flag.value() ? 1 : 0, Type.FLAG);
            case Expression.None none -> new Known(-1, new Type.None());
            case Expression.Minus minus -> {
                Known operand = known(minus.operand());
                yield operand == null ? null : new Known(-operand.value, operand.type);
            }
            case Expression.Name name -> named(name.name());
            case Expression.SetOf set -> set(set);
            case Expression.Binary binary -> binary(binary);
            default -> null;
        };
    }

    private @Nullable Known named(String name) {
        Symbols.KindWord word = symbols.word(name);
        if (word != null) {
            return new Known(word.index(), word.kind());
        }
        Symbols.Given given = symbols.givens.get(name);
        if (given != null) {
            return new Known(given.value(), given.type());
        }
        Integer party = symbols.partyNumbers.get(name);
        if (party != null) {
            boolean faction = symbols.parties.get(party).faction();
            return new Known(party, symbols.who(faction ? Type.PartyKind.FACTION : Type.PartyKind.SIDE, false));
        }
        Type.Kind kind = symbols.kinds.get(name);
        if (kind != null && !kind.pieces()) {
            return new Known((1L << kind.words().size()) - 1, new Type.SetOf(kind));
        }
        return name.equals("sides")
                ? new Known(symbols.parties.sidesMask(), new Type.SetOf(symbols.who(Type.PartyKind.SIDE, false)))
                : null;
    }

    private @Nullable Known set(Expression.SetOf set) {
        long mask = 0;
        Type member = new Type.None();
        for (Expression expression : set.members()) {
            Known known = known(expression);
            if (known == null) {
                return null;
            }
            if (!(known.type instanceof Type.Kind || known.type instanceof Type.Who)) {
                problems.add(
                        Code.TYPE,
                        expression.place(),
                        "a set can contain words of a kind or parties, not " + known.type.said());
                continue;
            }
            if (!(member instanceof Type.None) && !known.type.comparable(member)) {
                problems.add(Code.TYPE, expression.place(), "the members of a set must all be of one kind");
                continue;
            }
            mask |= 1L << known.value;
            member = known.type;
        }
        return new Known(mask, new Type.SetOf(member));
    }

    private @Nullable Known binary(Expression.Binary binary) {
        Known left = known(binary.left());
        Known right = known(binary.right());
        if (left == null || right == null || !(left.type instanceof Type.Num && right.type instanceof Type.Num)) {
            return null;
        }
        if (left.type.unit() != 1 || right.type.unit() != 1) {
            return null;
        }
        return switch (binary.operator()) {
            case PLUS -> new Known(left.value + right.value, Type.NUMBER);
            case MINUS -> new Known(left.value - right.value, Type.NUMBER);
            case TIMES -> new Known(left.value * right.value, Type.NUMBER);
            case DIVIDED, DIVIDED_DOWN ->
                right.value == 0 ? null : new Known(Math.floorDiv(left.value, right.value), Type.NUMBER);
            case DIVIDED_UP -> right.value == 0 ? null : new Known(Math.ceilDiv(left.value, right.value), Type.NUMBER);
            case DIVIDED_TO_NEAREST ->
                right.value == 0
                        ? null
                        : new Known(Math.floorDiv(2 * left.value + right.value, 2 * right.value), Type.NUMBER);
            case REMAINDER -> right.value == 0 ? null : new Known(Math.floorMod(left.value, right.value), Type.NUMBER);
            default -> null;
        };
    }
}
