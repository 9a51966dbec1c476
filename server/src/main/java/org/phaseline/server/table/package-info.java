/** Tables that are being played: one writer each, durable first, then seen. */
@NullMarked
package org.phaseline.server.table;

import org.jspecify.annotations.NullMarked;
