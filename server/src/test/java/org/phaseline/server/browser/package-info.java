/** The page in a real browser, driven through its debugging port: no library, no download. */
package org.phaseline.server.browser;
