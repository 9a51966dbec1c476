/** Rulebooks and matches for Java programs: the one module with an API for others. */
module org.phaseline.library {
    requires org.phaseline.games;
    requires org.phaseline.language;
    requires static org.jspecify;

    exports org.phaseline.library;
}
