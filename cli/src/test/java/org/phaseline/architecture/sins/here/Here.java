package org.phaseline.architecture.sins.here;

import org.phaseline.architecture.sins.there.There;

/** Needs There, which needs Here. */
public record Here(There there) {}
