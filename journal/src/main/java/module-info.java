/** The journal of a game: written, resumed, replayed, verified. Used by the server and the command. */
module org.phaseline.journal {
    requires transitive org.phaseline.language;
    requires com.fasterxml.jackson.core;
    requires com.fasterxml.jackson.databind;
    requires static org.jspecify;

    exports org.phaseline.journal to
            org.phaseline.session;
    exports org.phaseline.journal.format to
            org.phaseline.session;
    exports org.phaseline.journal.store to
            org.phaseline.session;
}
