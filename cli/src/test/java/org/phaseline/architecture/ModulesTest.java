package org.phaseline.architecture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.architecture.ModuleRules.NO_CIRCLES;
import static org.phaseline.architecture.ModuleRules.usesOnly;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ModulesTest {
    private static final String BOARDS = "org.phaseline.boards..";
    private static final String ENGINE = "org.phaseline.engine..";
    private static final String GENERATOR = "org.phaseline.generator..";
    private static final String LANGUAGE = "org.phaseline.language..";
    private static final String JOURNAL = "org.phaseline.journal..";
    private static final String SESSION = "org.phaseline.session..";
    private static final String BOTS = "org.phaseline.bots..";
    private static final String PLANNER = "org.phaseline.planner..";
    private static final String LABORATORY = "org.phaseline.laboratory..";
    private static final String GAMES = "org.phaseline.games..";
    private static final String LIBRARY = "org.phaseline.library..";
    private static final String SERVER = "org.phaseline.server..";
    private static final String CLI = "org.phaseline.cli..";

    @Test
    void theBoardsUseNothing() {
        usesOnly(BOARDS).check(ModuleClasses.of("boards"));
    }

    @Test
    void theEngineUsesTheBoards() {
        usesOnly(ENGINE, BOARDS).check(ModuleClasses.of("engine"));
    }

    /** It is for tests only: no other module names it among what it uses. */
    @Test
    void theGeneratorUsesTheEngine() {
        usesOnly(GENERATOR, ENGINE).check(ModuleClasses.of("generator"));
    }

    @Test
    void theLanguageUsesTheEngineAndTheBoards() {
        usesOnly(LANGUAGE, ENGINE, BOARDS, "org.antlr.v4.runtime..").check(ModuleClasses.of("language"));
    }

    @Test
    void theJournalUsesTheEngineAndTheLanguage() {
        usesOnly(JOURNAL, ENGINE, LANGUAGE, "com.fasterxml.jackson..").check(ModuleClasses.of("journal"));
    }

    @Test
    void theSessionUsesTheJournalTheBotsAndWhatTheyUse() {
        usesOnly(SESSION, ENGINE, JOURNAL, BOTS, "com.fasterxml.jackson..").check(ModuleClasses.of("session"));
    }

    @Test
    void theBotsUseTheEngineAndTheBoards() {
        usesOnly(BOTS, ENGINE, BOARDS).check(ModuleClasses.of("bots"));
    }

    @Test
    void thePlannerUsesTheEngine() {
        usesOnly(PLANNER, ENGINE).check(ModuleClasses.of("planner"));
    }

    @Test
    void theLaboratoryUsesTheEngineAndTheBots() {
        usesOnly(LABORATORY, ENGINE, BOTS, "com.fasterxml.jackson..").check(ModuleClasses.of("laboratory"));
    }

    @Test
    void theGamesUseTheEngineAndTheLanguage() {
        usesOnly(GAMES, ENGINE, LANGUAGE).check(ModuleClasses.of("games"));
    }

    @Test
    void theLibraryUsesTheEngineTheLanguageAndTheGames() {
        usesOnly(LIBRARY, ENGINE, LANGUAGE, GAMES, BOARDS).check(ModuleClasses.of("library"));
    }

    @Test
    void theServerUsesAllButTheCommand() {
        usesOnly(
                        SERVER,
                        BOARDS,
                        ENGINE,
                        LANGUAGE,
                        JOURNAL,
                        SESSION,
                        BOTS,
                        PLANNER,
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
                        "io.nayuki.qrcodegen..",
                        "org.flywaydb..",
                        "org.postgresql..",
                        "org.sqlite..")
                .check(ModuleClasses.of("server"));
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
                        LABORATORY,
                        GAMES,
                        SERVER,
                        "picocli..",
                        "org.jline..",
                        "com.fasterxml.jackson..")
                .check(ModuleClasses.of("cli"));
    }

    @Test
    void noPackagesUseEachOtherInACircle() {
        NO_CIRCLES.check(ModuleClasses.all());
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
                "planner",
                "laboratory",
                "games",
                "server",
                "cli"
            })
    void everyModuleIsLookedAt(String module) {
        assertThat(ModuleClasses.of(module)).isNotEmpty();
    }
}
