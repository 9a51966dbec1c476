package org.phaseline.generator.text;

import java.util.List;
import java.util.Random;

/** Draws by chance; all follows from the seed. */
final class Draw {

    private final Random random;

    Draw(long seed) {
        // Neighbouring seeds give similar first numbers unless they are spread.
        this.random = new Random(seed * 0x9E3779B97F4A7C15L);
    }

    boolean oneIn(int times) {
        return random.nextInt(times) == 0;
    }

    boolean mostly() {
        return random.nextInt(4) != 0;
    }

    /** From one to the other, both included. */
    int from(int low, int high) {
        return low + random.nextInt(high - low + 1);
    }

    <T> T any(List<T> all) {
        return all.get(random.nextInt(all.size()));
    }

    @SafeVarargs
    final <T> T oneOf(T... all) {
        return all[random.nextInt(all.length)];
    }
}
