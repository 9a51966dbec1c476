package org.phaseline.language.emit;

/** Where play goes on in a step: behind success, behind declining or failing, when it is passed over, and at its end. */
record StepLabels(JumpLabel done, JumpLabel failed, JumpLabel passed, JumpLabel end, LeavingCode leave) {

    static StepLabels upTo(JumpLabel end, LeavingCode leave) {
        return new StepLabels(new JumpLabel(), new JumpLabel(), new JumpLabel(), end, leave);
    }
}
