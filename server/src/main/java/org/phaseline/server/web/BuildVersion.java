package org.phaseline.server.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The version in the POM, which the build writes into a file beside this class: for {@code --version} and the description of the API. */
public final class BuildVersion {

    private static final String FILE = "version";

    private static final String UNKNOWN = "(not built by Maven)";

    private BuildVersion() {}

    public static boolean isKnown() {
        return BuildVersion.class.getResource(FILE) != null;
    }

    public static String read() {
        try (InputStream in = BuildVersion.class.getResourceAsStream(FILE)) {
            return in == null ? UNKNOWN : new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
        } catch (IOException unreadable) {
            throw new UncheckedIOException("the version of the build cannot be read", unreadable);
        }
    }
}
