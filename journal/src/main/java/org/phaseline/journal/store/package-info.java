/** Where journals are kept: in a file that survives a crash, or in memory. Knows lines, but not what they mean. */
@NullMarked
package org.phaseline.journal.store;

import org.jspecify.annotations.NullMarked;
