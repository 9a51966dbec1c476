package org.phaseline.engine.umpire;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.phaseline.engine.code.Effects;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.StaleQuestions;
import org.phaseline.engine.machine.Veil;
import org.phaseline.engine.outline.Decimals;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.outline.Party;
import org.phaseline.engine.outline.StateField;
import org.phaseline.engine.outline.ValueType;
import org.phaseline.engine.report.FieldWords;
import org.phaseline.engine.report.Report;

/** Sets values of the state by hand, as their types allow. */
final class SettingValues {

    private final Outline outline;

    SettingValues(Outline outline) {
        this.outline = outline;
    }

    Plan plan(Machine m, Correction.SetValue correction) {
        List<Found> found = find(correction);
        if (found.isEmpty()) {
            return new Plan.Refused(whyNotFound(correction));
        }
        if (found.size() > 1) {
            return new Plan.Refused("'" + correction.field() + "' can mean several values here: write '"
                    + Correctable.called(found.get(0).field) + "' or '"
                    + Correctable.called(found.get(1).field) + "'.");
        }
        StateField field = found.getFirst().field;
        int holder = found.getFirst().holder;
        long[] values = new long[field.width()];
        String wrong = parse(field, correction.value(), values);
        if (!wrong.isEmpty()) {
            return new Plan.Refused(wrong);
        }
        // Where one of them could stand, "none" would tell that there is none.
        boolean open = Veil.audience(m, field, holder) == Report.EVERYONE
                && !Veil.over(m.rulebook, field.type().kind());
        String owner = field.holder(field.slot() + holder * field.width(), outline.parties());
        String what = FieldWords.called(field) + (owner.isEmpty() ? "" : " of " + owner) + " is set by hand";
        return new Plan.Agreed(-1, open ? what : "a value not everybody may see is set by hand", machine -> {
            Effects.setByHand(machine, field, holder, values);
            StaleQuestions.wake(machine, machine.position.active());
            machine.run();
        });
    }

    private record Found(StateField field, int holder) {}

    private List<Found> find(Correction.SetValue correction) {
        List<Found> found = new ArrayList<>();
        for (StateField field : outline.state()) {
            boolean meant = correction.field().equals(Correctable.called(field))
                    || correction.field().equals(field.name());
            int holder = meant ? holder(field, correction.holder()) : -1;
            if (holder >= 0) {
                if (correction.field().equals(Correctable.called(field))) {
                    return List.of(new Found(field, holder));
                }
                found.add(new Found(field, holder));
            }
        }
        return found;
    }

    private String whyNotFound(Correction.SetValue correction) {
        for (StateField field : outline.state()) {
            if (correction.field().equals(Correctable.called(field))
                    || correction.field().equals(field.name())) {
                return correction.holder().isEmpty()
                        ? "Say whose '" + field.name() + "' to set."
                        : "'" + correction.holder() + "' has no '" + field.name() + "'.";
            }
        }
        return "This game has no value called '" + correction.field() + "'.";
    }

    /** The number of the holder, or -1. */
    private int holder(StateField field, String name) {
        return switch (field.owner()) {
            case GAME -> name.isEmpty() ? 0 : -1;
            case SIDE, FACTION -> {
                for (Party party : outline.parties().all()) {
                    if (party.present()
                            && party.faction() == Correctable.isFaction(field)
                            && (party.title().equals(name) || party.name().equals(name))) {
                        yield party.index();
                    }
                }
                yield -1;
            }
            case MEMBER -> Correctable.holders(outline, field).indexOf(name);
        };
    }

    /** Puts what was written into the slots; says what is wrong with it, or nothing. */
    private static String parse(StateField field, String text, long[] values) {
        ValueType type = field.type();
        String value = text.strip();
        return switch (type.form()) {
            case NUMBER, LEDGER -> number(field, value, values);
            case FLAG -> flag(field, value, values);
            case WORD -> word(field, value, values);
            case SET -> set(field, value, values);
        };
    }

    private static String number(StateField field, String value, long[] values) {
        int unit = field.type().unit();
        long low = Math.max(field.type().low(), -Correctable.FARTHEST * unit);
        long high = Math.min(field.type().high(), Correctable.FARTHEST * unit);
        OptionalLong read = value.length() > 12 ? OptionalLong.empty() : Decimals.read(value, unit);
        if (read.isEmpty() || read.getAsLong() < low || read.getAsLong() > high) {
            return "'" + field.name() + "' is a number from " + field.type().say(low) + " to "
                    + field.type().say(high) + (unit == 1 ? "" : " in steps of " + Decimals.say(1, unit)) + ", not '"
                    + value + "'.";
        }
        values[0] = read.getAsLong();
        return "";
    }

    private static String flag(StateField field, String value, long[] values) {
        switch (value) {
            case "yes", "on" -> values[0] = 1;
            case "no", "off" -> values[0] = 0;
            default -> {
                return "'" + field.name() + "' is yes or no, not '" + value + "'.";
            }
        }
        return "";
    }

    private static String word(StateField field, String value, long[] values) {
        ValueType type = field.type();
        if (type.orNone() && value.equals("none")) {
            values[0] = -1;
            return "";
        }
        values[0] = member(type, value);
        return values[0] < 0 ? "'" + field.name() + "' cannot be '" + value + "'." : "";
    }

    private static String set(StateField field, String value, long[] values) {
        if (value.isEmpty() || value.equals("none")) {
            return "";
        }
        for (String part : value.split(",", -1)) {
            int member = member(field.type(), part.strip());
            if (member < 0) {
                return "'" + part.strip() + "' cannot be in '" + field.name() + "'.";
            }
            values[member >> 6] |= 1L << member;
        }
        return "";
    }

    /** The place of a word, by itself or by its title, or -1. */
    private static int member(ValueType type, String word) {
        int found = type.words().indexOf(word);
        int member = found < 0 ? type.titles().indexOf(word) : found;
        return member >= type.low() && member <= type.high() ? member : -1;
    }
}
