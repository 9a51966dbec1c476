/** Sets up a playtest from what was asked for, and has its games played: on threads of this machine, or on a cluster. */
@NullMarked
package org.phaseline.cli.playtest;

import org.jspecify.annotations.NullMarked;
