package org.phaseline.release;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RuntimeModulesTest {

    @TempDir
    private Path folder;

    private Path jarWith(Class<?> type) throws IOException {
        Path jar = folder.resolve("some.jar");
        String name = type.getName().replace('.', '/') + ".class";
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar));
                InputStream in = Objects.requireNonNull(type.getClassLoader().getResourceAsStream(name))) {
            out.putNextEntry(new JarEntry(name));
            in.transferTo(out);
        }
        return jar;
    }

    /** Needs a module that an image does not hold. */
    static final class Preferring {
        Object preferences = java.util.prefs.Preferences.userRoot();
    }

    /** Needs one that it holds. */
    static final class Asking {
        Object client = java.net.http.HttpClient.newHttpClient();
    }

    @Test
    void aClassThatNeedsAModuleNobodyDecidedOnStopsTheRelease() throws Exception {
        Path jar = jarWith(Preferring.class);

        assertThatThrownBy(() -> RuntimeModules.check(List.of(jar)))
                .isInstanceOf(ReleaseProblem.class)
                .hasMessageContaining("java.prefs, which some.jar:")
                .hasMessageContaining("Preferring");
    }

    @Test
    void aClassThatNeedsWhatTheImageHoldsDoesNot() throws Exception {
        Path jar = jarWith(Asking.class);

        assertThat(RuntimeModules.mentionedBy(List.of(jar))).containsOnlyKeys("java.base", "java.net.http");
        assertThatCode(() -> RuntimeModules.check(List.of(jar))).doesNotThrowAnyException();
    }

    @Test
    void everyModuleOfTheImageIsOneOfThisJdk() {
        assertThat(ModuleFinder.ofSystem().findAll().stream()
                        .map(ModuleReference::descriptor)
                        .map(ModuleDescriptor::name))
                .containsAll(RuntimeModules.HELD)
                .containsAll(RuntimeModules.LEFT_OUT.keySet());
    }
}
