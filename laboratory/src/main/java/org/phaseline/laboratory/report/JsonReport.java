package org.phaseline.laboratory.report;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** A report for programs. A share is {@code {"hits": 12, "of": 40, "share": 0.3, "low": 0.18, "high": 0.45}}, a difference of shares {@code {"difference": 0.1, "low": 0.02, "high": 0.18}}. */
public final class JsonReport {

    private static final ObjectMapper JSON = new ObjectMapper();

    private JsonReport() {}

    public static String of(PlaytestReport report) {
        ObjectNode root = JSON.createObjectNode();
        root.put("title", report.title());
        report.facts().forEach(root.putArray("facts")::add);
        ArrayNode sections = root.putArray("sections");
        for (Section section : report.sections()) {
            ObjectNode into = sections.addObject();
            into.put("title", section.title());
            section.sentences().forEach(into.putArray("sentences")::add);
            ArrayNode tables = into.putArray("tables");
            section.tables().forEach(table -> table(table, tables.addObject()));
        }
        try {
            return JSON.writerWithDefaultPrettyPrinter()
                            .writeValueAsString(root)
                            .replace("\r\n", "\n") + "\n";
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException("a tree can be written", impossible);
        }
    }

    private static void table(Table table, ObjectNode into) {
        into.put("title", table.title());
        table.columns().forEach(into.putArray("columns")::add);
        ArrayNode rows = into.putArray("rows");
        table.rows().forEach(row -> {
            ArrayNode cells = rows.addArray();
            row.forEach(cell -> cell(cell, cells));
        });
    }

    private static void cell(Cell cell, ArrayNode into) {
        switch (cell) {
            case Cell.Words words -> into.add(words.text());
            case Cell.Count count -> into.add(count.number());
            case Cell.Number number -> {
                if (Double.isNaN(number.value())) {
                    into.addNull();
                } else {
                    into.add(number.value());
                }
            }
            case Cell.Probability probability -> into.add(probability.p());
            case Cell.Change change -> {
                if (Double.isNaN(change.value())) {
                    into.addNull();
                } else {
                    into.add(change.value());
                }
            }
            case Cell.Points points -> {
                ObjectNode node = into.addObject();
                if (points.isKnown()) {
                    node.put("difference", points.points());
                    node.put("low", points.low());
                    node.put("high", points.high());
                }
            }
            case Cell.Share share -> {
                ObjectNode node = into.addObject();
                node.put("hits", share.rate().hits());
                node.put("of", share.rate().of());
                if (share.rate().isKnown()) {
                    node.put("share", share.rate().share());
                    node.put("low", share.rate().low());
                    node.put("high", share.rate().high());
                }
            }
        }
    }
}
