package org.phaseline.engine.machine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.dice.Dice;
import org.phaseline.engine.position.Branch;
import org.phaseline.engine.position.Frame;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.report.Report;

/**
 * Runs a position from one question to the next, in place. Whoever needs the old position copies it first. The fields
 * are what instructions work on: the branch being run, its frame, and {@code it}, the member a formula looks at; what belongs to one
 * subject (reports, secret decisions, limits, dice) is in an object of its own.
 */
public final class Machine {

    public final CompiledRulebook rulebook;
    public Dice dice;
    public final boolean typedDice;
    public final Runner runner;

    public Position position;
    public Branch branch;
    public Frame frame;
    public long it;

    /** The members of outer sets, which formulas further in look at by name. */
    public long[] named = new long[4];

    public long[] arguments = Branch.EMPTY;

    /** Where sets of pieces and spaces are worked out. */
    public final Scratch scratch = new Scratch(this);

    /** Whether a roll, a reveal or an announcement happened since it was last looked at. */
    public boolean exposed;

    /** How many members formulas have looked at since the last answer. It is not in {@link WorkLimits}, because nothing is counted as often. */
    long lookedAt;

    /** How many they may. */
    final long mostLookedAt;

    /** Which values of the state have changed when. */
    public final ChangeStamps changes = new ChangeStamps();

    public final ReportOutput reports = new ReportOutput();
    public final Sealing sealing = new Sealing(this);
    public final StateCaches caches = new StateCaches(this);
    public final WorkLimits limits = new WorkLimits(this);
    public final DiceRoller roller;
    private final FramePool frames;

    /** What formulas have given before; null for whoever hardly ever comes to the same state again. */
    public @Nullable FormulaCache formulas;

    /** How many instructions more than one the runner ran when it was last called, or more than none after an answer. */
    public int ranOn;

    public Machine(CompiledRulebook rulebook, Position position, Dice dice, boolean typedDice) {
        this(rulebook, new Runner.Plain(rulebook.code()), position, dice, typedDice);
    }

    public Machine(CompiledRulebook rulebook, Runner runner, Position position, Dice dice, boolean typedDice) {
        this.rulebook = rulebook;
        this.mostLookedAt = rulebook.limits().lookedAt();
        this.runner = runner;
        this.position = position;
        this.dice = dice;
        this.typedDice = typedDice;
        this.roller = new DiceRoller(this, dice);
        this.frames = new FramePool(rulebook.sequences().size());
        this.branch = position.active();
        this.frame = branch.frame;
    }

    // ---- reports

    public void reportTo(@Nullable ArrayList<Report> list) {
        reports.to(list);
    }

    /** Whoever plays without it, as bots do, is not told what was thrown. */
    public void recordRolls(RollRecorder recorder) {
        roller.recordWith(recorder);
    }

    /** Ask this before building a report: nobody listens when bots play, or after very much was told. */
    public boolean reporting() {
        return reports.hasRoom();
    }

    /** The same for what is told however much there is: dice. */
    public boolean isHeard() {
        return reports.isHeard();
    }

    public void report(Report report) {
        reports.add(report);
    }

    /**
     * Works out what is reported. What that takes does not count against what an answer may take, because bots, who are told nothing, would
     * be allowed more; what takes too long to say is not said.
     */
    public void telling(Runnable work) {
        long looking = it;
        long[] handed = arguments;
        int mark = scratch.top;
        try {
            limits.forReports(work);
        } catch (EndlessRulebook tooLong) {
            reports.giveUp();
            it = looking;
            arguments = handed;
        } finally {
            scratch.top = mark;
        }
    }

    /** The steps from which what runs was conducted, the nearest first. */
    public List<Integer> conductingSteps() {
        return reports.isHeard() ? ConductingSteps.of(rulebook, branch) : List.of();
    }

    /** Who may know of what happens now: everyone, or in a sealed branch only its own party. */
    public long audience() {
        return sealing.audience();
    }

    public int step() {
        return rulebook.stepAt()[branch.address];
    }

    /** Makes a branch the one that formulas and instructions see. */
    public void focus(Branch on) {
        if (on == branch && on.parent == null) {
            // It was focused on already, and nothing is sealed where nothing is forked.
            if (frame != on.frame) {
                frame = on.frame;
            }
            changes.written();
            return;
        }
        if (on != branch) {
            reports.changeBranch();
        }
        branch = on;
        frame = on.frame;
        sealing.focus(on);
    }

    // ---- values

    /** Sets a value of the state; under seal only the party that decides reads it from then on. */
    public void set(int slot, long value) {
        if (sealing.isActive()) {
            sealing.set(slot, value);
        }
        write(slot, value);
    }

    /** Sets a value of the state for everybody. */
    public void write(int slot, long value) {
        changes.written();
        long[] slots = position.slots;
        long before = slots[slot];
        if (before != value) {
            slots[slot] = value;
            changes.note(slot, before, value);
        }
    }

    /** From here on the state has only what everybody may know; whoever hands out a position calls this first. */
    public void endSealing() {
        sealing.end();
    }

    /**
     * Whatever takes longer the more there is says how much there is: the members of a set, the parts of a long formula, a formula
     * with a name. Sets within sets within sets, or formulas that call formulas twice, could keep the umpire busy for years.
     */
    public void looksAt(int members) {
        lookedAt += members;
        if (lookedAt > mostLookedAt) {
            throw limits.tooMuch();
        }
    }

    // ---- from one question to the next

    /** Gives the branch's question an item of its menu, answered by a party, and runs until everybody waits again. */
    public void answer(Branch on, long item, int party) {
        focus(on);
        on.lastParty = party;
        give(on, item);
        run();
    }

    /** Gives the question of a branch that is focused on an item of its menu. */
    void give(Branch on, long item) {
        boolean wasReady = on.status == Branch.Status.READY;
        on.status = Branch.Status.RUNNING;
        SealedAnswers.note(this, on, item);
        int next = runner.answer(this, on.address, item);
        wentOn(on, next, wasReady);
    }

    /** The same, answered by whoever is asked, the first of several. */
    public void answer(Branch on, long item) {
        focus(on);
        if (on.parent != null || on.until >= 0) {
            answer(on, item, Runner.first(runner.asked(this, on.address)));
            return;
        }
        // Nothing is forked, so nobody else can run before it: it runs on at once.
        boolean wasReady = on.status == Branch.Status.READY;
        on.status = Branch.Status.RUNNING;
        startCounting();
        looksAt(1);
        int next = runner.answerAndRun(this, on.address, item);
        int budget = rulebook.limits().instructions() - ranOn;
        limits.ran(ranOn);
        ranOn = 0;
        wentOn(on, next, wasReady);
        if (next >= 0) {
            budget = run(on, budget);
        }
        if (on.status != Branch.Status.ASKED) {
            play(budget);
        }
        finish();
    }

    private static void wentOn(Branch on, int next, boolean wasReady) {
        if (next >= 0) {
            on.address = next;
        } else if (on.status == Branch.Status.RUNNING && !wasReady) {
            throw new IllegalStateException("a question neither went on nor waits");
        }
    }

    /** Runs until every branch waits for somebody or the game is over. */
    public void run() {
        startCounting();
        play(rulebook.limits().instructions());
        finish();
    }

    private void startCounting() {
        limits.startAnswer();
        reports.startAnswer();
    }

    private void finish() {
        endSealing();
        reports.sayWhatIsLeftOut();
    }

    private void play(int most) {
        int budget = most;
        while (!position.over) {
            Branch runnable = runnable(position.active());
            if (runnable == null) {
                if (!Joins.settle(this) && !StaleQuestions.wakeOvertaken(this)) {
                    return;
                }
                continue;
            }
            focus(runnable);
            budget = run(runnable, budget);
            if (runnable.status == Branch.Status.ASKED && runnable.parent == null) {
                // Nothing is forked: there is nobody else to look for.
                return;
            }
            if (runnable.status == Branch.Status.ASKED && !runnable.kept.isEmpty()) {
                SealedAnswers.giveAgain(this, runnable, new Menu());
            }
        }
    }

    private int run(Branch on, int budget) {
        if (on.until >= 0) {
            return runUntil(on, budget);
        }
        int left = budget;
        int next = on.address;
        try {
            while (next >= 0) {
                on.address = next;
                next = runner.run(this, next);
                left -= 1 + ranOn;
                ranOn = 0;
                if (left < 0) {
                    throw limits.silent(on);
                }
            }
        } finally {
            limits.ran(budget - left);
        }
        return left;
    }

    /** A step that was put in: it is over where the one printed next would begin, so instruction by instruction. */
    private int runUntil(Branch on, int budget) {
        int left = budget;
        int next = on.address;
        while (next >= 0) {
            on.address = next;
            if (next == on.until && on.frame.caller == null) {
                on.status = Branch.Status.ENDED;
                return left;
            }
            next = rulebook.code()[next].run(this, next);
            if (--left < 0) {
                throw limits.silent(on);
            }
        }
        return left;
    }

    private @Nullable Branch runnable(Branch at) {
        looksAt(1);
        if (at.status == Branch.Status.RUNNING) {
            return at;
        }
        for (Branch child : at.children) {
            Branch found = runnable(child);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    // ---- what instructions ask of the machine

    /** Stops the branch at its question. */
    public int ask() {
        branch.moment++;
        branch.status = Branch.Status.ASKED;
        return Instruction.WAIT;
    }

    /** A blank frame for a sequence, to be called from the present one. */
    public Frame newFrame(SequenceInfo sequence, int index, int returnAddress) {
        return frames.blank(branch, sequence, index, returnAddress);
    }

    /** Goes on in a frame that was called from the present one. */
    public void enter(Frame called) {
        limits.enters(called);
        branch.frame = called;
        frame = called;
    }

    /** Leaves the frame of a sequence or reaction; at the bottom of a digression the digression is over. */
    public int leave() {
        Frame left = branch.frame;
        if (left.caller == null) {
            branch.status = Branch.Status.ENDED;
            return Instruction.WAIT;
        }
        branch.frame = left.caller;
        frame = branch.frame;
        frames.giveBack(left);
        return left.returnAddress;
    }

    public Branch fork(int party, int address, int index) {
        limits.forks(branch);
        int[] path = Arrays.copyOf(branch.path, branch.path.length + 2);
        path[path.length - 2] = branch.moment;
        path[path.length - 1] = index;
        Branch child = new Branch(branch, path, party, address, branch.frame, branch.roles.clone());
        branch.children.add(child);
        return child;
    }

    /** {@code decided} when a line of the rulebook ends the game, which is a draw without winners; else its length does. */
    public void endGame(long winners, boolean decided) {
        position.over = true;
        position.winners = winners;
        branch.status = Branch.Status.ENDED;
        report(new Report.GameEnded(
                rulebook.stepAt()[branch.address],
                Report.EVERYONE,
                rulebook.outline().parties().names(winners),
                decided && winners == 0));
    }
}
