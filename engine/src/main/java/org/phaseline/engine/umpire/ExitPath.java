package org.phaseline.engine.umpire;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Resolve;
import org.phaseline.engine.machine.EnclosingScope;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.position.Branch;
import org.phaseline.engine.position.Frame;

/**
 * The way out of the scopes that enclose a question, one thing after the other, across conducted sequences and reactions. It is only
 * written down here; {@link #go} does it.
 */
final class ExitPath {

    private final Machine m;
    private final List<Consumer<Machine>> way = new ArrayList<>();
    private Frame frame;
    private @Nullable EnclosingScope at;
    private boolean asking = true;

    ExitPath(Machine m, Branch branch) {
        this.m = m;
        this.frame = branch.frame;
        way.add(machine -> machine.branch.tray = Branch.EMPTY);
        come(branch.address);
    }

    /** The reactions that were still to come are left out with what they react to. */
    private void come(int address) {
        if (m.rulebook.code()[address] instanceof Resolve) {
            way.add(machine -> machine.branch.windows.removeLast());
        }
        at = m.rulebook.correctionInfo().enclosing(address);
    }

    /** What is to be left next; null when nothing more stands around in this frame. */
    @Nullable
    EnclosingScope at() {
        return at;
    }

    /** The frame one is in now. */
    Frame frame() {
        return frame;
    }

    /** Leaves the innermost thing. */
    void leave(EnclosingScope innermost) {
        switch (innermost) {
            case EnclosingScope.InStep step -> {
                fail(step);
                step.leave().forEach(each -> way.add(machine -> each.run(machine, machine.branch.address)));
            }
            case EnclosingScope.InLoop loop
            when loop.giveBack() != null -> {
                var giveBack = loop.giveBack();
                way.add(machine -> giveBack.run(machine, machine.branch.address));
            }
            case EnclosingScope.InLoop loop -> {}
            case EnclosingScope.InFork fork -> throw new IllegalStateException("a branch is left only by its end");
            case EnclosingScope.InRange range -> {}
            case EnclosingScope.InBlock block -> {}
        }
        at = innermost.outer();
    }

    /** The step that asks was not done; those around it count as they do when a jump leaves them. */
    void fail(EnclosingScope.InStep step) {
        if (asking) {
            way.add(machine -> step.fail().run(machine, machine.branch.address));
            asking = false;
        }
    }

    /** Goes back to where this frame was called from; false when it was not. */
    boolean comeBack() {
        Frame left = frame;
        if (left.caller == null) {
            return false;
        }
        way.add(Machine::leave);
        frame = left.caller;
        // A reaction comes back to what raised it, a sequence to the address behind its call.
        come(left.window >= 0 ? left.returnAddress : left.returnAddress - 1);
        return true;
    }

    /** Goes it, and on at an address. */
    void go(Machine machine, Branch branch, int address) {
        machine.focus(branch);
        way.forEach(each -> each.accept(machine));
        branch.address = address;
        branch.status = Branch.Status.RUNNING;
    }
}
