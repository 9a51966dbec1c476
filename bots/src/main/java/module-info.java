/** Players for any rulebook. Used by tests and benchmarks. */
module org.phaseline.bots {
    requires transitive org.phaseline.engine;
    requires static org.jspecify;
}
