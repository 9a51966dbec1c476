/** Runs the tests of all modules in one JVM, which loads and compiles the classes they share once. */
@NullMarked
package org.phaseline.testrunner;

import org.jspecify.annotations.NullMarked;
