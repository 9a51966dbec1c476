package org.phaseline.language.emit;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.phaseline.engine.code.DeferredEffects;
import org.phaseline.engine.code.Flow;
import org.phaseline.engine.machine.DuePoint;
import org.phaseline.engine.machine.Instruction;
import org.phaseline.language.checked.Headings;

/** Numbers the moments at which something falls due: only those that something refers to have a number. */
final class DueNumbers {

    /** By what begins or ends there. */
    private final TreeMap<Integer, Integer> starts = new TreeMap<>();

    private final TreeMap<Integer, Integer> ends = new TreeMap<>();
    private final TreeMap<Integer, Integer> joins = new TreeMap<>();
    private final List<String> said = new ArrayList<>();
    private final List<List<DuePoint.ComingOff>> comingOff = new ArrayList<>();

    /** The start or end of a step. */
    int of(Headings.Entry step, boolean start) {
        return number(
                start ? starts : ends,
                step.index(),
                (start ? "start of " : "end of ") + step.heading().called());
    }

    /** The end of a together. */
    int ofJoin(int fork) {
        return number(joins, fork, "end of what is done together");
    }

    private int number(TreeMap<Integer, Integer> numbers, int of, String called) {
        return numbers.computeIfAbsent(of, unused -> {
            said.add(called);
            comingOff.add(new ArrayList<>());
            return said.size() - 1;
        });
    }

    void comesOff(int due, DuePoint.ComingOff marker) {
        comingOff.get(due).add(marker);
    }

    /** The number of the start or end of a step if anything refers to it, else -1; known when all code has been emitted. */
    int ifAny(int step, boolean start) {
        return (start ? starts : ends).getOrDefault(step, -1);
    }

    /** What happens where the branches of a together have come together; known when all code has been emitted. */
    Instruction joined(int fork) {
        int due = joins.getOrDefault(fork, -1);
        return due < 0 ? new Flow.Pass() : new DeferredEffects.FallDue(due);
    }

    List<DuePoint> points() {
        List<DuePoint> points = new ArrayList<>();
        for (int i = 0; i < said.size(); i++) {
            points.add(new DuePoint(said.get(i), List.copyOf(comingOff.get(i))));
        }
        return points;
    }
}
