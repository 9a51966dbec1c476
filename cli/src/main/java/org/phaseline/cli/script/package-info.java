/** Games played from a file of answers, with expectations between them. docs/scripts.md describes the form. */
@NullMarked
package org.phaseline.cli.script;

import org.jspecify.annotations.NullMarked;
