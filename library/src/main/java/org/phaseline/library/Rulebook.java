package org.phaseline.library;

import java.util.List;
import org.phaseline.language.Loaded;
import org.phaseline.language.ReadRulebook;
import org.phaseline.language.RulebookText;

/** A rulebook that can be played, with its scenarios and options. */
public final class Rulebook {

    /** A set-up the rulebook knows; {@code sides} is empty when it is for all of them. */
    public record Scenario(String name, String title, List<String> sides) {}

    /** An optional rule; {@code on} is how it stands in the first scenario. */
    public record Option(String name, String title, boolean on) {}

    private final RulebookText text;
    private final Loaded loaded;

    Rulebook(RulebookText text, ReadRulebook read) {
        this.text = text;
        this.loaded = read.load("", List.of(), List.of());
    }

    /** Its title, as its first line says it. */
    public String title() {
        return loaded.title();
    }

    /** The version of the language it is written in. */
    public int language() {
        return loaded.language();
    }

    /** In the order of the text; the first is played unless another is named. */
    public List<Scenario> scenarios() {
        return loaded.scenarios().stream()
                .map(each -> new Scenario(each.name(), each.title(), each.sides()))
                .toList();
    }

    /** The optional rules, in the order of the text. */
    public List<Option> options() {
        return loaded.options().stream()
                .map(each -> new Option(each.name(), each.title(), each.on()))
                .toList();
    }

    RulebookText text() {
        return text;
    }
}
