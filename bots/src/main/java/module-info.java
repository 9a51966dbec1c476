/** Players for any rulebook. */
module org.phaseline.bots {
    requires transitive org.phaseline.engine;
    requires static org.jspecify;

    exports org.phaseline.bots;
}
