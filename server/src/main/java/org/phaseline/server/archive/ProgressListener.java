package org.phaseline.server.archive;

/** Hears how far something is that may take long. */
@FunctionalInterface
public interface ProgressListener {

    void at(int done, int of);
}
