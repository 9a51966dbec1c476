/** The umpire and the compiled form of rulebooks. Other programs reach it through the library. */
module org.phaseline.engine {
    requires transitive org.phaseline.boards;
    requires static org.jspecify;

    exports org.phaseline.engine.code to
            org.phaseline.language;
    exports org.phaseline.engine.compiled to
            org.phaseline.bots;
    exports org.phaseline.engine.dice to
            org.phaseline.laboratory,
            org.phaseline.bots,
            org.phaseline.planner,
            org.phaseline.journal,
            org.phaseline.session,
            org.phaseline.library;
    exports org.phaseline.engine.machine to
            org.phaseline.laboratory,
            org.phaseline.language,
            org.phaseline.journal,
            org.phaseline.session,
            org.phaseline.bots,
            org.phaseline.planner,
            org.phaseline.library;
    exports org.phaseline.engine.outline to
            org.phaseline.laboratory,
            org.phaseline.language,
            org.phaseline.journal,
            org.phaseline.session,
            org.phaseline.bots,
            org.phaseline.planner,
            org.phaseline.library;
    exports org.phaseline.engine.position to
            org.phaseline.laboratory,
            org.phaseline.language,
            org.phaseline.journal,
            org.phaseline.session,
            org.phaseline.bots,
            org.phaseline.library;
    exports org.phaseline.engine.profile to
            org.phaseline.laboratory;
    exports org.phaseline.engine.report to
            org.phaseline.planner,
            org.phaseline.language,
            org.phaseline.journal,
            org.phaseline.session,
            org.phaseline.library;
    exports org.phaseline.engine.umpire to
            org.phaseline.laboratory,
            org.phaseline.journal,
            org.phaseline.session,
            org.phaseline.bots,
            org.phaseline.planner,
            org.phaseline.library;
}
