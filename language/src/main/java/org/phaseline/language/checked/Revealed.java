package org.phaseline.language.checked;

import java.util.List;

/** A sealed step that is opened, with all that is printed inside it, and the names made in it, in the order of the text. */
public record Revealed(Headings.Entry step, Outcome outcome, List<Variable> names) {}
