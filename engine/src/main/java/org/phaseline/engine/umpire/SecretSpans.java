package org.phaseline.engine.umpire;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.AskReady;
import org.phaseline.engine.code.DrawMembers;
import org.phaseline.engine.code.Forks;
import org.phaseline.engine.code.Reveal;
import org.phaseline.engine.code.RevealName;
import org.phaseline.engine.code.Roll;
import org.phaseline.engine.code.Shuffle;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.Handler;
import org.phaseline.engine.machine.Instruction;
import org.phaseline.engine.machine.Question;
import org.phaseline.engine.machine.SequenceInfo;
import org.phaseline.engine.position.ForkKind;

/**
 * Where in the code of a rulebook a secret can be on the page of a sequence: from the sealed step or the secret roll that makes it to where it
 * is revealed. Found by a forward data flow over the code, once for each rulebook; where it may or may not be revealed, it is secret.
 */
final class SecretSpans {

    /** What makes a secret. */
    sealed interface Secret {}

    /** What each party decides in a sealed step. */
    record Sealed(Forks.Each fork, AskReady ready, int step) implements Secret {}

    /** A roll or a draw that only some see, at its address. */
    record Chance(int address, String name) implements Secret {}

    private final CompiledRulebook rulebook;
    private final List<Secret> secrets = new ArrayList<>();
    private final @Nullable BitSet[] before;
    private final BitSet lots = new BitSet();

    SecretSpans(CompiledRulebook rulebook) {
        this.rulebook = rulebook;
        this.before = new BitSet[rulebook.code().length];
        collect();
        if (!secrets.isEmpty()) {
            flow();
        }
    }

    private void collect() {
        Instruction[] code = rulebook.code();
        for (int i = 0; i < code.length; i++) {
            switch (code[i]) {
                case Forks.Each each
                when each.kind() == ForkKind.SEALED ->
                    secrets.add(new Sealed(each, ready(each), rulebook.stepAt()[each.join()]));
                case Roll roll when roll.seers() != null -> secrets.add(new Chance(i, roll.name()));
                case DrawMembers draw -> {
                    if (draw.seers() != null) {
                        secrets.add(new Chance(i, draw.name()));
                    }
                    keepsLots(draw.lots(), draw.member().words().size());
                }
                case Shuffle shuffle -> keepsLots(shuffle.lots(), 0);
                default -> {}
            }
        }
    }

    /** All members of the kind have a lot; that of the first stands where the instruction says. */
    private void keepsLots(int from, int members) {
        if (from >= 0) {
            lots.set(from, from + members);
        }
    }

    private AskReady ready(Forks.Each each) {
        for (int i = each.body(); i < each.join(); i++) {
            if (rulebook.code()[i] instanceof AskReady ready && ready.body() == each.body()) {
                return ready;
            }
        }
        throw new IllegalStateException("a sealed step without an end");
    }

    private void flow() {
        ArrayDeque<Integer> open = new ArrayDeque<>();
        enter(rulebook.gameTurn().entry(), new BitSet(), open);
        for (SequenceInfo sequence : rulebook.sequences()) {
            enter(sequence.entry(), new BitSet(), open);
        }
        for (Handler handler : rulebook.handlers()) {
            enter(handler.entry(), new BitSet(), open);
        }
        while (!open.isEmpty()) {
            int here = open.remove();
            Instruction instruction = rulebook.code()[here];
            BitSet after = after(here, instruction);
            for (int next : instruction.next(here)) {
                enter(next, after, open);
            }
            if (instruction instanceof Question question) {
                for (int next : question.answers(here)) {
                    enter(next, after, open);
                }
            }
        }
    }

    private void enter(int address, BitSet with, ArrayDeque<Integer> open) {
        if (address < 0 || address >= before.length) {
            return;
        }
        BitSet known = before[address];
        if (known == null) {
            before[address] = (BitSet) with.clone();
            open.add(address);
            return;
        }
        int size = known.cardinality();
        known.or(with);
        if (known.cardinality() > size) {
            open.add(address);
        }
    }

    private BitSet after(int here, Instruction instruction) {
        BitSet after = new BitSet();
        BitSet known = before[here];
        if (known != null) {
            after.or(known);
        }
        for (int i = 0; i < secrets.size(); i++) {
            switch (secrets.get(i)) {
                case Sealed sealed -> {
                    if (instruction == sealed.fork) {
                        after.set(i);
                    } else if (instruction instanceof Reveal reveal
                            && reveal.step() <= sealed.step
                            && sealed.step <= reveal.lastStep()) {
                        after.clear(i);
                    }
                }
                case Chance chance -> {
                    if (here == chance.address) {
                        after.set(i);
                    } else if (instruction instanceof RevealName reveal
                            && reveal.name().equals(chance.name)) {
                        after.clear(i);
                    }
                }
            }
        }
        return after;
    }

    /** What can be a secret on a page on which play stands at an address. */
    List<Secret> at(int address) {
        List<Secret> found = new ArrayList<>();
        BitSet known = address < 0 || address >= before.length ? null : before[address];
        if (known != null) {
            known.stream().forEach(i -> found.add(secrets.get(i)));
        }
        return found;
    }

    boolean isEmpty() {
        return secrets.isEmpty();
    }

    /** The slots of the state that hold an order of draw, which nobody knows. */
    BitSet lots() {
        return lots;
    }

    /** The sealed step whose branches wait to be joined at an address. */
    @Nullable
    Sealed joining(int address) {
        for (Secret secret : secrets) {
            if (secret instanceof Sealed sealed && sealed.fork.join() == address) {
                return sealed;
            }
        }
        return null;
    }
}
