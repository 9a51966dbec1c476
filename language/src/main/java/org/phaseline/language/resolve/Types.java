package org.phaseline.language.resolve;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.checked.Type;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.TypeName;

/** Types as they are written. */
final class Types {

    private final Symbols symbols;
    private final Problems problems;

    Types(Symbols symbols, Problems problems) {
        this.symbols = symbols;
        this.problems = problems;
    }

    Type of(TypeName written) {
        return switch (written) {
            case TypeName.Named named -> named(named);
            case TypeName.Range range -> range(range);
            case TypeName.SetOf set -> set(set);
            case TypeName.OrNone orNone -> orNone(orNone);
        };
    }

    private Type named(TypeName.Named named) {
        Type.Kind kind = symbols.kinds.get(named.name());
        if (kind != null) {
            return kind;
        }
        return switch (named.name()) {
            case "number" -> Type.NUMBER;
            case "ledger" -> Type.LEDGER;
            case "flag" -> Type.FLAG;
            case "Side" -> symbols.who(Type.PartyKind.SIDE, false);
            case "Faction" -> symbols.who(Type.PartyKind.FACTION, false);
            case "Party" -> symbols.who(Type.PartyKind.ANY, false);
            default -> {
                List<String> known = new ArrayList<>(symbols.kinds.keySet());
                known.addAll(List.of("number", "ledger", "flag", "Side", "Faction", "Party"));
                problems.unknown(
                        Code.UNKNOWN_NAME,
                        named.place(),
                        "no kind of value '" + named.name() + "'" + problems.didYouMean(named.name(), known));
                yield Type.UNKNOWN;
            }
        };
    }

    private Type range(TypeName.Range range) {
        Constants constants = new Constants(symbols, problems);
        long low = constants.value(range.low(), Type.NUMBER);
        long high = range.high() == null ? Long.MAX_VALUE : constants.value(range.high(), Type.NUMBER);
        if (low > high) {
            problems.add(Code.OUT_OF_RANGE, range.place(), "this range is empty: " + low + " is more than " + high);
        }
        return new Type.Num(low, high);
    }

    private Type set(TypeName.SetOf set) {
        Type member = of(set.member());
        if (!(member instanceof Type.Kind || member instanceof Type.Who || member instanceof Type.Unknown)) {
            problems.add(Code.TYPE, set.place(), "a set can contain words of a kind, sides or factions");
            return Type.UNKNOWN;
        }
        return new Type.SetOf(member);
    }

    private Type orNone(TypeName.OrNone orNone) {
        return switch (of(orNone.type())) {
            case Type.Kind kind -> kind.withNone();
            case Type.Who who -> new Type.Who(who.kind(), who.names(), true);
            case Type.Unknown unknown -> unknown;
            default -> {
                problems.add(Code.TYPE, orNone.place(), "only a word of a kind, a side or a faction can be none");
                yield Type.UNKNOWN;
            }
        };
    }
}
