package org.phaseline.engine.report;

import java.math.BigDecimal;
import java.util.List;
import java.util.regex.Pattern;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.outline.RepeatedTitles;
import org.phaseline.engine.outline.StateField;
import org.phaseline.engine.outline.ValueType;

/** Reports in words, for logs and traces. */
public final class Sentences {

    private static final Pattern NUMBER = Pattern.compile("\\d+(\\.\\d+)?");

    private final Outline outline;

    public Sentences(Outline outline) {
        this.outline = outline;
    }

    /** Whether a log tells of it. The outline shows which steps were entered and left; where no dice are rolled, nothing has happened. */
    public static boolean isNews(Report report) {
        return switch (report) {
            case Report.Entered entered -> false;
            case Report.Left left -> false;
            // The rulebook calls to whoever may react; if somebody does, that is told.
            case Report.Announced announced -> false;
            case Report.Rolled rolled -> !rolled.faces().isEmpty();
            default -> true;
        };
    }

    public String say(Report report) {
        return SentenceStart.of(said(report));
    }

    private String said(Report report) {
        return switch (report) {
            case Report.GameTurnBegan r -> "Game turn " + r.number() + (r.date().isEmpty() ? "" : ", " + r.date());
            case Report.Entered r -> step(r.step(), r.title());
            case Report.Left r -> step(r.step(), r.title()) + ": " + r.outcome();
            case Report.Answered r ->
                does(outline.parties().get(r.party()).title(), "answers") + " '" + r.question() + "': " + r.title()
                        + note(r.note());
            case Report.Rolled r -> rolled(r);
            case Report.RolledOff r ->
                act(r.step(), r.title()) + ": " + String.join(", ", r.totals()) + "; "
                        + (r.winner().isEmpty() ? "a tie" : "highest: " + r.winner())
                        + dice(r.dice(), r.sides(), r.number(), r.typed());
            case Report.RolledUnseen r ->
                does(r.roller(), "rolls") + " " + NameWords.of(r.name()) + purpose(r.name(), r.step(), r.title())
                        + roll(r.number(), r.typed()) + seen(r.seers());
            case Report.Drawn r -> drawn(r);
            case Report.Shuffled r ->
                does(r.who(), "shuffles") + " " + NameWords.of(r.what()) + " (" + r.count()
                        + (r.typed() ? ", at the table)" : ", roll " + r.number() + ")");
            case Report.Changed r -> changed(r);
            case Report.Announced r -> "Event: " + r.event();
            case Report.Reacted r -> reacts(r) + ": " + r.reaction();
            case Report.Cancelled r -> NameWords.of(r.event()) + " is cancelled";
            case Report.PutOff r -> "Takes effect later, at the " + r.until();
            case Report.Revealed r -> revealed(r);
            case Report.Explained r -> r.text();
            case Report.Told r -> r.text() + (r.sealed() ? " (not revealed yet)" : "");
            case Report.Digressed r -> does(r.party(), "halts") + " the sequence: " + r.title() + note(r.note());
            case Report.Corrected r -> "Correction by " + r.by() + ": " + r.what() + note(r.note());
            case Report.Resumed r -> "The sequence goes on";
            case Report.GameEnded r ->
                "The game is over"
                        + (r.drawn() ? ": it is drawn" : r.winner().isEmpty() ? "" : ", won by " + r.winner());
        };
    }

    /** That a step was left at once, for those who read everything. */
    public String passedOver(Report.Left r) {
        String title = r.title().isEmpty() ? outline.step(r.step()).title() : r.title();
        return "'" + title + "' does not apply now";
    }

    /** It is told before anybody has answered, so whoever may decline does not react yet. */
    private String reacts(Report.Reacted r) {
        if (r.party().isEmpty()) {
            return "Reaction";
        }
        return switch (outline.step(r.step()).mode()) {
            case MAY -> r.party() + " may react";
            case MUST -> r.party() + " must react";
            case AUTOMATIC -> does(r.party(), "reacts");
        };
    }

    /** What is a piece's is told of the piece: "Goose: course north", "Goose: not anchored"; whose it is, everybody knows. */
    private String revealed(Report.Revealed r) {
        if (r.sort() == Report.Revealed.Sort.OUTCOME) {
            return asStatement(r.what()) + ": " + r.value() + " by " + r.party();
        }
        if (r.holder().isEmpty()) {
            return does(r.party(), "reveals") + " " + r.what() + ": " + r.value();
        }
        return r.holder() + ": "
                + switch (r.value()) {
                    case "yes" -> r.what();
                    case "no" -> "not " + r.what();
                    default -> r.what() + " " + r.value();
                };
    }

    private String changed(Report.Changed r) {
        if (isMarker(r)) {
            String what = (r.to().equals("yes") ? "" : "no longer ") + NameWords.of(r.name());
            return r.owner().isEmpty() ? NameWords.heading(what) : r.owner() + ": " + what;
        }
        String what =
                (r.owner().isEmpty() ? "" : r.owner() + " ") + FieldWords.called(r.owner(), r.name(), outline) + ": ";
        return what + (isBooked(r) ? booked(r) : r.from() + " becomes " + r.to());
    }

    private boolean isMarker(Report.Changed r) {
        for (StateField field : outline.state()) {
            if (field.marker() && field.name().equals(r.name())) {
                return true;
            }
        }
        return false;
    }

    /** Another kind of thing may have a value of the same name that is no number. */
    private boolean isBooked(Report.Changed r) {
        for (StateField field : outline.state()) {
            if (field.type().form() == ValueType.Form.LEDGER && field.name().equals(r.name())) {
                return NUMBER.matcher(r.from()).matches();
            }
        }
        return false;
    }

    /** As in a book: what was there, what came or went, what is there now, and what for. */
    private String booked(Report.Changed r) {
        BigDecimal amount =
                new BigDecimal(r.to()).subtract(new BigDecimal(r.from())).stripTrailingZeros();
        String sign = amount.signum() < 0 ? " - " : " + ";
        return r.from() + sign + amount.abs().toPlainString() + " = " + r.to()
                + (r.step() < 0 ? "" : " (" + step(r.step()) + ")");
    }

    private String step(int index) {
        return outline.step(index).called();
    }

    private String step(int index, String title) {
        return title.isEmpty() ? step(index) : outline.step(index).called(title);
    }

    private static String note(String note) {
        return note.isEmpty() ? "" : " (" + note + ")";
    }

    /** Who does something; the umpire where nobody is named. */
    private String does(String who, String verb) {
        return who.isEmpty()
                ? "The umpire " + verb
                : who + " " + outline.parties().verb(who, verb);
    }

    private static String roll(String number, boolean typed) {
        return typed ? " (at the table)" : " (roll " + number + ")";
    }

    private static String seen(String seers) {
        return ", seen only by " + seers;
    }

    private String drawn(Report.Drawn r) {
        if (r.shown()) {
            return shown(r);
        }
        String how = r.typed() ? ", at the table" : ", roll " + r.number();
        return does(r.drawer(), "draws") + " " + NameWords.of(r.name()) + " (" + r.count() + " of " + r.from() + how
                + ")"
                + (r.members().isEmpty()
                        ? seen(r.seers())
                        : ": " + String.join(", ", RepeatedTitles.counted(r.members())));
    }

    /** Several draws of one thing each. */
    String drawnOften(List<Report.Drawn> draws) {
        Report.Drawn first = draws.getFirst();
        String how = first.typed()
                ? "at the table"
                : "rolls " + first.number() + " to " + draws.getLast().number();
        List<String> members =
                draws.stream().flatMap(draw -> draw.members().stream()).toList();
        return does(first.drawer(), "draws") + " " + NameWords.of(first.name()) + " "
                + (draws.size() == 2 ? "twice" : draws.size() + " times") + " (" + how + ")"
                + (members.isEmpty() ? seen(first.seers()) : ": " + String.join(", ", RepeatedTitles.counted(members)));
    }

    /** Somebody looks at pieces: "Red sees the hand of Blue: Volley ×2, Rally". */
    private String shown(Report.Drawn r) {
        return (r.seers().isEmpty() ? "Everybody sees" : does(r.seers(), "sees")) + " " + NameWords.of(r.name())
                + (r.members().isEmpty()
                        ? " (" + r.count() + ")"
                        : ": " + String.join(", ", RepeatedTitles.counted(r.members())));
    }

    private String rolled(Report.Rolled r) {
        StringBuilder faces = new StringBuilder();
        for (int face : r.faces()) {
            faces.append(faces.isEmpty() ? "" : " ").append(face);
        }
        StringBuilder modifiers = new StringBuilder();
        r.counting().forEach(each -> modifiers.append(", ").append(each));
        String who = r.roller().isEmpty() ? r.behalf() : r.roller();
        // A roll-off has the name of whoever wins, which is no name for the dice.
        String what = r.off()
                ? (r.step() < 0 ? "" : " for '" + act(r.step(), r.title()) + "'")
                : " " + NameWords.of(r.name()) + (r.again() ? " again" : "") + purpose(r.name(), r.step(), r.title());
        return does(who, "rolls") + what
                + dice(r.faces().size(), r.sides(), r.number(), r.typed()) + ": " + faces
                + (r.counted().isEmpty() ? "" : ", counting " + r.counted()) + modifiers
                + result(r, modifiers.isEmpty());
    }

    private static String dice(int count, int sides, String number, boolean typed) {
        return " (" + count + "d" + sides + (typed ? ", at the table" : ", roll " + number) + ")";
    }

    /** What a step is about. */
    private String act(int step, String title) {
        if (step < 0) {
            return "Roll-off";
        }
        return asStatement(title.isEmpty() ? outline.step(step).title() : title);
    }

    /** The title of a step that asks whether it is done. */
    private static String asStatement(String title) {
        return title.endsWith("?") ? title.substring(0, title.length() - 1) : title;
    }

    /** What dice are rolled for: the step, unless the roll is called like it. */
    private String purpose(String roll, int step, String title) {
        if (step < 0 && title.isEmpty()) {
            return "";
        }
        String act = step < 0 ? title : act(step, title);
        return act.equalsIgnoreCase(NameWords.of(roll)) ? "" : " for '" + act + "'";
    }

    /** What the dice come to, where that is not what a single die shows. Of dice that are rolled again their own sum, then that of the whole pool. */
    private static String result(Report.Rolled r, boolean bare) {
        long own = r.faces().stream().mapToLong(Integer::longValue).sum();
        boolean whole = !r.again() || own == r.result();
        boolean plain = r.faces().size() == 1 && bare && r.counted().isEmpty();
        if (plain && own == r.result()) {
            return "";
        }
        return " = " + (whole ? r.result() : own + "; all dice together: " + r.result());
    }
}
