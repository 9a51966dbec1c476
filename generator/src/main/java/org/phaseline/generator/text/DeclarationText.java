package org.phaseline.generator.text;

import java.util.List;

/** Writes what stands at the margin before the sequence of play. */
final class DeclarationText {

    private final World world;
    private final Draw draw;
    private final SourceWriter out;

    DeclarationText(World world, SourceWriter out) {
        this.world = world;
        this.draw = world.draw;
        this.out = out;
    }

    void write() {
        for (String option : world.options) {
            out.line("option " + option + " \"The rule " + option + "\"" + (draw.oneIn(2) ? ", on" : ""));
        }
        world.kinds.forEach(kind -> out.line("kind " + kind.kind() + ": " + String.join(", ", kind.words())));
        for (String side : world.sides) {
            out.line("side " + side + (draw.oneIn(2) ? " \"The " + side + " Side\"" : "")
                    + (world.second && world.extra.oneIn(3) ? ", plural" : "")
                    + (world.factions ? ": " + side + "Guards, " + side + "Lancers" : ""));
        }
        board();
        if (world.annex) {
            new SecondBoardText(world, out).declare();
        }
        fields("game has", world.gameFields);
        fields("Side has", world.sideFields);
        out.line("Side has");
        out.block(() -> out.line("plots: 0..9 = 4"));
        if (world.second) {
            out.line("Side has");
            out.block(() -> {
                out.line("fuel: 0..9.5 in halves = 2.5");
                out.line("worked: number in quarters = 0.75, untold");
            });
        }
        if (world.factions) {
            out.line("Faction has");
            out.block(() -> out.line("steps: 0..5 = 2"));
        }
        units();
        if (world.unseen) {
            teams();
        }
        if (world.markers) {
            out.line("marker dusk until start of [Begin]");
            out.line("marker tired on Side until end of [Clean up]" + draw.oneOf("", " if gameTurn > 1"));
            out.line("marker fired on Unit until " + draw.oneOf("start", "end") + " of [Clean up]"
                    + draw.oneOf("", " if it.strength > 3") + untold());
        }
        out.line("given target: number = " + draw.from(4, 9) + " \"a house value\"");
        if (world.second) {
            out.line(
                    "require for each party in sides: party.plots < 10 and some (sides where it is not party or target > 0),"
                            + " \"{party} plots too much\"");
            out.line("require for each u in Unit: u.strength >= 0, \"{u} is too weak\"");
            out.line("always for each party in sides: party.plots < 10");
            out.line("never for each u in Unit: u.strength < 0, \"{u} is too weak\"");
            out.line(
                    "value for each party in sides: party.plots + 2 * count of (Unit where it.strength > party.plots)");
            overlays();
        }
        formulas();
        if (world.calendar) {
            out.line("calendar \"Spring Y{168}\", \"Fall Y{168}\"");
        }
        out.line("length " + world.length + " game turns");
        world.events.forEach(event -> out.line("event " + event.name() + parameters(event.parameters())
                + (event.parameters().isEmpty() ? " \"What " + event.name() + " says\"" : "")));
        if (!world.events.isEmpty()) {
            out.line("triggers " + draw.oneOf("wait", "interrupt", "wait throughout") + ", in turn"
                    + draw.oneOf("", " from Red"));
        }
    }

    /** Of pieces that are seen and of those that are not, by sides and piece by piece. */
    private void overlays() {
        if (world.board != World.BoardKind.HEXES && world.board != World.BoardKind.SQUARES) {
            return;
        }
        out.line("overlay \"Zone of {s}\" for each s in sides: zone(Unit where it.side is s)");
        out.line("overlay \"Ground\": Map where it.ground is wood by it.column");
        if (world.unseen) {
            out.line("overlay \"Around {t}\" for each t in Team: within(t, 1) by t.men + distance(t, it)");
            out.line("overlay \"Teams\": zone(Team where it.men > " + draw.from(0, 5) + ")");
        }
    }

    private void board() {
        switch (world.board) {
            case NONE -> {}
            case HEXES, SQUARES -> {
                out.line("kind Ground: clear, wood, marsh");
                out.line("board Map: " + (world.board == World.BoardKind.HEXES ? "hexes " : "squares ") + world.wide
                        + " x " + world.high
                        + (world.board == World.BoardKind.SQUARES && draw.oneIn(2) ? ", 4 neighbours" : "")
                        + (world.numbered ? ", numbered 0101 from the " + draw.oneOf("north", "south") : "")
                        + (world.second && world.board == World.BoardKind.HEXES
                                ? ", even columns " + draw.oneOf("north", "south")
                                : ""));
                out.line("Map has");
                out.block(() -> out.line("ground: Ground = clear"));
                if (world.second) {
                    mapData();
                }
                out.line("roster Map: ground");
                out.block(() -> {
                    out.line(world.space(0) + ": wood");
                    out.line(world.space(draw.from(1, 9)) + ": marsh");
                });
                out.line("define cost (space: Map): number = (2 if space.ground is marsh else 1)");
                if (world.second) {
                    sides();
                }
            }
            case TABLE -> out.line("board Map: table 40 x 40 steps, 2 points a step, 8 facings");
        }
    }

    /** Both spaces of each pair are neighbours on hexes and on squares. */
    private void sides() {
        out.line("sides of Map have");
        out.block(() -> {
            out.line("road: flag");
            out.line("ford: 0..3 in halves");
        });
        out.line("roster sides of Map: road, ford");
        out.block(() -> {
            String first = world.space(0);
            String north = world.space(world.wide);
            out.line(first + " - " + north + " - " + world.space(2 * world.wide) + ": yes, 0");
            out.line(world.space(1) + " - " + world.space(1 + world.wide) + ", " + first + " - " + world.space(1)
                    + ": no, " + draw.oneOf("0.5", "2"));
        });
        out.line("define step (u: Unit, a: Map, b: Map): number in halves ="
                + " (0 if b.ground is wood else (0.5 if side(a, b).road or u.at is b else 1) + side(a, b).ford)");
    }

    /** Letters for all spaces, values that they show, and boxes beside them. */
    private void mapData() {
        out.line("boxes of Map: pile, reserve \"In reserve\" next to " + world.space(0) + ".." + world.space(3));
        out.line("map Map: ground");
        out.block(() -> {
            for (int row = 0; row < world.high; row++) {
                StringBuilder letters = new StringBuilder();
                for (int column = 0; column < world.wide; column++) {
                    letters.append(draw.oneOf(".", "w", "m", "c"));
                }
                out.line(letters.toString());
            }
        });
        out.line("symbols Map by ground, showing ground");
        out.block(() -> out.line("wood: wood"));
    }

    private void fields(String heading, List<World.Field> fields) {
        out.line(heading);
        out.block(() -> fields.forEach(field -> out.line(field.name() + ": " + field.declared()
                + (draw.oneIn(4) ? " \"what is kept of " + field.name() + "\"" : ""))));
    }

    private String untold() {
        return world.second && world.extra.oneIn(2) ? ", untold" : "";
    }

    private String at(int piece) {
        return switch (world.board) {
            case NONE -> "";
            case HEXES, SQUARES -> ", " + world.space(piece);
            case TABLE -> ", (" + (2 + 3 * (piece % 12)) + ", " + (2 + 3 * (piece / 12)) + ")";
        };
    }

    private String onBoard() {
        return world.board == World.BoardKind.NONE ? "" : " on Map";
    }

    private String columns() {
        return "side" + (world.board == World.BoardKind.NONE ? "" : ", at");
    }

    private void units() {
        out.line("piece Unit" + onBoard());
        out.line("Unit has");
        out.block(() -> {
            out.line("side: Side");
            world.unitFields.forEach(field -> out.line(field.name() + ": " + field.declared()));
            out.line("plotted: 0..9 = 0");
        });
        out.line("roster Unit: " + columns());
        out.block(() -> {
            for (int i = 0; i < world.units.size(); i++) {
                String title = draw.oneIn(3) ? " \"The " + (i + 1) + "th unit\"" + (i % 2 == 0 ? "" : ", plural") : "";
                out.line(world.units.get(i) + title + ": " + world.sideOf(i) + at(i));
            }
        });
    }

    private void teams() {
        out.line("piece Team" + onBoard() + ", unseen while it.hidden");
        out.line("Team has");
        out.block(() -> {
            out.line("side: Side");
            out.line("hidden: flag = yes");
            out.line("men: 0..9 = 5");
            out.line("plotted: 0..9 = 0");
            out.line("friend: Team or none");
        });
        out.line("piece Post");
        out.line("Post has");
        // Whose it is decides who reads that nobody lies there; a thing that is nobody's tells it to all.
        out.block(() -> {
            out.line("side: Side");
            out.line("team: Team or none");
        });
        out.line("game has");
        out.block(() -> out.line("chief: Team or none"));
        out.line("Side has");
        out.block(() -> out.line("scouts: set of Team"));
        out.line("roster Team: " + columns());
        out.block(() -> {
            for (int i = 0; i < world.teams.size(); i++) {
                out.line(world.teams.get(i) + ": " + world.sideOf(i) + at(i));
            }
        });
        out.line("roster Post: side, team");
        out.block(() -> {
            for (int i = 0; i < 2 * world.sides.size(); i++) {
                out.line("post" + i + ": " + world.sideOf(i) + ", none");
            }
        });
    }

    private void formulas() {
        if (world.defines) {
            out.line("define reckoned (n: number): number = "
                    + draw.oneOf("n + level", "larger(n, total)", "n * 2 - gameTurn", "smaller(n, target)"));
            if (draw.oneIn(2)) {
                out.block(() -> out.line("+1 if level > 3 \"a high level\""));
            }
        }
        if (world.tables) {
            out.line("table Losses (odds: number, die: number): number \"Losses\" (10.2)");
            out.block(() -> {
                out.line("        ..0  1..2  3..");
                out.line("..2      0    1     " + draw.from(1, 3));
                out.line("3..5     1    2     " + draw.from(2, 4));
                out.line("6..      1    3     " + draw.from(2, 5));
            });
            GeneratedType.Word kind = world.kinds.getFirst();
            out.line("table Pace (sort: " + kind.kind() + "): number");
            out.block(() -> kind.words().forEach(word -> out.line(word + "  " + draw.from(0, 5))));
        }
        if (world.schedule) {
            out.line("schedule Arrivals: Unit");
            out.block(() -> out.line(draw.from(1, 2) + ": " + draw.any(world.units)));
        }
    }

    static String parameters(List<GeneratedType> types) {
        if (types.isEmpty()) {
            return "";
        }
        StringBuilder all = new StringBuilder();
        for (int i = 0; i < types.size(); i++) {
            all.append(i == 0 ? " (" : ", ")
                    .append("arg")
                    .append(i)
                    .append(": ")
                    .append(named(types.get(i)));
        }
        return all.append(')').toString();
    }

    private static String named(GeneratedType type) {
        return switch (type) {
            case GeneratedType.Numeric numeric -> "number";
            case GeneratedType.Flag flag -> "flag";
            case GeneratedType.Party party -> "Side";
            case GeneratedType.Word word -> word.kind();
            case GeneratedType.Piece piece -> "Unit";
            case GeneratedType.PieceSet set -> "set of Unit";
            case GeneratedType.Space space -> "Map";
        };
    }
}
