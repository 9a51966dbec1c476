package org.phaseline.engine.handbuilt;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.phaseline.engine.code.Arithmetic.Constant;
import org.phaseline.engine.code.StepTitle;
import org.phaseline.engine.machine.AnswerLimits;
import org.phaseline.engine.machine.CalendarInfo;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.CorrectionInfo;
import org.phaseline.engine.machine.DigressionInfo;
import org.phaseline.engine.machine.DuePoint;
import org.phaseline.engine.machine.EligibilityRule;
import org.phaseline.engine.machine.EventInfo;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Handler;
import org.phaseline.engine.machine.Instruction;
import org.phaseline.engine.machine.LoopMember;
import org.phaseline.engine.machine.ScopeName;
import org.phaseline.engine.machine.SequenceInfo;
import org.phaseline.engine.machine.StepPlace;
import org.phaseline.engine.machine.TriggerOrder;
import org.phaseline.engine.machine.Veil;
import org.phaseline.engine.outline.Coverage;
import org.phaseline.engine.outline.Level;
import org.phaseline.engine.outline.Mode;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.outline.Parties;
import org.phaseline.engine.outline.Party;
import org.phaseline.engine.outline.StateField;
import org.phaseline.engine.outline.Step;
import org.phaseline.engine.outline.ValueType;

/**
 * Puts a rulebook together by hand, instruction by instruction, for two sides. Everything belongs to one step.
 */
public final class Assembler {

    public static final int ROME = 0;
    public static final int EGYPT = 1;

    private final List<Instruction> code = new ArrayList<>();
    private final List<SequenceInfo> sequences = new ArrayList<>();
    private final List<DigressionInfo> digressions = new ArrayList<>();
    private final List<DuePoint> duePoints = new ArrayList<>();
    private final List<EventInfo> events = new ArrayList<>();
    private final List<Handler> handlers = new ArrayList<>();
    private final List<Veil> veils = new ArrayList<>();
    private boolean interrupts;
    private boolean throughout;
    private int semantics = 1;
    private int page = 8;
    private int slots = 8;

    /** The address of what is added next. */
    public int here() {
        return code.size();
    }

    public Assembler add(Instruction instruction) {
        code.add(instruction);
        return this;
    }

    public int event(String name) {
        events.add(new EventInfo(name, List.of(), List.of(), List.of()));
        return events.size() - 1;
    }

    /** A reaction of these parties whose code begins here; an automatic one belongs to nobody. */
    public Assembler reaction(int event, String title, boolean automatic, Formula owners, Formula applies) {
        handlers.add(new Handler(event, title, 0, automatic, owners, applies, here(), 2, StepTitle.PRINTED));
        return this;
    }

    /** Pieces that only their own side sees while a formula holds; from the slot on stands whose each is. */
    public Assembler veil(String kind, int side, Formula unseen) {
        veils.add(new Veil(kind, side, unseen));
        return this;
    }

    /** Reactions to reactions come first. */
    public Assembler interrupting() {
        interrupts = true;
        return this;
    }

    /** Reactions raised by what a reaction conducts wait until that one is over. */
    public Assembler waitingThroughout() {
        throughout = true;
        return this;
    }

    /** The version of what rulebooks mean, where it is not the first. */
    public Assembler semantics(int version) {
        semantics = version;
        return this;
    }

    /** How many names and outcomes the page of the game turn has room for. */
    public Assembler page(int size) {
        page = size;
        return this;
    }

    /** How many numbers the state has room for. */
    public Assembler slots(int size) {
        slots = size;
        return this;
    }

    /** A sequence that begins here. */
    public int sequence(String name, int frameSize) {
        sequences.add(new SequenceInfo(name, name, here(), frameSize, 0));
        return sequences.size() - 1;
    }

    /** A digression whose code begins here. */
    public Assembler digression(String title) {
        digressions.add(new DigressionInfo(title, 0, sequence(title, 2)));
        return this;
    }

    public int duePoint(String said) {
        duePoints.add(new DuePoint(said, List.of()));
        return duePoints.size() - 1;
    }

    public SequenceInfo[] sequences() {
        return sequences.toArray(SequenceInfo[]::new);
    }

    public CompiledRulebook rulebook() {
        Parties parties = new Parties(List.of(
                new Party(ROME, "Rome", "Rome", ROME, false, true),
                new Party(EGYPT, "Egypt", "Egypt", EGYPT, false, true)));
        Step step = new Step(
                0,
                "all",
                "",
                "All of it",
                Level.STEP,
                -1,
                0,
                "",
                "",
                Mode.MUST,
                List.of(),
                "hand",
                1,
                Coverage.GUIDED,
                true);
        List<StateField> state = new ArrayList<>();
        for (int slot = 1; slot < slots; slot++) {
            state.add(new StateField(
                    "s" + slot, "", StateField.Owner.GAME, "", List.of(), ValueType.NUMBER, slot, 1, ""));
        }
        int[] stepAt = new int[code.size()];
        Arrays.fill(stepAt, 0);
        return new CompiledRulebook(
                new Outline("Hand-built", 0, List.of(step), parties, state, List.of(), List.of(), List.of()),
                code.toArray(Instruction[]::new),
                stepAt,
                List.of(new StepPlace(StepPlace.GAME_TURN, 0, 1, StepPlace.Secrecy.OPEN)),
                new LoopMember[code.size()],
                new ScopeName[code.size()],
                new EligibilityRule[code.size()],
                new SequenceInfo("", "Game turn", 0, page, 0),
                sequences,
                events,
                handlers,
                digressions,
                duePoints,
                new TriggerOrder(interrupts, throughout, new Constant(-1)),
                CalendarInfo.NONE,
                List.copyOf(veils),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                1,
                new long[slots],
                new AnswerLimits(1000, AnswerLimits.USUAL.lookedAt()),
                CorrectionInfo.UNKNOWN,
                semantics);
    }
}
