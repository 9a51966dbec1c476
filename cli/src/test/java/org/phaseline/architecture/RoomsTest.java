package org.phaseline.architecture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.architecture.RoomRules.NO_CIRCLES;
import static org.phaseline.architecture.RoomRules.usesOnly;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RoomsTest {
    private static final String BOARDS = "org.phaseline.boards..";
    private static final String ENGINE = "org.phaseline.engine..";
    private static final String GENERATOR = "org.phaseline.generator..";
    private static final String LANGUAGE = "org.phaseline.language..";
    private static final String JOURNAL = "org.phaseline.journal..";
    private static final String SESSION = "org.phaseline.session..";
    private static final String BOTS = "org.phaseline.bots..";
    private static final String GAMES = "org.phaseline.games..";
    private static final String LIBRARY = "org.phaseline.library..";
    private static final String SERVER = "org.phaseline.server..";
    private static final String CLI = "org.phaseline.cli..";

    @Test
    void theBoardsUseNothing() {
        usesOnly(BOARDS).check(House.room("boards"));
    }

    @Test
    void theEngineUsesTheBoards() {
        usesOnly(ENGINE, BOARDS).check(House.room("engine"));
    }

    /** It is for tests only: no other room names it among what it uses. */
    @Test
    void theGeneratorUsesTheEngine() {
        usesOnly(GENERATOR, ENGINE).check(House.room("generator"));
    }

    @Test
    void theLanguageUsesTheEngineAndTheBoards() {
        usesOnly(LANGUAGE, ENGINE, BOARDS, "org.antlr.v4.runtime..").check(House.room("language"));
    }

    @Test
    void theJournalUsesTheEngineAndTheLanguage() {
        usesOnly(JOURNAL, ENGINE, LANGUAGE, "com.fasterxml.jackson..").check(House.room("journal"));
    }

    @Test
    void theSessionUsesTheJournalAndWhatThatUses() {
        usesOnly(SESSION, ENGINE, JOURNAL, "com.fasterxml.jackson..").check(House.room("session"));
    }

    @Test
    void theBotsUseTheEngine() {
        usesOnly(BOTS, ENGINE).check(House.room("bots"));
    }

    @Test
    void theGamesUseTheEngineAndTheLanguage() {
        usesOnly(GAMES, ENGINE, LANGUAGE).check(House.room("games"));
    }

    @Test
    void theLibraryUsesTheEngineTheLanguageAndTheGames() {
        usesOnly(LIBRARY, ENGINE, LANGUAGE, GAMES, BOARDS).check(House.room("library"));
    }

    @Test
    void theServerUsesAllButTheBotsAndTheCommand() {
        usesOnly(
                        SERVER,
                        BOARDS,
                        ENGINE,
                        LANGUAGE,
                        JOURNAL,
                        SESSION,
                        GAMES,
                        "com.fasterxml.jackson..",
                        "io.javalin..",
                        "jakarta.mail..",
                        "jakarta.servlet..",
                        "javax.crypto..",
                        "javax.net..",
                        "javax.sql..",
                        "kotlin..",
                        "org.eclipse.jetty..",
                        "com.zaxxer.hikari..",
                        "org.flywaydb..",
                        "org.postgresql..",
                        "org.sqlite..")
                .check(House.room("server"));
    }

    @Test
    void theCommandUsesAllButTheBenchmarks() {
        usesOnly(
                        CLI,
                        BOARDS,
                        ENGINE,
                        LANGUAGE,
                        JOURNAL,
                        SESSION,
                        BOTS,
                        GAMES,
                        SERVER,
                        "picocli..",
                        "org.jline..",
                        "com.fasterxml.jackson..")
                .check(House.room("cli"));
    }

    @Test
    void noPackagesUseEachOtherInACircle() {
        NO_CIRCLES.check(House.everyRoom());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "boards",
                "engine",
                "generator",
                "language",
                "journal",
                "session",
                "bots",
                "games",
                "server",
                "cli"
            })
    void everyRoomIsLookedAt(String room) {
        assertThat(House.room(room)).isNotEmpty();
    }
}
