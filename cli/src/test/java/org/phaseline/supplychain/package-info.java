/** What Phaseline ships besides its own code: which jars, under which licences, and none with a known vulnerability. */
@NullMarked
package org.phaseline.supplychain;

import org.jspecify.annotations.NullMarked;
