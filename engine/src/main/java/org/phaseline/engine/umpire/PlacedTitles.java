package org.phaseline.engine.umpire;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.machine.Question;
import org.phaseline.engine.machine.Veil;
import org.phaseline.engine.outline.PieceKind;
import org.phaseline.engine.outline.StateField;

/** What people read of choices: pieces that have one title between them are told apart by where they stand, "Mule in the Camp". */
final class PlacedTitles {

    private final Machine m;
    private final Question question;
    private final Optional<StateField> at;

    /** The places of pieces with one title, by that title. */
    private final Map<String, Set<String>> places = new LinkedHashMap<>();

    PlacedTitles(Machine m, Question question, Menu menu) {
        this.m = m;
        this.question = question;
        this.at = place();
        for (int i = 0; at.isPresent() && i < menu.size(); i++) {
            long item = menu.item(i);
            String title = question.title(m, item);
            if (isPiece(item) && !title.equals(question.word(m, item))) {
                places.computeIfAbsent(title, _ -> new LinkedHashSet<>()).add(place(item));
            }
        }
    }

    String of(long item) {
        String title = question.title(m, item);
        if (!isPiece(item) || places.getOrDefault(title, Set.of()).size() < 2) {
            return title;
        }
        String place = place(item);
        return place.isEmpty() ? title : title + " in " + place;
    }

    /** Where the pieces on the menu stand, if they stand anywhere; a place on a measured table tells nobody anything. */
    private Optional<StateField> place() {
        return m.rulebook.outline().pieces().stream()
                .filter(kind -> kind.name().equals(question.from()) && kind.at() >= 0 && kind.wide() < 0)
                .findFirst()
                .map(PieceKind::at)
                .flatMap(slot -> m.rulebook.outline().state().stream()
                        .filter(field -> field.slot() == slot)
                        .findFirst());
    }

    /** Other items of the menu, such as the one that declines, are no members. */
    private boolean isPiece(long item) {
        return at.isPresent() && item >= 0 && item < at.get().holders().size();
    }

    /** Empty where it stands nowhere, and where not all who are asked may know it. */
    private String place(long item) {
        StateField field = at.orElseThrow();
        long asked = question.asked(m);
        boolean known = (Veil.audience(m, field, (int) item) & asked) == asked;
        return known && m.position.slots[field.slot() + (int) item] >= 0 ? field.say(m.position.slots, (int) item) : "";
    }
}
