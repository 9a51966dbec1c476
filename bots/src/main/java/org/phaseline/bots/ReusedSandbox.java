package org.phaseline.bots;

import org.jspecify.annotations.Nullable;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.Runner;
import org.phaseline.engine.umpire.Sandbox;

/** The sandbox of one player's playouts. It is kept from one decision to the next, because it remembers what it has worked out about the board. */
final class ReusedSandbox {

    final PlayoutDice dice = new PlayoutDice();
    final Runner runner;
    private @Nullable Sandbox sandbox;
    private @Nullable CompiledRulebook rulebook;

    ReusedSandbox(Runner runner) {
        this.runner = runner;
    }

    Sandbox of(CompiledRulebook played) {
        if (sandbox == null || rulebook != played) {
            sandbox = new Sandbox(played, runner, played.setUp(), dice);
            sandbox.rememberFormulas();
            rulebook = played;
        }
        return sandbox;
    }

    /** After play broke off somewhere, nothing in it can be relied on. */
    Sandbox renewed(CompiledRulebook played) {
        sandbox = null;
        return of(played);
    }
}
