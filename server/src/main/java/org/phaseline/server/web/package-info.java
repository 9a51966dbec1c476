/** HTTP, cookies, limits and live updates; decides nothing about a game. */
@NullMarked
package org.phaseline.server.web;

import org.jspecify.annotations.NullMarked;
