package org.phaseline.engine.machine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.dice.Dice;
import org.phaseline.engine.dice.RollNumber;
import org.phaseline.engine.dice.RollNumbering;
import org.phaseline.engine.position.Branch;
import org.phaseline.engine.position.Deferred;
import org.phaseline.engine.position.ForkKind;
import org.phaseline.engine.position.Frame;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.position.SealedSentence;
import org.phaseline.engine.position.SealedValue;
import org.phaseline.engine.report.CoveredChanges;
import org.phaseline.engine.report.Report;

/**
 * Runs a position from one question to the next, in place. Whoever needs the old position copies it first. The fields
 * are what instructions work on: the branch being run, its page, and {@code it}, the member a formula looks at.
 */
public final class Machine {

    /** A second or so of work, and far more than any printed rule asks for. */
    public static final long MOST_LOOKED_AT = 20_000_000;

    /** So deep sequences and reactions may be conducted within each other: whoever walks over the pages must come to an end. */
    private static final int MOST_PAGES = 1_000;

    private static final int MOST_SLOTS_OF_PAGES = 500_000;

    /** So deep branches may fork into branches. */
    private static final int MOST_FORKS = 100;

    /** So many things may wait for a later moment. */
    private static final int MOST_WAITING = 10_000;

    /** So often dice may be rolled without anybody being asked: each roll is told, and kept for its proof. */
    private static final int MOST_ROLLS = 5_000;

    /** What a die costs, measured in members looked at: a fair one takes a hash. */
    public static final int DIE = 16;

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

    private @Nullable ArrayList<Report> reports;

    /** From where on the reports are those of the branch that runs. */
    private int ownReports;

    private @Nullable RollRecorder rolls;
    private long audience = Report.EVERYONE;

    /** The branch that decides under seal and that what runs belongs to, or null. */
    private @Nullable Branch sealing;

    private final SealedLayer layer = new SealedLayer();

    /** How often values of the state may have changed: an index that has seen fewer changes looks again. */
    private long writes;

    private FieldIndex[] indexes = {};

    /** Which values of the state have changed when, and what is kept until they do. */
    public final ChangeStamps changes = new ChangeStamps();

    private Object[] keepers = {};
    private Object[] kept = {};

    /** How many members formulas have looked at since the last answer. */
    private long lookedAt;

    /** The same for what was only reported. */
    private long lookedAtForReports;

    /** How many rolls were made since the last answer. */
    private int rollsMade;

    /** What was looked at, and which instructions were run, before that. */
    private long spent;

    /** What has been told since the last answer. */
    private final OutputLimit telling = new OutputLimit();

    /** How many instructions more than one the runner ran when it was last called, or more than none after an answer. */
    public int ranOn;

    /** For each sequence a page that was given back, to be used again; null when there is none. */
    private final @Nullable Frame[] spares;

    public Machine(CompiledRulebook rulebook, Position position, Dice dice, boolean typedDice) {
        this(rulebook, new Runner.Plain(rulebook.code()), position, dice, typedDice);
    }

    public Machine(CompiledRulebook rulebook, Runner runner, Position position, Dice dice, boolean typedDice) {
        this.rulebook = rulebook;
        this.runner = runner;
        this.position = position;
        this.dice = dice;
        this.typedDice = typedDice;
        this.spares = new Frame[rulebook.sequences().size()];
        this.branch = position.active();
        this.frame = branch.frame;
    }

    // ---- reports

    public void reportTo(@Nullable ArrayList<Report> list) {
        reports = list;
        ownReports = list == null ? 0 : list.size();
    }

    /** Whoever plays without it, as bots do, is not told what was thrown. */
    public void recordRolls(RollRecorder recorder) {
        rolls = recorder;
    }

    /** Ask this before building a report: nobody listens when bots play, or after very much was told. */
    public boolean reporting() {
        return reports != null && telling.hasRoom();
    }

    /** The same for what is told however much there is: dice. */
    public boolean isHeard() {
        return reports != null;
    }

    public void report(Report report) {
        if (reports != null && telling.mayTell(report)) {
            reports.add(report);
        }
    }

    /**
     * Works out what is reported. What that takes does not count against what an answer may take, because bots, who are told nothing, would
     * be allowed more; what takes too long to say is not said.
     */
    public void telling(Runnable work) {
        long before = lookedAt;
        long looking = it;
        long[] handed = arguments;
        int mark = scratch.top;
        lookedAt = lookedAtForReports;
        try {
            work.run();
        } catch (EndlessRulebook tooLong) {
            telling.fill();
            it = looking;
            arguments = handed;
        } finally {
            scratch.top = mark;
            lookedAtForReports = Math.min(lookedAt, MOST_LOOKED_AT);
            lookedAt = before;
        }
    }

    private void sayWhatIsLeftOut() {
        if (reports != null && telling.isLeftOut()) {
            reports.add(new Report.Explained(-1, Report.EVERYONE, "More happened here than can be listed."));
            telling.clear();
        }
    }

    /** Tells a sentence in place of the changes before it, which are told themselves where there is no room for it. */
    public void tellInstead(Report.Told sentence) {
        tellInstead(sentence, ownReports);
    }

    /** The same for what was reported from a place on. */
    public void tellInstead(Report.Told sentence, int from) {
        if (reports != null && telling.mayTell(sentence)) {
            CoveredChanges.mark(reports, from, sentence);
            reports.add(sentence);
        }
    }

    /** Whether the latest answer was this word, in this step; told of only where somebody listens. */
    public boolean hasAgreed(int step, String word) {
        return reports != null
                && reports.stream()
                        .anyMatch(report -> report instanceof Report.Answered answered
                                && answered.step() == step
                                && answered.word().equals(word));
    }

    /** How much has been reported; 0 where nobody listens. */
    public int reported() {
        return reports == null ? 0 : reports.size();
    }

    /** Who may know of what happens now: everyone, or in a sealed branch only its own party. */
    public long audience() {
        return audience;
    }

    public int step() {
        return rulebook.stepAt()[branch.address];
    }

    // ---- running

    /** Makes a branch the one that formulas and instructions see. */
    public void focus(Branch on) {
        if (on == branch && on.parent == null) {
            // It was focused on already, and nothing is sealed where nothing is forked.
            if (frame != on.frame) {
                frame = on.frame;
            }
            writes++;
            return;
        }
        if (on != branch && reports != null) {
            ownReports = reports.size();
        }
        branch = on;
        frame = on.frame;
        writes++;
        takeOffSealed();
        sealing = sealing(on);
        audience = sealing == null ? Report.EVERYONE : 1L << sealing.party;
        if (sealing != null) {
            layer.lay(position, sealing.party);
            changes.forget();
        }
    }

    private static @Nullable Branch sealing(Branch on) {
        for (Branch at = on; at.parent != null; at = at.parent) {
            if (at.parent.fork == ForkKind.SEALED) {
                return at.party < 0 ? null : at;
            }
        }
        return null;
    }

    // ---- values

    /** Sets a value of the state; under seal only the party that decides reads it from then on. */
    public void set(int slot, long value) {
        if (sealing != null) {
            seal(sealing, slot, value);
        }
        write(slot, value);
    }

    /** Sets a value of the state for everybody. */
    public void write(int slot, long value) {
        writes++;
        long[] slots = position.slots;
        if (slots[slot] != value) {
            slots[slot] = value;
            changes.note(slot);
        }
    }

    private void takeOffSealed() {
        if (!layer.isEmpty()) {
            layer.takeOff();
            changes.forget();
        }
    }

    /** What this machine keeps for somebody, a formula for instance; the first time it is made. */
    public <T> T kept(Object keeper, Class<T> type, Supplier<T> made) {
        for (int i = 0; i < keepers.length; i++) {
            if (keepers[i] == keeper) {
                return type.cast(kept[i]);
            }
        }
        T fresh = made.get();
        keepers = Arrays.copyOf(keepers, keepers.length + 1);
        kept = Arrays.copyOf(kept, kept.length + 1);
        keepers[keepers.length - 1] = keeper;
        kept[kept.length - 1] = fresh;
        return fresh;
    }

    /** Which members have which value of a field of one slot each. It is to be asked at once: what is written later it does not know. */
    public FieldIndex index(int base, int members) {
        for (FieldIndex index : indexes) {
            if (index.base == base) {
                index.follow(position.slots, writes);
                return index;
            }
        }
        indexes = Arrays.copyOf(indexes, indexes.length + 1);
        indexes[indexes.length - 1] = new FieldIndex(base, members);
        return index(base, members);
    }

    private void seal(Branch by, int slot, long value) {
        keepsWaiting(position.sealed.size());
        layer.set(position, new SealedValue(sealedStep(by), by.party, slot, value));
    }

    /** Whether what happens now is decided in secret. */
    public boolean isSealing() {
        return sealing != null;
    }

    /** Keeps a sentence until what is decided now is revealed. */
    public void seal(int step, long readers, String text) {
        Branch by = java.util.Objects.requireNonNull(sealing);
        keepsWaiting(position.sentences.size());
        position.sentences.add(new SealedSentence(sealedStep(by), by.party, step, readers, text));
        position.sentences.sort(null);
    }

    /** The step whose choice is made in a sealed branch. */
    private int sealedStep(Branch by) {
        return rulebook.stepAt()[java.util.Objects.requireNonNull(by.parent).address];
    }

    /** What a party has set and told under seal in these steps is as if it had never been. */
    public void unset(int party, int firstStep, int lastStep) {
        writes++;
        takeOffSealed();
        position.sealed.removeIf(value -> value.party() == party && value.isIn(firstStep, lastStep));
        position.sentences.removeIf(each -> each.party() == party && each.isIn(firstStep, lastStep));
        if (sealing != null) {
            layer.lay(position, sealing.party);
            changes.forget();
        }
    }

    /** From here on the state has only what everybody may know. */
    public void endSealing() {
        writes++;
        takeOffSealed();
    }

    /**
     * Whatever takes longer the more there is says how much there is: the members of a set, the parts of a long formula, a formula
     * with a name. Sets within sets within sets, or formulas that call formulas twice, could keep the umpire busy for years. What
     * counts depends on the position alone, so the same answer is given up everywhere or nowhere.
     */
    public void looksAt(int members) {
        lookedAt += members;
        if (lookedAt > MOST_LOOKED_AT) {
            throw tooMuch();
        }
    }

    /** How much was looked at so far. */
    public long lookedAt() {
        return lookedAt;
    }

    private EndlessRulebook tooMuch() {
        return new EndlessRulebook("a formula of the rulebook looks at more than " + MOST_LOOKED_AT / 1_000_000
                + " million things, last in " + whereabouts(branch));
    }

    /** How much all of this has taken so far, in members looked at and instructions run. */
    public long spent() {
        return spent + lookedAt;
    }

    /** Something that is kept for later, in a list that has so many already. */
    public void keepsWaiting(int already) {
        if (already >= MOST_WAITING) {
            throw new EndlessRulebook(
                    "the rulebook puts off more than " + MOST_WAITING + " effects, last in " + whereabouts(branch));
        }
    }

    /** Gives the branch's question an item of its menu, answered by a party, and runs until everybody waits again. */
    public void answer(Branch on, long item, int party) {
        focus(on);
        on.lastParty = party;
        boolean wasReady = on.status == Branch.Status.READY;
        on.status = Branch.Status.RUNNING;
        int next = runner.answer(this, on.address, item);
        wentOn(on, next, wasReady);
        run();
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
        int budget = rulebook.silence() - ranOn;
        spent += ranOn;
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
        play(rulebook.silence());
        finish();
    }

    private void startCounting() {
        spent += lookedAt;
        lookedAt = 0;
        lookedAtForReports = 0;
        rollsMade = 0;
        if (reports != null) {
            telling.clear();
        }
    }

    private void finish() {
        endSealing();
        sayWhatIsLeftOut();
    }

    private void play(int most) {
        int budget = most;
        while (!position.over) {
            Branch runnable = runnable(position.active());
            if (runnable == null) {
                if (!Joins.settle(this) && !Moot.wakeOvertaken(this)) {
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
                    throw endless(on);
                }
            }
        } finally {
            spent += budget - left;
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
                throw endless(on);
            }
        }
        return left;
    }

    private EndlessRulebook endless(Branch on) {
        return new EndlessRulebook("the rulebook ran " + rulebook.silence()
                + " instructions without asking anybody anything, last in " + whereabouts(on));
    }

    private String whereabouts(Branch on) {
        int step = rulebook.stepAt()[on.address];
        return step < 0 ? "no step" : "'" + rulebook.outline().step(step).called() + "'";
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

    /** A blank page for a sequence, to be called from the present one: one that was given back, if there is one. */
    public Frame page(SequenceInfo sequence, int index, int returnAddress) {
        Frame spare = spares[index];
        if (spare == null) {
            return new Frame(new long[sequence.frameSize()], branch.frame, returnAddress, index);
        }
        spares[index] = null;
        Arrays.fill(spare.locals, 0);
        return spare.caller == branch.frame && spare.returnAddress == returnAddress
                ? spare
                : new Frame(spare.locals, branch.frame, returnAddress, index);
    }

    /** Goes on with a page that was called from the present one. */
    public void turnTo(Frame page) {
        looksAt(page.locals.length >> 6);
        if (page.depth > MOST_PAGES || page.slots > MOST_SLOTS_OF_PAGES) {
            throw new EndlessRulebook(
                    "the rulebook nests conducted sequences too deeply, last in " + whereabouts(branch));
        }
        branch.frame = page;
        frame = page;
    }

    /** Leaves the page of a sequence or reaction; at the bottom of a digression the digression is over. */
    public int giveBack() {
        Frame left = branch.frame;
        if (left.caller == null) {
            branch.status = Branch.Status.ENDED;
            return Instruction.WAIT;
        }
        branch.frame = left.caller;
        frame = branch.frame;
        if (left.sequence >= 0) {
            // Nobody else has it: a branch that runs has no children, and copies of a position have pages of their own.
            spares[left.sequence] = left;
        }
        return left.returnAddress;
    }

    public Branch fork(int party, int address, int index) {
        if (branch.path.length >= 2 * MOST_FORKS) {
            throw new EndlessRulebook("the rulebook nests 'together' more than " + MOST_FORKS + " levels deep, last in "
                    + whereabouts(branch));
        }
        int[] path = Arrays.copyOf(branch.path, branch.path.length + 2);
        path[path.length - 2] = branch.moment;
        path[path.length - 1] = index;
        Branch child = new Branch(branch, path, party, address, branch.frame, branch.roles.clone());
        branch.children.add(child);
        return child;
    }

    public RollNumber nextRoll(int dice) {
        looksAt(dice * DIE);
        if (++rollsMade > MOST_ROLLS) {
            throw new EndlessRulebook("the rulebook rolls dice more than " + MOST_ROLLS + " times at once, last in "
                    + whereabouts(branch));
        }
        branch.moment++;
        exposed = true;
        if (this.dice.numbering() == RollNumbering.BY_MOMENT) {
            return new RollNumber(position.take, branch.path, branch.moment);
        }
        String stream = RollNumber.stream(branch.path);
        position.rolls = position.rolls.after(stream);
        return new RollNumber(position.take, branch.path, branch.moment, position.rolls.of(stream));
    }

    /** Throws one die of a roll and notes it down. */
    public int face(RollNumber roll, int die, int sides) {
        int face = dice.face(roll, die, sides);
        if (rolls != null) {
            rolls.note(dice.numbering().text(roll), sides, face);
        }
        return face;
    }

    /** Brings to light what an earlier roll has settled: like a roll, nobody can take it back freely. */
    public void uncover() {
        exposed = true;
        dice.uncover();
    }

    /** Puts an effect off. Kept in an order that does not depend on who acted first. */
    public void defer(int due, int operation, int slot, long value, long low, long high) {
        branch.moment++;
        Deferred entry = new Deferred(due, branch.path, branch.moment, operation, slot, value, low, high);
        int at = position.deferred.size();
        keepsWaiting(at);
        while (at > 0 && position.deferred.get(at - 1).compareTo(entry) > 0) {
            looksAt(1);
            at--;
        }
        position.deferred.add(at, entry);
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
