package org.phaseline.server.store;

import java.util.OptionalLong;

/**
 * How full a store is.
 *
 * @param bytes what the tables take up
 * @param free how much room the disk they lie on has left, where that is known
 */
public record StoreUsage(long bytes, OptionalLong free) {}
