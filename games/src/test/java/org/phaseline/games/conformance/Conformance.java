package org.phaseline.games.conformance;

import java.util.List;
import java.util.Map;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.outline.Coverage;
import org.phaseline.engine.outline.Outline;
import org.phaseline.games.Games;
import org.phaseline.games.ShippedGame;
import org.phaseline.games.conformance.Inventory.Entry;
import org.phaseline.games.conformance.Marks.Mark;
import org.phaseline.games.conformance.Places.Place;
import org.phaseline.language.Loaded;
import org.phaseline.language.Loader;
import org.phaseline.language.RulebookText;

/** A game's inventory beside its rulebook and its tests. */
record Conformance(
        ShippedGame game, List<Row> rows, Reasons reasons, List<String> unknownMarks, List<String> unknownPlays) {

    record Row(Entry entry, List<Place> places, List<String> tests) {

        /** A record that several lines carry counts as the least of them; a note is never more than told. */
        Coverage coverage() {
            return entry.isNote()
                    ? Coverage.GUIDED
                    : places.stream().map(Place::coverage).sorted().findFirst().orElse(Coverage.GUIDED);
        }

        boolean enforced() {
            return coverage() == Coverage.ENFORCED;
        }
    }

    static Conformance of(String id) {
        ShippedGame game = Games.find(id).orElseThrow();
        RulebookText text = text(id);
        Outline outline = load(text).outline();
        Places places = new Places(text, outline);
        Map<String, List<Mark>> marks = Marks.of(text, outline, Inventory.ids(id));
        Map<String, List<String>> played = PlayedEntries.of(id);
        List<Row> rows = Inventory.of(id).stream()
                .map(entry -> new Row(
                        entry,
                        marks.getOrDefault(entry.id(), List.of()).stream()
                                .map(places::of)
                                .toList(),
                        played.getOrDefault(entry.id(), List.of())))
                .toList();
        List<String> ids = rows.stream().map(row -> row.entry().id()).toList();
        return new Conformance(
                game,
                rows,
                Reasons.of(id),
                marks.keySet().stream().filter(each -> !ids.contains(each)).toList(),
                played.keySet().stream().filter(each -> !ids.contains(each)).toList());
    }

    List<String> notCarried() {
        return rows.stream()
                .filter(row -> row.places().isEmpty())
                .map(row -> row.entry().id())
                .toList();
    }

    /** What has flow, secrecy or dice, and no test that would fail if it were wrong. */
    List<String> notPlayed() {
        return rows.stream()
                .filter(row -> row.entry().needsTest() && row.tests().isEmpty())
                .map(row -> row.entry().id())
                .toList();
    }

    static RulebookText text(String game) {
        return Games.text(Games.find(game).orElseThrow());
    }

    static CompiledRulebook load(RulebookText text) {
        Loaded loaded = Loader.load(text, "", List.of(), List.of());
        return loaded.rulebook()
                .orElseThrow(() -> new AssertionError("problems in " + text.file() + ": " + loaded.problems()));
    }
}
