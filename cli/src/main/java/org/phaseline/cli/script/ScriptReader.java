package org.phaseline.cli.script;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.phaseline.cli.play.TypedDice;

/** Reads a script, and finds every line that cannot be read. */
public final class ScriptReader {

    private static final Pattern ANSWER = Pattern.compile("(.+?)(?:\\s*\\[(.+?)])?\\s*:(?:\\s+(.*)|$)");
    private static final Pattern RAISE = Pattern.compile("([^:]+?)\\s+raises\\s+(.+)");
    private static final Pattern UNDO = Pattern.compile("undo(?:\\s+(\\d{1,6}))?");
    private static final Pattern ROLL = Pattern.compile("roll\\s+(.+)");
    private static final Pattern EXPECT = Pattern.compile("expect\\s+(.+)");

    private final List<ScriptLine> lines = new ArrayList<>();
    private final List<Failure> problems = new ArrayList<>();

    private ScriptReader() {}

    public static Script read(String text) {
        ScriptReader reader = new ScriptReader();
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            String said = withoutComment(line).strip();
            if (!said.isEmpty()) {
                reader.read(number, said);
            }
        }
        return new Script(reader.lines, reader.problems);
    }

    /** A comment begins with # at the margin or after a blank, outside quotation marks. */
    static String withoutComment(String line) {
        boolean quoted = false;
        for (int at = 0; at < line.length(); at++) {
            char c = line.charAt(at);
            if (c == '"') {
                quoted = !quoted;
            } else if (c == '#' && !quoted && (at == 0 || Character.isWhitespace(line.charAt(at - 1)))) {
                return line.substring(0, at);
            }
        }
        return line;
    }

    private void read(int number, String said) {
        Matcher expect = EXPECT.matcher(said);
        if (expect.matches()) {
            Optional<Expectation> expectation =
                    ExpectationReader.read(expect.group(1).strip());
            if (expectation.isPresent()) {
                lines.add(new ScriptLine.Expect(number, expectation.get()));
            } else {
                problem(number, "'" + said + "' is not an expectation; docs/scripts.md lists them");
            }
            return;
        }
        Matcher undo = UNDO.matcher(said);
        if (undo.matches()) {
            int answers = undo.group(1) == null ? 1 : Integer.parseInt(undo.group(1));
            lines.add(new ScriptLine.Undo(number, answers));
            return;
        }
        Matcher roll = ROLL.matcher(said);
        if (roll.matches()) {
            TypedDice.read(roll.group(1))
                    .ifPresentOrElse(
                            faces -> lines.add(new ScriptLine.Roll(number, faces)),
                            () -> problem(number, "'roll' must be followed by numbers separated by spaces"));
            return;
        }
        Matcher raise = RAISE.matcher(said);
        if (raise.matches()) {
            lines.add(new ScriptLine.Raise(
                    number, raise.group(1).strip(), raise.group(2).strip()));
            return;
        }
        answer(number, said);
    }

    private void answer(int number, String said) {
        Matcher answer = ANSWER.matcher(said);
        if (!answer.matches()) {
            problem(number, "'" + said + "' is neither an answer (Seat: word) nor an expectation (expect ...)");
            return;
        }
        String word = answer.group(3) == null ? "" : answer.group(3).strip();
        if (word.isEmpty()) {
            problem(number, "the answer of " + answer.group(1).strip() + " is missing");
            return;
        }
        String step = answer.group(2) == null ? "" : answer.group(2).strip();
        lines.add(new ScriptLine.Answer(number, answer.group(1).strip(), step, word));
    }

    private void problem(int line, String sentence) {
        problems.add(new Failure(line, sentence));
    }
}
