package org.phaseline.release;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is published, and in which form. */
class ProjectTest {

    @TempDir
    private Path folder;

    private Project project() throws Exception {
        write(
                "pom.xml",
                "<project><version>1.2.0</version><modules><module>lib</module><module>app</module></modules></project>");
        write("lib/pom.xml", "<project/>");
        write("app/pom.xml", "<project><properties><maven.deploy.skip>true</maven.deploy.skip></properties></project>");
        return Project.at(folder);
    }

    private void write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    @Test
    void theVersionIsThatOfThePomAndALibraryIsWhatIsDeployed() throws Exception {
        Project project = project();

        assertThat(project.version().text()).isEqualTo("1.2.0");
        assertThat(project.version().isSnapshot()).isFalse();
        assertThat(project.libraries()).containsExactly("lib");
    }

    @Test
    void theLibrariesOfPhaselineArePublishedAndTheCommandIsNot() throws Exception {
        assertThat(Project.at(Path.of("..")).libraries())
                .contains("boards", "engine", "language", "journal", "bots", "games", "server")
                .doesNotContain("cli", "acceptance", "benchmarks", "release");
    }

    @Test
    void thePomSaysWhatMavenCentralAsksFor() throws Exception {
        assertThat(Files.readString(Path.of("..", "pom.xml")))
                .contains("<name>", "<description>", "<url>", "<licenses>", "<developers>", "<scm>");
    }

    @Test
    void aLibraryIsLaidOutAsInARepositoryWithItsDigests() throws Exception {
        Project project = project();
        for (String end : List.of(".jar", "-sources.jar", "-javadoc.jar")) {
            write("lib/target/phaseline-lib-1.2.0" + end, "abc");
        }
        Path repository = folder.resolve("maven");
        new MavenLayout(project, repository).write();

        Path lib = repository.resolve("org/phaseline/phaseline-lib/1.2.0");
        assertThat(repository.resolve("org/phaseline/phaseline/1.2.0/phaseline-1.2.0.pom"))
                .exists();
        assertThat(lib.resolve("phaseline-lib-1.2.0.pom")).exists();
        assertThat(lib.resolve("phaseline-lib-1.2.0-sources.jar.sha1"))
                .hasContent("a9993e364706816aba3e25717850c26c9cd0d89d");
        assertThat(lib.resolve("phaseline-lib-1.2.0-javadoc.jar.md5")).hasContent("900150983cd24fb0d6963f7d28e17f72");
    }

    @Test
    void aLibraryWithoutItsDocumentationIsNotPublished() throws Exception {
        Project project = project();
        write("lib/target/phaseline-lib-1.2.0.jar", "abc");

        assertThatThrownBy(() -> new MavenLayout(project, folder.resolve("maven")).write())
                .isInstanceOf(ReleaseProblem.class)
                .hasMessageContaining("has not made");
    }

    @Test
    void theListOfChecksumsIsWhatSha256sumChecks() throws Exception {
        write("out/b", "abc");
        write("out/a/x", "");
        Checksums.list(folder.resolve("out"));

        assertThat(folder.resolve("out/SHA256SUMS")).hasContent("""
                e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  a/x
                ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  b
                """);
    }

    @Test
    void anArchiveIsNamedAfterSystemAndProcessor() {
        assertThat(Platform.of("Linux", "amd64")).hasToString("linux-x64");
        assertThat(Platform.of("Mac OS X", "aarch64")).hasToString("macos-aarch64");
        assertThat(Platform.of("Windows 11", "amd64")).hasToString("windows-x64");
    }
}
