package org.phaseline.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.phaseline.engine.machine.Question.Kind;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.umpire.LegalChoice;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.engine.umpire.Visibility;
import org.phaseline.language.problem.Guess;

/** Finds the choice somebody means: by its label, its word or the beginning of it, its name in the roster, or as a number where one is wanted. */
public final class Answering {

    private static final int SHORTEST_BEGINNING = 2;

    private final Offers offers;
    private final Seats seats;
    private final SeatNames names;
    private final Outline outline;
    private final boolean over;

    public Answering(Offers offers, Seats seats, Outline outline, boolean over) {
        this.outline = outline;
        this.over = over;
        this.offers = offers;
        this.seats = seats;
        this.names = new SeatNames(seats, outline.parties());
    }

    /** Whether this is a choice, letter by letter. */
    public boolean isWord(String text) {
        return !words(text, Visibility.EVERYBODY).isEmpty();
    }

    public Found find(String typed) {
        if (over) {
            return new Found.Unclear("The game is over; type 'help' to see what you can type.");
        }
        String text = typed.strip();
        Optional<Found> found = dice(text)
                .or(() -> byLabel(text))
                .or(() -> byNumber(text))
                .or(() -> byWord(text, Visibility.EVERYBODY))
                .or(() -> bySeatAndWord(text))
                .or(() -> byRosterName(text, Visibility.EVERYBODY))
                .or(() -> byBeginning(text));
        return found.orElseGet(() -> new Found.Unclear(nothing(text)));
    }

    /** Several numbers, perhaps after the label of a roll. */
    private Optional<Found> dice(String text) {
        List<Offers.Asked> rolls = offers.asked().stream()
                .filter(asked -> asked.decision().kind() == Kind.DIE)
                .toList();
        for (Offers.Asked roll : rolls) {
            Optional<List<Integer>> faces = TypedDice.read(roll.label().isEmpty() ? text : after(roll.label(), text));
            if (faces.isPresent() && faces.get().size() > 1) {
                return Optional.of(new Found.Rolled(roll.decision(), faces.get()));
            }
        }
        return Optional.empty();
    }

    private Optional<Found> byLabel(String text) {
        for (Offers.Asked asked : offers.asked()) {
            for (Offers.Option option : asked.options()) {
                if (option.label().equalsIgnoreCase(text)) {
                    return Optional.of(picked(asked, option.choice()));
                }
            }
            String rest = after(asked.label(), text);
            if (!asked.label().isEmpty() && !rest.isEmpty()) {
                return Optional.of(number(asked, rest));
            }
        }
        return Optional.empty();
    }

    private Optional<Found> byNumber(String text) {
        List<Offers.Asked> wanting =
                offers.asked().stream().filter(Offers.Asked::wantsNumber).toList();
        if (wanting.isEmpty() || !text.matches("[+-]?\\d+(\\.\\d+)?")) {
            return Optional.empty();
        }
        if (wanting.size() > 1) {
            return Optional.of(
                    new Found.Unclear("More than one number is being asked for; say which one you mean, like '"
                            + wanting.getFirst().label() + " " + text + "'."));
        }
        return Optional.of(number(wanting.getFirst(), text));
    }

    private static Found number(Offers.Asked asked, String text) {
        String digits = text.strip().replaceFirst("^\\+", "").replaceFirst("^(-?)0+(?=\\d)", "$1");
        digits = digits.contains(".") ? digits.replaceFirst("\\.?0+$", "") : digits;
        Optional<LegalChoice> choice = asked.decision().choice(digits);
        return choice.isPresent()
                ? picked(asked, choice.get())
                : new Found.Unclear("'" + text.strip() + "' is not possible here; it must be "
                        + Numbers.say(asked.numbers()) + ".");
    }

    /** What follows a name and perhaps a colon; nothing if the text does not begin with it. */
    private static String after(String name, String text) {
        if (name.isEmpty() || !text.regionMatches(true, 0, name, 0, name.length())) {
            return "";
        }
        String rest = text.substring(name.length());
        boolean apart = rest.startsWith(" ") || rest.startsWith(":") || rest.startsWith("=");
        return apart ? rest.replaceFirst("^\\s*[:=]?\\s*", "") : "";
    }

    private Optional<Found> bySeatAndWord(String text) {
        for (int seat = 0; seat < seats.all().size(); seat++) {
            String rest = afterName(seat, text);
            if (!rest.isEmpty()) {
                int named = seat;
                return byWord(rest, seat)
                        .or(() -> byRosterName(rest, named))
                        .or(() -> Optional.of(new Found.Unclear("'" + rest + "' is not one of the choices of "
                                + seats.get(named).name() + ".")));
            }
        }
        return Optional.empty();
    }

    /** What follows the name of a seat; behind that of one of its parties, which a choice can begin with, there is a colon. */
    private String afterName(int seat, String text) {
        int colon = text.indexOf(':');
        boolean party =
                colon > 0 && names.isCalled(seat, text.substring(0, colon).strip());
        return party ? text.substring(colon + 1).strip() : after(seats.get(seat).name(), text);
    }

    private Optional<Found> byWord(String text, int seat) {
        return oneOf(words(text, seat), text);
    }

    /** A piece by what the rulebook calls it, which scripts take, too: whoever has written the rulebook knows it by heart. */
    private Optional<Found> byRosterName(String text, int seat) {
        List<Hit> hits = new ArrayList<>();
        for (Offers.Asked asked : offers.asked()) {
            if (seat == Visibility.EVERYBODY || asked.isPutTo(seat)) {
                PieceNames.choice(asked.decision(), text, outline)
                        .ifPresent(choice -> hits.add(hit(asked, seat, choice)));
            }
        }
        return oneOf(hits, text);
    }

    /** {@code seat}: who answers. */
    private record Hit(int seat, Offers.Asked asked, LegalChoice choice, String label) {}

    private List<Hit> words(String text, int seat) {
        List<Hit> hits = new ArrayList<>();
        for (Offers.Asked asked : offers.asked()) {
            if (seat == Visibility.EVERYBODY || asked.isPutTo(seat)) {
                asked.decision().choice(text).ifPresent(choice -> hits.add(hit(asked, seat, choice)));
            }
        }
        return hits;
    }

    /** {@code named}: the seat whose name was typed, or everybody. */
    private static Hit hit(Offers.Asked asked, int named, LegalChoice choice) {
        String label = asked.options().stream()
                .filter(option -> option.choice().equals(choice))
                .findFirst()
                .map(Offers.Option::label)
                .orElse(asked.label() + " " + choice.word());
        return new Hit(named == Visibility.EVERYBODY ? asked.seat() : named, asked, choice, label);
    }

    private Optional<Found> byBeginning(String text) {
        if (text.length() < SHORTEST_BEGINNING) {
            return Optional.empty();
        }
        String beginning = text.toLowerCase(Locale.ROOT);
        List<Hit> hits = new ArrayList<>();
        for (Offers.Asked asked : offers.asked()) {
            for (Offers.Option option : asked.options()) {
                if (option.choice().word().toLowerCase(Locale.ROOT).startsWith(beginning)
                        || option.choice().title().toLowerCase(Locale.ROOT).startsWith(beginning)) {
                    hits.add(new Hit(asked.seat(), asked, option.choice(), option.label()));
                }
            }
        }
        return oneOf(hits, text);
    }

    /** Play waits for some decisions and not for others: if only one of those that wait is meant, it is that. */
    private static Optional<Found> oneOf(List<Hit> hits, String text) {
        List<Hit> waiting =
                hits.stream().filter(hit -> hit.asked.decision().awaited()).toList();
        List<Hit> meant = waiting.isEmpty() ? hits : waiting;
        if (meant.isEmpty()) {
            return Optional.empty();
        }
        if (meant.size() == 1) {
            Hit one = meant.getFirst();
            return Optional.of(new Found.Picked(one.seat, one.asked.decision(), one.choice));
        }
        String labels = meant.stream().map(hit -> hit.label.strip()).collect(Collectors.joining(" or "));
        return Optional.of(new Found.Unclear("'" + text + "' could be " + labels + "; type one of them."));
    }

    private static Found picked(Offers.Asked asked, LegalChoice choice) {
        return new Found.Picked(asked.seat(), asked.decision(), choice);
    }

    private String nothing(String text) {
        List<String> words = offers.asked().stream()
                .flatMap(asked -> asked.options().stream())
                .map(option -> option.choice().title())
                .toList();
        String guess = Guess.didYouMean(text, words);
        return "'" + text + "' is not one of the choices"
                + (guess.isEmpty() ? "; type 'help' to see what you can type." : guess);
    }
}
