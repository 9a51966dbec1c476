/** Draws the pictures of the page about boards from what the formulas give. */
@NullMarked
package org.phaseline.boards.pictures;

import org.jspecify.annotations.NullMarked;
