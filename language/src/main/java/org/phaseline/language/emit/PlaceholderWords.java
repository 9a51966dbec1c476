package org.phaseline.language.emit;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.phaseline.engine.report.NameWords;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Text;
import org.phaseline.language.checked.Type;

/** What a formula in a title stands for, where the title is read outside of play: "Move {u}" is "Move a unit". */
final class PlaceholderWords {

    /** Shorter names are abbreviations that only the rulebook's author reads. */
    private static final int SHORTEST_NAME = 3;

    private static final String SOMETHING = "\u2026";

    /** Words behind which a noun needs no article. */
    private static final Set<String> DETERMINERS = new TreeSet<>(List.of(
            "a", "an", "the", "this", "that", "each", "every", "any", "no", "one", "another", "which", "your", "his",
            "her", "its", "their", "own"));

    /** How a word begins that is spoken with a vowel: "an order", but "a unit". */
    private static final Pattern VOWEL =
            Pattern.compile("(?!uni|us[aei]|ut[ei]|eu|one)[aeiou]", Pattern.CASE_INSENSITIVE);

    private PlaceholderWords() {}

    /** What stands for a value behind the text in front of it. */
    static String of(Expr value, String before) {
        return switch (value) {
            case Expr.Local local -> named(local.variable().name(), local.type(), before);
            case Expr.RoleHolder role -> party(role.role().name(), before);
            case Expr.DerivedRole role -> party(role.role().name(), before);
            case Expr.Constant fixed -> ValueTypes.of(fixed.type()).say(fixed.value());
            case Expr.PartyName party -> ValueTypes.of(party.type()).say(party.party());
            case Expr.State state -> named(state.field().name().text(), state.type(), before);
            default -> SOMETHING;
        };
    }

    /** Words that go with what stands for a value. */
    static String agreeing(Text.Part.Agreeing agreeing) {
        boolean several = agreeing.with() instanceof Expr.Constant fixed && fixed.type() instanceof Type.Num num
                ? fixed.value() != num.unit()
                : agreeing.with().type() instanceof Type.SetOf
                        || agreeing.with().type() instanceof Type.Num;
        return several ? agreeing.forms().many() : agreeing.forms().one();
    }

    private static String named(String name, Type type, String before) {
        String noun = name.length() >= SHORTEST_NAME ? NameWords.of(name) : kind(type);
        return switch (type) {
            case Type.Kind _, Type.Who _ -> article(noun, before) + noun;
            case Type.SetOf _ -> noun;
            // A name for a number beside what is counted would say that twice: "Move men men".
            case Type.Num _, Type.Flag _, Type.Range _, Type.Dice _, Type.Date _, Type.None _, Type.Unknown _ ->
                SOMETHING;
        };
    }

    /** "the attacker"; the side whose turn it is is not called by an adjective alone. */
    private static String party(String role, String before) {
        String words = NameWords.of(role) + (role.toLowerCase(Locale.ROOT).endsWith("phasing") ? " side" : "");
        return isDetermined(before) ? words : capital("the ", before) + words;
    }

    private static String article(String noun, String before) {
        if (isDetermined(before)) {
            return "";
        }
        return capital(VOWEL.matcher(noun).lookingAt() ? "an " : "a ", before);
    }

    private static String capital(String article, String before) {
        return before.isBlank() ? article.substring(0, 1).toUpperCase(Locale.ROOT) + article.substring(1) : article;
    }

    /** Whether an article or the like stands in front, or a word goes on there: "sub{unit}". */
    private static boolean isDetermined(String before) {
        String text = before.stripTrailing();
        String last = text.substring(text.lastIndexOf(' ') + 1).toLowerCase(Locale.ROOT);
        boolean glued = !before.isEmpty() && Character.isLetterOrDigit(before.charAt(before.length() - 1));
        return glued || DETERMINERS.contains(last) || last.endsWith("'s");
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
