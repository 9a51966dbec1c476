package org.phaseline.architecture.violations.there;

import java.util.List;
import org.phaseline.architecture.violations.here.Here;

/** Needs Here, which needs There. */
public record There(List<Here> heres) {}
