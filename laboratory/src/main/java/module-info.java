/** Plays many games of a rulebook and says what they show. Used by the command. */
module org.phaseline.laboratory {
    requires transitive org.phaseline.engine;
    requires org.phaseline.bots;
    requires com.fasterxml.jackson.databind;
    requires static org.jspecify;
}
