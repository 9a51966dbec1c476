package org.phaseline.language.resolve;

import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.checked.Variable;
import org.phaseline.language.tree.Place;
import org.phaseline.language.tree.Word;

/** What a name that is wanted for something else means already, and on which line it got that meaning. */
final class NameMeaning {

    private NameMeaning() {}

    /** The whole sentence about a name that a declaration has taken, or null when none has. */
    static @Nullable String taken(Word name, Symbols symbols) {
        String what = declared(name.text(), symbols);
        if (what == null) {
            return null;
        }
        Place place = symbols.declaredAt.get(name.text());
        return "'" + name.text() + "' is already " + what + (place == null ? "" : ", on " + line(place, name.place()))
                + "; choose another name";
    }

    /** The whole sentence about a name that a line before has made. */
    static String inUse(Variable before, Word name) {
        return "'" + name.text() + "' is already in use here since " + line(before.place(), name.place())
                + "; choose another name here, or there";
    }

    static String line(Place meant, Place from) {
        return "line " + meant.line() + (meant.file().equals(from.file()) ? "" : " of " + meant.file());
    }

    static @Nullable String declared(String name, Symbols s) {
        Symbols.KindWord word = s.words.get(name);
        if (word != null) {
            String kind = word.kind().name();
            return s.pieceKinds.containsKey(kind) ? "a piece (" + kind + ")" : "a word of the kind '" + kind + "'";
        }
        if (s.partyNumbers.containsKey(name)) {
            return s.parties.get(s.partyNumbers.get(name)).faction() ? "a faction" : "a side";
        }
        if (s.boards.containsKey(name)) {
            return "a board";
        }
        if (s.pieceKinds.containsKey(name)) {
            return "a kind of pieces";
        }
        if (s.kinds.containsKey(name)) {
            return "a kind";
        }
        if (s.roles.containsKey(name)) {
            return "a role";
        }
        if (s.gameFields.containsKey(name)) {
            return s.markers.containsKey(name) ? "a marker of the game" : "a value of the game";
        }
        if (s.givens.containsKey(name)) {
            return "a given";
        }
        return s.formulas.containsKey(name) ? "a formula" : null;
    }
}
