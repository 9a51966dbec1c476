package org.phaseline.engine.report;

import java.util.List;
import java.util.Optional;
import org.phaseline.engine.outline.AgreeingWords;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.outline.Parties;
import org.phaseline.engine.outline.StateField;
import org.phaseline.engine.outline.ValueType;

/** What a value of the state is called where people read of it. */
public final class FieldWords {

    /** A longer text of a field explains it; a shorter one is what it is called. */
    private static final int LONGEST_NAME = 20;

    private FieldWords() {}

    /**
     * The rulebook's wording, if it is as short as a name; else the field's name as people say it. A marker goes by its name. Where the
     * wording stands alone or as a heading, that of a number is plural: "orders: 2 becomes 1".
     */
    public static String called(StateField field) {
        return called(field, !counts(field.type()));
    }

    /** A number with its wording behind it, which agrees with it: "1 order", "2 orders". */
    public static String counted(String number, StateField field) {
        return number + " " + called(field, number.equals("1"));
    }

    /** The wording of a field, or the longer text that explains it, as it stands alone; its name where it has none. */
    public static String explained(StateField field) {
        return field.text().isEmpty() ? field.name() : AgreeingWords.of(field.text(), !counts(field.type()));
    }

    private static String called(StateField field, boolean one) {
        String text = AgreeingWords.of(field.text(), one);
        boolean isName = !text.isEmpty() && text.length() <= LONGEST_NAME;
        return isName && !field.marker() ? text : NameWords.of(field.name());
    }

    private static boolean counts(ValueType type) {
        return switch (type.form()) {
            case NUMBER, LEDGER, SET -> true;
            case FLAG, WORD -> false;
        };
    }

    /** What a field is called that is known by whose it is (empty for the game's) and by its name. */
    public static String called(String owner, String name, Outline outline) {
        return find(owner, name, outline).map(FieldWords::called).orElseGet(() -> NameWords.of(name));
    }

    /** The same with a number before it. */
    public static String counted(String number, String owner, String name, Outline outline) {
        return find(owner, name, outline)
                .map(field -> counted(number, field))
                .orElseGet(() -> number + " " + NameWords.of(name));
    }

    private static Optional<StateField> find(String owner, String name, Outline outline) {
        for (StateField field : outline.state()) {
            if (field.name().equals(name) && isOf(field, owner, outline.parties())) {
                return Optional.of(field);
            }
        }
        return Optional.empty();
    }

    private static boolean isOf(StateField field, String owner, Parties parties) {
        return switch (field.owner()) {
            case GAME -> owner.isEmpty();
            case SIDE, FACTION ->
                parties.all().stream().anyMatch(party -> party.title().equals(owner));
            case MEMBER -> isMember(field.holders(), owner);
        };
    }

    private static boolean isMember(List<String> holders, String owner) {
        return !owner.isEmpty() && holders.contains(owner);
    }

    /** "order of Kestrel" for a value of a piece; a party's own value goes by its name alone. */
    public static String of(StateField field, int slot, Parties parties) {
        String name = called(field);
        return switch (field.owner()) {
            case GAME, SIDE, FACTION -> name;
            case MEMBER -> name + " of " + field.holder(slot, parties);
        };
    }
}
