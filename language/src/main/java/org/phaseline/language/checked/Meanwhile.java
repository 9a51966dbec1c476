package org.phaseline.language.checked;

import org.phaseline.language.tree.Place;

/** One step stays open while the rest of its block goes on; the last line of a block. */
public record Meanwhile(CheckedStep open, Block rest) implements CheckedLine {

    @Override
    public Place place() {
        return open.place();
    }
}
