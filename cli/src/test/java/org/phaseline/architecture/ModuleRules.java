package org.phaseline.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.util.stream.Stream;

/** Who may use whom. */
final class ModuleRules {
    /** Packages of one module that need each other are one package, or wait for a third that both may use. */
    static final ArchRule NO_CIRCLES =
            slices().assignedFrom(packages()).should().beFreeOfCycles();

    private ModuleRules() {}

    /** Besides what it names, every module may use Java itself and the annotations that say what may be null. */
    static ArchRule usesOnly(String... packages) {
        String[] allowed = Stream.concat(Stream.of("java..", "org.jspecify.annotations"), Stream.of(packages))
                .toArray(String[]::new);
        return classes().should().onlyDependOnClassesThat().resideInAnyPackage(allowed);
    }

    private static SliceAssignment packages() {
        return new SliceAssignment() {
            @Override
            public SliceIdentifier getIdentifierOf(JavaClass aClass) {
                return SliceIdentifier.of(aClass.getPackageName());
            }

            @Override
            public String getDescription() {
                return "packages";
            }
        };
    }
}
