package org.phaseline.server.table;

import org.phaseline.engine.umpire.Sighting;

/** What a viewer saw at a moment of the game, and how many lines of the log they had then. */
record PastSighting(int lines, Sighting sighting) {}
