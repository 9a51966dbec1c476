package org.phaseline.cli.play;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.phaseline.cli.terminal.ExitCode;
import org.phaseline.cli.terminal.Stop;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.Look;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.engine.umpire.Sighting;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.engine.umpire.Visibility;
import org.phaseline.journal.Compiled;
import org.phaseline.journal.JournaledGame;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.journal.store.FileJournal;
import org.phaseline.journal.store.SecretSeed;
import org.phaseline.journal.store.SeedFile;
import org.phaseline.session.GameSession;

/** A session that is played here, and where it is kept. A journal that cannot be written ends the command. */
public final class PlayedGame implements AutoCloseable {

    private GameSession session;
    private Optional<Path> file;
    private final Optional<SecretSeed> seed;
    private final PlayedReports reports;

    private PlayedGame(GameSession session, Optional<Path> file, Optional<SecretSeed> seed, PlayedReports reports) {
        this.session = session;
        this.file = file;
        this.seed = seed;
        this.reports = reports;
    }

    public static PlayedGame begun(JournaledGame game, Optional<Path> file, Optional<SecretSeed> seed) {
        PlayedReports reports = new PlayedReports();
        reports.add(game.opening());
        return new PlayedGame(GameSession.begun(game), file, seed, reports);
    }

    public static PlayedGame resumed(Path file) throws JournalProblem {
        PlayedReports reports = new PlayedReports();
        GameSession session = GameSession.resumed(FileJournal.open(file), Compiled::from, reports);
        return new PlayedGame(session, Optional.of(file), SeedFile.beside(file), reports);
    }

    GameSession session() {
        return session;
    }

    /** What a viewer may read of what happened. */
    LogText log(int viewer) {
        return new LogText(session.log().seatLog(), viewer);
    }

    /** How long the log of each viewer is, everybody's first. */
    public int[] logLengths() {
        return session.log().seatLog().lengths();
    }

    /** What a seat reads from a line of its log on, also the changes that a sentence is told in place of. */
    public List<String> readBy(int seat, int line) {
        return log(seat).whole(line);
    }

    /** For scripts. */
    public PlayedReports reports() {
        return reports;
    }

    public Umpire umpire() {
        return session.game().umpire();
    }

    public CompiledRulebook rulebook() {
        return umpire().rulebook();
    }

    public Outline outline() {
        return rulebook().outline();
    }

    public Seats seats() {
        return umpire().seats();
    }

    public Position position() {
        return session.game().position();
    }

    public List<OpenDecision> decisions() {
        return look().decisions();
    }

    /** What the step of a decision is called this time. */
    public String called(OpenDecision decision) {
        return look().strand(Long.numberOfTrailingZeros(decision.seats()), decision)
                .filter(strand -> !strand.titles().isEmpty())
                .map(strand -> strand.titles().getLast())
                .orElseGet(() -> outline().step(decision.step()).called());
    }

    public Sighting sighting(int seat) {
        return umpire().sighting(position(), seat);
    }

    /** The game as it stands, for several to look at. */
    Look look() {
        return session.look();
    }

    /** What may stand on a screen that a seat sees, or that all see. */
    Sighting seenBy(int viewer) {
        return umpire().sighting(position(), viewer);
    }

    /** Whether everybody can see that no answer was given yet; one given unseen must not be told. */
    boolean isUntouched() {
        Visibility open = umpire().visibility(Visibility.EVERYBODY);
        return session.takeBacks().known(Visibility.EVERYBODY).isEmpty() && !open.othersChooseUnseen(look());
    }

    public boolean over() {
        return position().over;
    }

    public int answers() {
        return session.game().game().answers();
    }

    public JournaledGame journaled() {
        return session.game();
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
        session.game().close();
        session = session.continuedIn(other);
        file = Optional.of(where);
    }

    public Ruling answer(Answer answer) {
        Ruling ruling = kept(() -> session.play(answer));
        if (ruling instanceof Ruling.Accepted accepted) {
            reports.add(accepted.reports());
        }
        return ruling;
    }

    /** Goes back to where only the first so many answers stand, as all have agreed. */
    public Ruling takeBack(int answers) {
        Ruling ruling = kept(() -> session.takeBacks().agreed(answers));
        if (ruling instanceof Ruling.Accepted) {
            reports.takeBack(answers);
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
                ? "It is not known whether the last answer was saved; you will see when the game continues."
                : "The last answer was not saved.";
    }

    @Override
    public void close() {
        session.game().close();
    }
}
