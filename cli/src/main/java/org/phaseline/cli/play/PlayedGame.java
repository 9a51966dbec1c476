package org.phaseline.cli.play;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.phaseline.cli.terminal.ExitCode;
import org.phaseline.cli.terminal.Stop;
import org.phaseline.engine.machine.Question.Kind;
import org.phaseline.engine.machine.Rulebook;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.Decision;
import org.phaseline.engine.umpire.Look;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.engine.umpire.Sighting;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.engine.umpire.Visibility;
import org.phaseline.journal.JournaledGame;
import org.phaseline.journal.Replay;
import org.phaseline.journal.Watcher;
import org.phaseline.journal.format.Event;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.journal.store.SecretSeed;
import org.phaseline.journal.store.SeedFile;

/** A game that is being played here, with its log. A journal that cannot be written ends the command. */
public final class PlayedGame implements AutoCloseable {

    private JournaledGame game;
    private Optional<Path> file;
    private final Optional<SecretSeed> seed;
    private final GameLog log;

    private PlayedGame(JournaledGame game, Optional<Path> file, Optional<SecretSeed> seed) {
        this.game = game;
        this.file = file;
        this.seed = seed;
        this.log = new GameLog(umpire());
    }

    public static PlayedGame begun(JournaledGame game, Optional<Path> file, Optional<SecretSeed> seed) {
        PlayedGame played = new PlayedGame(game, file, seed);
        played.log.add(game.opening(), "", false);
        return played;
    }

    /** Replays the journal once more, for what happened then. */
    public static PlayedGame resumed(JournaledGame journaled, Path file) throws JournalProblem {
        PlayedGame played = new PlayedGame(journaled, Optional.of(file), SeedFile.beside(file));
        Replay.of(journaled.journal(), played.rulebook(), played.seed, played.new Remembering());
        return played;
    }

    private final class Remembering implements Watcher {

        private Position before = position();

        @Override
        public void ruled(int line, Event event, Ruling.Accepted ruling) {
            switch (event) {
                case Event.Began began -> log.add(ruling.reports(), "", false);
                case Event.Answered answered -> note(umpire().decision(before, answered.decision()), ruling);
                case Event.Raised raised -> note(Optional.empty(), ruling);
                case Event.TakenBack back -> log.takeBack(back.to());
                case Event.Corrected corrected -> note(Optional.empty(), ruling);
                case Event.Added added -> {}
                case Event.Shared shared -> {}
                case Event.Ended ended -> {}
            }
            before = ruling.position();
        }
    }

    public Umpire umpire() {
        return game.umpire();
    }

    public Rulebook rulebook() {
        return umpire().rulebook();
    }

    public Outline outline() {
        return rulebook().outline();
    }

    public Seats seats() {
        return umpire().seats();
    }

    public Position position() {
        return game.position();
    }

    public List<Decision> decisions() {
        return umpire().decisions(position());
    }

    public Sighting sighting(int seat) {
        return umpire().sighting(position(), seat);
    }

    /** The game as it stands, for several to look at. */
    Look look() {
        return umpire().look(position());
    }

    /** What may stand on a screen that a seat sees, or that all see. */
    Sighting seenBy(int viewer) {
        return umpire().sighting(position(), viewer);
    }

    /** Whether everybody can see that no answer was given yet; one given unseen must not be told. */
    boolean isUntouched() {
        Visibility open = umpire().visibility(Visibility.EVERYBODY);
        return log.known(Visibility.EVERYBODY).isEmpty() && !open.othersChooseUnseen(look());
    }

    public boolean over() {
        return position().over;
    }

    public int answers() {
        return game.game().answers();
    }

    public boolean exposedSince(int answers) {
        return game.game().exposedSince(answers);
    }

    public GameLog log() {
        return log;
    }

    public JournaledGame journaled() {
        return game;
    }

    /** Where it is kept, if it is. */
    public Optional<Path> file() {
        return file;
    }

    /** What the umpire rolls from, unless the dice are typed in or the game is over. */
    Optional<SecretSeed> seed() {
        return seed;
    }

    /** From now on the same game is kept elsewhere. */
    void keptBy(JournaledGame other, Path where) {
        game.close();
        game = other;
        file = Optional.of(where);
    }

    public Ruling answer(Answer answer) {
        Optional<Decision> answered =
                answer instanceof Answer.Pick pick ? umpire().decision(position(), pick.decision()) : Optional.empty();
        Ruling ruling = kept(() -> game.answer(answer));
        if (ruling instanceof Ruling.Accepted accepted) {
            note(answered, accepted);
        }
        return ruling;
    }

    /** Goes back to where only the first so many answers stand. */
    public Ruling takeBack(int answers) {
        Ruling ruling = kept(() -> game.takeBack(answers));
        if (ruling instanceof Ruling.Accepted) {
            log.takeBack(answers);
        }
        return ruling;
    }

    private interface Keeping {
        Ruling rule() throws JournalProblem;
    }

    private static Ruling kept(Keeping keeping) {
        try {
            return keeping.rule();
        } catch (JournalProblem problem) {
            throw new Stop(ExitCode.ENVIRONMENT, problem.sentence() + " " + outcome(problem), problem);
        }
    }

    static String outcome(JournalProblem problem) {
        return problem.doubtful()
                ? "It is not known whether the last answer was taken: that shows when the game goes on."
                : "The last answer was not taken.";
    }

    private void note(Optional<Decision> answered, Ruling.Accepted accepted) {
        Visibility everybody = umpire().visibility(Visibility.EVERYBODY);
        log.add(
                accepted.reports(),
                answered.map(decision -> everybody.remark(decision, accepted.position())).orElse(""),
                answered.filter(decision -> decision.kind() == Kind.DIE).isPresent());
    }

    @Override
    public void close() {
        game.close();
    }
}
