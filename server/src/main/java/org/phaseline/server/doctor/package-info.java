/** Looks through a whole store, says what is wrong with which table, and mends what can be mended. */
@NullMarked
package org.phaseline.server.doctor;

import org.jspecify.annotations.NullMarked;
