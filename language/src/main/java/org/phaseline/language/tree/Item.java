package org.phaseline.language.tree;

/** A line of a block: a heading or a statement. */
public sealed interface Item permits Heading, Statement {

    Place place();
}
