/** Players for any rulebook. */
module org.phaseline.bots {
    requires transitive org.phaseline.engine;
    requires org.phaseline.boards;
    requires static org.jspecify;

    exports org.phaseline.bots to
            org.phaseline.session,
            org.phaseline.laboratory;
}
