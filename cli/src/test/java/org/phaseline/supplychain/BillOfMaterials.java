package org.phaseline.supplychain;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The components in the software bills of materials: the jars, written by the build, and the scripts of the page. */
final class BillOfMaterials {

    static final Path JARS = Path.of("..", "cli", "target", "phaseline.cdx.json");
    static final Path THIRD_PARTY =
            Path.of("..", "server", "src", "main", "resources", "org", "phaseline", "server", "page", "third-party");

    /** A component of others; {@code licences} as it declares them. */
    record Component(String name, String version, List<String> licences) {}

    private BillOfMaterials() {}

    static List<Component> all() throws IOException {
        assumeTrue(Files.exists(JARS), "the plugin that writes the bill of materials does nothing under mvn --offline");
        List<Component> all = new ArrayList<>(read(JARS));
        all.addAll(read(THIRD_PARTY.resolve("page.cdx.json")));
        return all;
    }

    static List<Component> read(Path file) throws IOException {
        List<Component> components = new ArrayList<>();
        for (JsonNode each :
                new ObjectMapper().readTree(Files.readAllBytes(file)).required("components")) {
            if (!each.path("group").asText().equals("org.phaseline")) {
                components.add(new Component(
                        each.required("name").asText(), each.required("version").asText(), licences(each)));
            }
        }
        return components;
    }

    private static List<String> licences(JsonNode component) {
        List<String> licences = new ArrayList<>();
        for (JsonNode each : component.path("licenses")) {
            JsonNode licence = each.path("license");
            licences.add(
                    each.has("expression")
                            ? each.path("expression").asText()
                            : licence.has("id")
                                    ? licence.path("id").asText()
                                    : licence.path("name").asText());
        }
        return licences;
    }
}
