package org.phaseline.server.archive;

import java.util.Optional;
import org.phaseline.server.store.StoredTable;

/**
 * A table as it stands in a backup.
 *
 * @param table without its seed, when that is encrypted and there is no key
 * @param locked whether it has a seed that could not be opened
 * @param damaged what the backup says was wrong with it already when it was written
 */
record RestoredTable(StoredTable table, boolean locked, Optional<String> damaged) {}
