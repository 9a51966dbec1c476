package org.phaseline.cli.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.phaseline.cli.terminal.Prompter;
import org.phaseline.cli.terminal.TextWidth;
import org.phaseline.engine.machine.Question.Kind;
import org.phaseline.engine.report.SentenceStart;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Visibility;

/** Who sits at the keyboard: everybody, or one seat alone that decides unseen or reads what only it may. */
final class Keyboard {

    private final PlayedGame game;
    private final Prompter prompter;
    private final Asides asides;
    private final SeatNames names;
    private final PrivateNews news;

    /** The seats that people play, as a mask. */
    private final long people;

    private int holder = Visibility.EVERYBODY;

    /** The seat that was named to get the keyboard next. */
    private int named = Visibility.EVERYBODY;

    /** Who answered last: they sit at the keyboard already. */
    private int last = Visibility.EVERYBODY;

    /** Whether the holder took the keyboard although nothing is awaited from them: to think again, or to read. */
    private boolean thinksAgain;

    /** The seat that wants to see what only it may while something is asked openly. */
    private int looker = Visibility.EVERYBODY;

    Keyboard(PlayedGame game, Prompter prompter, Asides asides, PrivateNews news, long people) {
        this.people = people;
        this.news = news;
        this.game = game;
        this.prompter = prompter;
        this.asides = asides;
        this.names = new SeatNames(game.seats(), game.outline().parties());
    }

    int holder() {
        return holder;
    }

    boolean isPrivate() {
        return holder != Visibility.EVERYBODY;
    }

    /** A seat has answered. */
    void answered(int seat) {
        last = seat;
    }

    String prompt() {
        return isPrivate() ? SentenceStart.of(game.seats().get(holder).name()) + "> " : "> ";
    }

    /** The decisions that may stand on the screen now. */
    List<OpenDecision> shown() {
        return decisions().stream()
                .filter(decision -> isPrivate() ? decision.sealed() && decision.isFor(holder) : !decision.sealed())
                .map(decision -> isPrivate() ? decision.only(1L << holder) : decision)
                .toList();
    }

    /** What people are asked; dice that fall on a real table they read for bots, too. */
    private List<OpenDecision> decisions() {
        return game.decisions().stream()
                .map(decision -> decision.kind() == Kind.DIE ? decision : decision.only(people))
                .filter(decision -> decision.seats() != 0)
                .toList();
    }

    /** Takes the keyboard back from a seat that has decided; true when the screen is everybody's again. */
    boolean settle() {
        boolean decided = isPrivate() && !thinksAgain && sealed(holder, true).isEmpty();
        if (decided) {
            release();
            return true;
        }
        if (thinksAgain && isPrivate() && !sealed(holder, true).isEmpty()) {
            thinksAgain = false;
        }
        return false;
    }

    /** All have decided, and what came of it is for everybody to read, also where the same seat decides again in secret. */
    void showAll() {
        if (isPrivate()) {
            prompter.clear(true);
            holder = Visibility.EVERYBODY;
            looker = Visibility.EVERYBODY;
            thinksAgain = false;
        }
    }

    /** Lets everybody see the screen again; a seat keeps the keyboard while it is the only one that is waited for. */
    void release() {
        if (isPrivate() && (sealed(holder, true).isEmpty() || someoneElseIsAwaited())) {
            prompter.clear(true);
            holder = Visibility.EVERYBODY;
            looker = Visibility.EVERYBODY;
            thinksAgain = false;
        }
    }

    private boolean someoneElseIsAwaited() {
        return decisions().stream().anyMatch(decision -> decision.awaited() && !decision.sealed());
    }

    private List<OpenDecision> sealed(int seat, boolean awaited) {
        return decisions().stream()
                .filter(decision -> decision.sealed() && decision.isFor(seat) && decision.awaited() == awaited)
                .toList();
    }

    /** When a seat asked for it, or everything that is waited for is decided unseen. */
    boolean mustBePassed() {
        return !isPrivate() && next() >= 0 && (named >= 0 || !someoneElseIsAwaited());
    }

    /** The seat that was named, if it still has something to do alone; else the first that is waited for and does, or -1. */
    private int next() {
        if (named >= 0 && mayBeAlone(named)) {
            return named;
        }
        named = Visibility.EVERYBODY;
        for (int seat = 0; seat < game.seats().all().size(); seat++) {
            if (!sealed(seat, true).isEmpty()) {
                return seat;
            }
        }
        return -1;
    }

    private boolean mayBeAlone(int seat) {
        return seat == looker
                || !sealed(seat, true).isEmpty()
                || !sealed(seat, false).isEmpty()
                || news.hasUnreadDice(seat);
    }

    /**
     * Asks for the keyboard to be passed on; the line is empty when it was.
     *
     * @param before what stands on a fresh screen, which all see; nothing where it goes on below what was said
     */
    Optional<String> pass(Optional<List<String>> before) {
        int next = next();
        if (before.isPresent()) {
            prompter.clear(true);
            before.get().forEach(prompter.out()::println);
            othersUnseen(next).forEach(prompter.out()::println);
        }
        String passing = next == looker
                ? does(next, "looks") + " at what only they see: press Enter when nobody else sees the screen. "
                : next == last && named < 0
                        ? does(next, "decides") + " in secret now: press Enter when nobody else sees the screen. "
                        : "Pass the keyboard to " + name(next) + ", then press Enter. ";
        Optional<String> line = prompter.ask(passing, Prompter.Asked.SECRET);
        if (line.isEmpty()) {
            return line;
        }
        if (line.get().isBlank()) {
            holder = next;
            last = next;
            looker = next == looker ? next : Visibility.EVERYBODY;
            named = Visibility.EVERYBODY;
            thinksAgain = sealed(next, true).isEmpty();
            return line;
        }
        return give(line.get()) ? Optional.of("") : line;
    }

    /** Whether the keyboard was taken only to see what nobody else may. */
    boolean isLooking() {
        return isPrivate() && holder == looker;
    }

    /** Passes the keyboard to a seat, to see what only it may. */
    void letLook(int seat) {
        looker = seat;
        named = seat;
    }

    /** A seat that is asked something; or none, and a sentence that says why not. */
    record AskedSeat(int seat, String whyNot) {
        boolean isFound() {
            return whyNot.isEmpty();
        }

        private static AskedSeat none(String whyNot) {
            return new AskedSeat(Visibility.EVERYBODY, whyNot);
        }
    }

    /**
     * The seat that somebody means who types a command with a name, or without one where it is clear.
     *
     * @param does what only whoever is asked can do with it
     */
    AskedSeat askedSeat(String command, String name, String does) {
        List<Integer> asked = asked(OpenDecision::awaited);
        List<Integer> open = asked.isEmpty() ? asked(_ -> true) : asked;
        if (!name.isEmpty()) {
            open = asked(_ -> true).stream()
                    .filter(seat -> names.isCalled(seat, name))
                    .toList();
        }
        if (open.isEmpty()) {
            return AskedSeat.none(
                    name.isEmpty()
                            ? "Nobody is asked anything now."
                            : "'" + name + "' is not asked anything now; only whoever is asked can " + does + ".");
        }
        if (open.size() > 1) {
            String all = open.stream().map(seat -> command + " " + name(seat)).collect(Collectors.joining(" or "));
            return AskedSeat.none("Several are asked now; type " + all + ".");
        }
        return new AskedSeat(open.getFirst(), "");
    }

    /** The seats that are asked something of this sort. */
    private List<Integer> asked(Predicate<OpenDecision> sort) {
        List<OpenDecision> decisions = decisions().stream().filter(sort).toList();
        return IntStream.range(0, game.seats().all().size())
                .filter(seat -> decisions.stream().anyMatch(decision -> decision.isFor(seat)))
                .boxed()
                .toList();
    }

    /** Whether the text names a seat that has something to decide or to read alone: then the keyboard is to be passed to it. */
    boolean give(String text) {
        if (isPrivate()) {
            return false;
        }
        for (int seat = 0; seat < game.seats().all().size(); seat++) {
            if (mayBeAlone(seat) && names.isCalled(seat, text.strip())) {
                named = seat;
                return true;
            }
        }
        return false;
    }

    /** Whom else the keyboard can be passed to, besides one seat. */
    List<String> othersUnseen(int besides) {
        List<String> lines = new ArrayList<>();
        if (isPrivate()) {
            if (thinksAgain || someoneElseIsAwaited()) {
                lines.add(
                        shown().isEmpty()
                                ? "Press Enter to pass the keyboard back."
                                : "Press Enter to leave it unchanged and pass the keyboard back.");
            }
            return lines;
        }
        for (int seat = 0; seat < game.seats().all().size(); seat++) {
            if (seat == besides) {
                continue;
            }
            if (!sealed(seat, true).isEmpty()) {
                lines.add(does(seat, "decides") + " in secret: type " + typed(seat) + " to pass " + name(seat)
                        + " the keyboard");
            } else if (!sealed(seat, false).isEmpty()) {
                lines.add(
                        does(seat, "has") + " decided: type " + typed(seat) + " to let " + name(seat) + " change that");
            } else if (news.hasUnreadDice(seat)) {
                lines.add(does(seat, "has") + " rolled in secret: type " + typed(seat) + " to let " + name(seat)
                        + " see the dice alone");
            }
        }
        return lines;
    }

    /** The shortest name that calls the seat. */
    private String typed(int seat) {
        return names.others(seat).stream()
                .map(TextWidth::clean)
                .filter(name -> !name.isBlank() && name.length() < name(seat).length())
                .min(Comparator.comparingInt(String::length))
                .orElse(name(seat))
                .transform(name -> "'" + name + "'");
    }

    private String does(int seat, String verb) {
        return SentenceStart.of(name(seat)) + " "
                + game.outline().parties().verb(game.seats().get(seat).name(), verb);
    }

    private String name(int seat) {
        return TextWidth.clean(game.seats().get(seat).name());
    }
}
