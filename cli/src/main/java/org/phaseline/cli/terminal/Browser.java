package org.phaseline.cli.terminal;

import java.io.IOException;
import java.util.List;
import java.util.Locale;

/** Opens an address in the user's browser, if there is one to be had. */
public final class Browser {

    private Browser() {}

    public static void open(String address) {
        String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
        if (system.contains("mac")) {
            run(List.of("open", address));
        } else if (system.contains("win")) {
            run(List.of("rundll32", "url.dll,FileProtocolHandler", address));
        } else if (System.getenv("DISPLAY") != null || System.getenv("WAYLAND_DISPLAY") != null) {
            run(List.of("xdg-open", address));
        }
    }

    private static void run(List<String> command) {
        try {
            new ProcessBuilder(command)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException none) {
            // The address stands on the screen.
        }
    }
}
