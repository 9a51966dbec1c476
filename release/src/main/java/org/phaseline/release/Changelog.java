package org.phaseline.release;

import java.util.List;
import java.util.stream.Collectors;

/** A changelog in the form of Keep a Changelog: a section for each version, and one for what is not released yet. */
record Changelog(List<String> lines) {

    private static final String SECTION = "## [";

    static Changelog of(String text) {
        return new Changelog(text.lines().toList());
    }

    /** What changed in a version. A snapshot is made of what is not released yet. */
    String section(Version version) throws ReleaseProblem {
        String name = version.isSnapshot() ? "Unreleased" : version.text();
        String notes = lines.stream()
                .dropWhile(line -> !line.startsWith(SECTION + name + "]"))
                .skip(1)
                .takeWhile(line -> !line.startsWith(SECTION))
                .collect(Collectors.joining("\n"))
                .strip();
        if (notes.isEmpty()) {
            throw new ReleaseProblem("CHANGELOG.md has no section [" + name + "] that says what changed in " + version
                    + ": write one, or correct the version in the POM.");
        }
        return notes + "\n";
    }
}
