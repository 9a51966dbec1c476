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

    private final TreeMap<String, Integer> numbers = new TreeMap<>();
    private final List<String> said = new ArrayList<>();
    private final List<List<DuePoint.ComingOff>> comingOff = new ArrayList<>();

    /** The start or end of a step. */
    int of(Headings.Entry step, boolean start) {
        return number(
                key(step.index(), start),
                (start ? "start of " : "end of ") + step.heading().called());
    }

    /** The end of a together. */
    int ofJoin(int fork) {
        return number(key(fork), "end of what is done together");
    }

    private int number(String key, String called) {
        return numbers.computeIfAbsent(key, unused -> {
            said.add(called);
            comingOff.add(new ArrayList<>());
            return said.size() - 1;
        });
    }

    private static String key(int step, boolean start) {
        return (start ? "start " : "end ") + step;
    }

    private static String key(int fork) {
        return "join " + fork;
    }

    void comesOff(int due, DuePoint.ComingOff marker) {
        comingOff.get(due).add(marker);
    }

    /** The number of the start or end of a step if anything refers to it, else -1; known when all code has been emitted. */
    int ifAny(int step, boolean start) {
        return numbers.getOrDefault(key(step, start), -1);
    }

    /** What happens where the branches of a together have come together; known when all code has been emitted. */
    Instruction joined(int fork) {
        int due = numbers.getOrDefault(key(fork), -1);
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
