package org.phaseline.language.emit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Flow;
import org.phaseline.engine.machine.EligibilityRule;
import org.phaseline.engine.machine.EnclosingScope;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Instruction;
import org.phaseline.engine.machine.LoopMember;
import org.phaseline.engine.machine.ScopeName;

/**
 * Collects instructions. Those that refer to an address, a frame size or a due point are made at the very end, when it is known
 * (back-patching); until then each is a recipe.
 */
final class CodeBuffer {

    private static final int AT_FIRST = 256;

    /** The recipe of an instruction that is not known yet. */
    private record Open(int address, Supplier<Instruction> recipe) {}

    private final List<Open> open = new ArrayList<>();
    private @Nullable Instruction[] code = new Instruction[AT_FIRST];
    private int[] steps = new int[AT_FIRST];
    private @Nullable LoopMember[] subjects = new LoopMember[AT_FIRST];
    private @Nullable ScopeName[] names = new ScopeName[AT_FIRST];
    private @Nullable CodeScope[] scopes = new CodeScope[AT_FIRST];
    private @Nullable EligibilityRule[] rules = new EligibilityRule[AT_FIRST];
    private int size;
    private int step = -1;
    private @Nullable LoopMember subject;
    private @Nullable ScopeName name;
    private @Nullable CodeScope scope;
    private @Nullable EligibilityRule rule;

    /** The step that what is emitted now belongs to. */
    void inStep(int now) {
        step = now;
    }

    int step() {
        return step;
    }

    /** Says what is emitted from now on is about; returns what it was about before. */
    @Nullable
    LoopMember about(@Nullable LoopMember now) {
        LoopMember before = subject;
        subject = now;
        return before;
    }

    /** Which names mean something in what is emitted from now on: this one, and those made before it; returns which did before. */
    @Nullable
    ScopeName naming(@Nullable ScopeName now) {
        ScopeName before = name;
        name = now;
        return before;
    }

    @Nullable
    ScopeName naming() {
        return name;
    }

    /** What stands around what is emitted from now on; returns what stood there before. */
    @Nullable
    CodeScope inside(@Nullable CodeScope now) {
        CodeScope before = scope;
        scope = now;
        return before;
    }

    /** The question that is emitted next offers what fulfils this. */
    void offering(EligibilityRule offered) {
        rule = offered;
    }

    int address() {
        return size;
    }

    void emit(Supplier<Instruction> recipe) {
        open.add(new Open(size, recipe));
        add(null);
    }

    void emit(Instruction instruction) {
        add(instruction);
    }

    private void add(@Nullable Instruction instruction) {
        if (size == code.length) {
            code = Arrays.copyOf(code, 2 * size);
            steps = Arrays.copyOf(steps, 2 * size);
            subjects = Arrays.copyOf(subjects, 2 * size);
            names = Arrays.copyOf(names, 2 * size);
            scopes = Arrays.copyOf(scopes, 2 * size);
            rules = Arrays.copyOf(rules, 2 * size);
        }
        code[size] = instruction;
        steps[size] = step;
        subjects[size] = subject;
        names[size] = name;
        scopes[size] = scope;
        rules[size] = rule;
        rule = null;
        size++;
    }

    void bind(JumpLabel label) {
        label.bind(address());
    }

    void jump(JumpLabel target) {
        emit(() -> new Flow.Jump(target.address()));
    }

    void jumpUnless(Formula condition, JumpLabel target) {
        emit(() -> new Flow.JumpUnless(condition, target.address()));
    }

    // ---- the result

    Instruction[] code() {
        for (Open each : open) {
            code[each.address] = each.recipe.get();
        }
        Instruction[] made = new Instruction[size];
        for (int at = 0; at < size; at++) {
            made[at] = Objects.requireNonNull(code[at]);
        }
        return made;
    }

    int[] stepAt() {
        return Arrays.copyOf(steps, size);
    }

    @Nullable
    LoopMember[] subjectAt() {
        return Arrays.copyOf(subjects, size);
    }

    @Nullable
    ScopeName[] namesAt() {
        return Arrays.copyOf(names, size);
    }

    @Nullable
    EligibilityRule[] eligibleAt() {
        return Arrays.copyOf(rules, size);
    }

    @Nullable
    EnclosingScope[] around() {
        @Nullable EnclosingScope[] around = new EnclosingScope[size];
        for (int at = 0; at < size; at++) {
            around[at] = EmittedScope.of(scopes[at]);
        }
        return around;
    }
}
