package org.phaseline.language.emit;

import java.util.Locale;
import java.util.regex.Pattern;
import org.phaseline.language.checked.Type;

/** What players call what a line of the rulebook has a name for. */
final class ShownName {

    private static final Pattern NEXT_WORD = Pattern.compile("(?<=\\p{Ll})(?=\\p{Lu})");

    private ShownName() {}

    /** The name itself; where it is a mere letter, which tells players nothing, what the member is: "card", "side". */
    static String of(String name, Type member) {
        if (name.length() > 1) {
            return name;
        }
        return switch (member) {
            case Type.Kind kind -> inside(kind.name());
            case Type.Who who ->
                who.kind() == Type.PartyKind.ANY ? "party" : inside(who.kind().name());
            default -> name;
        };
    }

    /** As it is written inside a sentence. */
    private static String inside(String word) {
        return NEXT_WORD.matcher(word).replaceAll(" ").toLowerCase(Locale.ROOT);
    }
}
