package org.phaseline.release;

import java.util.Locale;

/** The system an image runs on: the one it is built on, as jlink takes the runtime of the JDK at work. */
record Platform(String system, String processor) {

    static Platform here() {
        return of(System.getProperty("os.name"), System.getProperty("os.arch"));
    }

    static Platform of(String system, String processor) {
        String lower = system.toLowerCase(Locale.ROOT);
        return new Platform(
                lower.startsWith("windows") ? "windows" : lower.startsWith("mac") ? "macos" : lower,
                switch (processor) {
                    case "amd64", "x86_64" -> "x64";
                    case "arm64" -> "aarch64";
                    case String other -> other;
                });
    }

    boolean isWindows() {
        return system.equals("windows");
    }

    @Override
    public String toString() {
        return system + "-" + processor;
    }
}
