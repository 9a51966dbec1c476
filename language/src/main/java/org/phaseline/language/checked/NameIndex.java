package org.phaseline.language.checked;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.phaseline.language.tree.Place;

/** Where each name of a rulebook is declared and where it is used: what an editor needs to go there, to rename and to explain. */
public final class NameIndex {

    /** What is declared; {@code said} tells what it is in a few words. */
    public record Definition(Place place, String name, String said) {}

    private final TreeMap<Place, Definition> definitions = new TreeMap<>();
    private final TreeMap<Place, Definition> byUse = new TreeMap<>();
    private final TreeMap<Place, TreeSet<Place>> uses = new TreeMap<>();

    /** What no file declares nobody can go to or rename: it is left out. */
    void declare(Place place, String name, Supplier<String> said) {
        if (!place.equals(Place.NOWHERE) && !definitions.containsKey(place)) {
            definitions.put(place, new Definition(place, name, said.get()));
        }
    }

    /** Something that was declared there is meant here. */
    void use(Place declared, Place used) {
        Definition definition = definitions.get(declared);
        if (definition != null && !declared.equals(used) && !used.equals(Place.NOWHERE)) {
            byUse.put(used, definition);
            uses.computeIfAbsent(declared, unused -> new TreeSet<>()).add(used);
        }
    }

    /** What the name that stands at a place means; the place may lie anywhere in the name. */
    public Optional<Definition> at(String file, int line, int column) {
        Place here = new Place(file, line, column, 1);
        return covering(byUse, here).or(() -> covering(definitions, here));
    }

    private static Optional<Definition> covering(TreeMap<Place, Definition> places, Place here) {
        var nearest = places.floorEntry(here);
        return nearest != null
                        && nearest.getKey().file().equals(here.file())
                        && nearest.getKey().line() == here.line()
                        && here.column()
                                < nearest.getKey().column() + nearest.getKey().length()
                ? Optional.of(nearest.getValue())
                : Optional.empty();
    }

    /** Where it is used, in the order of the text; where it is declared is not among them. */
    public List<Place> uses(Definition definition) {
        return List.copyOf(uses.getOrDefault(definition.place(), new TreeSet<>()));
    }

    public List<Definition> definitions() {
        return new ArrayList<>(definitions.values());
    }
}
