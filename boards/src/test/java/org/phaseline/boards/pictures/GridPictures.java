package org.phaseline.boards.pictures;

import static org.phaseline.boards.pictures.Drawing.BLUE;
import static org.phaseline.boards.pictures.Drawing.GOLD;
import static org.phaseline.boards.pictures.Drawing.GREEN;
import static org.phaseline.boards.pictures.Drawing.GREY;
import static org.phaseline.boards.pictures.Drawing.RED;

import java.util.List;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import org.phaseline.boards.Bits;
import org.phaseline.boards.Grid;
import org.phaseline.boards.HexBoard;
import org.phaseline.boards.SquareBoard;
import org.phaseline.boards.grid.Arcs;
import org.phaseline.boards.grid.Areas;
import org.phaseline.boards.grid.Lines;
import org.phaseline.boards.grid.Sight;
import org.phaseline.boards.grid.Ways;

/** A picture for each formula over hexes and squares. */
final class GridPictures {
    private static final Grid MAP = new HexBoard(9, 6);
    private static final Grid FLOOR = new SquareBoard(9, 5, 4);
    private static final List<String> LAKE = List.of("d3", "d4", "e4");
    private static final List<String> ROUGH = List.of("c4", "c5", "d2", "d1", "e2");
    private static final String ROUGH_GROUND = "#d9cfae";

    private GridPictures() {}

    static void all(TreeMap<String, Drawing> pictures) {
        pictures.put("neighbours", neighbours(MAP, "d3"));
        pictures.put("neighbours-of-squares", neighbours(FLOOR, "d3"));
        pictures.put("within", within());
        pictures.put("grid-distance", distance());
        pictures.put("ahead", ahead());
        pictures.put("towards", towards());
        pictures.put("line", line());
        pictures.put("sight", sight());
        pictures.put("grid-reach", reach());
        pictures.put("grid-path", path());
        pictures.put("zone", zone());
        pictures.put("arc", arc());
    }

    private static long[] bits(Grid grid) {
        return new long[Bits.words(grid.spaces())];
    }

    private static Drawing neighbours(Grid grid, String space) {
        GridDrawing drawing = new GridDrawing(grid);
        long[] found = bits(grid);
        Areas.neighbours(grid, grid.find(space), found, 0);
        drawing.colour(space, BLUE);
        drawing.colour(found, GOLD);
        drawing.spaces();
        drawing.says("neighbours(" + space + ")", found);
        return drawing;
    }

    private static Drawing arc() {
        HexBoard hexes = new HexBoard(9, 6);
        GridDrawing drawing = new GridDrawing(hexes);
        long[] found = bits(hexes);
        for (int space = 0; space < hexes.spaces(); space++) {
            if (Arcs.holds(hexes, hexes.find("d3"), 1, 2, space)) {
                Bits.put(found, 0, space);
            }
        }
        drawing.colour("d3", BLUE);
        drawing.colour(found, GOLD);
        drawing.spaces();
        drawing.says("arc(d3, northeast, 2, it)", found);
        return drawing;
    }

    private static Drawing within() {
        GridDrawing drawing = new GridDrawing(MAP);
        long[] found = bits(MAP);
        Areas.within(MAP, MAP.find("e3"), 2, found, 0);
        drawing.colour("e3", BLUE);
        drawing.colour(found, GOLD);
        drawing.spaces();
        drawing.says("within(e3, 2)", found);
        return drawing;
    }

    private static Drawing distance() {
        GridDrawing drawing = new GridDrawing(MAP);
        drawing.colour("b2", BLUE);
        drawing.colour("h4", RED);
        drawing.spaces();
        drawing.between("b2", "h4", "#1d1c1a");
        drawing.says("distance(b2, h4) is " + MAP.distance(MAP.find("b2"), MAP.find("h4")));
        return drawing;
    }

    private static Drawing ahead() {
        GridDrawing drawing = new GridDrawing(MAP);
        drawing.colour("e3", BLUE);
        for (int facing = 0; facing < MAP.facings(); facing++) {
            drawing.colour(MAP.name(MAP.ahead(MAP.find("e3"), facing)), GOLD);
        }
        drawing.spaces();
        for (int facing = 0; facing < MAP.facings(); facing++) {
            int next = MAP.ahead(MAP.find("e3"), facing);
            drawing.text(
                    drawing.x(next),
                    drawing.y(next) + 15,
                    "#2b2a27",
                    9,
                    MAP.facingNames().get(facing));
        }
        drawing.says("ahead(e3, southeast) is " + MAP.name(MAP.ahead(MAP.find("e3"), 2)));
        return drawing;
    }

    private static Drawing towards() {
        GridDrawing drawing = new GridDrawing(MAP);
        drawing.colour("b2", BLUE);
        drawing.colour("g5", RED);
        drawing.colour("h1", RED);
        drawing.spaces();
        for (String to : List.of("g5", "h1")) {
            drawing.between("b2", to, "#1d1c1a");
            drawing.says(
                    "towards(b2, " + to + ") is " + MAP.facingNames().get(MAP.towards(MAP.find("b2"), MAP.find(to))));
        }
        return drawing;
    }

    private static Drawing line() {
        GridDrawing drawing = new GridDrawing(MAP);
        long[] slanted = bits(MAP);
        long[] alongSides = bits(MAP);
        Lines.line(MAP, MAP.find("b3"), MAP.find("h6"), slanted, 0);
        Lines.line(MAP, MAP.find("c2"), MAP.find("g2"), alongSides, 0);
        for (String end : List.of("b3", "h6", "c2", "g2")) {
            drawing.colour(end, BLUE);
        }
        drawing.colour(slanted, GOLD);
        drawing.colour(alongSides, GOLD);
        drawing.spaces();
        drawing.between("b3", "h6", "#1d1c1a");
        drawing.between("c2", "g2", "#1d1c1a");
        drawing.says("line(b3, h6)", slanted);
        drawing.says("line(c2, g2)", alongSides);
        return drawing;
    }

    private static Drawing sight() {
        GridDrawing drawing = landscape();
        for (String end : List.of("b4", "f5", "d1", "d6")) {
            drawing.colour(end, BLUE);
        }
        drawing.spaces();
        for (String[] ends : new String[][] {{"b4", "f5"}, {"d1", "d6"}}) {
            drawing.between(ends[0], ends[1], "#1d1c1a");
            Sight sight = Lines.sight(
                    MAP, MAP.find(ends[0]), MAP.find(ends[1]), space -> false, space -> LAKE.contains(MAP.name(space)));
            drawing.says("blocked(" + ends[0] + ", " + ends[1] + ", lake) is " + (sight == Sight.BLOCKED ? "yes" : "no")
                    + (sight == Sight.HINDERED ? ", but hindered is" : ""));
        }
        return drawing;
    }

    private static final IntUnaryOperator COST =
            space -> LAKE.contains(MAP.name(space)) ? 0 : ROUGH.contains(MAP.name(space)) ? 2 : 1;

    private static GridDrawing landscape() {
        GridDrawing drawing = new GridDrawing(MAP);
        LAKE.forEach(space -> drawing.colour(space, GREY));
        return drawing;
    }

    private static Drawing reach() {
        GridDrawing drawing = landscape();
        long[] found = bits(MAP);
        new Ways(MAP, Ways.StepPrice.ofEntering(COST))
                .from(MAP.find("b3"))
                .upTo(3)
                .addReached(found, 0);
        drawing.colour("b3", BLUE);
        for (String rough : ROUGH) {
            drawing.colour(rough, Bits.has(found, 0, MAP.find(rough)) ? "#b9963a" : ROUGH_GROUND);
        }
        drawing.colour(found, GOLD);
        drawing.spaces();
        drawing.says("reach(b3, 3, cost)", found);
        drawing.says("grey: cannot be entered; darker: costs 2");
        return drawing;
    }

    private static Drawing path() {
        GridDrawing drawing = landscape();
        long[] found = bits(MAP);
        new Ways(MAP, Ways.StepPrice.ofEntering(COST))
                .from(MAP.find("b3"))
                .to(MAP.find("f3"), Integer.MAX_VALUE)
                .addPath(MAP.find("f3"), found, 0);
        drawing.colour("b3", BLUE);
        drawing.colour(found, GOLD);
        ROUGH.stream()
                .filter(space -> !Bits.has(found, 0, MAP.find(space)))
                .forEach(space -> drawing.colour(space, ROUGH_GROUND));
        drawing.spaces();
        drawing.says("path(b3, f3, cost)", found);
        return drawing;
    }

    private static Drawing zone() {
        GridDrawing drawing = new GridDrawing(MAP);
        long[] found = bits(MAP);
        for (String piece : List.of("c3", "d3", "g4")) {
            drawing.colour(piece, GREEN);
            Areas.neighbours(MAP, MAP.find(piece), found, 0);
        }
        drawing.colour(found, GOLD);
        drawing.spaces();
        drawing.says("zone(Unit)", found);
        drawing.says("units stand on the green ones");
        return drawing;
    }
}
