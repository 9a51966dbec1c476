package org.phaseline.spark;

import java.io.PrintWriter;
import java.util.Set;
import java.util.TreeSet;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerExecutorAdded;
import org.apache.spark.scheduler.SparkListenerExecutorRemoved;

/** Says how many executors play, whenever that changes. */
final class ExecutorNews extends SparkListener {

    private final PrintWriter out;
    private final Set<String> executors = new TreeSet<>();

    ExecutorNews(PrintWriter out) {
        this.out = out;
    }

    @Override
    public void onExecutorAdded(SparkListenerExecutorAdded added) {
        joined(added.executorId());
    }

    /** Also said of those that were there before anybody listened. */
    synchronized void joined(String executor) {
        if (executors.add(executor)) {
            say("An executor has joined; " + now());
        }
    }

    @Override
    public synchronized void onExecutorRemoved(SparkListenerExecutorRemoved removed) {
        if (executors.remove(removed.executorId())) {
            say("An executor is gone; what it was playing is played again. " + now());
        } else {
            say("An executor did not start; its log on the worker says why. (" + removed.reason() + ")");
        }
    }

    private String now() {
        return executors.size() + (executors.size() == 1 ? " plays." : " play.");
    }

    private void say(String line) {
        out.println(line);
        out.flush();
    }
}
