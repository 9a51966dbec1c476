package org.phaseline.release;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** The libraries as a Maven repository has them: POM, jar, sources and documentation of each, with the digests Maven Central wants. */
final class MavenLayout {

    private static final List<String> JARS = List.of(".jar", "-sources.jar", "-javadoc.jar");

    /** In the order of Central's own documentation. */
    private static final List<String> DIGESTS = List.of("MD5", "SHA-1");

    private final Project project;
    private final Path group;

    MavenLayout(Project project, Path repository) {
        this.project = project;
        this.group = repository.resolve("org").resolve("phaseline");
    }

    void write() throws IOException, ReleaseProblem {
        publish("phaseline", project.root().resolve("pom.xml"), "phaseline-" + project.version() + ".pom");
        for (String library : project.libraries()) {
            String artifact = project.artifact(library);
            publish("phaseline-" + library, project.root().resolve(library).resolve("pom.xml"), artifact + ".pom");
            for (String end : JARS) {
                Path jar = project.target(library).resolve(artifact + end);
                if (!Files.exists(jar)) {
                    throw new ReleaseProblem("the build has not made " + jar + ".");
                }
                publish("phaseline-" + library, jar, artifact + end);
            }
        }
    }

    private void publish(String artifact, Path file, String name) throws IOException {
        Path folder = Files.createDirectories(
                group.resolve(artifact).resolve(project.version().text()));
        Path copy = Files.copy(file, folder.resolve(name));
        for (String digest : DIGESTS) {
            String end = "." + digest.replace("-", "").toLowerCase(Locale.ROOT);
            Files.writeString(folder.resolve(name + end), Checksums.of(copy, digest));
        }
    }
}
