/** From text to tree: layout, the words and sentences of a line, and what they mean as records. Looks up no names. */
@NullMarked
package org.phaseline.language.syntax;

import org.jspecify.annotations.NullMarked;
