package org.phaseline.engine.machine;

/** The text asks nobody anything for ever. The checker finds most such texts; this stops the others. */
public final class EndlessRulebook extends RuntimeException {

    private static final long serialVersionUID = 1;

    public EndlessRulebook(String message) {
        super(message);
    }
}
