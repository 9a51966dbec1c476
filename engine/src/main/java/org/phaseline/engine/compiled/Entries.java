package org.phaseline.engine.compiled;

import org.phaseline.engine.code.Flow;
import org.phaseline.engine.code.Forks;
import org.phaseline.engine.code.Resolve;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.Handler;
import org.phaseline.engine.machine.Instruction;
import org.phaseline.engine.machine.OpenQuestion;
import org.phaseline.engine.machine.Question;
import org.phaseline.engine.machine.SequenceInfo;

/**
 * Where play can come from elsewhere: after an answer, a return, a fork, a jump back. Everywhere else it comes only from the
 * instruction before or by a jump forwards. An entry missed here costs speed, not correctness.
 */
final class Entries {

    private Entries() {}

    static boolean[] of(CompiledRulebook rulebook, int piece) {
        Instruction[] code = rulebook.code();
        boolean[] entries = new boolean[code.length + 1];
        entries[rulebook.gameTurn().entry()] = true;
        for (SequenceInfo sequence : rulebook.sequences()) {
            entries[sequence.entry()] = true;
        }
        for (Handler handler : rulebook.handlers()) {
            entries[handler.entry()] = true;
        }
        for (int here = 0; here < code.length; here++) {
            boolean comesBack = comesBack(code[here]);
            for (int next : code[here].next(here)) {
                if (next <= here || comesBack || next / piece != here / piece) {
                    mark(entries, next);
                }
            }
            if (code[here] instanceof Resolve) {
                mark(entries, here);
            }
            if (code[here] instanceof Question question) {
                for (int next : question.answers(here)) {
                    mark(entries, next);
                }
            }
            if (code[here] instanceof OpenQuestion open) {
                mark(entries, open.closing());
            }
        }
        return entries;
    }

    /** What is printed next is come to later, from another page or branch. */
    private static boolean comesBack(Instruction instruction) {
        return switch (instruction) {
            case Flow.Call call -> true;
            case Forks.Each each -> true;
            case Forks.Block block -> true;
            case Forks.Barrier barrier -> true;
            case Resolve resolve -> true;
            default -> false;
        };
    }

    private static void mark(boolean[] entries, int address) {
        if (address >= 0) {
            entries[address] = true;
        }
    }
}
