/** The server: puts the store, the tables and the web together. */
@NullMarked
package org.phaseline.server;

import org.jspecify.annotations.NullMarked;
