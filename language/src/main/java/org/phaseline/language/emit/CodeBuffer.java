package org.phaseline.language.emit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Flow;
import org.phaseline.engine.machine.EnclosingScope;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Instruction;
import org.phaseline.engine.machine.LoopMember;
import org.phaseline.engine.machine.ScopeName;

/**
 * Collects instructions. They are made at the very end, when every address, frame size and due point is known (back-patching);
 * until then each is a recipe.
 */
final class CodeBuffer {

    private final List<Supplier<Instruction>> recipes = new ArrayList<>();
    private final List<Integer> steps = new ArrayList<>();
    private final List<Optional<LoopMember>> subjects = new ArrayList<>();
    private final List<Optional<ScopeName>> names = new ArrayList<>();
    private final List<Optional<CodeScope>> scopes = new ArrayList<>();
    private int step = -1;
    private @Nullable LoopMember subject;
    private @Nullable ScopeName name;
    private @Nullable CodeScope scope;

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

    int address() {
        return recipes.size();
    }

    void emit(Supplier<Instruction> recipe) {
        recipes.add(recipe);
        steps.add(step);
        subjects.add(Optional.ofNullable(subject));
        names.add(Optional.ofNullable(name));
        scopes.add(Optional.ofNullable(scope));
    }

    void emit(Instruction instruction) {
        emit(() -> instruction);
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
        return recipes.stream().map(Supplier::get).toArray(Instruction[]::new);
    }

    int[] stepAt() {
        return steps.stream().mapToInt(Integer::intValue).toArray();
    }

    @Nullable
    LoopMember[] subjectAt() {
        return subjects.stream().map(about -> about.orElse(null)).toArray(LoopMember[]::new);
    }

    @Nullable
    ScopeName[] namesAt() {
        return names.stream().map(name -> name.orElse(null)).toArray(ScopeName[]::new);
    }

    @Nullable
    EnclosingScope[] around() {
        return scopes.stream()
                .map(around -> EmittedScope.of(around.orElse(null)))
                .toArray(EnclosingScope[]::new);
    }
}
