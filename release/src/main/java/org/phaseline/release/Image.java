package org.phaseline.release;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A folder that is all one needs to play: our jars, those they use, a Java runtime cut down to what they need, and the command
 * that starts them.
 */
final class Image {

    /** What stands beside the command, so that who only has the archive can read it. */
    private static final List<String> PAPERS = List.of("LICENSE", "NOTICE", "README.md", "CHANGELOG.md", "SECURITY.md");

    private final Project project;
    private final Platform platform;
    private final List<String> options;

    /** {@code options}: those that the launcher of a checkout gives to Java. */
    Image(Project project, Platform platform, List<String> options) {
        this.project = project;
        this.platform = platform;
        this.options = options;
    }

    String name() {
        return "phaseline-" + project.version() + "-" + platform;
    }

    void write(Path folder) throws IOException, ReleaseProblem {
        Path lib = Files.createDirectories(folder.resolve("lib"));
        List<Path> jars = jars();
        RuntimeModules.check(jars);
        for (Path jar : jars) {
            Files.copy(jar, lib.resolve(jar.getFileName()));
        }
        for (String paper : PAPERS) {
            Files.copy(project.root().resolve(paper), folder.resolve(paper));
        }
        Files.copy(billOfMaterials(project), folder.resolve("phaseline.cdx.json"));
        Path runtime = folder.resolve("runtime");
        link(runtime);
        shareClasses(runtime);
        List<String> names =
                jars.stream().map(jar -> jar.getFileName().toString()).toList();
        Path bin = Files.createDirectories(folder.resolve("bin"));
        if (platform.isWindows()) {
            Files.writeString(bin.resolve("phaseline.cmd"), script("phaseline.cmd", names, "%HOME%\\lib\\", ";"));
        } else {
            Path command = bin.resolve("phaseline");
            Files.writeString(command, script("phaseline.sh", names, "$home/lib/", ":"));
            if (!command.toFile().setExecutable(true, false)) {
                throw new ReleaseProblem(command + " cannot be made executable.");
            }
        }
    }

    /** In the order of the launcher of a checkout, which is that of their names. */
    private List<Path> jars() throws IOException, ReleaseProblem {
        Path own = project.target("cli").resolve(project.artifact("cli") + ".jar");
        Path others = project.target("cli").resolve("lib");
        if (!Files.exists(own) || !Files.isDirectory(others)) {
            throw new ReleaseProblem("there is no " + own + ": build first.");
        }
        try (Stream<Path> files = Files.list(others)) {
            return Stream.concat(Stream.of(own), files)
                    .sorted((left, right) -> left.getFileName()
                            .toString()
                            .compareTo(right.getFileName().toString()))
                    .toList();
        }
    }

    static Path billOfMaterials(Project project) throws ReleaseProblem {
        Path bill = project.target("cli").resolve("phaseline.cdx.json");
        if (!Files.exists(bill)) {
            throw new ReleaseProblem(
                    "the build has not written the bill of materials, as Maven does nothing about it offline: "
                            + "release with a network.");
        }
        return bill;
    }

    private static void link(Path runtime) throws ReleaseProblem {
        ToolProvider jlink = ToolProvider.findFirst("jlink")
                .orElseThrow(() -> new ReleaseProblem("this JDK has no jlink; use a complete one."));
        StringWriter said = new StringWriter();
        PrintWriter out = new PrintWriter(said, true);
        int code = jlink.run(
                out,
                out,
                "--add-modules",
                String.join(",", RuntimeModules.HELD),
                "--strip-debug",
                "--no-header-files",
                "--no-man-pages",
                "--compress",
                "zip-6",
                // What it makes differs now and then from one run to the next.
                "--disable-plugin",
                "generate-jli-classes",
                "--output",
                runtime.toString());
        if (code != 0) {
            throw new ReleaseProblem(
                    "jlink could not make the runtime: " + said.toString().strip());
        }
    }

    /** Java's own classes in the form they have in memory (CDS), which makes it start faster. Its bytes depend on the runtime alone. */
    private void shareClasses(Path runtime) throws IOException, ReleaseProblem {
        Path java = runtime.resolve("bin").resolve(platform.isWindows() ? "java.exe" : "java");
        Process dump = new ProcessBuilder(java.toString(), "-XX:+UseSerialGC", "-Xshare:dump")
                .redirectErrorStream(true)
                .start();
        String said = new String(dump.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        try {
            if (dump.waitFor() != 0) {
                throw new ReleaseProblem("the runtime could not share its classes: " + said.strip());
            }
        } catch (InterruptedException stopped) {
            throw new ReleaseProblem("the release was stopped.");
        }
    }

    private String script(String template, List<String> jars, String folder, String separator) throws IOException {
        String classPath = jars.stream().map(jar -> folder + jar).collect(Collectors.joining(separator));
        return resource(template)
                .replace("@OPTIONS@", String.join(" ", options))
                .replace("@CLASSPATH@", classPath);
    }

    static String resource(String name) throws IOException {
        try (InputStream in = Objects.requireNonNull(Image.class.getResourceAsStream(name))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
