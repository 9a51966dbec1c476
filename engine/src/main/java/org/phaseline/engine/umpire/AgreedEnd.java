package org.phaseline.engine.umpire;

import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.outline.Parties;
import org.phaseline.engine.report.SentenceStart;

/** Ends a game that no rule has ended: somebody has resigned, has no time left, or all have agreed to a draw. */
final class AgreedEnd {

    private final Machine m;
    private final Parties parties;
    private final long asking;

    /** {@code asking} are those the seat speaks for that resigns, or has no time left. */
    AgreedEnd(Machine m, long asking) {
        this.m = m;
        this.parties = m.rulebook.outline().parties();
        this.asking = asking;
    }

    Plan plan(Correction.End end) {
        long winners = 0;
        for (String name :
                end.winners().isEmpty() ? new String[0] : end.winners().split(" ")) {
            long side = side(name);
            if (side == 0 || end.how() == Correction.Ending.DRAWN) {
                return new Plan.Refused("'" + name + "' cannot have won in this way.");
            }
            winners |= side;
        }
        long won = winners;
        String sentence = sentence(end.how());
        return new Plan.Agreed(-1, sentence, machine -> {
            machine.focus(machine.position.active());
            machine.position.ending = sentence;
            machine.endGame(won, end.how() == Correction.Ending.DRAWN);
        });
    }

    private long side(String name) {
        return parties.all().subList(0, parties.sides()).stream()
                .filter(party -> party.name().equals(name) && party.present())
                .mapToLong(party -> 1L << party.index())
                .sum();
    }

    private String sentence(Correction.Ending how) {
        if (how == Correction.Ending.DRAWN) {
            return "All have agreed to a draw";
        }
        // Who leads a side and all of its factions is called by the side.
        long sides = asking & parties.sidesMask();
        String who = parties.names(sides == 0 ? asking : sides);
        return SentenceStart.of(who) + " " + parties.verb(who, "has")
                + (how == Correction.Ending.RESIGNED ? " resigned" : " run out of time");
    }
}
