/** Who may use how much of something: rates, numbers at once, fair queues. Knows nothing of HTTP or tables. */
@NullMarked
package org.phaseline.server.limit;

import org.jspecify.annotations.NullMarked;
