package org.phaseline.boards.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.phaseline.boards.table.RandomBases.TABLE;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Line2D;
import java.awt.geom.PathIterator;
import java.awt.geom.Rectangle2D;
import org.junit.jupiter.api.Test;

/** The same questions put to the geometry that comes with Java, which reckons with fractions. */
class SecondOpinionTest {
    private final RandomBases bases = new RandomBases(42);

    @Test
    void basesOverlapWhereTheirAreasDo() {
        int overlaps = 0;
        for (int n = 0; n < 5_000; n++) {
            Base one = bases.next();
            Base other = bases.next();
            Area shared = area(one);
            shared.intersect(area(other));
            Rectangle2D bounds = shared.getBounds2D();
            // Where only a hair is shared, the fractions cannot be trusted.
            boolean hair = Math.min(bounds.getWidth(), bounds.getHeight()) < 0.001 && !shared.isEmpty();
            if (!hair) {
                assertThat(one.overlaps(other)).as("%s %s", one, other).isEqualTo(!shared.isEmpty());
            }
            overlaps += one.overlaps(other) ? 1 : 0;
        }
        assertThat(overlaps).isBetween(300, 4_000);
    }

    @Test
    void theGapIsAsWideAsMeasuredWithFractions() {
        for (int n = 0; n < 5_000; n++) {
            Base one = bases.next();
            Base other = bases.next();
            if (!one.overlaps(other)) {
                assertThat(points(one.gap(other))).isCloseTo(leastGap(one, other), within(0.001));
            }
        }
    }

    @Test
    void fromEdgeToEdgeItIsAsFarAsMeasuredWithFractions() {
        for (int n = 0; n < 5_000; n++) {
            Base one = bases.next();
            Base other = bases.next();
            Edge edge = bases.edge();
            Edge others = bases.edge();
            double gap = leastGap(line(one, edge), line(other, others));
            assertThat(points(EdgeSegment.of(one, edge).gap(EdgeSegment.of(other, others))))
                    .isCloseTo(gap, within(0.001));
            assertThat(Contact.range(TABLE, one, edge, other, others))
                    .isBetween((int) Math.ceil(gap / 6 - 0.001), (int) Math.ceil(gap / 6 + 0.001));
        }
    }

    @Test
    void aLineCrossesABaseWhereItCrossesItsArea() {
        for (int n = 0; n < 5_000; n++) {
            Base one = bases.next();
            Base other = bases.next();
            Base thing = bases.next();
            Line2D line = new Line2D.Double(one.x(), one.y(), other.x(), other.y());
            boolean inner = crosses(line, grown(thing, -0.01));
            boolean outer = crosses(line, grown(thing, 0.01));
            if (inner == outer) {
                assertThat(Between.stands(one, other, thing)).isEqualTo(inner);
            }
        }
    }

    private static boolean crosses(Line2D line, Shape shape) {
        return shape.contains(line.getP1()) || shape.contains(line.getP2()) || leastGap(line, shape) == 0;
    }

    private static double leastGap(Line2D line, Shape shape) {
        double least = Double.MAX_VALUE;
        double[] from = new double[6];
        double[] to = new double[6];
        var path = shape.getPathIterator(null);
        path.currentSegment(from);
        for (path.next(); !path.isDone(); path.next()) {
            if (path.currentSegment(to) == PathIterator.SEG_LINETO) {
                least = Math.min(least, leastGap(line, new Line2D.Double(from[0], from[1], to[0], to[1])));
                from[0] = to[0];
                from[1] = to[1];
            }
        }
        return least;
    }

    private static double leastGap(Base one, Base other) {
        double least = Double.MAX_VALUE;
        for (Edge edge : Edge.values()) {
            for (Edge others : Edge.values()) {
                least = Math.min(least, leastGap(line(one, edge), line(other, others)));
            }
        }
        return least;
    }

    private static double leastGap(Line2D one, Line2D other) {
        if (one.intersectsLine(other)) {
            return 0;
        }
        return Math.min(
                Math.min(one.ptSegDist(other.getP1()), one.ptSegDist(other.getP2())),
                Math.min(other.ptSegDist(one.getP1()), other.ptSegDist(one.getP2())));
    }

    private static double points(long gap) {
        return Math.sqrt(gap) / (Scale.POINT * Scale.ONE);
    }

    /** From the left end of the front to its right end for the front, and so on round. */
    private static Line2D line(Base base, Edge edge) {
        double wide = base.wide() / 2.0;
        double deep = base.deep() / 2.0;
        double[] line = switch (edge) {
            case FRONT -> new double[] {-wide, deep, wide, deep};
            case RIGHT -> new double[] {wide, deep, wide, -deep};
            case REAR -> new double[] {-wide, -deep, wide, -deep};
            case LEFT -> new double[] {-wide, -deep, -wide, deep};
        };
        placed(base).transform(line, 0, line, 0, 2);
        return new Line2D.Double(line[0], line[1], line[2], line[3]);
    }

    private static Area area(Base base) {
        return new Area(grown(base, 0));
    }

    private static Shape grown(Base base, double by) {
        double wide = base.wide() + 2 * by;
        double deep = base.deep() + 2 * by;
        return placed(base).createTransformedShape(new Rectangle2D.Double(-wide / 2, -deep / 2, wide, deep));
    }

    private static AffineTransform placed(Base base) {
        AffineTransform transform = AffineTransform.getTranslateInstance(base.x(), base.y());
        transform.rotate(-base.facing() * Math.PI / 4);
        return transform;
    }
}
