package org.phaseline.server.table;

import java.util.List;

/** What comes of the wish for a table. */
public sealed interface Created {

    /** The secrets are told here once and never again: the store keeps only their hashes. */
    record Made(Table table, List<Chair> chairs, Secret watching, Secret owner) implements Created {

        public Made {
            chairs = List.copyOf(chairs);
        }
    }

    /** A seat and what lets somebody sit on it. */
    record Chair(int seat, String name, Secret secret) {}

    record Refused(String sentence) implements Created {}
}
