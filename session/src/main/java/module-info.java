/** One session of a game: log, taking back, consent, previews. Used by the server and the command. */
module org.phaseline.session {
    requires transitive org.phaseline.bots;
    requires transitive org.phaseline.journal;
    requires com.fasterxml.jackson.core;
    requires com.fasterxml.jackson.databind;
    requires static org.jspecify;
}
