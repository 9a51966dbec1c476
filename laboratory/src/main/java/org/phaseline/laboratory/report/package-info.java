/** What a playtest shows, as tables and plots, written as HTML, JSON, CSV or text. */
@NullMarked
package org.phaseline.laboratory.report;

import org.jspecify.annotations.NullMarked;
