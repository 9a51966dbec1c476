package org.phaseline.spark;

import java.io.PrintWriter;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerExecutorAdded;
import org.apache.spark.scheduler.SparkListenerExecutorRemoved;

/** Says how many executors play, whenever that changes. */
final class ExecutorNews extends SparkListener {

    private final PrintWriter out;
    private int executors;

    ExecutorNews(PrintWriter out) {
        this.out = out;
    }

    @Override
    public synchronized void onExecutorAdded(SparkListenerExecutorAdded added) {
        executors++;
        say("An executor has joined; " + now());
    }

    @Override
    public synchronized void onExecutorRemoved(SparkListenerExecutorRemoved removed) {
        executors--;
        say("An executor is gone; what it was playing is played again. " + now());
    }

    private String now() {
        return executors + (executors == 1 ? " plays." : " play.");
    }

    private void say(String line) {
        out.println(line);
        out.flush();
    }
}
