package org.phaseline.server.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Many modules become one script. */
class ModuleBundleTest {

    private static String bundle(Map<String, String> modules) {
        byte[] script = ModuleBundle.of(
                "a/main.js",
                name -> Objects.requireNonNull(modules.get(name), name).getBytes(StandardCharsets.UTF_8));
        return new String(script, StandardCharsets.UTF_8);
    }

    @Test
    void aModuleComesOnceAndAfterThoseItImports() {
        String script = bundle(Map.of(
                "a/main.js",
                        "import { one as first } from \"./one.js\";\nimport { two } from \"../b/two.js\";\nfirst(two);\n",
                "a/one.js", "import { two } from \"../b/two.js\";\nexport function one() {\n  return two;\n}\n",
                "b/two.js", "// Why.\nexport const two = 2;\n"));

        assertThat(script).isEqualTo("""
                const $0 = (() => {
                const two = 2;
                return { two };
                })();
                const $1 = (() => {
                const {two} = $0;
                function one() {
                  return two;
                }
                return { one };
                })();
                const {one: first} = $1;
                const {two} = $0;
                first(two);
                """);
    }

    @Test
    void onlyCommentsOnLinesOfTheirOwnAreLeftOut() {
        assertThat(bundle(Map.of("a/main.js", """
                        /** @type {number} */ (one).two();
                        /**
                         * Why * not.
                         */
                        three(); // four
                        """)))
                .isEqualTo("/** @type {number} */ (one).two();\nthree(); // four\n");
    }

    @Test
    void aListOfExportsGivesTheirOtherNames() {
        assertThat(bundle(Map.of(
                        "a/main.js", "import { Big } from \"./one.js\";\nBig();\n",
                        "a/one.js", "var C=1;function S(){}export{C as Big,S as Small};\n")))
                .contains("return { Big: C, Small: S };")
                .doesNotContain("export");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "import \"./one.js\";",
                "import * as all from \"./one.js\";",
                "import one from \"./one.js\";",
                "export default 1;",
                "export * from \"./one.js\";",
                "export let changing = 1;",
                "const later = () => import(\"./one.js\");"
            })
    void whatItDoesNotUnderstandIsRefused(String line) {
        Map<String, String> modules = Map.of("a/main.js", line + "\n", "a/one.js", "export const one = 1;\n");

        assertThatThrownBy(() -> bundle(modules))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageStartingWith("a/main.js cannot be bundled because of: ");
    }

    @Test
    void modulesThatImportEachOtherAreRefused() {
        Map<String, String> modules = Map.of(
                "a/main.js", "import { one } from \"./one.js\";\nexport const main = one;\n",
                "a/one.js", "import { main } from \"./main.js\";\nexport const one = () => main;\n");

        assertThatThrownBy(() -> bundle(modules)).hasMessageStartingWith("a/main.js imports itself");
    }
}
