package org.phaseline.architecture;

import org.junit.jupiter.api.Test;

class PureRoomsTest {
    @Test
    void thePureRoomsTouchNoFiles() {
        PurityRules.NO_FILES.check(House.pureRooms());
    }

    @Test
    void thePureRoomsTouchNoNetwork() {
        PurityRules.NO_NETWORK.check(House.pureRooms());
    }

    @Test
    void thePureRoomsStartNoThreads() {
        PurityRules.NO_THREADS.check(House.pureRooms());
    }

    @Test
    void thePureRoomsReadNoClock() {
        PurityRules.NO_CLOCKS.check(House.pureRooms());
    }

    @Test
    void thePureRoomsDrawNoRandomnessOfTheirOwn() {
        PurityRules.NO_SYSTEM_RANDOMNESS.check(House.pureRooms());
    }

    @Test
    void thePureRoomsDoNotLookAtTheEnvironment() {
        PurityRules.NO_ENVIRONMENT.check(House.pureRooms());
    }

    @Test
    void thePureRoomsSpeakTheSameOnEveryMachine() {
        PurityRules.NO_LOCALE_OF_THE_MACHINE.check(House.pureRooms());
    }

    @Test
    void thePureRoomsDependOnNoHashOrder() {
        PurityRules.NO_HASH_ORDER.check(House.pureRooms());
    }
}
