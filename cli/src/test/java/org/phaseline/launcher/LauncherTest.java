package org.phaseline.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.launcher.MadeUpCheckout.Run;

@Tag("slow")
@Tag("waits")
@DisabledOnOs(OS.WINDOWS)
class LauncherTest {
    @TempDir
    private Path folder;

    private MadeUpCheckout checkout;

    @BeforeEach
    void makeUpACheckout() throws Exception {
        checkout = MadeUpCheckout.in(
                Files.createDirectory(folder.resolve("a checkout")).toRealPath());
    }

    @Test
    void withoutAJdkItSaysSoInOneSentence() throws Exception {
        Run run = checkout.start("", checkout.root(), "--version");

        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.err().lines()).singleElement().asString().contains("no JDK 25 or newer", "set JAVA_HOME");
        assertThat(run.out()).isEmpty();
    }

    @Test
    void anOlderJdkIsNone() throws Exception {
        checkout.write("jdk/release", "JAVA_VERSION=\"17.0.15\"\n");

        assertThat(checkout.start("--version").exitCode()).isEqualTo(3);
    }

    @Test
    void itBuildsOnFirstUseAndShowsItsProgress() throws Exception {
        Run run = checkout.start("--version");

        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).contains("Building Phaseline:").contains("engine").contains("done");
        assertThat(run.out())
                .contains("<org.phaseline.cli.Main>", "<--version>")
                .doesNotContain("Building");
    }

    @Test
    void onceBuiltItStartsWithoutAWord() throws Exception {
        checkout.start("--version").exitCode();
        Run run = checkout.start("--version");

        assertThat(run.err()).isEmpty();
        assertThat(checkout.builds()).isEqualTo(1);
    }

    @Test
    void argumentsArriveAsTheyWereGivenAndTheFolderIsKept() throws Exception {
        Path elsewhere = Files.createDirectory(folder.resolve("elsewhere")).toRealPath();
        Run run = checkout.start(
                checkout.root().resolve("jdk").toString(), elsewhere, "play", "a  b", "", "*", "$HOME", "-x");

        assertThat(run.out())
                .endsWith("<org.phaseline.cli.Main>\n<play>\n<a  b>\n<>\n<*>\n<$HOME>\n<-x>\n" + elsewhere + "\n");
    }

    @Test
    void sparkIsFetchedWhenItIsAskedForAndNotBefore() throws Exception {
        checkout.write("spark/src/main/java/A.java", "");
        assertThat(checkout.start("playtest", "border").out()).contains("<org.phaseline.cli.Main>");
        assertThat(checkout.mavenCalls()).doesNotContain("spark");

        Run run = checkout.start("playtest", "border", "--on", "local[2]");

        assertThat(run.err()).contains("Apache Spark, which is downloaded");
        assertThat(run.out())
                .contains(
                        "phaseline-spark.jar:",
                        "<org.phaseline.spark.SparkMain>\n<playtest>\n<border>\n<--on>\n<local[2]>");
        assertThat(checkout.mavenCalls()).contains("-Pspark -pl spark -am");
        assertThat(checkout.start("playtest", "border", "--on=local[2]").err()).isEmpty();
    }

    @Test
    void withoutANetworkSparkIsRefusedInOneSentence() throws Exception {
        checkout.write("spark/src/main/java/A.java", "");
        checkout.write("offline", "");

        Run run = checkout.start("playtest", "border", "--on", "local[2]");

        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.err().lines().filter(line -> line.startsWith("phaseline: ")))
                .containsExactly(
                        "phaseline: Apache Spark could not be downloaded, which --on needs once; the network is in the"
                                + " way, see target/build.log.");
        assertThat(run.err()).doesNotContain("[ERROR]");
        assertThat(checkout.start("--version").exitCode()).isZero();
    }

    @Test
    void aChangedSourceIsBuilt() throws Exception {
        checkout.start("--version").exitCode();
        checkout.change("engine/src/main/java/A.java");
        checkout.start("--version").exitCode();

        assertThat(checkout.builds()).isEqualTo(2);
    }

    @Test
    void aChangedRulebookIsBuilt() throws Exception {
        checkout.start("--version").exitCode();
        checkout.change("games/skirmish/skirmish.sop");
        checkout.start("--version").exitCode();

        assertThat(checkout.builds()).isEqualTo(2);
    }

    @Test
    void aDeletedRulebookIsForgotten() throws Exception {
        checkout.write("games/target/classes/games/skirmish/skirmish.sop", "");
        checkout.start("--version").exitCode();
        checkout.delete("games/skirmish/skirmish.sop");
        checkout.start("--version").exitCode();

        assertThat(checkout.builds()).isEqualTo(2);
        assertThat(checkout.root().resolve("games/target/classes/games/skirmish/skirmish.sop"))
                .doesNotExist();
    }

    @Test
    void aChangedTestIsNotBuilt() throws Exception {
        checkout.start("--version").exitCode();
        checkout.change("engine/src/test/java/ATest.java");
        checkout.start("--version").exitCode();

        assertThat(checkout.builds()).isEqualTo(1);
    }

    @Test
    void aBuildThatFailsSaysWhyAndCountsForNothing() throws Exception {
        checkout.write("broken", "");
        Run run = checkout.start("--version");

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err()).contains("Engine.java:[1,2] this is broken", "target/build.log");
        assertThat(run.out()).isEmpty();
        assertThat(checkout.isBuilt()).isFalse();
    }

    @Test
    void aBuildThatIsBrokenOffCountsForNothing() throws Exception {
        checkout.write("hold", "");
        Run run = checkout.start("--version");
        checkout.untilMavenWasCalled();
        run.process().destroy();

        assertThat(run.exitCode()).isEqualTo(130);
        assertThat(checkout.isBuilt()).isFalse();

        checkout.delete("hold");
        assertThat(checkout.start("--version").exitCode()).isZero();
    }

    @Test
    void twoStartedAtOnceBuildOnce() throws Exception {
        checkout.write("hold", "");
        Run first = checkout.start("--version");
        checkout.untilMavenWasCalled();
        Run second = checkout.start("--version");
        Thread.sleep(300);
        checkout.delete("hold");

        assertThat(first.exitCode()).isZero();
        assertThat(second.exitCode()).isZero();
        assertThat(second.err()).isEqualTo("phaseline: another build is running in this checkout; waiting for it.\n");
        assertThat(checkout.builds()).isEqualTo(1);
    }

    @Test
    void aTestRunAddsUpWhatPassedAndFailed() throws Exception {
        checkout.write("engine/target/surefire-reports/TEST-Stale.xml", "<testsuite tests=\"100\">\n");
        checkout.write("bin/mvn", """
                #!/bin/sh
                if [ "$1" = -v ]; then echo "Apache Maven 3.9.0"; exit; fi
                case "$*" in *spotless:check*) exit ;; esac
                cd "$(dirname "$0")/.."
                mkdir -p engine/target/surefire-reports bots/target/surefire-reports
                echo '<testsuite name="A" time="0.1" tests="5" errors="1" skipped="1" failures="1">' \\
                  >engine/target/surefire-reports/TEST-A.xml
                echo '<testsuite name="B" tests="2" errors="0" skipped="0" failures="0">' \\
                  >bots/target/surefire-reports/TEST-B.xml
                echo '[ERROR] Tests run: 5, Failures: 1, Errors: 1, Skipped: 1'
                """);
        Run run = checkout.start("test");

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out().lines()).last().isEqualTo("4 passed, 2 failed, 1 skipped");
        assertThat(run.err()).contains("target/test.log");
    }

    @Test
    void aTestRunPassesItsArgumentsOnAndIsGreenWhenNothingIsWrong() throws Exception {
        Run run = checkout.start("test", "-pl", "engine");

        assertThat(run.exitCode()).isZero();
        assertThat(run.out().lines()).last().isEqualTo("0 passed, 0 failed, 0 skipped");
        assertThat(checkout.root().resolve("maven-calls")).content().contains("-pl engine verify");
    }

    @Test
    void aQuickTestRunSaysWhatItLeftOut() throws Exception {
        checkout.write("engine/src/test/java/SlowTest.java", """
                @Tag("slow")
                class SlowTest {
                    @Test
                    void one() {}

                    @ParameterizedTest
                    void two() {}
                }
                """);
        checkout.write("engine/src/test/java/FastTest.java", """
                class FastTest {
                    @Test
                    void one() {}
                }
                """);
        checkout.write("acceptance/src/test/java/PageTest.java", """
                class PageTest {
                    @Test
                    void one() {}
                }
                """);
        Run run = checkout.start("test", "--quick");

        assertThat(run.exitCode()).isZero();
        assertThat(run.out().lines())
                .last()
                .isEqualTo("0 passed, 0 failed, 0 skipped;"
                        + " left out: 2 slow test methods and 1 end-to-end ones in browsers and databases");
        assertThat(checkout.root().resolve("maven-calls"))
                .content()
                .contains("!acceptance", "test-compile", "spotless:check")
                .doesNotContain("verify");
        assertThat(run.out()).contains("<org.phaseline.testrunner.TestRunner>\n<--without>\n<slow>\n");
    }

    @Test
    void allTestsRunInOneJvmThatHasTheJarsOfAllModules() throws Exception {
        for (String module : List.of("engine", "cli")) {
            Files.createDirectories(checkout.root().resolve(module).resolve("target/test-classes"));
        }
        Run run = checkout.start("test");

        assertThat(run.exitCode()).isZero();
        assertThat(run.out())
                .contains(
                        checkout.root() + "/engine/target/test-classes:" + checkout.root()
                                + "/cli/target/test-classes:",
                        ":engine.jar:games.jar:journal.jar:junit.jar:",
                        "<org.phaseline.testrunner.TestRunner>\n<../engine>\n<../cli>\n")
                .doesNotContain("<--without>", "<-Dlong=true>");
        assertThat(checkout.root().resolve("maven-calls")).content().contains("-DskipTests package");
    }

    @Test
    void theLongLaneIsToldToTheTests() throws Exception {
        assertThat(checkout.start("test", "--long").out())
                .contains("<-XX:TieredStopAtLevel=4>", "<-Dlong=true>\n<-Dkills=1000>\n");
    }

    @Test
    void aJvmOfTestsThatFailsMakesTheRunRed() throws Exception {
        checkout.write("jdk/bin/java", "#!/bin/sh\nexit 1\n");
        Run run = checkout.start("test");

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err()).contains("something is wrong");
    }

    @Test
    void aQuickRunForgetsTheClassesOfDeletedSourcesAndTheNestedOnesOfChangedSources() throws Exception {
        for (String name : List.of("A", "A$Nested", "Deleted", "Deleted$Nested", "Kept", "Kept$Nested")) {
            checkout.write("engine/target/classes/" + name + ".class", "");
        }
        checkout.write("engine/src/main/java/Kept.java", "");
        Files.setLastModifiedTime(
                checkout.root().resolve("engine/src/main/java/Kept.java"), FileTime.from(Instant.EPOCH));
        checkout.change("engine/src/main/java/A.java");
        assertThat(checkout.start("test", "--quick").exitCode()).isZero();

        try (Stream<Path> left = Files.list(checkout.root().resolve("engine/target/classes"))) {
            assertThat(left)
                    .extracting(each -> each.getFileName().toString())
                    .containsExactlyInAnyOrder("A.class", "Kept.class", "Kept$Nested.class");
        }
    }

    @Test
    void aReleaseIsBuiltOfACopyOfTheSourcesAndPacked() throws Exception {
        checkout.write("bin/mvn", """
                #!/bin/sh
                if [ "$1" = -v ]; then echo "Apache Maven 3.9.0"; exit; fi
                echo "$*" >>"$(dirname "$0")/../maven-calls"
                while [ "$1" != -f ]; do shift; done
                cd "$(dirname "$2")" && mkdir -p release/target && touch release/target/phaseline-release-1.2.jar
                ls >../copied
                """);
        checkout.write("engine/target/stale.class", "");
        Run run = checkout.start("release");

        assertThat(run.exitCode()).isZero();
        assertThat(checkout.root().resolve("maven-calls"))
                .content()
                .contains("target/release-sources/pom.xml -Prelease");
        assertThat(checkout.root().resolve("target/copied")).content().contains("engine", "pom.xml");
        assertThat(run.err())
                .contains(
                        "<org.phaseline.release.ReleaseMain>", "/target/release>", "The release is in target/release:");
    }

    @Test
    void aReleaseTakesNoOtherArgument() throws Exception {
        Run run = checkout.start("release", "now");

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).isEqualTo("phaseline: release takes no argument but --twice.\n");
    }
}
