package org.phaseline.cli.play;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.phaseline.cli.terminal.Prompter;
import org.phaseline.cli.terminal.Stop;
import org.phaseline.engine.machine.Question.Kind;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Visibility;

/**
 * A game for everybody at one keyboard. What is asked openly stands on a screen that all see; a player who decides unseen
 * gets the keyboard alone, and nothing of it is left on the screen when they pass it on.
 */
public final class HotSeat {

    /** The lines that only say who has decided. */
    private static final String REMARK = "remark";

    private final PlayedGame game;
    private final Prompter prompter;
    private final Screen screen;
    private final Asides asides;
    private final Keyboard keyboard;
    private final BotOpponents bots;
    private final HintText hint;

    private String note = "";
    private int writer = Visibility.EVERYBODY;
    private boolean redraw = true;

    /** Whether the next seat that gets the keyboard alone has asked for a hint. */
    private boolean hintDue;

    private int[] seen;
    private final PrivateNews news;
    private int tried;
    private int taken;

    public HotSeat(PlayedGame game, Prompter prompter, String title) {
        this(game, prompter, title, BotOpponents.none(game));
    }

    public HotSeat(PlayedGame game, Prompter prompter, String title, BotOpponents bots) {
        this.bots = bots;
        this.game = game;
        this.prompter = prompter;
        this.screen = new Screen(game, title);
        this.hint = new HintText(game);
        this.asides = new Asides(game, prompter);
        this.news = new PrivateNews(game);
        this.keyboard = new Keyboard(game, prompter, asides, news, bots.people());
        this.seen = new int[game.seats().all().size() + 1];
    }

    /** Plays until somebody leaves; {@code first} is said before anything else. */
    public void play(List<String> first) {
        try {
            playOn(first);
        } catch (Stop stop) {
            wipeIfPrivate();
            throw stop;
        }
    }

    /** Whether answers were typed and none of them was one that was asked for: in a pipe nobody is there to notice. */
    public boolean isNothingPlayed() {
        return tried > 0 && taken == 0;
    }

    private void playOn(List<String> first) {
        List<String> said = first;
        while (true) {
            if (bots.move(prompter.out(), prompter.look().isScreen())) {
                redraw = true;
                continue;
            }
            if (keyboard.settle()) {
                redraw = true;
            }
            forgetNoteOfAnother();
            if (keyboard.mustBePassed()) {
                if (!pass()) {
                    return;
                }
                continue;
            }
            Offers offers = Offers.of(keyboard.shown(), game.seats());
            if (redraw) {
                draw(offers);
                redraw = false;
            }
            said.forEach(prompter.out()::println);
            said = List.of();
            Optional<String> line = prompter.ask(keyboard.prompt(), asked(offers));
            if (line.isEmpty() || !handle(line.get(), offers)) {
                leave();
                return;
            }
        }
    }

    /** What one seat began to write is not for the next to send. */
    private void forgetNoteOfAnother() {
        if (keyboard.holder() != writer) {
            writer = keyboard.holder();
            note = "";
        }
    }

    private boolean pass() {
        Optional<String> line = keyboard.pass(redraw ? Optional.of(beforePassing()) : Optional.empty());
        redraw = false;
        if (line.isEmpty()) {
            leave();
            return false;
        }
        if (!line.get().isBlank()) {
            if (InputReader.read(line.get()) instanceof Input.Answer) {
                tried++;
                prompter.out().println("Pass the keyboard on first; then press Enter.");
                return true;
            }
            if (!handle(line.get(), Offers.of(List.of(), game.seats()))) {
                leave();
                return false;
            }
            return true;
        }
        redraw = true;
        return true;
    }

    /** On a screen that all see: what happened since they last saw one, and where we are. */
    private List<String> beforePassing() {
        if (!hasHappened(seen[0])) {
            return asides.beforePassing(0);
        }
        List<String> lines = asides.beforePassing(
                game.log(Visibility.EVERYBODY).since(seen[0]).size());
        seen = game.logLengths();
        return lines;
    }

    /** Whether all could read of something since a line of their log, other than that somebody has decided. */
    private boolean hasHappened(int since) {
        return game.session().log().seatLog().lines(Visibility.EVERYBODY, since, Integer.MAX_VALUE).stream()
                .anyMatch(line -> !line.kind().equals(REMARK));
    }

    private void leave() {
        wipeIfPrivate();
        asides.farewell();
    }

    /** What somebody decided unseen does not stay behind on the screen. */
    private void wipeIfPrivate() {
        if (keyboard.isPrivate()) {
            prompter.clear(true);
        }
    }

    private void draw(Offers offers) {
        prompter.clear(false);
        int holder = keyboard.holder();
        // Without a screen the log goes on where it stopped; on one, only its end may be in sight.
        int shown = prompter.look().isScreen() ? Integer.MAX_VALUE : seen[holder + 1];
        screen.draw(holder, offers, seen, news.of(holder, shown), prompter.look())
                .forEach(prompter.out()::println);
        news.read(holder);
        if (keyboard.isLooking() && !asides.holdsSomething(holder)) {
            say(asides.hand(holder));
        }
        if (hintDue && keyboard.isPrivate()) {
            say(hint.lines(holder, prompter.look().width()));
        }
        hintDue = false;
        keyboard.othersUnseen(Visibility.EVERYBODY).forEach(prompter.out()::println);
        seen = game.logLengths();
    }

    private Prompter.Asked asked(Offers offers) {
        Stream<String> words = offers.asked().stream()
                .flatMap(asked -> asked.options().stream())
                .map(option -> option.choice().word());
        return new Prompter.Asked(
                Stream.concat(words, InputReader.COMMANDS.stream()).distinct().toList(), keyboard.isPrivate());
    }

    /** False when somebody wants to leave. */
    private boolean handle(String line, Offers offers) {
        Answering answering = new Answering(offers, game.seats(), game.outline(), game.position().over);
        Input input = answering.isWord(line.strip()) ? new Input.Answer(line.strip(), "") : InputReader.read(line);
        switch (input) {
            case Input.Nothing nothing -> {
                redraw = true;
                keyboard.release();
            }
            case Input.Quit quit -> {
                return !asides.mayQuit();
            }
            case Input.Help help -> say(Help.LINES);
            case Input.Why why -> say(asides.why(keyboard.holder(), keyboard.shown()));
            case Input.Log log -> say(asides.log(log.lines(), keyboard.holder()));
            case Input.WholeLog _ -> say(asides.wholeLog(keyboard.holder()));
            case Input.State state -> say(asides.state(keyboard.holder()));
            case Input.Hand hand -> hand(hand.whose());
            case Input.Hint asked -> hint(asked.whose());
            case Input.Outline outline -> say(asides.outline());
            case Input.Board board -> say(asides.board(keyboard.holder()));
            case Input.Show show -> say(new ShownOverlay(game, keyboard.holder(), prompter.look()).lines(show.which()));
            case Input.Try attempt -> say(attempt(attempt.choice(), answering));
            case Input.Wrong wrong -> say(List.of(wrong.sentence()));
            case Input.Save save -> say(new Saving(game).save(save.file()));
            case Input.Note text -> {
                note = text.text();
                say(List.of("This note will go with the next answer: " + note));
            }
            case Input.Undo undo -> changed(new TakingBack(game, prompter).ask(undo.answers(), keyboard.holder()));
            case Input.Raise raise -> changed(new Raising(game, prompter).ask(raise.which(), keyboard.holder()));
            case Input.Resign resign -> changed(new Resigning(game, prompter).ask(resign.who(), keyboard.holder()));
            case Input.Correct correct ->
                changed(new Correcting(game, prompter).ask(correct.correction(), keyboard.holder()));
            case Input.Answer answer -> answer(answer, answering);
        }
        return true;
    }

    /** On a screen that all see, whoever is asked gets the keyboard alone for it. */
    private void hand(String whose) {
        if (keyboard.isPrivate()) {
            say(asides.hand(keyboard.holder()));
            return;
        }
        letLook(keyboard.askedSeat("hand", whose, "look at their hand"));
    }

    /** Where seats have secrets, others could learn them from a hint: it is for its seat alone. */
    private void hint(String whose) {
        if (keyboard.isPrivate()) {
            say(hint.lines(keyboard.holder(), prompter.look().width()));
            return;
        }
        Keyboard.AskedSeat asked = keyboard.askedSeat("hint", whose, "get a hint");
        if (asked.isFound() && !hint.isSecret()) {
            say(hint.lines(asked.seat(), prompter.look().width()));
            return;
        }
        hintDue = asked.isFound();
        letLook(asked);
    }

    private void letLook(Keyboard.AskedSeat asked) {
        if (asked.isFound()) {
            keyboard.letLook(asked.seat());
            redraw = true;
        } else {
            say(List.of(asked.whyNot()));
        }
    }

    private List<String> attempt(String choice, Answering answering) {
        return switch (answering.find(choice)) {
            case Found.Unclear unclear -> List.of(unclear.sentence());
            case Found.Picked picked -> new Trying(game, keyboard.holder(), prompter.look()).lines(picked);
            case Found.Rolled rolled -> List.of("A choice that rolls dice cannot be tried.");
        };
    }

    private void say(List<String> lines) {
        lines.forEach(prompter.out()::println);
    }

    /** A conversation that changed the game, or ends with a sentence saying why not. */
    private void changed(Optional<String> whyNot) {
        if (whyNot.isPresent()) {
            say(List.of(whyNot.get()));
        } else {
            // Several have spoken: who sits at the keyboard now is not known.
            keyboard.answered(Visibility.EVERYBODY);
            redraw = true;
        }
    }

    private void answer(Input.Answer answer, Answering answering) {
        tried++;
        String words = answer.note().isEmpty() ? note : answer.note();
        if (keyboard.give(answer.text())) {
            redraw = true;
            return;
        }
        switch (answering.find(answer.text())) {
            case Found.Unclear unclear -> say(List.of(unclear.sentence()));
            case Found.Picked picked -> {
                int told = game.logLengths()[0];
                finish(game.answer(picked.answer(words)), picked.seat());
                if (picked.decision().kind() == Kind.READY && hasHappened(told)) {
                    keyboard.showAll();
                }
            }
            case Found.Rolled rolled ->
                finish(
                        TypedDice.roll(game, rolled.decision(), rolled.faces(), words),
                        Long.numberOfTrailingZeros(rolled.decision().seats()));
        }
    }

    private void finish(Ruling ruling, int seat) {
        switch (ruling) {
            case Ruling.Refused refused -> say(List.of(refused.sentence()));
            case Ruling.Accepted accepted -> {
                taken++;
                keyboard.answered(seat);
                note = "";
                redraw = true;
            }
        }
    }
}
