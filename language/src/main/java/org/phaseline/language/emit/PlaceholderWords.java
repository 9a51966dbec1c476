package org.phaseline.language.emit;

import java.util.Locale;
import org.phaseline.engine.report.NameWords;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Text;
import org.phaseline.language.checked.Type;

/** What a formula in a title stands for, where the title is read outside of play: "Move {u}" is "Move unit". */
final class PlaceholderWords {

    /** Shorter names are abbreviations that only the rulebook's author reads. */
    private static final int SHORTEST_NAME = 3;

    private static final String SOMETHING = "\u2026";

    private PlaceholderWords() {}

    static String of(Expr value) {
        return switch (value) {
            case Expr.Local local -> named(local.variable().name(), local.type());
            case Expr.RoleHolder role -> NameWords.of(role.role().name());
            case Expr.DerivedRole role -> NameWords.of(role.role().name());
            case Expr.State state -> NameWords.of(state.field().name().text());
            default -> SOMETHING;
        };
    }

    /** Words that go with what stands for a value. */
    static String agreeing(Text.Part.Agreeing agreeing) {
        boolean several =
                agreeing.with().type() instanceof Type.SetOf || agreeing.with().type() instanceof Type.Num;
        return several ? agreeing.forms().many() : agreeing.forms().one();
    }

    private static String named(String name, Type type) {
        return name.length() >= SHORTEST_NAME ? NameWords.of(name) : kind(type);
    }

    private static String kind(Type type) {
        return switch (type) {
            case Type.Kind kind -> NameWords.of(kind.name()).toLowerCase(Locale.ROOT);
            case Type.SetOf set -> kind(set.member()) + "s";
            case Type.Who who ->
                switch (who.kind()) {
                    case SIDE -> "side";
                    case FACTION -> "faction";
                    case ANY -> "party";
                };
            case Type.Num _, Type.Flag _, Type.Range _, Type.Dice _, Type.Date _, Type.None _, Type.Unknown _ ->
                SOMETHING;
        };
    }
}
