package org.phaseline.testrunner;

import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;
import org.phaseline.testrunner.TestSuite.Case;
import org.phaseline.testrunner.TestSuite.Outcome;

/** Writes down what JUnit reports of one lane, each test under the top-level class it belongs to. */
final class ResultListener implements TestExecutionListener {

    private final TestResults results;
    private final Map<UniqueId, Stopwatch> started = new ConcurrentHashMap<>();
    private @Nullable TestPlan plan;

    ResultListener(TestResults results) {
        this.results = results;
    }

    @Override
    public void testPlanExecutionStarted(TestPlan started) {
        plan = started;
    }

    @Override
    public void executionStarted(TestIdentifier test) {
        started.put(test.getUniqueIdObject(), Stopwatch.start());
    }

    @Override
    public void executionSkipped(TestIdentifier test, String reason) {
        skipped(test, reason);
    }

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
        Stopwatch watch = Objects.requireNonNullElseGet(started.remove(test.getUniqueIdObject()), Stopwatch::start);
        double seconds = watch.seconds();
        Optional<Throwable> thrown = result.getThrowable();
        switch (result.getStatus()) {
            case SUCCESSFUL -> {
                if (test.isTest()) {
                    add(test, new Case(name(test), Outcome.PASSED, seconds, ""));
                }
            }
            case ABORTED -> skipped(test, thrown.map(Throwable::getMessage).orElse(""));
            case FAILED -> {
                boolean assertion =
                        thrown.filter(AssertionError.class::isInstance).isPresent();
                Outcome outcome = assertion ? Outcome.FAILED : Outcome.BROKEN;
                add(
                        test,
                        new Case(
                                name(test),
                                outcome,
                                seconds,
                                thrown.map(StackTraces::trimmed).orElse("")));
            }
        }
        if (test.getSource().filter(ClassSource.class::isInstance).isPresent()) {
            topLevel(test).ifPresent(type -> results.took(type, seconds, watch.processorSeconds()));
        }
    }

    /** A class that is skipped counts as all its tests, a test with parameters as one. */
    private void skipped(TestIdentifier skipped, @Nullable String reason) {
        Predicate<TestIdentifier> counts =
                each -> each.isTest() || plan().getChildren(each).isEmpty();
        if (counts.test(skipped)) {
            add(skipped, new Case(name(skipped), Outcome.SKIPPED, 0, reason == null ? "" : reason));
        } else {
            plan().getChildren(skipped).forEach(child -> skipped(child, reason));
        }
    }

    private void add(TestIdentifier test, Case result) {
        topLevel(test)
                .ifPresentOrElse(
                        type -> results.add(type, result),
                        () -> results.broke(result.name() + "\n" + result.details()));
    }

    /** With the name of its method where JUnit shows only the parameters. */
    private String name(TestIdentifier test) {
        String name = test.getDisplayName();
        return test.getParentIdObject()
                .map(plan()::getTestIdentifier)
                .filter(parent -> !parent.getSource()
                        .filter(ClassSource.class::isInstance)
                        .isPresent())
                .filter(parent -> parent.getParentIdObject().isPresent())
                .map(parent -> name(parent) + " " + name)
                .orElse(name);
    }

    private Optional<Class<?>> topLevel(TestIdentifier test) {
        Class<?> outermost = null;
        for (TestIdentifier each = test;
                each != null;
                each = plan().getParent(each).orElse(null)) {
            if (each.getSource().orElse(null) instanceof ClassSource source) {
                outermost = source.getJavaClass();
            }
        }
        return Optional.ofNullable(outermost);
    }

    private TestPlan plan() {
        if (plan == null) {
            throw new IllegalStateException("no tests have started");
        }
        return plan;
    }
}
