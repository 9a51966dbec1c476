package org.phaseline.games.conformance;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.phaseline.engine.outline.Coverage;
import org.phaseline.games.conformance.Conformance.Row;
import org.phaseline.games.conformance.Places.Place;

/** The conformance of a game as a page of documentation. */
final class Page {

    private final Conformance conformance;

    private Page(Conformance conformance) {
        this.conformance = conformance;
    }

    static String of(Conformance conformance) {
        return new Page(conformance).text();
    }

    private String text() {
        List<String> lines = new ArrayList<>();
        lines.add("# Conformance: " + conformance.game().title());
        lines.add("");
        lines.add(
                "Made by the build from the inventory, the rulebook and the tests; what it means and how to make it anew is in the");
        lines.add("[README](README.md).");
        lines.add("");
        lines.addAll(summary());
        lines.add("");
        conformance.reasons().others().ifPresent(reason -> {
            lines.add("What is not enforced and has no reason beside it: " + reason);
            lines.add("");
        });
        lines.add("| id | kind | line | coverage | test |");
        lines.add("|---|---|---|---|---|");
        conformance.rows().forEach(row -> lines.add(line(row)));
        return String.join("\n", lines) + "\n";
    }

    private List<String> summary() {
        return List.of(
                "| records | carried | guided | tracked | enforced | with flow, secrecy or dice | of these played | played in all |",
                "|--:|--:|--:|--:|--:|--:|--:|--:|",
                cells(
                        count(row -> true),
                        count(row -> !row.places().isEmpty()),
                        count(row -> is(row, Coverage.GUIDED)),
                        count(row -> is(row, Coverage.TRACKED)),
                        count(row -> is(row, Coverage.ENFORCED)),
                        count(row -> row.entry().needsTest()),
                        count(row -> row.entry().needsTest() && !row.tests().isEmpty()),
                        count(row -> !row.tests().isEmpty())));
    }

    private String count(Predicate<Row> which) {
        return Long.toString(conformance.rows().stream().filter(which).count());
    }

    private static boolean is(Row row, Coverage coverage) {
        return row.coverage() == coverage;
    }

    private String line(Row row) {
        String flags = row.entry().flags().isEmpty()
                ? ""
                : " (" + String.join(", ", row.entry().flags()) + ")";
        return cells(
                row.entry().id(),
                row.entry().kind() + flags,
                each(row.places().stream().map(this::link).toList()),
                coverage(row),
                each(row.tests()));
    }

    private String coverage(Row row) {
        if (row.enforced()) {
            return row.coverage().word();
        }
        String reason = conformance.reasons().single().get(row.entry().id());
        return row.coverage().word() + (reason == null ? "" : ": " + reason);
    }

    private String link(Place place) {
        String file = place.mark().file();
        int line = place.mark().line();
        String path = "../../games/%s/%s#L%d".formatted(conformance.game().id(), file, line);
        return "[%s:%d](%s) %s".formatted(file, line, path, place.called());
    }

    private static String each(List<String> parts) {
        return parts.stream().collect(Collectors.joining("<br>"));
    }

    private static String cells(String... cells) {
        return "| "
                + String.join(
                        " | ",
                        List.of(cells).stream()
                                .map(cell -> cell.replace("|", "\\|"))
                                .toList()) + " |";
    }
}
