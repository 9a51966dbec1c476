package org.phaseline.engine.machine;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.position.Branch;
import org.phaseline.engine.position.Frame;
import org.phaseline.engine.position.Position;

/**
 * A compiled rulebook for one scenario and one set of options: what is printed, and the code that plays it.
 *
 * @param code every instruction; an address is an index into it
 * @param stepAt for each address the innermost step it belongs to, or -1
 * @param subjectAt for each address the loop's member it is about, or null
 * @param places for each step where its outcome stands
 * @param namesAt for each address the innermost of the names that mean something there, or null
 * @param eligibleAt for each address of a question by which conditions its choices are picked out, or null
 * @param veils which pieces only their own side sees, and when
 * @param secretNames which names tell of such pieces
 * @param setupRules what every set-up must fulfil; of a rulebook that can be played, all do
 * @param overlays what can be laid over the boards, for whoever looks
 * @param invariants what must be true of every position, for whoever tests the rulebook
 * @param values how well a side stands, for bots
 * @param initial the slots at the start of the game; slot 0 is the number of the game turn
 * @param limits how long the umpire works on one answer before it gives up on the text
 * @param correctionInfo what corrections have to know of the code
 * @param semantics the version of what rulebooks mean by which it was compiled
 */
public record CompiledRulebook(
        Outline outline,
        Instruction[] code,
        int[] stepAt,
        List<StepPlace> places,
        @Nullable LoopMember[] subjectAt,
        @Nullable ScopeName[] namesAt,
        @Nullable EligibilityRule[] eligibleAt,
        SequenceInfo gameTurn,
        List<SequenceInfo> sequences,
        List<EventInfo> events,
        List<Handler> handlers,
        List<DigressionInfo> digressions,
        List<DuePoint> duePoints,
        TriggerOrder triggerOrder,
        CalendarInfo calendar,
        List<Veil> veils,
        List<SecretName> secretNames,
        List<PositionRule> setupRules,
        List<OverlayRule> overlays,
        List<Invariant> invariants,
        List<SideValue> values,
        int roles,
        long[] initial,
        AnswerLimits limits,
        CorrectionInfo correctionInfo,
        int semantics) {

    public static final int GAME_TURN_SLOT = 0;

    /** The position before anything has happened. */
    public Position setUp() {
        Position position = new Position(initial.clone());
        Frame frame = new Frame(new long[gameTurn.frameSize()], null, -1, StepPlace.GAME_TURN);
        long[] bound = new long[roles];
        Arrays.fill(bound, -1);
        position.roots.add(new Branch(null, new int[0], -1, gameTurn.entry(), frame, bound));
        return position;
    }

    /** Whether it ever rolls dice, draws or shuffles; else nobody need care where chance comes from. */
    public boolean usesChance() {
        return Arrays.stream(code).anyMatch(ChanceInstruction.class::isInstance);
    }

    /**
     * A fingerprint of the compiled form: hashes of positions can be compared only between equal forms. A newer Phaseline may
     * compile the same text to another form and still play it the same way.
     */
    public int form() {
        int form = initial.length;
        for (Instruction instruction : code) {
            String name = instruction.getClass().getName();
            for (int i = 0; i < name.length(); i++) {
                form = form * 31 + name.charAt(i);
            }
        }
        form = form * 31 + gameTurn.frameSize();
        for (SequenceInfo sequence : sequences) {
            form = form * 31 + sequence.frameSize();
        }
        for (Handler handler : handlers) {
            form = form * 31 + handler.frameSize();
        }
        return form;
    }
}
