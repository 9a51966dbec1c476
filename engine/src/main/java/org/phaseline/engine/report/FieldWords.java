package org.phaseline.engine.report;

import java.util.List;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.outline.Parties;
import org.phaseline.engine.outline.StateField;

/** What a value of the state is called where people read of it. */
public final class FieldWords {

    /** A longer text of a field explains it; a shorter one is what it is called. */
    private static final int LONGEST_NAME = 20;

    private FieldWords() {}

    /** The rulebook's wording, if it is as short as a name; else the field's name as people say it. A marker goes by its name. */
    public static String called(StateField field) {
        boolean isName = !field.text().isEmpty() && field.text().length() <= LONGEST_NAME;
        return isName && !field.marker() ? field.text() : NameWords.of(field.name());
    }

    /** The same for a field that is known by whose it is (empty for the game's) and by its name. */
    public static String called(String owner, String name, Outline outline) {
        return outline.state().stream()
                .filter(field -> field.name().equals(name) && isOf(field, owner, outline.parties()))
                .findFirst()
                .map(FieldWords::called)
                .orElseGet(() -> NameWords.of(name));
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
