/** Rulebook text, checked and compiled. Other programs reach it through the library. */
module org.phaseline.language {
    requires transitive org.phaseline.engine;
    requires org.antlr.antlr4.runtime;
    requires static org.jspecify;

    exports org.phaseline.language to
            org.phaseline.journal,
            org.phaseline.session,
            org.phaseline.games,
            org.phaseline.library;
    exports org.phaseline.language.problem to
            org.phaseline.games,
            org.phaseline.library;
    exports org.phaseline.language.syntax to
            org.phaseline.games,
            org.phaseline.journal;
    exports org.phaseline.language.text to
            org.phaseline.journal,
            org.phaseline.session;
    exports org.phaseline.language.tree to
            org.phaseline.library;
}
