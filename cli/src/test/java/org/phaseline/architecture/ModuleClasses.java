package org.phaseline.architecture;

import static com.tngtech.archunit.core.importer.ImportOption.Predefined.DO_NOT_INCLUDE_TESTS;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.util.List;

/** The compiled classes of all modules, read once for all rules. */
final class ModuleClasses {
    static final String ROOT = "org.phaseline";

    private static final List<String> PURE = List.of("boards", "engine", "language", "planner");

    private static final JavaClasses CLASSES =
            new ClassFileImporter().withImportOption(DO_NOT_INCLUDE_TESTS).importPackages(ROOT);

    private ModuleClasses() {}

    static JavaClasses all() {
        return CLASSES;
    }

    static JavaClasses of(String name) {
        return CLASSES.that(DescribedPredicate.describe(
                "are of " + name, aClass -> moduleOf(aClass).equals(name)));
    }

    /** The modules whose result may depend on nothing but what they are handed; what ANTLR writes for them included. */
    static JavaClasses pure() {
        return CLASSES.that(DescribedPredicate.describe("are pure", aClass -> PURE.contains(moduleOf(aClass))));
    }

    private static String moduleOf(JavaClass aClass) {
        String inside = aClass.getPackageName().substring(ROOT.length());
        String[] names = inside.split("\\.", 3);
        return names.length < 2 ? "" : names[1];
    }
}
