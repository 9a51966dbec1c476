/** The code of the web page, checked as its authors wrote it: types, lint, layout and unit tests, each run by Node.js. */
@NullMarked
package org.phaseline.page;

import org.jspecify.annotations.NullMarked;
