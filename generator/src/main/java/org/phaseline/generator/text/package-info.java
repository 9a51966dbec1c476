/** Random rulebooks that are valid, as text: from a seed, the same on every machine. */
@NullMarked
package org.phaseline.generator.text;

import org.jspecify.annotations.NullMarked;
