/** What happened, said so that it can be shown, and who may know of it. */
@NullMarked
package org.phaseline.engine.report;

import org.jspecify.annotations.NullMarked;
