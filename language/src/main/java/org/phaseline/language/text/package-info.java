/** What is true of any text that people show each other, rulebook or not. */
@NullMarked
package org.phaseline.language.text;

import org.jspecify.annotations.NullMarked;
