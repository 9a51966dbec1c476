package org.phaseline.cli.play;

import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import org.phaseline.engine.umpire.Correction;

/** Tells commands from answers. */
final class InputReader {

    static final List<String> COMMANDS = List.of(
            "try", "hint", "hand", "board", "show", "undo", "why", "log", "save", "raise", "skip!", "goto", "insert",
            "set", "draw!", "resign", "note", "outline", "state", "help", "quit");

    private static final int USUAL_LOG = 20;
    private static final int MOST = 1_000_000;

    private InputReader() {}

    static Input read(String line) {
        String text = line.strip();
        if (text.isEmpty()) {
            return new Input.Nothing();
        }
        String[] parts = text.split("\\s+", 2);
        String rest = parts.length > 1 ? parts[1].strip() : "";
        return switch (parts[0].toLowerCase(Locale.ROOT)) {
            case "undo" -> counted(rest, 1, Input.Undo::new, "undo");
            case "log" ->
                rest.equalsIgnoreCase("all") ? new Input.WholeLog() : counted(rest, USUAL_LOG, Input.Log::new, "log");
            case "save" -> rest.isEmpty() ? new Input.Wrong("Name the file: save FILE.") : new Input.Save(rest);
            case "raise" -> new Input.Raise(rest);
            case "skip!" ->
                rest.isEmpty() ? new Input.Correct(new Correction.Skip()) : new Input.Wrong("Type only: skip!");
            case "draw!" ->
                rest.isEmpty()
                        ? new Input.Correct(new Correction.End(Correction.Ending.DRAWN, ""))
                        : new Input.Wrong("Type only: draw!");
            case "resign" -> new Input.Resign(rest);
            case "goto" ->
                rest.isEmpty()
                        ? new Input.Wrong("Name the step: goto STEP.")
                        : new Input.Correct(new Correction.GoTo(rest));
            case "insert" ->
                rest.isEmpty()
                        ? new Input.Wrong("Name the step or sequence: insert STEP.")
                        : new Input.Correct(new Correction.Insert(rest));
            case "set" -> value(rest);
            case "note" -> rest.isEmpty() ? new Input.Wrong("Add the text: note TEXT.") : new Input.Note(rest);
            case "try" -> rest.isEmpty() ? new Input.Wrong("Name the choice, like: try 2.") : new Input.Try(rest);
            case "hand" -> new Input.Hand(rest);
            case "hint" -> new Input.Hint(rest);
            case "show" -> new Input.Show(rest);
            case "why", "outline", "state", "board", "help", "?", "quit", "exit" ->
                rest.isEmpty() ? alone(parts[0].toLowerCase(Locale.ROOT)) : answer(text);
            default -> answer(text);
        };
    }

    private static Input alone(String command) {
        return switch (command) {
            case "why" -> new Input.Why();
            case "outline" -> new Input.Outline();
            case "state" -> new Input.State();
            case "board" -> new Input.Board();
            case "quit", "exit" -> new Input.Quit();
            default -> new Input.Help();
        };
    }

    private static Input counted(String rest, int usual, IntFunction<Input> command, String name) {
        if (rest.isEmpty()) {
            return command.apply(usual);
        }
        if (!rest.matches("\\d{1,7}") || rest.matches("0+") || Integer.parseInt(rest) > MOST) {
            return new Input.Wrong("'" + rest + "' is not a number; type: " + name + " [N].");
        }
        return command.apply(Integer.parseInt(rest));
    }

    /** A value may hold an "of", and a name a "to": whose it is follows the first, what it becomes the last. */
    private static Input value(String rest) {
        int to = rest.lastIndexOf(" to ");
        if (to < 0) {
            return new Input.Wrong("Type: set FIELD to VALUE, or set FIELD of HOLDER to VALUE.");
        }
        String what = rest.substring(0, to).strip();
        int of = what.indexOf(" of ");
        return new Input.Correct(new Correction.SetValue(
                of < 0 ? what : what.substring(0, of).strip(),
                of < 0 ? "" : what.substring(of + 4).strip(),
                rest.substring(to + 4).strip()));
    }

    /** What follows a # is a note. */
    private static Input answer(String text) {
        int sign = text.indexOf('#');
        return sign < 0
                ? new Input.Answer(text, "")
                : new Input.Answer(
                        text.substring(0, sign).strip(),
                        text.substring(sign + 1).strip());
    }
}
