package org.phaseline.cli.script;

import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads what stands after the word expect. */
final class ExpectationReader {

    private static final Pattern TEXT = Pattern.compile("\"(.+)\"");
    private static final Pattern READ = Pattern.compile("(.+?)\\s+(reads|does\\s+not\\s+read)\\s+\"(.+)\"");
    private static final Pattern COVERED = Pattern.compile("\"(.+)\"\\s+(covers|does\\s+not\\s+cover)\\s+(\\S.*)");
    private static final Pattern OVER = Pattern.compile("over(?:\\s+won\\s+by\\s+(.+))?|(?:over\\s+)?(drawn)");
    private static final Pattern VALUE = Pattern.compile("(.+?)\\s+is\\s+(.+)");

    private ExpectationReader() {}

    static Optional<Expectation> read(String said) {
        Matcher text = TEXT.matcher(said);
        if (text.matches()) {
            return Optional.of(new Expectation.Reported(text.group(1)));
        }
        Matcher read = READ.matcher(said);
        if (read.matches()) {
            return Optional.of(new Expectation.Read(
                    read.group(1).strip(), read.group(3), read.group(2).equals("reads")));
        }
        Matcher covered = COVERED.matcher(said);
        if (covered.matches()) {
            return Optional.of(new Expectation.Covered(
                    covered.group(1), covered.group(3).strip(), covered.group(2).equals("covers")));
        }
        Matcher over = OVER.matcher(said);
        if (over.matches()) {
            return Optional.of(new Expectation.Over(
                    over.group(1) == null ? "" : over.group(1).strip(), over.group(2) != null));
        }
        return after("step", said, rest -> new Expectation.InStep(reference(rest)))
                .or(() -> after("awaited", said, Expectation.Awaited::new))
                .or(() -> after("not done", said, rest -> new Expectation.Done(reference(rest), false)))
                .or(() -> after("done", said, rest -> new Expectation.Done(reference(rest), true)))
                .or(() -> after("no choice", said, rest -> new Expectation.Offered(rest, false)))
                .or(() -> after("choice", said, rest -> new Expectation.Offered(rest, true)))
                .or(() -> value(said));
    }

    private static Optional<Expectation> after(String word, String said, Function<String, Expectation> make) {
        if (!said.startsWith(word + " ")) {
            return Optional.empty();
        }
        return Optional.of(make.apply(said.substring(word.length()).strip()));
    }

    private static Optional<Expectation> value(String said) {
        Matcher value = VALUE.matcher(said);
        return value.matches()
                ? Optional.of(new Expectation.Value(
                        value.group(1).strip(), value.group(2).strip()))
                : Optional.empty();
    }

    /** Square brackets around a reference are welcome, not needed. */
    private static String reference(String text) {
        return text.startsWith("[") && text.endsWith("]")
                ? text.substring(1, text.length() - 1).strip()
                : text;
    }
}
