package org.phaseline.engine.umpire;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.AskMeanwhile;
import org.phaseline.engine.code.AskOption;
import org.phaseline.engine.code.AskStep;
import org.phaseline.engine.dice.Dice;
import org.phaseline.engine.dice.RollNumber;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.EligibilityRule;
import org.phaseline.engine.machine.EndlessRulebook;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.machine.Question;
import org.phaseline.engine.machine.Runner;
import org.phaseline.engine.machine.ScopeName;
import org.phaseline.engine.machine.Veil;
import org.phaseline.engine.outline.ValueType;
import org.phaseline.engine.position.Branch;
import org.phaseline.engine.position.Frame;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.report.Report;

/**
 * What a seat knows of a position, for a search that plays on from it and comes back many times. Without dice, an answer that would throw some
 * says so. Places to come back to keep only what differs from the beginning, so that a search can have thousands of them.
 */
public final class SearchSandbox {

    /** What became of an answer. */
    public enum Outcome {
        /** Everybody waits again. */
        WENT_ON,
        /** Dice would be thrown now, or something sealed opened; values are as they are just before. */
        CHANCE,
        /** Something was shown that not everybody knew. */
        EXPOSED,
        /** The rulebook comes to no end here, or what is hidden does not fit together. */
        BROKEN
    }

    /** Sees the names that a question is about, one word of a value at a time. */
    public interface NameVisitor {

        /**
         * @param depth 0 for the routine that asks, 1 for the one that conducted it, and so on
         * @param word which of the words of its value
         */
        void name(int depth, ValueType type, int word, long value);
    }

    private final Machine m;
    private final long parties;
    private final Menu menu = new Menu();
    private final SlotChanges changes;
    private final boolean veiled;
    private final OpenBranches open = new OpenBranches();
    private long answers;

    SearchSandbox(CompiledRulebook rulebook, Position position, long parties, Dice dice) {
        this.m = new Machine(rulebook, new Runner.Plain(rulebook.code()), position, dice, false);
        this.parties = parties;
        this.veiled = !rulebook.veils().isEmpty();
        OpenBranches.playToQuestion(m);
        m.endSealing();
        this.changes = new SlotChanges(m);
    }

    public CompiledRulebook rulebook() {
        return m.rulebook;
    }

    /** The parties of the seat, as a mask. */
    public long parties() {
        return parties;
    }

    // ---- going on and coming back

    /** A place of a search to come back to. */
    public static final class Place {

        private final Position agenda;
        private final int[] slots;
        private final long[] values;

        Place(Position agenda, int[] slots, long[] values) {
            this.agenda = agenda;
            this.slots = slots;
            this.values = values;
        }

        /** Whether the values of the state are the same there, wherever play stands. */
        public boolean hasSameValues(Place other) {
            return Arrays.equals(slots, other.slots) && Arrays.equals(values, other.values);
        }
    }

    /** Where it stands now. */
    public Place here() {
        m.endSealing();
        int[] slots = changes.slots();
        long[] values = new long[slots.length];
        for (int i = 0; i < slots.length; i++) {
            values[i] = m.position.slots[slots[i]];
        }
        return new Place(m.position.copyOver(Branch.EMPTY), slots, values);
    }

    public void goTo(Place place) {
        m.endSealing();
        long[] state = m.position.slots;
        changes.restore(place.slots, place.values);
        m.position = place.agenda.copyOver(state);
        m.scratch.top = 0;
        m.focus(m.position.active());
        open.forget();
    }

    /** How many answers were tried, and how much all of it has taken, as one answer is measured. */
    public long answers() {
        return answers;
    }

    public long effort() {
        return m.limits.spent();
    }

    /** Answers an open question, in the name of a party that is asked. After anything but going on, only values can be looked at. */
    public Outcome answer(int question, long item) {
        Branch branch = open(question);
        m.focus(branch);
        answers++;
        m.exposed = false;
        try {
            long asked = m.runner.asked(m, branch.address);
            long own = asked & parties;
            m.endSealing();
            BitSet unseen = veiled ? Veil.unseen(m) : new BitSet();
            m.answer(branch, item, Long.numberOfTrailingZeros(own == 0 ? asked : own));
            if (veiled) {
                unseen.andNot(Veil.unseen(m));
            }
            return m.exposed || !unseen.isEmpty() ? Outcome.EXPOSED : Outcome.WENT_ON;
        } catch (Preview.ChanceAhead chance) {
            return Outcome.CHANCE;
        } catch (EndlessRulebook | IndexOutOfBoundsException | IllegalStateException | ArithmeticException odd) {
            // Blanked secrets can lead where no real game goes.
            return Outcome.BROKEN;
        }
    }

    // ---- what is asked

    public boolean over() {
        return m.position.over;
    }

    /** How many questions are open now; each stays the same until one of them is answered. */
    public int questions() {
        return open.find(m.position);
    }

    private Branch open(int question) {
        return open.get(question);
    }

    private Question focused(int question) {
        Branch branch = open(question);
        m.focus(branch);
        return (Question) m.rulebook.code()[branch.address];
    }

    /** The choices of an open question; a question may have none just now. To be read before the next is asked for. */
    public Menu menu(int question) {
        Question asking = focused(question);
        menu.clear();
        try {
            asking.offer(m, menu);
        } catch (EndlessRulebook | IndexOutOfBoundsException | IllegalStateException | ArithmeticException odd) {
            menu.clear();
        }
        return menu;
    }

    /** The parties that may answer, as a mask. */
    public long asked(int question) {
        return focused(question).asked(m);
    }

    public boolean awaited(int question) {
        return focused(question).awaited(m);
    }

    /** Whether it is decided in the open and without the real table: whatever comes of it, the umpire knows. */
    public boolean isOpenAndKnown(int question) {
        Question asking = focused(question);
        if (m.audience() != Report.EVERYONE) {
            return false;
        }
        return switch (asking.kind()) {
            case READY, CHANGE, DIE, YES_NO, TRIGGER -> false;
            case STEP ->
                !(asking instanceof AskStep step && step.guided()
                        || asking instanceof AskMeanwhile meanwhile && meanwhile.guided());
            case CHOICE, NUMBER -> true;
        };
    }

    /** Whether it offers to do a step, and nothing else. */
    public boolean isOfStep(int question) {
        return focused(question).kind() == Question.Kind.STEP;
    }

    /** Whether it asks for a number. */
    public boolean isOfNumbers(int question) {
        return focused(question).kind() == Question.Kind.NUMBER;
    }

    /** Whether it offers to do a step, or one of several. */
    public boolean isOfOptions(int question) {
        Question asking = focused(question);
        return asking.kind() == Question.Kind.STEP || asking instanceof AskOption;
    }

    /** How many lines of its own a question has, offered now or not; none for one that offers something else. */
    public int options(int question) {
        return focused(question) instanceof AskOption options ? options.titles().length : 0;
    }

    /** The kind whose members are on the menu; empty for anything else. */
    public String from(int question) {
        return focused(question).from();
    }

    public int address(int question) {
        return open(question).address;
    }

    /** The step a question belongs to, or -1. */
    public int step(int question) {
        return m.rulebook.stepAt()[open(question).address];
    }

    /** The step of the game turn, or of the digression, in which it is asked, whatever was conducted from there; or -1. */
    public int outermostStep(int question) {
        return outermostStep(open(question));
    }

    private int outermostStep(Branch branch) {
        int address = branch.address;
        for (Frame frame = branch.frame; frame.caller != null; frame = frame.caller) {
            address = Math.max(0, frame.returnAddress - 1);
        }
        return m.rulebook.stepAt()[address];
    }

    /** The id of the decision, as the umpire of the same game would give it. */
    public String id(int question) {
        Branch branch = open(question);
        return new RollNumber(m.position.take, branch.path, branch.moment).text();
    }

    /** The path of the branch of play that it belongs to: the same for all questions of the branch. */
    public int[] branch(int question) {
        return open(question).path;
    }

    /** The decision in words. */
    public OpenDecision decision(int question) {
        return new OpenQuestions(m)
                .decision(id(question), new Seats(List.of()))
                .orElseThrow(() -> new IllegalStateException("nothing is asked"));
    }

    /** What people read for an item of a menu. */
    public String title(int question, long item) {
        return focused(question).title(m, item);
    }

    /** Why a question does not offer an item, as far as the seat may read it; nothing where it does, or where no condition says so. */
    public List<EligibilityRule.Unmet> unmet(int question, long item) {
        Branch branch = open(question);
        m.focus(branch);
        EligibilityRule rule = m.rulebook.eligibleAt()[branch.address];
        try {
            return rule == null
                    ? List.of()
                    : rule.unmet(m, item).stream()
                            .filter(unmet -> (unmet.audience() & parties) == parties)
                            .toList();
        } catch (EndlessRulebook | IndexOutOfBoundsException | IllegalStateException | ArithmeticException odd) {
            return List.of();
        }
    }

    /** Shows the names that a question is about, those of the innermost routine first. */
    public void names(int question, NameVisitor visitor) {
        Branch branch = open(question);
        m.focus(branch);
        names(branch, visitor);
    }

    /** The same of what was played when the dice were to be thrown. */
    public void namesAtStop(NameVisitor visitor) {
        names(m.branch, visitor);
    }

    private void names(Branch branch, NameVisitor visitor) {
        int address = branch.address;
        int depth = 0;
        for (Frame frame = branch.frame; frame != null; frame = frame.caller) {
            m.frame = frame;
            for (ScopeName name = at(address); name != null; name = name.outer()) {
                for (int word = 0; word < name.words().size(); word++) {
                    visitor.name(
                            depth, name.type(), word, name.words().get(word).of(m));
                }
            }
            address = Math.max(0, frame.returnAddress - 1);
            depth++;
        }
        m.frame = branch.frame;
    }

    private @Nullable ScopeName at(int address) {
        return m.rulebook.namesAt()[address];
    }

    /** From now on adds what happens to this list; with none nothing is told. */
    public void reportTo(@Nullable ArrayList<Report> reports) {
        m.reportTo(reports);
    }

    /** The same number for the same values of the state, wherever play stands. */
    public long values() {
        m.endSealing();
        return changes.hash();
    }

    /** A value of the state. */
    public long value(int slot) {
        return m.position.slots[slot];
    }
}
