/** Reads rulebooks that strangers send, in a process of its own with little memory and little time; knows no tables and no web. */
@NullMarked
package org.phaseline.server.check;

import org.jspecify.annotations.NullMarked;
