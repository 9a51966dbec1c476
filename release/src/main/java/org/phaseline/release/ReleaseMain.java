package org.phaseline.release;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Packs the build of a checkout: {@code CHECKOUT OUTPUT [option of Java...]}. The launcher builds first and starts this; see
 * RELEASING.md.
 */
public final class ReleaseMain {

    private ReleaseMain() {}

    public static void main(String[] arguments) throws IOException {
        try {
            pack(
                    Path.of(arguments[0]),
                    Path.of(arguments[1]),
                    List.of(arguments).subList(2, arguments.length));
        } catch (ReleaseProblem problem) {
            System.err.println("phaseline: " + problem.getMessage());
            System.exit(1);
        }
    }

    private static void pack(Path checkout, Path output, List<String> options) throws IOException, ReleaseProblem {
        Project project = Project.at(checkout);
        Platform platform = Platform.here();
        String notes =
                Changelog.of(Files.readString(checkout.resolve("CHANGELOG.md"))).section(project.version());
        remove(output);
        Files.createDirectories(output);
        String prefix = "phaseline-" + project.version();

        Image image = new Image(project, platform, options);
        Path folder = output.resolve(image.name());
        image.write(folder);
        String archive = image.name() + (platform.isWindows() ? ".zip" : ".tar.gz");
        Archive.write(folder, output.resolve(archive));
        remove(folder);

        Files.writeString(output.resolve(prefix + "-changes.md"), notes);
        Files.copy(Image.billOfMaterials(project), output.resolve(prefix + ".cdx.json"));
        if (platform.system().equals("linux")) {
            Files.writeString(
                    output.resolve("Containerfile"),
                    Image.resource("Containerfile").replace("@IMAGE@", image.name()));
        }
        new MavenLayout(project, output.resolve("maven")).write();
        Checksums.list(output);
        System.out.println(archive);
    }

    private static void remove(Path folder) throws IOException {
        if (!Files.exists(folder)) {
            return;
        }
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path each : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(each);
            }
        }
    }
}
