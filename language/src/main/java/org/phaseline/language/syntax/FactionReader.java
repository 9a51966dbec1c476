package org.phaseline.language.syntax;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Word;

/** Reads the factions behind a side, with their titles: {@code side Allies: British "the British", plural, French}. */
final class FactionReader {

    private static final String PLURAL = "plural";

    private FactionReader() {}

    static List<Declaration.Faction> read(List<SopParser.FactionContext> listed, Texts texts) {
        List<Declaration.Faction> factions = new ArrayList<>();
        for (SopParser.FactionContext one : listed) {
            Word name = texts.word(one.name());
            Declaration.Faction last = factions.isEmpty() ? null : factions.getLast();
            // Only behind a title: a faction may be called 'plural' in rulebooks that know no titles of factions.
            if (one.STRING() == null && name.text().equals(PLURAL) && last != null && last.title() != null) {
                factions.set(factions.size() - 1, new Declaration.Faction(last.name(), last.title(), name));
            } else {
                factions.add(new Declaration.Faction(name, texts.quotedIfAny(one.STRING()), null));
            }
        }
        return List.copyOf(factions);
    }
}
