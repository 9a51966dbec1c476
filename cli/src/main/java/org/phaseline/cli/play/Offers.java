package org.phaseline.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.phaseline.engine.machine.Question.Kind;
import org.phaseline.engine.umpire.LegalChoice;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Seats;

/**
 * Everything that can be answered now, seat by seat, each choice under a label of its own. Labels are numbers that run on; but
 * where a number is asked for, a typed number is that number, and the labels are letters.
 */
public final class Offers {

    /** All that a seat is asked. */
    public record Group(int seat, String name, List<Asked> asked) {}

    /**
     * One decision for one seat.
     *
     * @param seats all seats it is put to here, as a mask: more than one where it does not matter which of them answers
     * @param label what to type in front of a number, when several decisions want one; else empty
     * @param options choices under labels; the numbers of a decision that wants one are not among them
     */
    public record Asked(int seat, long seats, OpenDecision decision, String label, List<Option> options) {

        boolean isPutTo(int some) {
            return (seats >>> some & 1) != 0;
        }

        public boolean wantsNumber() {
            return Offers.wantsNumber(decision);
        }

        /** The numbers that can be typed. */
        public List<LegalChoice> numbers() {
            return wantsNumber()
                    ? decision.choices().stream().filter(Offers::isNumber).toList()
                    : List.of();
        }
    }

    public record Option(String label, LegalChoice choice) {}

    private static final Pattern NUMBER = Pattern.compile("-?\\d+(\\.\\d+)?");

    private final List<Group> groups;

    private Offers(List<Group> groups) {
        this.groups = groups;
    }

    /**
     * Decisions that wait come before those that are merely open; a decision for several seats is put to each, unless it is the same
     * whoever of them answers.
     */
    public static Offers of(List<OpenDecision> decisions, Seats seats) {
        return new Labelling(decisions).label(seats);
    }

    public List<Group> groups() {
        return groups;
    }

    public List<Asked> asked() {
        return groups.stream().flatMap(group -> group.asked.stream()).toList();
    }

    public boolean isEmpty() {
        return groups.isEmpty();
    }

    static boolean wantsNumber(OpenDecision decision) {
        return decision.kind() == Kind.DIE
                || decision.from().isEmpty() && decision.choices().stream().anyMatch(Offers::isNumber);
    }

    static boolean isNumber(LegalChoice choice) {
        return NUMBER.matcher(choice.word()).matches();
    }

    /** Hands out the labels. */
    private static final class Labelling {

        private final List<OpenDecision> decisions;
        private int used;
        private boolean letters;
        private boolean severalNumbers;

        Labelling(List<OpenDecision> decisions) {
            this.decisions = decisions;
        }

        Offers label(Seats seats) {
            long numbers = decisions.stream()
                    .filter(Offers::wantsNumber)
                    .mapToInt(decision -> isShared(decision) ? 1 : Long.bitCount(decision.seats()))
                    .sum();
            // Spaces can have numbers for names, as they are printed on a map.
            letters = numbers > 0
                    || decisions.stream()
                            .flatMap(each -> each.choices().stream())
                            .anyMatch(Offers::isNumber);
            severalNumbers = numbers > 1;
            List<Group> groups = new ArrayList<>();
            for (boolean awaited : new boolean[] {true, false}) {
                for (OpenDecision decision : decisions) {
                    if (isShared(decision) && decision.awaited() == awaited) {
                        int first = Long.numberOfTrailingZeros(decision.seats());
                        groups.add(new Group(
                                first, anyOf(decision, seats), List.of(question(first, decision.seats(), decision))));
                    }
                }
                for (int seat = 0; seat < seats.all().size(); seat++) {
                    List<Asked> questions = questions(seat, awaited);
                    if (!questions.isEmpty()) {
                        groups.add(new Group(seat, seats.get(seat).name(), questions));
                    }
                }
            }
            return new Offers(List.copyOf(groups));
        }

        /** It does not matter who rolls, nor which seat speaks for one and the same party: that is put once, to all of them. */
        private static boolean isShared(OpenDecision decision) {
            return Long.bitCount(decision.seats()) > 1
                    && (decision.kind() == Kind.DIE || Long.bitCount(decision.parties()) == 1);
        }

        private static String anyOf(OpenDecision decision, Seats seats) {
            List<String> names = new ArrayList<>();
            for (int seat = 0; seat < seats.all().size(); seat++) {
                if (decision.isFor(seat)) {
                    names.add(seats.get(seat).name());
                }
            }
            return String.join(" or ", names);
        }

        private List<Asked> questions(int seat, boolean awaited) {
            List<Asked> questions = new ArrayList<>();
            for (OpenDecision decision : decisions) {
                if (decision.isFor(seat) && decision.awaited() == awaited && !isShared(decision)) {
                    questions.add(question(seat, 1L << seat, decision));
                }
            }
            return questions;
        }

        private Asked question(int seat, long all, OpenDecision decision) {
            boolean number = wantsNumber(decision);
            String label = number && severalNumbers ? next() : "";
            List<Option> options = new ArrayList<>();
            for (LegalChoice choice : decision.choices()) {
                if (!number || !isNumber(choice)) {
                    options.add(new Option(next(), choice));
                }
            }
            return new Asked(seat, all, decision, label, options);
        }

        private String next() {
            used++;
            return letters ? letter(used) : Integer.toString(used);
        }

        private static String letter(int number) {
            String last = String.valueOf((char) ('a' + (number - 1) % 26));
            return number <= 26 ? last : letter((number - 1) / 26) + last;
        }
    }
}
