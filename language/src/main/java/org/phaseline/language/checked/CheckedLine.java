package org.phaseline.language.checked;

import org.phaseline.language.tree.Place;

/** A line of a block. */
public sealed interface CheckedLine permits Action, CheckedStep, Meanwhile {

    Place place();
}
