package org.phaseline.language.emit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Flow;
import org.phaseline.language.tree.Heading;

/** Leaving what one is in, and going on somewhere else of the same routine. */
final class JumpEmitter {

    private final CodeBuffer code;

    JumpEmitter(CodeBuffer code) {
        this.code = code;
    }

    /** To a step among the lines around this one. Going back forgets what it and all below it did. */
    void goTo(int step, CodeContext c) {
        CodeScope.Lines lines =
                (CodeScope.Lines) leaveUpTo(c, scope -> scope instanceof CodeScope.Lines at && at.label(step) != null);
        JumpLabel label = java.util.Objects.requireNonNull(lines.label(step));
        if (label.bound()) {
            int begins = lines.begins(step);
            code.emit(() -> new Flow.Forget(lines.context().stretch(begins, lines.end())));
        }
        code.jump(label);
    }

    /** To the end of the innermost heading of a level, where it is left in the ordinary way. */
    void endOf(Heading.Level level, CodeContext c) {
        CodeScope.InStep step = (CodeScope.InStep) leaveUpTo(
                c,
                scope -> scope instanceof CodeScope.InStep at
                        && at.step().step().heading().level() == level);
        code.jump(step.end());
    }

    void anotherRound(CodeContext c) {
        CodeScope.InStep step =
                (CodeScope.InStep) leaveUpTo(c, scope -> scope instanceof CodeScope.InStep at && at.again() != null);
        code.jump(java.util.Objects.requireNonNull(step.again()));
    }

    /** On to the next member of a loop. */
    void next(String name, CodeContext c) {
        CodeScope.Loop loop = (CodeScope.Loop) leaveUpTo(
                c, scope -> scope instanceof CodeScope.Loop at && at.name().equals(name));
        code.jump(loop.next());
    }

    /** Behind a loop, which is left as if it were over. */
    void leaveLoop(@Nullable String name, CodeContext c) {
        CodeScope.Loop loop = (CodeScope.Loop) leaveUpTo(
                c,
                scope -> scope instanceof CodeScope.Loop at
                        && (name == null ? !at.name().isEmpty() : at.name().equals(name)));
        code.jump(loop.exit());
    }

    /** Leaves the whole routine. */
    void out(CodeContext c) {
        leave(around(c.scope(), null));
        code.jump(c.frame().end());
    }

    /** Leaves everything inside of the innermost scope that fits, which is given. */
    private CodeScope leaveUpTo(CodeContext c, Predicate<CodeScope> fits) {
        for (CodeScope scope = c.scope(); scope != null; scope = scope.outer()) {
            if (fits.test(scope)) {
                leave(around(c.scope(), scope));
                return scope;
            }
        }
        throw new IllegalStateException("a jump that leads nowhere");
    }

    private static List<CodeScope> around(@Nullable CodeScope inner, @Nullable CodeScope target) {
        List<CodeScope> left = new ArrayList<>();
        for (CodeScope scope = inner; scope != null && scope != target; scope = scope.outer()) {
            left.add(scope);
        }
        return left;
    }

    /** What leaving these takes, the innermost first. */
    private void leave(List<CodeScope> scopes) {
        for (CodeScope scope : scopes) {
            switch (scope) {
                case CodeScope.InStep step -> step.leave().jumpOut(code);
                case CodeScope.Loop loop -> {
                    if (loop.giveBack() != null) {
                        code.emit(loop.giveBack());
                    }
                }
                case CodeScope.Lines _ -> {}
                case CodeScope.Fork _, CodeScope.Range _ ->
                    throw new IllegalStateException("no jump leads out of here");
            }
        }
    }
}
