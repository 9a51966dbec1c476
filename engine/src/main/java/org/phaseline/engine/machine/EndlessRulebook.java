package org.phaseline.engine.machine;

/** An endless loop without a question. The checker finds most such texts; this stops the others. */
public final class EndlessRulebook extends RuntimeException {

    private static final long serialVersionUID = 1;

    public EndlessRulebook(String message) {
        super(message);
    }
}
