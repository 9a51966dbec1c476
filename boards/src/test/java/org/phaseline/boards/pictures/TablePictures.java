package org.phaseline.boards.pictures;

import static org.phaseline.boards.pictures.Drawing.BLUE;
import static org.phaseline.boards.pictures.Drawing.GOLD;
import static org.phaseline.boards.pictures.Drawing.GREEN;
import static org.phaseline.boards.pictures.Drawing.GREY;
import static org.phaseline.boards.pictures.Drawing.RED;

import java.util.Locale;
import java.util.TreeMap;
import org.phaseline.boards.Bits;
import org.phaseline.boards.MeasuredTable;
import org.phaseline.boards.Unit;
import org.phaseline.boards.table.Base;
import org.phaseline.boards.table.Between;
import org.phaseline.boards.table.Contact;
import org.phaseline.boards.table.Edge;
import org.phaseline.boards.table.Moves;
import org.phaseline.boards.table.Walk;

/** A picture for each formula over tables. Four points to a step; a unit is two steps wide and one deep. */
final class TablePictures {
    private static final MeasuredTable TABLE = new MeasuredTable(12, 7, 4, Unit.STEP);

    private TablePictures() {}

    private static Base unit(double x, double y, int facing) {
        return new Base((int) Math.round(4 * x), (int) Math.round(4 * y), facing, 8, 4);
    }

    static void all(TreeMap<String, Drawing> pictures) {
        pictures.put("touching", touching());
        pictures.put("edge", edge());
        pictures.put("distance", distance());
        pictures.put("range", range());
        pictures.put("looks", looks());
        pictures.put("between", between());
        pictures.put("between-edges", betweenEdges());
        pictures.put("overlapping", overlapping());
        pictures.put("near", near());
        pictures.put("fits", fits());
        pictures.put("touches", touches());
        pictures.put("stepped", stepped());
        pictures.put("swung", swung());
        pictures.put("across", across());
        pictures.put("turned", turned());
        pictures.put("reach", reach());
        pictures.put("path", path());
        pictures.put("whole", whole());
    }

    private static String yes(boolean flag) {
        return flag ? "yes" : "no";
    }

    private static String name(Edge edge) {
        return edge.name().toLowerCase(Locale.ROOT);
    }

    private static Drawing touching() {
        TableDrawing drawing = new TableDrawing(TABLE);
        Base a = unit(3, 3, 0);
        Base b = unit(4, 4, 4);
        Base c = unit(9, 4.5, 5);
        drawing.base(a, BLUE, "a");
        drawing.base(b, RED, "b");
        drawing.base(c, RED, "c");
        drawing.says("touching(a, b) is " + yes(Contact.touching(TABLE, a, b)));
        drawing.says("touching(a, c) is " + yes(Contact.touching(TABLE, a, c)));
        return drawing;
    }

    private static Drawing edge() {
        TableDrawing drawing = new TableDrawing(TABLE);
        Base a = unit(6, 3.5, 0);
        Base b = unit(5.5, 4.5, 4);
        Base c = new Base(30, 16, 6, 8, 4);
        Base d = unit(2, 1.5, 1);
        drawing.base(a, BLUE, "a");
        drawing.base(b, RED, "b");
        drawing.base(c, RED, "c");
        drawing.base(d, RED, "d");
        drawing.says("edge(a, b) is " + name(Contact.edge(TABLE, a, b)));
        drawing.says("edge(a, c) is " + name(Contact.edge(TABLE, a, c)));
        drawing.says("edge(a, d) is " + name(Contact.edge(TABLE, a, d)));
        return drawing;
    }

    private static Drawing distance() {
        TableDrawing drawing = new TableDrawing(TABLE);
        Base a = unit(3, 2, 0);
        Base b = unit(8, 5, 5);
        drawing.between(16, 10, 28.46, 18.59, GREY);
        drawing.base(a, BLUE, "a");
        drawing.base(b, RED, "b");
        drawing.says("distance(a, b) is " + Contact.distance(TABLE, a, b));
        return drawing;
    }

    private static Drawing range() {
        TableDrawing drawing = new TableDrawing(TABLE);
        Base a = unit(4, 1.5, 0);
        Base b = unit(6, 5.5, 4);
        drawing.between(20, 8, 20, 20, GREY);
        drawing.between(20, 8, 20, 24, GREY);
        drawing.base(a, BLUE, "a");
        drawing.base(b, RED, "b");
        drawing.says("range(a, front, b, front) is " + Contact.range(TABLE, a, Edge.FRONT, b, Edge.FRONT));
        drawing.says("range(a, front, b, rear) is " + Contact.range(TABLE, a, Edge.FRONT, b, Edge.REAR));
        return drawing;
    }

    private static Drawing looks() {
        TableDrawing drawing = new TableDrawing(TABLE);
        Base a = unit(6, 3, 0);
        Base b = unit(3, 3.25, 2);
        Base c = unit(9.5, 3, 6);
        drawing.between(0, 14, 48, 14, BLUE);
        drawing.base(a, BLUE, "a");
        drawing.base(b, RED, "b");
        drawing.base(new Base(c.x(), 8, 0, 8, 4), RED, "c");
        drawing.says("looks(a, front, b) is " + yes(Contact.looks(a, Edge.FRONT, b)));
        drawing.says("looks(a, front, c) is " + yes(Contact.looks(a, Edge.FRONT, new Base(c.x(), 8, 0, 8, 4))));
        return drawing;
    }

    private static final Base[] CROWD = {unit(5.5, 2.5, 0), unit(7.5, 3.75, 4), unit(4, 5, 2)};

    private static Drawing between() {
        TableDrawing drawing = new TableDrawing(TABLE);
        Base a = unit(2, 1.5, 0);
        Base b = unit(10, 5.25, 4);
        for (int i = 0; i < CROWD.length; i++) {
            drawing.base(CROWD[i], Between.stands(a, b, CROWD[i]) ? GOLD : GREY, String.valueOf((char) ('c' + i)));
        }
        drawing.base(a, BLUE, "a");
        drawing.base(b, RED, "b");
        drawing.between(a.x(), a.y(), b.x(), b.y(), "#1d1c1a");
        drawing.says("between(a, b, Unit) is the golden ones");
        return drawing;
    }

    private static Drawing betweenEdges() {
        TableDrawing drawing = new TableDrawing(TABLE);
        Base a = unit(2, 1.5, 0);
        Base b = unit(10, 5.25, 4);
        for (int i = 0; i < CROWD.length; i++) {
            boolean stands = Between.stands(a, Edge.FRONT, b, Edge.RIGHT, CROWD[i]);
            drawing.base(CROWD[i], stands ? GOLD : GREY, String.valueOf((char) ('c' + i)));
        }
        drawing.base(a, BLUE, "a");
        drawing.base(b, RED, "b");
        drawing.between(8, 8, 36, 21, "#1d1c1a");
        drawing.says("between(a, front, b, right, Unit) is the golden ones");
        return drawing;
    }

    private static Drawing overlapping() {
        TableDrawing drawing = new TableDrawing(TABLE);
        Base a = unit(4.5, 3.5, 1);
        Base[] woods = {new Base(22, 18, 0, 12, 12), new Base(34, 10, 0, 10, 10), new Base(8, 20, 0, 8, 8)};
        for (Base wood : woods) {
            drawing.ground(wood, a.overlaps(wood) ? GOLD : GREEN, "wood");
        }
        drawing.base(a, BLUE, "a");
        drawing.says("overlapping(a, Wood) is the golden ones");
        return drawing;
    }

    private static Drawing near() {
        TableDrawing drawing = new TableDrawing(TABLE);
        Base a = unit(3, 2.5, 0);
        Base[] others = {unit(4.5, 5, 4), unit(6.75, 3, 3), unit(10, 4, 6), unit(8, 1, 6)};
        for (Base other : others) {
            drawing.base(
                    other,
                    Contact.near(TABLE, a, other, 2) ? GOLD : GREY,
                    String.valueOf(Contact.distance(TABLE, a, other)));
        }
        drawing.base(a, BLUE, "a");
        drawing.says("near(a, Unit, 2) is the golden ones (with distances)");
        return drawing;
    }

    private static Drawing fits() {
        TableDrawing drawing = new TableDrawing(TABLE);
        Base b = unit(6.5, 3.5, 4);
        drawing.base(b, RED, "b");
        Base[] tries = {unit(3, 3.5, 2), unit(4.75, 3.75, 0), unit(11.2, 5, 0)};
        for (Base there : tries) {
            boolean fits = Moves.fits(TABLE, there, new Base[] {b});
            drawing.ghost(there, fits ? GREEN : RED);
            drawing.text(drawing.x(there.x()), drawing.y(there.y()) + 5, "#2b2a27", 14, yes(fits));
        }
        drawing.says("fits(a, place, facing, Unit) at three places");
        return drawing;
    }

    private static Drawing touches() {
        TableDrawing drawing = new TableDrawing(TABLE);
        Base b = unit(6.5, 3.5, 4);
        drawing.base(b, RED, "b");
        Base[] tries = {unit(2.5, 3.5, 2), unit(5, 4.5, 0), unit(9.5, 2.5, 1)};
        for (Base there : tries) {
            boolean touches = Contact.touching(TABLE, there, b);
            drawing.ghost(there, touches ? GREEN : RED);
            drawing.text(drawing.x(there.x()), drawing.y(there.y()) + 5, "#2b2a27", 14, yes(touches));
        }
        drawing.says("touches(a, place, facing, Unit) at three places");
        return drawing;
    }

    private static Drawing stepped() {
        TableDrawing drawing = new TableDrawing(TABLE);
        Base b = unit(3, 5, 4);
        Base a = unit(2.5, 3.25, 0);
        Base c = unit(8, 3, 1);
        for (Base base : new Base[] {a, c}) {
            int to = Moves.stepped(TABLE, base, Edge.FRONT, new Base[] {b});
            drawing.ghost(base, BLUE);
            drawing.base(base.movedTo(TABLE.x(to), TABLE.y(to)), BLUE, base == a ? "a" : "c");
            drawing.says("stepped(" + (base == a ? "a" : "c") + ", front, Unit) is " + TABLE.name(to)
                    + (base == a ? ", in contact with b" : ", a whole step"));
        }
        drawing.base(b, RED, "b");
        return drawing;
    }

    private static Drawing swung() {
        TableDrawing drawing = new TableDrawing(TABLE);
        Base a = unit(3, 3, 0);
        swing(drawing, a, Edge.FRONT, Edge.RIGHT, 1, "a");
        swing(drawing, unit(9, 3, 0), Edge.FRONT, Edge.LEFT, 2, "b");
        return drawing;
    }

    private static void swing(TableDrawing drawing, Base base, Edge from, Edge to, int eighths, String label) {
        int place = Moves.swung(TABLE, base, from, to, eighths);
        drawing.ghost(base, BLUE);
        int facing = TABLE.turned(base.facing(), eighths * from.turnTowards(to));
        drawing.base(Base.at(TABLE, place, facing, base.wide(), base.deep()), BLUE, label);
        double side = to == Edge.RIGHT ? 4 : -4;
        drawing.add("<circle cx=\"" + Drawing.n(drawing.x(base.x() + side)) + "\" cy=\""
                + Drawing.n(drawing.y(base.y() + 2)) + "\" r=\"4\" fill=\"" + GOLD + "\" stroke=\"#1d1c1a\"/>");
        drawing.says(
                "swung(" + label + ", " + name(from) + ", " + name(to) + ", " + eighths + ") is " + TABLE.name(place));
    }

    private static Drawing across() {
        TableDrawing drawing = new TableDrawing(TABLE);
        lift(drawing, unit(2.5, 2, 0), Edge.REAR, "a");
        lift(drawing, unit(8, 2, 0), Edge.LEFT, "b");
        return drawing;
    }

    /** Over a tool whose point lies at the middle of its front, turned to the right. */
    private static void lift(TableDrawing drawing, Base base, Edge onto, String label) {
        int place = Moves.across(TABLE, base, Edge.FRONT, onto, 1);
        drawing.ghost(base, BLUE);
        int facing = Moves.facingAcross(base.facing(), Edge.FRONT, onto, 1);
        drawing.base(Base.at(TABLE, place, facing, base.wide(), base.deep()), BLUE, label);
        drawing.add("<circle cx=\"" + Drawing.n(drawing.x(base.x())) + "\" cy=\"" + Drawing.n(drawing.y(base.y() + 2))
                + "\" r=\"4\" fill=\"" + GOLD + "\" stroke=\"#1d1c1a\"/>");
        drawing.says("across(" + label + ", front, " + name(onto) + ", 1) is " + TABLE.name(place));
    }

    private static Drawing turned() {
        TableDrawing drawing = new TableDrawing(TABLE);
        for (int turn = 0; turn < 4; turn++) {
            Base base = unit(2 + 2.6 * turn, 3.5, TABLE.turned(0, turn));
            drawing.base(base, BLUE, turn == 0 ? "a" : String.valueOf(turn));
        }
        drawing.says("turned(north, 1) is " + TABLE.facingNames().get(TABLE.turned(0, 1)));
        drawing.says("turned(north, -1) is " + TABLE.facingNames().get(TABLE.turned(0, -1)));
        return drawing;
    }

    private static final Base MARSH = new Base(28, 21, 0, 12, 14);
    private static final Base WALL = new Base(26, 9, 0, 2, 10);
    private static final Base WALKER = new Base(16, 12, 0, 8, 4);

    private static TableDrawing landscape() {
        TableDrawing drawing = new TableDrawing(TABLE);
        drawing.ground(MARSH, GREEN, "marsh");
        drawing.ground(WALL, "#1d1c1a", "");
        return drawing;
    }

    private static Drawing reach() {
        TableDrawing drawing = landscape();
        long[] places = new long[Bits.words(TABLE.spaces())];
        Walk.reach(TABLE, WALKER, 4, new Base[] {MARSH}, new Base[] {WALL}, places, 0);
        drawing.dots(places, BLUE, 4);
        drawing.base(WALKER, BLUE, "a");
        drawing.says("reach(a, 4, marsh, wall) is the dots");
        return drawing;
    }

    private static Drawing whole() {
        TableDrawing drawing = landscape();
        long[] places = new long[Bits.words(TABLE.spaces())];
        Walk.reach(TABLE, WALKER, 4, new Base[] {MARSH}, new Base[] {WALL}, places, 0);
        for (int at = 0; at < TABLE.spaces(); at++) {
            if (!TABLE.isWhole(at)) {
                places[at >> 6] &= ~(1L << at);
            }
        }
        drawing.dots(places, BLUE, 4);
        drawing.base(WALKER, BLUE, "a");
        drawing.says("whole(reach(a, 4, marsh, wall)) is the dots");
        return drawing;
    }

    private static Drawing path() {
        TableDrawing drawing = landscape();
        long[] places = new long[Bits.words(TABLE.spaces())];
        int goal = TABLE.find("9,2");
        Walk.path(TABLE, WALKER, goal, new Base[] {MARSH}, new Base[] {WALL}, places, 0);
        drawing.base(WALKER, BLUE, "a");
        drawing.ghost(WALKER.movedTo(TABLE.x(goal), TABLE.y(goal)), BLUE);
        drawing.dots(places, RED, 6);
        drawing.says("path(a, (9, 2), marsh, wall) is the dots");
        return drawing;
    }
}
