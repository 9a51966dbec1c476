package org.phaseline.language.verify;

/** A place of the control-flow graph that ways lead to before it is known where it is (back-patching). */
final class FlowLabel {

    private int address = -1;

    void bind(int to) {
        address = to;
    }

    boolean bound() {
        return address >= 0;
    }

    int address() {
        return address;
    }
}
