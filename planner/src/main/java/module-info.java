/** What a seat can do with its pieces, for any rulebook. */
module org.phaseline.planner {
    requires transitive org.phaseline.engine;
    requires static org.jspecify;

    exports org.phaseline.planner;
}
