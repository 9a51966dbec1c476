package org.phaseline.games;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import org.phaseline.engine.dice.Dice;
import org.phaseline.engine.dice.QuickDice;
import org.phaseline.engine.dice.RollNumber;

/** Dice that show what a test wrote down, in the order they are first thrown, and after that what a seed gives. */
final class ScriptedDice implements Dice {

    private final Deque<Integer> script = new ArrayDeque<>();
    private final Map<String, Integer> thrown = new HashMap<>();
    private final QuickDice rest;

    ScriptedDice(long seed) {
        rest = new QuickDice(seed);
    }

    void next(int... faces) {
        for (int face : faces) {
            script.add(face);
        }
    }

    /** The same roll shows the same faces again: positions in between are ruled anew when something is taken back. */
    @Override
    public int face(RollNumber roll, int die, int sides) {
        return thrown.computeIfAbsent(
                roll.text() + "/" + die, number -> script.isEmpty() ? rest.face(roll, die, sides) : script.poll());
    }
}
