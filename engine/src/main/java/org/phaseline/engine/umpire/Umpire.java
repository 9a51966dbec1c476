package org.phaseline.engine.umpire;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.dice.Dice;
import org.phaseline.engine.dice.RollNumber;
import org.phaseline.engine.dice.RollNumbering;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.DigressionInfo;
import org.phaseline.engine.machine.EndlessRulebook;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.machine.Question;
import org.phaseline.engine.machine.RollRecorder;
import org.phaseline.engine.machine.Runner;
import org.phaseline.engine.machine.SequenceInfo;
import org.phaseline.engine.machine.Veil;
import org.phaseline.engine.outline.Parties;
import org.phaseline.engine.position.Branch;
import org.phaseline.engine.position.Frame;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.position.SealedNote;
import org.phaseline.engine.position.SealedValue;
import org.phaseline.engine.report.Report;
import org.phaseline.engine.report.SentenceStart;

/**
 * The umpire of one game: position and answer in, ruling out. It keeps nothing between two calls, so the same rulebook, dice
 * and answers give the same positions everywhere.
 */
public final class Umpire {

    /** A note may not be longer than this. */
    public static final int LONGEST_NOTE = 2000;

    private final CompiledRulebook rulebook;
    private final Runner runner;
    private final Seats seats;
    private final Dice dice;
    private final boolean typedDice;
    private final BitSet speaking;
    private final @Nullable WorkTotal effort;

    public Umpire(CompiledRulebook rulebook, Seats seats, Dice dice, boolean typedDice) {
        this(rulebook, new Runner.Plain(rulebook.code()), seats, dice, typedDice);
    }

    /** With code that was compiled once. */
    public Umpire(CompiledRulebook rulebook, Runner runner, Seats seats, Dice dice, boolean typedDice) {
        this(rulebook, runner, seats, dice, typedDice, null);
    }

    private Umpire(
            CompiledRulebook rulebook,
            Runner runner,
            Seats seats,
            Dice dice,
            boolean typedDice,
            @Nullable WorkTotal effort) {
        this.rulebook = rulebook;
        this.runner = runner;
        this.seats = seats;
        this.dice = dice;
        this.typedDice = typedDice;
        this.effort = effort;
        this.speaking = StepPath.speaking(rulebook);
    }

    /** The steps whose titles speak of values. */
    BitSet speakingSteps() {
        return speaking;
    }

    /** For looking at positions and trying answers; it has no dice, and cannot go on where some are thrown. */
    public static Umpire withoutDice(
            CompiledRulebook rulebook, Seats seats, RollNumbering numbering, boolean typedDice) {
        return new Umpire(rulebook, seats, new NoDice(numbering), typedDice);
    }

    private record NoDice(RollNumbering numbering) implements Dice {
        @Override
        public int face(RollNumber roll, int die, int sides) {
            throw new IllegalStateException("a viewer of a game cannot roll dice");
        }
    }

    RollNumbering numbering() {
        return dice.numbering();
    }

    /** The umpire of the same game with other dice. */
    public Umpire with(Dice other) {
        return new Umpire(rulebook, runner, seats, other, typedDice);
    }

    public CompiledRulebook rulebook() {
        return rulebook;
    }

    public Seats seats() {
        return seats;
    }

    public boolean typedDice() {
        return typedDice;
    }

    /** Sets up and plays to the first question. */
    public Ruling begin() {
        return play(machine(rulebook.setUp()), new ArrayList<>(), Machine::run);
    }

    /** Rules on an answer. The position is not changed. */
    public Ruling rule(Position position, Answer answer) {
        if (position.over) {
            return new Ruling.Refused("The game is over.");
        }
        if (answer.seat() < 0 || answer.seat() >= seats.all().size()) {
            return new Ruling.Refused("There is no seat number " + (answer.seat() + 1) + " at this table.");
        }
        if (answer.note().length() > LONGEST_NOTE) {
            return new Ruling.Refused("A note may have at most " + LONGEST_NOTE + " characters.");
        }
        return switch (answer) {
            case Answer.Pick pick -> pick(position, pick);
            case Answer.Raise raise -> raise(position, raise);
            case Answer.Correct correct -> correct(position, correct);
        };
    }

    private Ruling pick(Position position, Answer.Pick pick) {
        Machine m = machine(position.copy());
        OpenQuestions open = new OpenQuestions(m);
        for (Branch branch : open.branches()) {
            if (!open.id(branch).equals(pick.decision())) {
                continue;
            }
            Question question = open.question(branch);
            long asked = question.asked(m) & seats.get(pick.seat()).parties();
            if (asked == 0) {
                return new Ruling.Refused("This is for "
                        + rulebook.outline().parties().names(question.asked(m)) + " to decide, not for "
                        + seats.get(pick.seat()).name() + ".");
            }
            Menu menu = open.menu(question);
            if (!menu.has(pick.item())) {
                return new Ruling.Refused("That is not among the choices of '" + question.prompt(m) + "'.");
            }
            int party = Long.numberOfTrailingZeros(asked);
            return answer(m, branch, question, party, open.confidants(question) | 1L << party, pick);
        }
        return new Ruling.Refused("Decision " + pick.decision() + " is not open" + nowOpen(open) + ".");
    }

    private static String nowOpen(OpenQuestions open) {
        List<Branch> branches = open.branches();
        return branches.isEmpty() ? "" : "; the open one is " + open.id(branches.get(0));
    }

    /** {@code confidants} are those who may know of everything that was offered. */
    private Ruling answer(Machine m, Branch branch, Question question, int party, long confidants, Answer.Pick pick) {
        ArrayList<Report> reports = new ArrayList<>();
        int step = rulebook.stepAt()[branch.address];
        long knowing = pick.item() == Menu.NOTHING ? question.asked(m) : Veil.audience(m, question.from(), pick.item());
        // Whoever chooses knows what they chose, also among pieces that they do not see otherwise.
        long audience = m.audience() & question.readers(m) & knowing | 1L << party;
        // "No more" names no piece, so others may hear it; but the decision was made unseen, and so was the note
        // written.
        boolean apart = !pick.note().isEmpty() && (audience & ~confidants) != 0;
        reports.add(new Report.Answered(
                step,
                audience,
                party,
                SentenceStart.of(question.prompt(m)),
                question.word(m, pick.item()),
                question.title(m, pick.item()),
                apart ? "" : pick.note()));
        if (apart) {
            String writer = rulebook.outline().parties().get(party).title();
            String notes = rulebook.outline().parties().verb(writer, "notes");
            reports.add(new Report.Told(step, audience & confidants, writer + " " + notes + ": " + pick.note()));
        }
        if (m.audience() != Report.EVERYONE && !pick.note().isEmpty()) {
            seal(m.position, new SealedNote(step, party, pick.note()));
        }
        return play(m, reports, machine -> machine.answer(branch, pick.item(), party));
    }

    /** A note beside a sealed answer is sealed with it; players who change their mind take their notes back. */
    private static void seal(Position position, SealedNote note) {
        position.notes.add(note);
        // By step and party, not by who wrote first; the sort keeps the order of each one's own.
        position.notes.sort(null);
    }

    private Ruling raise(Position position, Answer.Raise raise) {
        if (raise.digression() < 0
                || raise.digression() >= rulebook.digressions().size()) {
            return new Ruling.Refused("This rulebook has no digression number " + (raise.digression() + 1) + ".");
        }
        Machine m = machine(position.copy());
        DigressionInfo digression = rulebook.digressions().get(raise.digression());
        SequenceInfo sequence = rulebook.sequences().get(digression.sequence());
        int party =
                speaker(rulebook.outline().parties(), seats.get(raise.seat()).parties());
        Branch halted = m.position.active();
        halted.moment++;
        int[] path = java.util.Arrays.copyOf(halted.path, halted.path.length + 2);
        path[path.length - 2] = halted.moment;
        long[] locals = new long[sequence.frameSize()];
        locals[0] = party;
        Frame frame = new Frame(locals, null, -1, digression.sequence());
        m.position.roots.add(new Branch(null, path, -1, sequence.entry(), frame, halted.roles.clone()));
        ArrayList<Report> reports = new ArrayList<>();
        reports.add(new Report.Digressed(
                digression.step(),
                Report.EVERYONE,
                rulebook.outline().parties().get(party).title(),
                digression.title(),
                raise.note()));
        return play(m, reports, Machine::run);
    }

    /** Puts something right that the table has agreed on; {@code seat} is who asked for it. */
    public Ruling correct(Position position, int seat, Correction correction) {
        return rule(position, new Answer.Correct(correction, seat, ""));
    }

    private Ruling correct(Position position, Answer.Correct correct) {
        Machine m = machine(position.copy());
        Seats.Seat seat = seats.get(correct.seat());
        return switch (new Corrections(m, seat.parties()).plan(correct.correction())) {
            case Plan.Refused refused -> new Ruling.Refused(refused.sentence());
            case Plan.Agreed agreed -> {
                ArrayList<Report> reports = new ArrayList<>();
                reports.add(
                        correct.correction() instanceof Correction.End
                                ? new Report.Told(agreed.step(), Report.EVERYONE, agreed.what())
                                : new Report.Corrected(
                                        agreed.step(), Report.EVERYONE, seat.name(), agreed.what(), correct.note()));
                yield play(m, reports, agreed.how());
            }
        };
    }

    /** What would come of an answer up to where dice would be thrown; none are. Told to nobody as it is. */
    Ruling tryOut(Position position, Answer answer) {
        return with(Preview.UNTHROWN).rule(position, answer);
    }

    /** What comes of it when a seat wants something put right: what the umpire could not do, the others need not be asked. */
    public CorrectionRequest request(Position position, int seat, Correction wanted) {
        Look look = look(position);
        Visibility visibility = visibility(seat);
        Correction correction = pinned(look, visibility, wanted);
        Optional<String> whyNot = visibility.whyNotAsk(look, correction);
        if (whyNot.isPresent()) {
            return new CorrectionRequest.Refused(whyNot.get());
        }
        return switch (tryOut(position, new Answer.Correct(correction, seat, ""))) {
            case Ruling.Refused refused -> new CorrectionRequest.Refused(refused.sentence());
            case Ruling.Accepted accepted ->
                new CorrectionRequest.Possible(correction, Visibility.request(correction, accepted));
        };
    }

    /** Which of a seat's questions is to be left, said so that it is still the same one when the last has agreed. */
    private static Correction pinned(Look look, Visibility visibility, Correction correction) {
        if (!(correction instanceof Correction.Skip skip) || !skip.decision().isEmpty()) {
            return correction;
        }
        List<OpenDecision> own = look.decisions().stream()
                .filter(decision -> visibility.isAsked(decision) && decision.awaited())
                .toList();
        return own.size() == 1 ? new Correction.Skip(own.getFirst().id()) : correction;
    }

    private static int speaker(Parties parties, long mask) {
        long factions = mask & ~parties.sidesMask();
        return Long.numberOfTrailingZeros(Long.bitCount(factions) == 1 ? factions : mask);
    }

    /** A machine for looking at a position only. */
    Machine looking(Position position) {
        return machine(position.sealed.isEmpty() ? position : position.forLooking());
    }

    /** The same, with what these parties have set under seal in place of what everybody knows. */
    Machine looking(Position position, long parties) {
        Machine m = looking(position);
        for (SealedValue value : position.sealed) {
            if ((parties >>> value.party() & 1) != 0) {
                m.write(value.slot(), value.value());
            }
        }
        return m;
    }

    private Machine machine(Position position) {
        Machine machine = new Machine(rulebook, runner, position, dice, typedDice);
        if (effort != null) {
            effort.of(machine);
        }
        return machine;
    }

    private static Ruling play(Machine m, ArrayList<Report> reports, java.util.function.Consumer<Machine> move) {
        m.reportTo(reports);
        RollRecorder recorder = new RollRecorder();
        m.recordRolls(recorder);
        BitSet unseen;
        try {
            m.endSealing();
            unseen = Veil.unseen(m);
            move.accept(m);
            unseen.andNot(Veil.unseen(m));
        } catch (EndlessRulebook endless) {
            return new Ruling.Refused("Play cannot continue: " + endless.getMessage() + ".");
        } catch (Preview.ChanceAhead chance) {
            return new Ruling.Accepted(m.position, List.copyOf(reports), true);
        }
        // A piece that has come out of hiding is as good as revealed.
        return new Ruling.Accepted(m.position, List.copyOf(reports), m.exposed || !unseen.isEmpty(), recorder.rolls());
    }

    // ---- queries

    /** Everything that is asked in a position, of whomever. */
    public List<OpenDecision> decisions(Position position) {
        return new OpenQuestions(looking(position)).decisions(seats);
    }

    /** The decision with this id, if it is open. */
    public Optional<OpenDecision> decision(Position position, String id) {
        return new OpenQuestions(looking(position)).decision(id, seats);
    }

    /**
     * What an answer would do, as far as a viewer can know: the only preview there is. Nothing when the answer is not open to its seat
     * now, or not for the viewer to know of. The position is not changed.
     */
    public Optional<Preview> preview(Position position, int viewer, Answer answer) {
        return look(position).previews(viewer).of(answer);
    }

    /** Whether the umpire would throw dice next that everybody may know of; not when the answer would be refused. */
    public boolean throwsOpenDice(Position position, Answer answer) {
        boolean[] thrown = {false};
        Dice probing = (roll, die, sides) -> {
            thrown[0] = true;
            return Preview.UNTHROWN.face(roll, die, sides);
        };
        WorkTotal watched = new WorkTotal();
        Umpire trying = new Umpire(rulebook, runner, seats, probing, typedDice, watched);
        return trying.rule(position, answer) instanceof Ruling.Accepted
                && thrown[0]
                && watched.machine().audience() == Report.EVERYONE;
    }

    /** The same umpire without dice, for trying several answers that together may take as long as one. */
    Umpire trying(WorkTotal together) {
        return new Umpire(rulebook, new Runner.Plain(rulebook.code()), seats, Preview.UNTHROWN, typedDice, together);
    }

    /** Decides what a seat may know, or anybody with {@link Visibility#EVERYBODY}. */
    public Visibility visibility(int viewer) {
        return new Visibility(this, viewer);
    }

    /** Looks at a position for several at once. */
    public Look look(Position position) {
        return new Look(this, position);
    }

    /** What anybody may see of a position, whoever they are. */
    public Sighting openSighting(Position position) {
        return look(position).openSighting();
    }

    /** What a seat may see of a position; what anybody may with {@link Visibility#EVERYBODY}. */
    public Sighting sighting(Position position, int viewer) {
        return look(position).sighting(viewer);
    }

    /** Why we are here, with everything: for whoever sees to the game as a whole, such as a script. */
    public Why why(Position position) {
        return Why.of(this, position);
    }
}
