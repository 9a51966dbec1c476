package org.phaseline.cli.terminal;

import java.io.PrintWriter;
import java.util.function.Supplier;

/**
 * Everything a command uses besides files: standard streams and the terminal. Tests replace it.
 *
 * @param look asked only by those who draw: measuring a terminal takes time
 * @param prompter opened only by those who ask
 */
public record CommandEnvironment(
        PrintWriter out, PrintWriter err, Supplier<TerminalStyle> look, Supplier<Prompter> prompter) {}
