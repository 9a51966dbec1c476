package org.phaseline.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.architecture.ModuleRules.usesOnly;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The compiler works in stages, and each stage uses only what stands before it. */
class StagesTest {

    private static final String LANGUAGE = "org.phaseline.language.";
    private static final String TEXT = LANGUAGE + "text";
    private static final String TREE = LANGUAGE + "tree";
    private static final String PROBLEM = LANGUAGE + "problem";
    private static final String SYNTAX = LANGUAGE + "syntax";
    private static final String CHECKED = LANGUAGE + "checked";
    private static final String RESOLVE = LANGUAGE + "resolve";
    private static final String VERIFY = LANGUAGE + "verify";
    private static final String EMIT = LANGUAGE + "emit";
    private static final String OUTLINE = "org.phaseline.engine.outline";
    private static final String BOARDS = "org.phaseline.boards..";

    private static JavaClasses stage(String name) {
        return ModuleClasses.of("language")
                .that(DescribedPredicate.describe(
                        "are of the stage " + name,
                        aClass -> aClass.getPackageName().equals(name)));
    }

    @Test
    void theTreeUsesNothing() {
        usesOnly(TREE).check(stage(TREE));
    }

    @Test
    void syntaxTurnsTextIntoTheTree() {
        usesOnly(SYNTAX, TREE, PROBLEM, TEXT, "org.antlr.v4.runtime..").check(stage(SYNTAX));
    }

    @Test
    void whatIsCheckedIsDataMadeOfTheTree() {
        usesOnly(CHECKED, TREE, PROBLEM, OUTLINE, BOARDS).check(stage(CHECKED));
    }

    @Test
    void resolvingTurnsTheTreeIntoWhatIsChecked() {
        usesOnly(RESOLVE, CHECKED, TREE, PROBLEM, OUTLINE, BOARDS).check(stage(RESOLVE));
    }

    @Test
    void verifyingLooksAtWhatIsChecked() {
        usesOnly(VERIFY, CHECKED, TREE, PROBLEM, OUTLINE, BOARDS).check(stage(VERIFY));
    }

    @Test
    void emittingTurnsWhatIsCheckedIntoCodeAndReportsNothing() {
        usesOnly(EMIT, CHECKED, TREE, "org.phaseline.engine..", BOARDS).check(stage(EMIT));
    }

    @Test
    void onlyEmittingKnowsTheEnginesCode() {
        noClasses()
                .that()
                .resideInAPackage("org.phaseline.language..")
                .and()
                .resideOutsideOfPackage(EMIT)
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.phaseline.engine.code")
                .check(ModuleClasses.of("language"));
    }

    @Test
    void everyStageIsLookedAt() {
        for (String stage : List.of(TREE, SYNTAX, CHECKED, RESOLVE, VERIFY, EMIT)) {
            assertThat(stage(stage)).as(stage).isNotEmpty();
        }
    }
}
