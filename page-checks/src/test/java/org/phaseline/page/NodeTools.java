package org.phaseline.page;

import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Properties;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

/**
 * Node.js and the tools that run on it, unpacked from jars into target/tools: a machine with nothing but a JDK can check the page.
 * Node comes with Playwright's driver, the tools are WebJars.
 */
final class NodeTools {

    /** What a tool said, and how it ended. */
    record Output(int code, String text) {}

    /** This module's folder; tests run in it or in that of another module. */
    static final Path HERE = Path.of("../page-checks").toAbsolutePath().normalize();

    static final Path TARGET = HERE.resolve("target");

    private static final Path TOOLS = TARGET.resolve("tools");
    private static final String WEBJARS = "META-INF/resources/webjars/";
    /** Our scripts are modules and say so in no package.json: the page has none, and needs none. */
    private static final String AS_MODULES = "--disable-warning=MODULE_TYPELESS_PACKAGE_JSON";

    private static final long MOST_SECONDS = 300;

    private NodeTools() {}

    /** Runs a script of node, such as a tool's command, and waits for it. */
    static Output run(List<String> arguments) throws IOException, InterruptedException {
        unpackAll();
        List<String> command = new ArrayList<>(List.of(node().toString(), AS_MODULES));
        command.addAll(arguments);
        Path said = Files.createTempFile(TARGET, "node", ".log");
        Process process = new ProcessBuilder(command)
                .directory(HERE.toFile())
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .start();
        boolean ended = process.waitFor(MOST_SECONDS, TimeUnit.SECONDS);
        process.destroyForcibly();
        String text = Files.readString(said, StandardCharsets.UTF_8);
        Files.delete(said);
        return ended
                ? new Output(process.exitValue(), text)
                : new Output(-1, text + "\nstopped after " + MOST_SECONDS + " seconds");
    }

    /** A file of a tool, such as {@code typescript/lib/tsc.js}. */
    static String tool(String file) {
        return TOOLS.resolve("node_modules").resolve(file).toString();
    }

    private static synchronized void unpackAll() throws IOException {
        Files.createDirectories(TOOLS);
        unpack("typescript");
        unpack("prettier");
        unpack("preact");
        unpackNode();
    }

    private static Path node() {
        return TOOLS.resolve(platform().startsWith("win") ? "node.exe" : "node");
    }

    /** As Playwright calls it. */
    private static String platform() {
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        boolean arm = System.getProperty("os.arch").equals("aarch64");
        if (system.contains("windows")) {
            return "win32_x64";
        }
        return (system.contains("mac") ? "mac" : "linux") + (arm ? "-arm64" : "");
    }

    private static void unpackNode() throws IOException {
        URL packed = resource("driver/" + platform() + "/" + node().getFileName());
        Path mark = TOOLS.resolve("node.of");
        if (isUnpacked(mark, packed)) {
            return;
        }
        copy(packed, node());
        if (!node().toFile().setExecutable(true)) {
            throw new IOException(node() + " cannot be made executable");
        }
        Files.writeString(mark, packed.toString());
    }

    /** A WebJar's package as npm would install it. */
    private static void unpack(String name) throws IOException {
        URL manifest = webjar(name);
        Path folder = TOOLS.resolve("node_modules").resolve(name);
        Path mark = TOOLS.resolve(name + ".of");
        if (isUnpacked(mark, manifest)) {
            return;
        }
        JarURLConnection connection = (JarURLConnection) manifest.openConnection();
        connection.setUseCaches(false);
        String inside = connection.getEntryName().replaceFirst("package\\.json$", "");
        try (JarFile jar = connection.getJarFile()) {
            for (JarEntry entry : Collections.list(jar.entries())) {
                if (entry.getName().startsWith(inside) && !entry.isDirectory()) {
                    Path file = folder.resolve(entry.getName().substring(inside.length()));
                    Files.createDirectories(Objects.requireNonNull(file.getParent()));
                    try (InputStream in = jar.getInputStream(entry)) {
                        Files.copy(in, file, StandardCopyOption.REPLACE_EXISTING);
                    }
                }
            }
        }
        Files.writeString(mark, manifest.toString());
    }

    /** The package.json of a WebJar; its version is in the path, and is read from the jar's own description. */
    private static URL webjar(String name) throws IOException {
        Properties description = new Properties();
        try (InputStream in = resource("META-INF/maven/org.webjars.npm/" + name + "/pom.properties")
                .openStream()) {
            description.load(in);
        }
        return resource(WEBJARS + name + "/" + description.getProperty("version") + "/package.json");
    }

    private static boolean isUnpacked(Path mark, URL from) throws IOException {
        return Files.exists(mark) && Files.readString(mark).equals(from.toString());
    }

    private static void copy(URL from, Path to) throws IOException {
        try (InputStream in = from.openStream()) {
            Files.copy(in, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private static URL resource(String name) throws IOException {
        URL found = NodeTools.class.getClassLoader().getResource(name);
        if (found == null) {
            throw new IOException(name + " is on no jar of the class path");
        }
        return found;
    }
}
