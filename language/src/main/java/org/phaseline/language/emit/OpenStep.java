package org.phaseline.language.emit;

import org.phaseline.language.checked.Step;

/** A step while its code is emitted, with the slot its names begin at. Where they end is known when it is through. */
final class OpenStep {

    private final Step step;
    private final int begin;
    private int end;

    OpenStep(Step step, int begin) {
        this.step = step;
        this.begin = begin;
    }

    Step step() {
        return step;
    }

    int index() {
        return step.index();
    }

    String title() {
        return step.heading().title().text();
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
