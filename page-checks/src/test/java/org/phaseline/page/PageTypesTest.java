package org.phaseline.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.phaseline.page.NodeTools.Output;

/** The page's code fits together, and fits what the server says it sends and takes. */
@Tag("slow")
class PageTypesTest {

    @Test
    void thePageUsesWhatTheServerDescribesAsItIsDescribed() throws IOException, InterruptedException {
        makeTypes(PageSources.OPENAPI, NodeTools.TARGET.resolve("types"));

        Output output = check(NodeTools.HERE.resolve("tsconfig.json"));

        assertThat(output.code()).as(output.text()).isZero();
    }

    /** Only the part of the page is checked that is pure, and without the types of a browser; that is enough to see it, and quicker. */
    @Test
    void aFieldThatHasAnotherNameInTheDescriptionIsFoundInThePage() throws IOException, InterruptedException {
        Path folder = Files.createDirectories(NodeTools.TARGET.resolve("drift"));
        Path drifted = folder.resolve("openapi.json");
        String description = Files.readString(PageSources.OPENAPI);
        Files.writeString(drifted, description.replace("\"prompt\"", "\"question\""));
        makeTypes(drifted, folder);
        Files.writeString(folder.resolve("tsconfig.json"), """
                {
                  "extends": "../../tsconfig.json",
                  "compilerOptions": { "lib": ["es2024"] },
                  "include": ["%s/state/*.js", "./*.d.ts"]
                }
                """.formatted(
                        PageSources.PAGE.toString().replace('\\', '/')));

        Output output = check(folder.resolve("tsconfig.json"));

        assertThat(output.code()).isNotZero();
        assertThat(output.text()).contains("state/said.js").contains("Property 'prompt' does not exist");
    }

    /** The compiler checks every file; this tells an editor to do so too. */
    @Test
    void everyScriptAsksToBeChecked() throws IOException {
        List<Path> unchecked = new ArrayList<>();
        for (Path file : PageSources.scripts()) {
            if (!Files.readAllLines(file).getFirst().equals("// @ts-check")) {
                unchecked.add(file);
            }
        }
        assertThat(unchecked).as("files that do not begin with // @ts-check").isEmpty();
    }

    private static void makeTypes(Path openapi, Path folder) throws IOException, InterruptedException {
        Files.createDirectories(folder);
        Output output = NodeTools.run(List.of(
                PageSources.TOOLS.resolve("openapi-types.js").toString(),
                openapi.toString(),
                folder.resolve("api.d.ts").toString()));
        assertThat(output.code()).as(output.text()).isZero();
    }

    private static Output check(Path project) throws IOException, InterruptedException {
        return NodeTools.run(
                List.of(NodeTools.tool("typescript/lib/tsc.js"), "--pretty", "false", "-p", project.toString()));
    }
}
