package org.phaseline.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine.IVersionProvider;

/** The version that stands in the POM, which the build writes into a file beside this class. Read only when it is asked for. */
final class BuildVersion implements IVersionProvider {

    static final String FILE = "version";

    @Override
    public String[] getVersion() throws IOException {
        try (InputStream in = BuildVersion.class.getResourceAsStream(FILE)) {
            String version =
                    in == null ? "(not built by Maven)" : new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return new String[] {"phaseline " + version.strip()};
        }
    }
}
