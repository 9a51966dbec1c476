/**
 * From the text's tree to an understood rulebook: finds what every name means and what every expression gives, and says what does
 * not fit. Whatever comes later can rely on it.
 */
@NullMarked
package org.phaseline.language.resolve;

import org.jspecify.annotations.NullMarked;
