/**
 * Finds what is wrong with a rulebook that has been understood: clauses that do not go together, secrets that leak, branches that
 * depend on who acts first, steps play never comes to, victories nobody can win; and says how much of a step the umpire sees to.
 */
@NullMarked
package org.phaseline.language.verify;

import org.jspecify.annotations.NullMarked;
