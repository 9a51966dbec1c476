package org.phaseline.architecture;

import org.junit.jupiter.api.Test;

class PureModulesTest {
    @Test
    void thePureModulesTouchNoFiles() {
        PurityRules.NO_FILES.check(ModuleClasses.pure());
    }

    @Test
    void thePureModulesTouchNoNetwork() {
        PurityRules.NO_NETWORK.check(ModuleClasses.pure());
    }

    @Test
    void thePureModulesStartNoThreads() {
        PurityRules.NO_THREADS.check(ModuleClasses.pure());
    }

    @Test
    void thePureModulesReadNoClock() {
        PurityRules.NO_CLOCKS.check(ModuleClasses.pure());
    }

    @Test
    void thePureModulesDrawNoRandomnessOfTheirOwn() {
        PurityRules.NO_SYSTEM_RANDOMNESS.check(ModuleClasses.pure());
    }

    @Test
    void thePureModulesDoNotLookAtTheEnvironment() {
        PurityRules.NO_ENVIRONMENT.check(ModuleClasses.pure());
    }

    @Test
    void thePureModulesSpeakTheSameOnEveryMachine() {
        PurityRules.NO_LOCALE_OF_THE_MACHINE.check(ModuleClasses.pure());
    }

    @Test
    void thePureModulesDependOnNoHashOrder() {
        PurityRules.NO_HASH_ORDER.check(ModuleClasses.pure());
    }
}
