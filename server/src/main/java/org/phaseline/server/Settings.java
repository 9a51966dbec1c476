package org.phaseline.server;

import java.nio.file.Path;
import org.phaseline.server.web.Limits;

/**
 * How a server is started.
 *
 * @param host the address it listens at
 * @param port 0 for any that is free
 * @param data the folder it keeps its tables in
 */
public record Settings(String host, int port, Path data, Limits limits) {}
