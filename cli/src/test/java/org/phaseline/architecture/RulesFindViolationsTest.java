package org.phaseline.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Each rule, held against classes that break it on purpose. */
class RulesFindViolationsTest {
    private static final JavaClasses VIOLATIONS =
            new ClassFileImporter().importPackages("org.phaseline.architecture.violations");

    @Test
    void touchingFilesIsNoticed() {
        everyViolationIn("TouchingFiles", PurityRules.NO_FILES);
    }

    @Test
    void touchingTheNetworkIsNoticed() {
        everyViolationIn("TouchingTheNetwork", PurityRules.NO_NETWORK);
    }

    @Test
    void startingAThreadIsNoticed() {
        everyViolationIn("StartingThreads", PurityRules.NO_THREADS);
    }

    @Test
    void readingAClockIsNoticed() {
        everyViolationIn("ReadingAClock", PurityRules.NO_CLOCKS);
    }

    @Test
    void drawingRandomnessIsNoticed() {
        everyViolationIn("DrawingRandomness", PurityRules.NO_SYSTEM_RANDOMNESS);
    }

    @Test
    void lookingAtTheEnvironmentIsNoticed() {
        everyViolationIn("LookingAtTheEnvironment", PurityRules.NO_ENVIRONMENT);
    }

    @Test
    void speakingTheMachinesLocaleIsNoticed() {
        everyViolationIn("SpeakingTheMachinesLocale", PurityRules.NO_LOCALE_OF_THE_MACHINE);
    }

    @Test
    void dependingOnHashOrderIsNoticed() {
        everyViolationIn("DependingOnHashOrder", PurityRules.NO_HASH_ORDER);
    }

    @Test
    void cleanClassesBreakNoRule() {
        List<ArchRule> rules = List.of(
                PurityRules.NO_FILES,
                PurityRules.NO_NETWORK,
                PurityRules.NO_THREADS,
                PurityRules.NO_CLOCKS,
                PurityRules.NO_SYSTEM_RANDOMNESS,
                PurityRules.NO_ENVIRONMENT,
                PurityRules.NO_LOCALE_OF_THE_MACHINE,
                PurityRules.NO_HASH_ORDER);

        JavaClasses clean = VIOLATIONS.that(new InGroup("Clean"));

        assertThat(clean).isNotEmpty();
        rules.forEach(rule -> rule.check(clean));
    }

    @Test
    void usingAModuleThatIsNotNamedIsNoticed() {
        JavaClasses here = VIOLATIONS.that(new InGroup("here.Here"));

        assertThat(breaks(ModuleRules.usesOnly("org.phaseline.architecture.violations.here"), here))
                .isTrue();
        assertThat(breaks(ModuleRules.usesOnly("org.phaseline.architecture.violations.."), here))
                .isFalse();
    }

    @Test
    void aCircleOfPackagesIsNoticed() {
        assertThat(breaks(ModuleRules.NO_CIRCLES, VIOLATIONS)).isTrue();
    }

    private static void everyViolationIn(String group, ArchRule rule) {
        JavaClasses violations = VIOLATIONS.that(new InGroup(group + "$"));

        assertThat(violations).isNotEmpty();
        for (JavaClass violation : violations) {
            assertThat(breaks(rule, VIOLATIONS.that(new InGroup(violation.getName()))))
                    .as("%s is noticed by '%s'", violation.getName(), rule.getDescription())
                    .isTrue();
        }
    }

    private static boolean breaks(ArchRule rule, JavaClasses classes) {
        return rule.evaluate(classes).hasViolation();
    }
}
