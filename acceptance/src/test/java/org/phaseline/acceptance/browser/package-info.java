/** The pages in a real browser. */
@NullMarked
package org.phaseline.acceptance.browser;

import org.jspecify.annotations.NullMarked;
