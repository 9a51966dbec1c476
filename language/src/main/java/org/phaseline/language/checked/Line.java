package org.phaseline.language.checked;

import org.phaseline.language.tree.Place;

/** A line of a block. */
public sealed interface Line permits Action, Step, Meanwhile {

    Place place();
}
