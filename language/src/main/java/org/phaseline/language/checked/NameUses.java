package org.phaseline.language.checked;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.phaseline.language.tree.Place;

/** Notes what is declared and used while names are resolved. Only editors ask for it, so it is put in order when they do. */
public final class NameUses {

    private sealed interface Noted {}

    private record Declared(Place place, String name, Supplier<String> said) implements Noted {}

    private record Used(Place declared, Place used) implements Noted {}

    private final List<Noted> noted = new ArrayList<>();

    /** {@code said} tells what it is in a few words. */
    public void declare(Place place, String name, Supplier<String> said) {
        noted.add(new Declared(place, name, said));
    }

    /** Something that was declared there is meant here. */
    public void use(Place declared, Place used) {
        noted.add(new Used(declared, used));
    }

    public NameIndex index() {
        NameIndex index = new NameIndex();
        for (Noted each : noted) {
            switch (each) {
                case Declared(Place place, String name, Supplier<String> said) -> index.declare(place, name, said);
                case Used(Place declared, Place used) -> index.use(declared, used);
            }
        }
        return index;
    }
}
