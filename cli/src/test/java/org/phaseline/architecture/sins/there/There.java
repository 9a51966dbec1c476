package org.phaseline.architecture.sins.there;

import java.util.List;
import org.phaseline.architecture.sins.here.Here;

/** Needs Here, which needs There. */
public record There(List<Here> heres) {}
