package org.phaseline.language.emit;

/** An address that is not known yet when something first refers to it. */
final class JumpLabel {

    private int address = -1;

    boolean bound() {
        return address >= 0;
    }

    void bind(int to) {
        address = to;
    }

    int address() {
        if (address < 0) {
            throw new IllegalStateException("a label was never bound");
        }
        return address;
    }
}
