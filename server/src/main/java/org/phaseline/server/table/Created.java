package org.phaseline.server.table;

import java.util.List;

/** What comes of the wish for a table. */
public sealed interface Created {

    /**
     * The secrets are told here once and never again: the store keeps only their hashes.
     *
     * @param watching what any number of people watch by
     * @param owner the code of a link to the owner's page, for one more browser
     * @param session the owner's, for the browser that made the table
     */
    record Made(GameTable table, List<Chair> chairs, Secret watching, Secret owner, Secret session) implements Created {

        public Made {
            chairs = List.copyOf(chairs);
        }
    }

    /**
     * A seat and the one-time code that lets somebody sit on it.
     *
     * @param bot the level of the bot that plays it, empty for a person
     */
    record Chair(int seat, String name, Secret code, String bot) {}

    record Refused(String sentence) implements Created {}
}
