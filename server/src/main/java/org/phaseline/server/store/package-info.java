/** What is kept of tables, and how it comes to lie safely on the disk. Knows no rules and no web. */
@NullMarked
package org.phaseline.server.store;

import org.jspecify.annotations.NullMarked;
