/** What goes over the wire to a seat, as JSON: the engine's sighting and nothing besides. */
@NullMarked
package org.phaseline.server.view;

import org.jspecify.annotations.NullMarked;
