package org.phaseline.boards.table;

/**
 * The 32 ways to go on from a point: to the points one, two or three away that no nearer one lies before. Longer ones name two
 * points beside their way that must be open too, so that nothing is jumped over.
 */
final class Strides {
    /** The length of one point straight on; all others are rounded to this measure. */
    static final int ONE = 60;

    // along, aside, length, and for the long ones two points beside the way
    private static final int[][] KINDS = {
        {1, 0, ONE}, {1, 1, 85}, {2, 1, 134, 1, 0, 1, 1}, {3, 1, 190, 1, 0, 2, 1}, {3, 2, 216, 1, 1, 2, 1}
    };

    static final int COUNT = 32;
    static final int LONGEST = 216;
    static final int REACH = 3;

    static final int[] EAST = new int[COUNT];
    static final int[] NORTH = new int[COUNT];
    static final int[] LENGTH = new int[COUNT];
    static final boolean[] LONG = new boolean[COUNT];
    static final int[][] BESIDE_EAST = new int[COUNT][2];
    static final int[][] BESIDE_NORTH = new int[COUNT][2];

    static {
        int next = 0;
        for (int[] kind : KINDS) {
            for (int mirror = 0; mirror < 8; mirror++) {
                // Straight and slanted ones look the same in half of the mirrors.
                boolean again = kind[1] == 0 && (mirror & 2) != 0 || kind[0] == kind[1] && (mirror & 4) != 0;
                if (!again) {
                    put(next++, kind, mirror);
                }
            }
        }
    }

    private Strides() {}

    private static void put(int at, int[] kind, int mirror) {
        EAST[at] = east(kind[0], kind[1], mirror);
        NORTH[at] = north(kind[0], kind[1], mirror);
        LENGTH[at] = kind[2];
        LONG[at] = kind.length > 3;
        for (int beside = 0; LONG[at] && beside < 2; beside++) {
            BESIDE_EAST[at][beside] = east(kind[3 + 2 * beside], kind[4 + 2 * beside], mirror);
            BESIDE_NORTH[at][beside] = north(kind[3 + 2 * beside], kind[4 + 2 * beside], mirror);
        }
    }

    private static int east(int along, int aside, int mirror) {
        return (mirror & 4) == 0 ? signed(aside, mirror & 2) : signed(along, mirror & 1);
    }

    private static int north(int along, int aside, int mirror) {
        return (mirror & 4) == 0 ? signed(along, mirror & 1) : signed(aside, mirror & 2);
    }

    private static int signed(int value, int negative) {
        return negative == 0 ? value : -value;
    }
}
