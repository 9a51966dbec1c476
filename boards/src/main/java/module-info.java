/** Geometry of boards. Other programs reach it through the library. */
module org.phaseline.boards {
    requires static org.jspecify;

    exports org.phaseline.boards to
            org.phaseline.engine,
            org.phaseline.bots,
            org.phaseline.language,
            org.phaseline.library;
    exports org.phaseline.boards.grid to
            org.phaseline.engine,
            org.phaseline.language;
    exports org.phaseline.boards.table to
            org.phaseline.engine,
            org.phaseline.language;
}
