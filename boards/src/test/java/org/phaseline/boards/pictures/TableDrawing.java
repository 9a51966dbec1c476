package org.phaseline.boards.pictures;

import org.phaseline.boards.Bits;
import org.phaseline.boards.MeasuredTable;
import org.phaseline.boards.table.Base;

/** A table with bases on it. The thick edge of a base is its front. */
final class TableDrawing extends Drawing {
    private static final double UNIT = 40;
    private final MeasuredTable table;
    private final double point;

    TableDrawing(MeasuredTable table) {
        super(table.width() * UNIT, table.height() * UNIT);
        this.table = table;
        point = UNIT / table.points();
        add("<rect width=\"" + n(table.width() * UNIT) + "\" height=\"" + n(table.height() * UNIT)
                + "\" fill=\"#f7f4ea\" stroke=\"#cfc8b4\"/>");
        for (int x = 1; x < table.width(); x++) {
            line(x * UNIT, 0, x * UNIT, table.height() * UNIT, "#e6e0cf", "stroke-width=\"1\"");
        }
        for (int y = 1; y < table.height(); y++) {
            line(0, y * UNIT, table.width() * UNIT, y * UNIT, "#e6e0cf", "stroke-width=\"1\"");
        }
    }

    double x(double points) {
        return points * point;
    }

    double y(double points) {
        return (table.rows() - 1 - points) * point;
    }

    void base(Base base, String colour, String label) {
        box(base, colour, "fill-opacity=\"0.85\"", true);
        text(x(base.x()), y(base.y()) + 5, colour.equals(GOLD) ? "#2b2a27" : "#ffffff", 14, label);
    }

    /** Where something would stand, or stood. */
    void ghost(Base base, String colour) {
        box(base, colour, "fill-opacity=\"0.15\" stroke-dasharray=\"4 3\"", true);
    }

    void ground(Base base, String colour, String label) {
        box(base, colour, "fill-opacity=\"0.3\"", false);
        text(x(base.x()), y(base.y()) + 5, "#2b2a27", 13, label);
    }

    private void box(Base base, String colour, String more, boolean front) {
        double wide = base.wide() * point;
        double deep = base.deep() * point;
        String thick = front
                ? "<line x1=\"" + n(-wide / 2) + "\" y1=\"" + n(-deep / 2 + 1.5) + "\" x2=\"" + n(wide / 2) + "\" y2=\""
                        + n(-deep / 2 + 1.5) + "\" stroke=\"#1d1c1a\" stroke-width=\"3\"/>"
                : "";
        add("<g transform=\"translate(" + n(x(base.x())) + " " + n(y(base.y())) + ") rotate(" + base.facing() * 45
                + ")\"><rect x=\"" + n(-wide / 2) + "\" y=\"" + n(-deep / 2) + "\" width=\"" + n(wide) + "\" height=\""
                + n(deep) + "\" fill=\"" + colour + "\" stroke=\"" + colour + "\" " + more + "/>" + thick + "</g>");
    }

    void between(double x1, double y1, double x2, double y2, String colour) {
        line(x(x1), y(y1), x(x2), y(y2), colour, "stroke-width=\"2\" stroke-opacity=\"0.7\" stroke-dasharray=\"6 4\"");
    }

    void dots(long[] places, String colour, double size) {
        StringBuilder path = new StringBuilder();
        for (int place = 0; place < table.spaces(); place++) {
            if (Bits.has(places, 0, place)) {
                path.append('M')
                        .append(n(x(table.x(place))))
                        .append(' ')
                        .append(n(y(table.y(place))))
                        .append("h0");
            }
        }
        add("<path d=\"" + path + "\" stroke=\"" + colour + "\" stroke-width=\"" + n(size)
                + "\" stroke-linecap=\"round\"/>");
    }
}
