package org.phaseline.release;

/** The version in the root POM, the only place that states it. */
record Version(String text) {

    boolean isSnapshot() {
        return text.endsWith("-SNAPSHOT");
    }

    @Override
    public String toString() {
        return text;
    }
}
