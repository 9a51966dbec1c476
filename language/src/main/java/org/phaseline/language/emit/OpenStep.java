package org.phaseline.language.emit;

import org.phaseline.language.checked.CheckedStep;

/** A step while its code is emitted, with the slot its names begin at. Where they end is known when it is through. */
final class OpenStep {

    private final CheckedStep step;
    private final int begin;
    private int end;

    OpenStep(CheckedStep step, int begin) {
        this.step = step;
        this.begin = begin;
    }

    CheckedStep step() {
        return step;
    }

    int index() {
        return step.index();
    }

    int begin() {
        return begin;
    }

    int end() {
        return end;
    }

    void close(int slots) {
        end = slots;
    }
}
