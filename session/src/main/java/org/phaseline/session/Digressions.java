package org.phaseline.session;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.DigressionInfo;

/** What the sequence can be halted with, by name: the title, and of two with the same title the second with a number. */
public final class Digressions {

    private Digressions() {}

    public static List<String> names(CompiledRulebook rulebook) {
        List<String> names = new ArrayList<>();
        for (DigressionInfo digression : rulebook.digressions()) {
            String name = digression.title();
            for (int n = 2; names.contains(name); n++) {
                name = digression.title() + " (" + n + ")";
            }
            names.add(name);
        }
        return names;
    }
}
