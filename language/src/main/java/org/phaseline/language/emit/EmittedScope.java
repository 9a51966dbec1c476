package org.phaseline.language.emit;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Flow;
import org.phaseline.engine.code.Steps;
import org.phaseline.engine.machine.EnclosingScope;

/** What a scope becomes in the engine: made once, when every address is known, so that one scope stays one thing. */
final class EmittedScope {

    private @Nullable EnclosingScope around;

    static @Nullable EnclosingScope of(@Nullable CodeScope scope) {
        if (scope == null) {
            return null;
        }
        EmittedScope made = scope.made();
        if (made.around == null) {
            made.around = make(scope, of(scope.outer()));
        }
        return made.around;
    }

    private static EnclosingScope make(CodeScope scope, @Nullable EnclosingScope outer) {
        return switch (scope) {
            case CodeScope.InStep step ->
                new EnclosingScope.InStep(
                        outer,
                        step.step().index(),
                        new Steps.Fail(step.result()),
                        step.leave().instructions(),
                        step.leave().inStep(),
                        step.rounds() == null ? null : new Steps.Count(step.rounds()),
                        step.end().address());
            case CodeScope.Loop loop -> new EnclosingScope.InLoop(outer, loop.giveBack());
            case CodeScope.Fork _ -> new EnclosingScope.InFork(outer);
            case CodeScope.Range _ -> new EnclosingScope.InRange(outer);
            case CodeScope.Lines lines -> new EnclosingScope.InBlock(outer, places(lines));
        };
    }

    private static List<EnclosingScope.InBlock.Place> places(CodeScope.Lines lines) {
        List<EnclosingScope.InBlock.Place> places = new ArrayList<>();
        for (int step : lines.steps()) {
            JumpLabel label = lines.label(step);
            if (label != null && label.bound()) {
                places.add(new EnclosingScope.InBlock.Place(
                        step,
                        label.address(),
                        new Flow.Forget(lines.context().stretch(lines.begins(step), lines.end()))));
            }
        }
        return List.copyOf(places);
    }
}
