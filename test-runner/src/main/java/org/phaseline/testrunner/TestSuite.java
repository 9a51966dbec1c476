package org.phaseline.testrunner;

import java.util.ArrayList;
import java.util.List;

/** What became of the tests of one class. */
final class TestSuite {

    enum Outcome {
        PASSED,
        /** An assertion did not hold. */
        FAILED,
        /** Something else was thrown. */
        BROKEN,
        SKIPPED
    }

    /** @param details empty, the stack trace of a failure, or the reason why it was skipped */
    record Case(String name, Outcome outcome, double seconds, String details) {}

    private final Class<?> type;
    private final List<Case> cases = new ArrayList<>();
    private double seconds;
    private double processorSeconds;

    TestSuite(Class<?> type) {
        this.type = type;
    }

    Class<?> type() {
        return type;
    }

    String name() {
        return type.getName();
    }

    List<Case> cases() {
        return cases;
    }

    void add(Case result) {
        cases.add(result);
    }

    double seconds() {
        return seconds;
    }

    /** What its thread spent on a core. */
    double processorSeconds() {
        return processorSeconds;
    }

    void took(double time, double processorTime) {
        seconds = time;
        processorSeconds = processorTime;
    }

    long count(Outcome outcome) {
        return cases.stream().filter(each -> each.outcome() == outcome).count();
    }
}
