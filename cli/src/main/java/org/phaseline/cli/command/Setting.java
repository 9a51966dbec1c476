package org.phaseline.cli.command;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.cli.source.Choosing;
import org.phaseline.cli.source.Chosen;
import org.phaseline.cli.source.Source;
import picocli.CommandLine.Option;

/** The options that say in which form a rulebook is played. */
final class Setting {

    @Option(names = "--scenario", paramLabel = "NAME", description = "The scenario. Default: the rulebook's first one.")
    private String scenario = "";

    @Option(
            names = "--option",
            paramLabel = "NAME",
            description = "Turns an optional rule on, in addition to the scenario's. Can be repeated.")
    private List<String> on = new ArrayList<>();

    @Option(names = "--without", paramLabel = "NAME", description = "Turns an optional rule off. Can be repeated.")
    private List<String> off = new ArrayList<>();

    Chosen load(Source source) {
        return load(source, scenario);
    }

    /** In another scenario than the one that is named, with the same options. */
    Chosen load(Source source, String other) {
        return Choosing.load(source, other, on, off);
    }

    boolean isGiven() {
        return !scenario.isEmpty() || !on.isEmpty() || !off.isEmpty();
    }
}
