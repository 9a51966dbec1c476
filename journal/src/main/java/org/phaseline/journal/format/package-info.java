/** The lines of a journal: what each says, how it is written, read and checked. Bytes in, values out; no files. */
@NullMarked
package org.phaseline.journal.format;

import org.jspecify.annotations.NullMarked;
