package org.phaseline.language.resolve;

import java.util.TreeMap;
import org.phaseline.language.checked.Headings;
import org.phaseline.language.checked.NameUses;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.tree.Place;

/** Tells the index of names what a rulebook declares; names that lines make are told where they are made. */
final class Definitions {

    private Definitions() {}

    static void declare(Symbols symbols, Headings headings, NameUses names) {
        symbols.declaredAt.forEach((name, place) -> names.declare(place, name, () -> said(name, symbols)));
        for (TreeMap<String, Symbols.Field> fields : symbols.kindFields.values()) {
            for (Symbols.Field field : fields.values()) {
                Place place = field.name().place();
                names.declare(place, field.name().text(), () -> field.type().said());
            }
        }
        for (Headings.Entry entry : headings.all()) {
            names.declare(entry.heading().title().place(), entry.heading().called(), () -> "a step");
        }
    }

    private static String said(String name, Symbols symbols) {
        if (symbols.options.containsKey(name)) {
            return "an option";
        }
        if (symbols.kinds.containsKey(name)) {
            return symbols.boards.containsKey(name)
                    ? "a board"
                    : symbols.pieceKinds.containsKey(name) ? "a kind of pieces" : "a kind";
        }
        if (symbols.roles.containsKey(name)) {
            return "a role";
        }
        if (symbols.markers.containsKey(name)) {
            return "a marker";
        }
        Symbols.Field field =
                symbols.gameFields.containsKey(name) ? symbols.gameFields.get(name) : symbols.partyField(name);
        if (field != null) {
            return field.type().said();
        }
        Symbols.Given given = symbols.givens.get(name);
        if (given != null) {
            return given.type().said() + ", given";
        }
        Symbols.KindWord word = symbols.words.get(name);
        if (word != null) {
            return word.kind().said();
        }
        Integer party = symbols.partyNumbers.get(name);
        if (party != null) {
            return symbols.parties.get(party).faction() ? "a faction" : "a side";
        }
        if (symbols.formulas.containsKey(name)) {
            return "a formula";
        }
        if (symbols.tables.containsKey(name)) {
            return "a table";
        }
        if (symbols.schedules.containsKey(name)) {
            return "a schedule";
        }
        if (symbols.events.containsKey(name)) {
            return "an event";
        }
        return symbols.sequences.containsKey(name) ? "a sequence" : "a name";
    }
}
