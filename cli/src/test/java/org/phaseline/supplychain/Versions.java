package org.phaseline.supplychain;

import java.util.Arrays;

/** Compares versions as far as they are numbers: 42.7.14 is newer than 42.7.2. */
final class Versions {

    private Versions() {}

    static boolean isOlder(String version, String than) {
        int[] left = numbers(version);
        int[] right = numbers(than);
        int length = Math.max(left.length, right.length);
        return Arrays.compare(Arrays.copyOf(left, length), Arrays.copyOf(right, length)) < 0;
    }

    private static int[] numbers(String version) {
        return Arrays.stream(version.replaceFirst("[^0-9.].*", "").split("\\.", -1))
                .filter(number -> !number.isEmpty())
                .mapToInt(Integer::parseInt)
                .toArray();
    }
}
