package org.phaseline.language.verify;

import java.util.BitSet;
import java.util.List;
import java.util.TreeMap;
import org.phaseline.language.checked.Action;
import org.phaseline.language.checked.Block;
import org.phaseline.language.checked.CheckedLine;
import org.phaseline.language.checked.CheckedStep;
import org.phaseline.language.checked.Meanwhile;
import org.phaseline.language.checked.Parts;
import org.phaseline.language.checked.Routine;
import org.phaseline.language.checked.Target;
import org.phaseline.language.checked.Variable;

/** What lines do to the game: something in any case, or only as far as names that they make are used. What they tell is for people. */
final class LineEffects {

    /**
     * @param always whether they change something, ask in a step of their own or lead elsewhere
     * @param names the ids of the names they make
     */
    record Effect(boolean always, BitSet names) {

        private static final Effect NONE = new Effect(false, new BitSet());
        private static final Effect ALWAYS = new Effect(true, new BitSet());

        private static Effect ofName(Variable made) {
            BitSet names = new BitSet();
            names.set(made.id());
            return new Effect(false, names);
        }
    }

    /** By the numbers of sequences. */
    private final TreeMap<Integer, Effect> ofSequences = new TreeMap<>();

    Effect of(List<Block> blocks) {
        boolean always = false;
        BitSet names = new BitSet();
        for (Block block : blocks) {
            for (CheckedLine line : block.lines()) {
                Effect effect = of(line);
                always |= effect.always();
                names.or(effect.names());
            }
        }
        return new Effect(always, names);
    }

    private Effect of(CheckedLine line) {
        return switch (line) {
            case CheckedStep _, Meanwhile _ -> Effect.ALWAYS;
            case Action.Note _, Action.Tell _ -> Effect.NONE;
            case Action.Let a -> Effect.ofName(a.variable());
            case Action.LetSaid a -> Effect.ofName(a.variable());
            case Action.Question a -> Effect.ofName(a.variable());
            case Action.Roll a -> Effect.ofName(a.variable());
            case Action.Draw a -> Effect.ofName(a.variable());
            case Action.RerollWhere a -> Effect.ofName(a.pool().variable());
            case Action.RerollUpTo a -> Effect.ofName(a.pool().variable());
            case Action.Change a when a.target() instanceof Target.OfName name -> Effect.ofName(name.variable());
            case Action.Conduct a -> of(a.sequence());
            case Action.Nested a -> of(Parts.blocks(a));
            case Action a -> Effect.ALWAYS;
        };
    }

    /** A sequence that conducts itself does something: else it would never end. */
    private Effect of(Routine sequence) {
        Effect known = ofSequences.putIfAbsent(sequence.number(), Effect.ALWAYS);
        if (known != null) {
            return known;
        }
        Effect found = of(List.of(sequence.body()));
        ofSequences.put(sequence.number(), found);
        return found;
    }
}
