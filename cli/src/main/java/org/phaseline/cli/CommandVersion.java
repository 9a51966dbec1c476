package org.phaseline.cli;

import org.phaseline.server.web.BuildVersion;
import picocli.CommandLine.IVersionProvider;

/** What {@code --version} prints. The version is read only when it is asked for. */
final class CommandVersion implements IVersionProvider {

    @Override
    public String[] getVersion() {
        return new String[] {"phaseline " + BuildVersion.read()};
    }
}
