package org.phaseline.server.store;

/** What a table is called in addresses. Not a secret: who knows it can do nothing with it. */
public record TableId(String text) {

    @Override
    public String toString() {
        return text;
    }
}
