package org.phaseline.supplychain;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.phaseline.supplychain.BillOfMaterials.Component;

class SupplyChainTest {

    /** The POMs of JLine say "The BSD License", with the address of the one with three clauses; the plugin goes by the name. */
    private static final String JLINE_SAYS = "BSD-4-Clause";

    /** From the name of a component to the line that NOTICE has for it. */
    private static Map<String, String> notice() throws IOException {
        Map<String, String> lines = new TreeMap<>();
        for (String line : Files.readAllLines(Path.of("..", "NOTICE"))) {
            String[] cells = line.split("\\|", -1);
            if (cells.length == 5
                    && !cells[1].isBlank()
                    && !cells[1].startsWith("-")
                    && !cells[1].contains("component")) {
                assertThat(cells[3].strip())
                        .as("what %s is for", cells[1].strip())
                        .isNotEmpty();
                lines.put(cells[1].strip(), cells[2].strip());
            }
        }
        return lines;
    }

    @Test
    void noticeListsEveryJarAndScriptThatShipsAndNoOther() throws IOException {
        TreeSet<String> shipped = new TreeSet<>();
        BillOfMaterials.all().forEach(component -> shipped.add(component.name()));

        assertThat(shipped)
                .as("a new one needs a line in NOTICE that says what it is for; leave out what nobody uses")
                .isEqualTo(new TreeSet<>(notice().keySet()));
    }

    @Test
    void noticeNamesTheLicencesThatEachDeclares() throws IOException {
        Map<String, String> notice = notice();
        for (Component component : BillOfMaterials.all()) {
            assertThat(component.licences()).as(component.name()).isNotEmpty();
            for (String licence : component.licences()) {
                String meant =
                        component.name().startsWith("jline-") && licence.equals(JLINE_SAYS) ? "BSD-3-Clause" : licence;
                assertThat(notice.get(component.name())).as(component.name()).contains(meant);
            }
        }
    }

    @Test
    void nothingShipsInAVersionWithAKnownVulnerability() throws IOException {
        List<String> behind = new ArrayList<>();
        for (String line : fixedVersions()) {
            String[] words = line.split("\\s+", 4);
            for (Component component : BillOfMaterials.all()) {
                if (component.name().equals(words[0]) && Versions.isOlder(component.version(), words[1])) {
                    behind.add(component.name() + " " + component.version() + " is older than " + words[1] + ": "
                            + words[2] + ", " + words[3]);
                }
            }
        }
        assertThat(behind).isEmpty();
    }

    @Test
    void everyFixedVersionIsOfSomethingThatShips() throws IOException {
        List<String> names = BillOfMaterials.all().stream().map(Component::name).toList();

        assertThat(fixedVersions()).allSatisfy(line -> assertThat(names).contains(line.split("\\s+", 2)[0]));
    }

    @Test
    void theBillOfThePageIsOfTheFilesThatAreThere() throws IOException {
        String readme = Files.readString(BillOfMaterials.THIRD_PARTY.resolve("README.md"));
        for (Component component : BillOfMaterials.read(BillOfMaterials.THIRD_PARTY.resolve("page.cdx.json"))) {
            assertThat(readme)
                    .containsPattern("\\| " + component.name() + "\\.js \\|.*\\| " + component.version() + " \\|");
        }
    }

    @Test
    void versionsAreComparedByTheirNumbers() {
        assertThat(Versions.isOlder("42.7.2", "42.7.14")).isTrue();
        assertThat(Versions.isOlder("42.7.14", "42.7.2")).isFalse();
        assertThat(Versions.isOlder("2.22", "2.22.0")).isFalse();
        assertThat(Versions.isOlder("2.13.4", "2.13.4.2")).isTrue();
        assertThat(Versions.isOlder("12.1.0.alpha1", "12.1")).isFalse();
    }

    private static List<String> fixedVersions() throws IOException {
        try (InputStream in = Objects.requireNonNull(SupplyChainTest.class.getResourceAsStream("fixed-versions"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .toList();
        }
    }
}
