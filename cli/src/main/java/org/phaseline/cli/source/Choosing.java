package org.phaseline.cli.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.phaseline.cli.terminal.ExitCode;
import org.phaseline.cli.terminal.Stop;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.language.Loaded;
import org.phaseline.language.ReadRulebook;
import org.phaseline.language.problem.Guess;
import org.phaseline.language.problem.Problem;
import org.phaseline.language.problem.ProblemCount;

/** Loads a rulebook for the scenario and the options somebody named, in whatever capitals. */
public final class Choosing {

    private Choosing() {}

    public static Chosen load(Source source, String scenario, List<String> on, List<String> off) {
        if (!source.unreadable().isEmpty()) {
            throw broken(source, source.unreadable());
        }
        ReadRulebook read = ReadRulebook.of(source.text());
        Loaded loaded = read.load(scenario, on, off);
        List<String> scenarios =
                loaded.scenarios().stream().map(Loaded.ScenarioInfo::name).toList();
        List<String> options =
                loaded.options().stream().map(Loaded.OptionInfo::name).toList();
        boolean known = isAmong(scenario, scenarios)
                && on.stream().allMatch(option -> isAmong(option, options))
                && off.stream().allMatch(option -> isAmong(option, options));
        if (!known) {
            // The line that declares it may be the one that cannot be read.
            soundOrStop(source, read);
        }
        String named = scenario.isEmpty() ? "" : among("scenario", scenario, scenarios);
        List<String> switchedOn = each(on, options);
        List<String> switchedOff = each(off, options);
        for (String option : switchedOn) {
            if (switchedOff.contains(option)) {
                throw Stop.usage("The option " + option + " is given with both --option and --without.");
            }
        }
        boolean asTyped = named.equals(scenario) && switchedOn.equals(on) && switchedOff.equals(off);
        Loaded chosen = asTyped ? loaded : read.load(named, switchedOn, switchedOff);
        Optional<CompiledRulebook> rulebook = chosen.rulebook();
        if (rulebook.isEmpty()) {
            throw broken(source, chosen.problems());
        }
        return new Chosen(source, chosen, rulebook.get(), named, switchedOn, switchedOff);
    }

    private static boolean isAmong(String name, List<String> known) {
        return name.isEmpty() || known.stream().anyMatch(candidate -> candidate.equalsIgnoreCase(name));
    }

    private static void soundOrStop(Source source, ReadRulebook read) {
        Loaded plain = read.load("", List.of(), List.of());
        if (plain.rulebook().isEmpty()) {
            throw broken(source, plain.problems());
        }
    }

    private static List<String> each(List<String> names, List<String> known) {
        List<String> found = new ArrayList<>();
        for (String name : names) {
            found.add(among("option", name, known));
        }
        return found;
    }

    private static String among(String what, String name, List<String> known) {
        for (String candidate : known) {
            if (candidate.equalsIgnoreCase(name)) {
                return candidate;
            }
        }
        String guess = Guess.didYouMean(name, known);
        String rest = known.isEmpty()
                ? "; it has none."
                : guess.isEmpty() ? "; it has " + String.join(", ", known) + "." : guess;
        throw Stop.usage("This rulebook has no " + what + " '" + name + "'" + rest);
    }

    private static Stop broken(Source source, List<Problem> problems) {
        return new Stop(
                ExitCode.PROBLEMS,
                source.print(problems) + source.shown() + " has " + ProblemCount.of(problems) + " and cannot be used.");
    }
}
