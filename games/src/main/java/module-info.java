/** The rulebooks that ship, as text. */
module org.phaseline.games {
    requires transitive org.phaseline.language;
    requires static org.jspecify;

    exports org.phaseline.games to
            org.phaseline.library;
}
