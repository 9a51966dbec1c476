/** Tables in real databases, and what becomes of them when those fail. */
@NullMarked
package org.phaseline.acceptance.store;

import org.jspecify.annotations.NullMarked;
