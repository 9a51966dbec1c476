package org.phaseline.bots;

/**
 * Games won, lost and drawn by one of two players.
 *
 * @param drawn also those that were given up
 */
public record MatchScore(int won, int lost, int drawn) {

    /** For a confidence of 95 %. */
    private static final double Z = 1.959964;

    public static final MatchScore NONE = new MatchScore(0, 0, 0);

    public MatchScore plus(MatchScore more) {
        return new MatchScore(won + more.won, lost + more.lost, drawn + more.drawn);
    }

    public int decided() {
        return won + lost;
    }

    public int games() {
        return won + lost + drawn;
    }

    /** The part of the decided games that was won; 0.5 where none was decided. */
    public double part() {
        return decided() == 0 ? 0.5 : (double) won / decided();
    }

    /** The lower end of the Wilson interval around it. */
    public double least() {
        return wilson(-1);
    }

    public double most() {
        return wilson(1);
    }

    private double wilson(int direction) {
        int n = decided();
        if (n == 0) {
            return direction < 0 ? 0 : 1;
        }
        double p = part();
        double middle = p + Z * Z / (2 * n);
        double half = Z * Math.sqrt(p * (1 - p) / n + Z * Z / (4.0 * n * n));
        return (middle + direction * half) / (1 + Z * Z / n);
    }
}
