/**
 * A rulebook that has been understood, for one scenario and one set of options: every name points to what it means, every
 * expression has a type. Data only: {@code resolve} makes it, {@code verify} looks for what is wrong with it, {@code emit} turns it
 * into what the engine runs.
 */
@NullMarked
package org.phaseline.language.checked;

import org.jspecify.annotations.NullMarked;
