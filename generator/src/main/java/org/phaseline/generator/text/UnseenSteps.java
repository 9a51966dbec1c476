package org.phaseline.generator.text;

import java.util.ArrayList;
import java.util.List;

/**
 * Steps about pieces that only their own side sees. What is decided in them changes nothing that anybody else may know: a rulebook that tells
 * it by what it offers others has only itself to blame, and would prove nothing about the umpire.
 */
final class UnseenSteps {

    private final World world;
    private final Draw draw;
    private final SourceWriter out;
    private final StepText steps;

    /** What a side chose, by a name that is known to the end of the game turn: the name of a team, and how many of its men. */
    private record Chosen(int side, String team, String men) {}

    private final List<Chosen> chosen = new ArrayList<>();

    UnseenSteps(World world, SourceWriter out, StepText steps) {
        this.world = world;
        this.draw = world.draw;
        this.out = out;
        this.steps = steps;
    }

    void write() {
        for (int i = 0; i < world.sides.size(); i++) {
            int side = i;
            String id = steps.id();
            out.line(id + " \"Hide " + id + "\" " + world.sides.get(i)
                    + draw.oneOf(" must", " may", " may, up to 2 times"));
            out.block(() -> hide(side));
        }
    }

    private void hide(int number) {
        String side = world.sides.get(number);
        String team = world.name("hidden");
        String counted = "";
        out.line("choose " + team + " from Team where it.side is " + side + " and it.hidden");
        for (int i = draw.from(1, 4); i > 0; i--) {
            switch (draw.from(0, world.second ? 10 : 7)) {
                case 8 -> secretRoll(side, team);
                case 9, 10 -> secretDraw(side, team);
                case 0 -> out.line(team + ".men " + draw.oneOf("-= ", "+= ") + draw.from(1, 3));
                case 1 -> out.line("chief = " + team);
                case 2 -> out.line("add " + team + " to " + side + ".scouts");
                case 3 -> out.line(team + ".friend = " + draw.any(world.teams));
                case 4 -> out.line("note \"{" + team + "} lies low\"");
                case 5 -> {
                    String post = world.name("post_");
                    out.line("choose " + post + " from Post where it.side is " + side + " \"Under which marker does {"
                            + team + "} lie?\"");
                    out.line(post + ".team = " + team);
                }
                case 6 -> {
                    String men = world.name("num");
                    counted = men;
                    out.line("choose " + men + " from 1..3 \"How many of {" + team + "}?\"");
                    out.line(team + ".men -= " + men);
                }
                default -> place(team);
            }
        }
        chosen.add(new Chosen(number, team, counted));
    }

    private void secretRoll(String side, String team) {
        String dice = world.name("secret");
        out.line("roll " + dice + ": " + draw.oneOf("2d6", "1d(count of Team)", "3d4 counting it >= 2") + ", seen by "
                + side);
        out.line(team + ".men = " + dice);
    }

    /** From a set that depends on what was chosen unseen, but is as large whatever was. */
    private void secretDraw(String side, String team) {
        String rest = "Team where it.side is " + side + " and it.hidden and it is not " + team;
        if (draw.oneIn(2)) {
            out.line("shuffle (" + rest + ")");
        }
        String name = world.name("drawn");
        boolean several = draw.oneIn(2);
        out.line(
                "draw " + (several ? draw.oneOf("2 ", "up to 2 ") : "") + name + " from " + rest + ", seen by " + side);
        if (several) {
            String each = world.name("each");
            out.line("for each " + each + " in " + name);
            out.block(() -> out.line(each + ".men -= 1"));
        } else {
            out.line(name + ".friend = " + team);
        }
    }

    private void place(String team) {
        if (world.board == World.BoardKind.NONE) {
            out.line(team + ".men = 1");
            return;
        }
        String spot = world.name("spot");
        String from = world.grid() ? "Map where it.ground is not wood" : "whole(reach(" + team + ", 1))";
        out.line("choose " + spot + " from " + from + " \"Where does {" + team + "} lie?\"");
        out.line(team + ".at = " + spot);
    }

    /**
     * A step whose outcome tells something of a hidden piece by the rules themselves: to answer it is to find out, to look at what an answer
     * would do is not.
     */
    void trap() {
        String id = steps.id();
        int hidden = draw.from(0, world.teams.size() - 1);
        String team = world.teams.get(hidden);
        String finder = world.sideOf(hidden + 1);
        String guess = world.name("guess");
        out.line(id + " \"" + RulebookGenerator.TRAP + " " + id + "\" " + finder + " must");
        // Whoever finds it is somebody else also than who chose it.
        List<Chosen> others = chosen.stream()
                .filter(each -> !world.sides.get(each.side()).equals(finder))
                .toList();
        Chosen other = draw.any(others);
        String then = " is " + guess + ": " + finder + ".points " + draw.oneOf("+= ", "-= ") + "1";
        out.block(() -> {
            switch (draw.from(0, 4)) {
                case 0 -> {
                    out.line("choose " + guess + " from 0..1");
                    out.line("if (1 if " + other.team() + " is " + ofSide(other.side()) + " else 0)" + then);
                }
                case 1 -> {
                    out.line("choose " + guess + " from 0..9");
                    out.line("if " + (other.men().isEmpty() ? other.team() + ".men" : other.men()) + then);
                }
                default -> {
                    boolean where = world.grid() && draw.oneIn(2);
                    out.line("choose " + guess + " from " + (where ? "Map" : "0..9"));
                    out.line("if " + team + (where ? ".at" : ".men") + then);
                }
            }
        });
    }

    private String ofSide(int side) {
        int rank = draw.from(0, (world.teams.size() - 1 - side) / world.sides.size());
        return world.teams.get(side + rank * world.sides.size());
    }

    /** Everybody comes out. */
    void uncover() {
        String id = steps.id();
        out.line(id + " \"Uncover " + id + "\" automatic if gameTurn > 1");
        out.block(() -> {
            String each = world.name("each");
            out.line("for each " + each + " in Team where it.hidden");
            out.block(() -> out.line(each + ".hidden = no"));
        });
    }
}
