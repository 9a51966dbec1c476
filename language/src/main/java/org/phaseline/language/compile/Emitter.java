package org.phaseline.language.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Flow;
import org.phaseline.engine.machine.Around;
import org.phaseline.engine.machine.DuePoint;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Instruction;
import org.phaseline.engine.machine.Subject;
import org.phaseline.language.problem.WorkBudget;

/**
 * Collects the code. Instructions are made at the very end, when every address, page size and due point is known; until
 * then each is a recipe.
 */
final class Emitter {

    /** An instruction is kept for as long as the rulebook is played, with what stands around it. */
    private static final int INSTRUCTION = 8;

    private final WorkBudget work;

    Emitter(WorkBudget work) {
        this.work = work;
    }

    private final List<Supplier<Instruction>> recipes = new ArrayList<>();
    private final List<Integer> steps = new ArrayList<>();
    private final List<Optional<Subject>> subjects = new ArrayList<>();
    private int step = -1;
    private @Nullable Subject subject;
    private @Nullable Scope scope;
    private final List<Optional<Scope>> scopes = new ArrayList<>();

    private final TreeMap<String, Integer> dueNumbers = new TreeMap<>();
    private final List<String> dueSaid = new ArrayList<>();
    private final List<List<DuePoint.ComingOff>> comingOff = new ArrayList<>();

    /** The step that what is emitted now belongs to; returns the one before. */
    int inStep(int now) {
        int before = step;
        step = now;
        return before;
    }

    /** Says what is emitted from now on is about; returns what it was about before. */
    @Nullable
    Subject about(@Nullable Subject now) {
        Subject before = subject;
        subject = now;
        return before;
    }

    /** What stands around what is emitted from now on; returns what stood there before. */
    @Nullable
    Scope inside(@Nullable Scope now) {
        Scope before = scope;
        scope = now;
        return before;
    }

    int step() {
        return step;
    }

    int address() {
        return recipes.size();
    }

    void emit(Supplier<Instruction> recipe) {
        work.spend(INSTRUCTION);
        recipes.add(recipe);
        steps.add(step);
        subjects.add(Optional.ofNullable(subject));
        scopes.add(Optional.ofNullable(scope));
    }

    void emit(Instruction instruction) {
        emit(() -> instruction);
    }

    void bind(Label label) {
        label.bind(address());
    }

    void jump(Label target) {
        emit(() -> new Flow.Jump(target.address()));
    }

    void jumpUnless(Formula condition, Label target) {
        emit(() -> new Flow.JumpUnless(condition, target.address()));
    }

    // ---- due points

    /** The number of the start or end of a step, made when somebody first refers to it. */
    int due(int stepIndex, boolean start, String said) {
        return due((start ? "start " : "end ") + stepIndex, (start ? "start of " : "end of ") + said);
    }

    /** The number of the end of a together block. */
    int dueAtJoin(int fork) {
        return due("join " + fork, "end of what is done together");
    }

    private int due(String key, String said) {
        return dueNumbers.computeIfAbsent(key, unused -> {
            dueSaid.add(said);
            comingOff.add(new ArrayList<>());
            return dueSaid.size() - 1;
        });
    }

    void comesOff(int due, DuePoint.ComingOff marker) {
        comingOff.get(due).add(marker);
    }

    /** The number of a due point if anything refers to it, else -1. */
    int dueIfAny(int stepIndex, boolean start) {
        return dueNumbers.getOrDefault((start ? "start " : "end ") + stepIndex, -1);
    }

    int dueIfAny(int fork) {
        return dueNumbers.getOrDefault("join " + fork, -1);
    }

    // ---- the result

    Instruction[] code() {
        return recipes.stream().map(Supplier::get).toArray(Instruction[]::new);
    }

    int[] stepAt() {
        return steps.stream().mapToInt(Integer::intValue).toArray();
    }

    @Nullable
    Subject[] subjectAt() {
        return subjects.stream().map(about -> about.orElse(null)).toArray(Subject[]::new);
    }

    @Nullable
    Around[] around(Headings headings) {
        return scopes.stream()
                .map(around -> MadeAround.of(around.orElse(null), headings))
                .toArray(Around[]::new);
    }

    List<DuePoint> duePoints() {
        List<DuePoint> points = new ArrayList<>();
        for (int i = 0; i < dueSaid.size(); i++) {
            points.add(new DuePoint(dueSaid.get(i), List.copyOf(comingOff.get(i))));
        }
        return points;
    }
}
