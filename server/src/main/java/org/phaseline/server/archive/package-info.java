/** Tables outside of a store: in one file for all of them, and one by one as journals. */
@NullMarked
package org.phaseline.server.archive;

import org.jspecify.annotations.NullMarked;
