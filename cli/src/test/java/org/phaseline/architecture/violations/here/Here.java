package org.phaseline.architecture.violations.here;

import org.phaseline.architecture.violations.there.There;

/** Needs There, which needs Here. */
public record Here(There there) {}
