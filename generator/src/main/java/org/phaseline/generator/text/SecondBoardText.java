package org.phaseline.generator.text;

/** A second board of another form than the map, so that a rulebook has facings of hexes and of squares. */
final class SecondBoardText {

    private final World world;
    private final SourceWriter out;

    SecondBoardText(World world, SourceWriter out) {
        this.world = world;
        this.out = out;
    }

    private boolean isSquares() {
        return world.board == World.BoardKind.HEXES;
    }

    /** The board, and a piece of each side on it. */
    void declare() {
        out.line("board Hall: " + (isSquares() ? "squares" : "hexes") + " 3 x 3");
        out.line("piece Guard on Hall");
        out.line("Guard has");
        out.block(() -> out.line("side: Side"));
        out.line("roster Guard: side, at, facing");
        out.block(() -> {
            for (int i = 0; i < world.sides.size(); i++) {
                out.line("guard" + i + ": " + world.sides.get(i) + ", b" + (1 + i) + ", "
                        + world.extra.oneOf("north", "south"));
            }
        });
    }

    /** A step that turns pieces on both boards. */
    void write(String id) {
        String own = isSquares() ? "Facing" : "HexFacing";
        String east = isSquares() ? "east" : "southeast";
        String look = world.name("look");
        out.line(id + " \"Drill " + id + "\" Red must");
        out.block(() -> {
            out.line("choose " + look + " from " + own + " where it in {north, " + east + "} \"Where to?\"");
            out.line("guard0.facing = turned(" + look + ", " + world.extra.from(-2, 3) + ")");
            out.line(world.units.getFirst() + ".facing = turned(" + world.units.getFirst() + ".facing, 1)");
            out.line("if guard0.facing in {north, " + east + "}: total += 1");
            out.line("if " + world.units.getFirst() + ".facing is north: total -= 1");
        });
    }
}
