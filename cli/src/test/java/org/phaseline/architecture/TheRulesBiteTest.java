package org.phaseline.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Each rule, held against classes that break it on purpose. */
class TheRulesBiteTest {
    private static final JavaClasses SINS = new ClassFileImporter().importPackages("org.phaseline.architecture.sins");

    @Test
    void touchingFilesIsNoticed() {
        everySinOf("TouchingFiles", PurityRules.NO_FILES);
    }

    @Test
    void touchingTheNetworkIsNoticed() {
        everySinOf("TouchingTheNetwork", PurityRules.NO_NETWORK);
    }

    @Test
    void startingAThreadIsNoticed() {
        everySinOf("StartingThreads", PurityRules.NO_THREADS);
    }

    @Test
    void readingAClockIsNoticed() {
        everySinOf("ReadingAClock", PurityRules.NO_CLOCKS);
    }

    @Test
    void drawingRandomnessIsNoticed() {
        everySinOf("DrawingRandomness", PurityRules.NO_SYSTEM_RANDOMNESS);
    }

    @Test
    void lookingAtTheEnvironmentIsNoticed() {
        everySinOf("LookingAtTheEnvironment", PurityRules.NO_ENVIRONMENT);
    }

    @Test
    void speakingTheMachinesLocaleIsNoticed() {
        everySinOf("SpeakingTheMachinesLocale", PurityRules.NO_LOCALE_OF_THE_MACHINE);
    }

    @Test
    void dependingOnHashOrderIsNoticed() {
        everySinOf("DependingOnHashOrder", PurityRules.NO_HASH_ORDER);
    }

    @Test
    void theInnocentGoFree() {
        List<ArchRule> rules = List.of(
                PurityRules.NO_FILES,
                PurityRules.NO_NETWORK,
                PurityRules.NO_THREADS,
                PurityRules.NO_CLOCKS,
                PurityRules.NO_SYSTEM_RANDOMNESS,
                PurityRules.NO_ENVIRONMENT,
                PurityRules.NO_LOCALE_OF_THE_MACHINE,
                PurityRules.NO_HASH_ORDER);

        JavaClasses innocent = SINS.that(new InGroup("Innocent"));

        assertThat(innocent).isNotEmpty();
        rules.forEach(rule -> rule.check(innocent));
    }

    @Test
    void usingARoomThatIsNotNamedIsNoticed() {
        JavaClasses here = SINS.that(new InGroup("here.Here"));

        assertThat(breaks(RoomRules.usesOnly("org.phaseline.architecture.sins.here"), here))
                .isTrue();
        assertThat(breaks(RoomRules.usesOnly("org.phaseline.architecture.sins.."), here))
                .isFalse();
    }

    @Test
    void aCircleOfPackagesIsNoticed() {
        assertThat(breaks(RoomRules.NO_CIRCLES, SINS)).isTrue();
    }

    private static void everySinOf(String group, ArchRule rule) {
        JavaClasses sins = SINS.that(new InGroup(group + "$"));

        assertThat(sins).isNotEmpty();
        for (JavaClass sin : sins) {
            assertThat(breaks(rule, SINS.that(new InGroup(sin.getName()))))
                    .as("%s is noticed by '%s'", sin.getName(), rule.getDescription())
                    .isTrue();
        }
    }

    private static boolean breaks(ArchRule rule, JavaClasses classes) {
        return rule.evaluate(classes).hasViolation();
    }
}
