package org.phaseline.language.compile;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Flow;
import org.phaseline.language.tree.Clauses;
import org.phaseline.language.tree.Heading;
import org.phaseline.language.tree.Place;
import org.phaseline.language.tree.Word;

/** Leaving what one is in, and going on somewhere else of the same sequence. */
final class Jumps {

    private final Compilation all;

    Jumps(Compilation all) {
        this.all = all;
    }

    void goTo(Word reference, Context c) {
        List<Scope> left = new ArrayList<>();
        List<Headings.Entry> meant = all.headings.find(c.routine().name, reference.text());
        for (Scope scope = c.scope(); scope != null; scope = scope.outer()) {
            if (scope instanceof Scope.Block block) {
                Heading target = among(block, meant);
                if (target != null) {
                    if (leave(left, reference.place())) {
                        go(block, target, c);
                    }
                    return;
                }
            }
            left.add(scope);
        }
        Headings.Entry elsewhere = all.expressions.outcomes().find(reference, c.routine().name);
        if (elsewhere == null) {
            return;
        }
        for (Scope scope : left) {
            if (scope instanceof Scope.Range range) {
                all.astray(reference.place(), "this jump would leave the steps that " + range.said());
                return;
            }
        }
        String where = elsewhere.parent() < 0 || holds(left, elsewhere.parent())
                ? "stands in a block of its own, behind 'if', 'for each' or the like"
                : "stands inside ["
                        + all.headings.get(elsewhere.parent()).heading().called() + "], and this line does not";
        all.astray(reference.place(), "a jump cannot enter a block: [" + reference.text() + "] " + where);
    }

    private static boolean holds(List<Scope> around, int step) {
        return around.stream().anyMatch(scope -> scope instanceof Scope.Step at && at.index() == step);
    }

    private @Nullable Heading among(Scope.Block block, List<Headings.Entry> meant) {
        all.work.spend(meant.size());
        for (Headings.Entry entry : meant) {
            if (block.labels.containsKey(entry.heading().place())) {
                return entry.heading();
            }
        }
        return null;
    }

    /** Emits what leaving these scopes takes, the innermost first; false when one of them cannot be left. */
    private boolean leave(List<Scope> scopes, Place place) {
        for (Scope scope : scopes) {
            if (scope instanceof Scope.Fork fork) {
                all.astray(place, "a jump cannot leave " + fork.said());
                return false;
            }
            if (scope instanceof Scope.Range range) {
                all.astray(place, "this jump would leave the steps that " + range.said());
                return false;
            }
        }
        for (Scope scope : scopes) {
            switch (scope) {
                case Scope.Step step -> step.leave().jumpOut(all.emitter);
                case Scope.Loop loop -> {
                    if (loop.giveBack() != null) {
                        all.emitter.emit(loop.giveBack());
                    }
                }
                default -> {}
            }
        }
        return true;
    }

    private void go(Scope.Block block, Heading target, Context c) {
        Label label = java.util.Objects.requireNonNull(block.labels.get(target.place()));
        if (label.bound()) {
            int begins = java.util.Objects.requireNonNull(block.begins.get(target.place()));
            all.emitter.emit(() -> new Flow.Forget(block.context.stretch(begins, block.end)));
        }
        boolean answered = answeredSince(all.headings.at(target).index(), c);
        all.emitter.emit(() -> new Flow.Jump(label.address(), answered));
    }

    /** Going back forgets what the target and all below it did: if one of them was done, somebody was asked meanwhile. */
    private boolean answeredSince(int target, Context c) {
        return c.done().stream()
                .anyMatch(step -> step >= target && asks(all.headings.get(step).heading()));
    }

    private static boolean asks(Heading heading) {
        Clauses.Mode mode = heading.clauses().mode();
        return mode == null ? !heading.hasBody() : mode != Clauses.Mode.AUTOMATIC;
    }

    /** Leaves everything up to a step and goes to its end, where it is left in the ordinary way. */
    void endOf(Heading.Level level, Place place, Context c) {
        List<Scope> left = new ArrayList<>();
        for (Scope scope = c.scope(); scope != null; scope = scope.outer()) {
            if (scope instanceof Scope.Step step && step.heading().level() == level) {
                if (leave(left, place)) {
                    all.emitter.jump(step.end());
                }
                return;
            }
            left.add(scope);
        }
        all.astray(place, "this line stands in no " + word(level));
    }

    static String word(Heading.Level level) {
        return level.name().toLowerCase(java.util.Locale.ROOT).replace('_', ' ');
    }

    void anotherRound(Place place, Context c) {
        List<Scope> left = new ArrayList<>();
        for (Scope scope = c.scope(); scope != null; scope = scope.outer()) {
            if (scope instanceof Scope.Step step && step.again() != null) {
                if (leave(left, place)) {
                    all.emitter.jump(step.again());
                }
                return;
            }
            left.add(scope);
        }
        all.astray(place, "this line stands in no round");
    }

    void next(Word name, Context c) {
        List<Scope> left = new ArrayList<>();
        for (Scope scope = c.scope(); scope != null; scope = scope.outer()) {
            if (scope instanceof Scope.Loop loop && loop.name().equals(name.text())) {
                if (leave(left, name.place())) {
                    all.emitter.jump(loop.next());
                }
                return;
            }
            left.add(scope);
        }
        all.astray(name.place(), "no loop 'for each " + name.text() + "' around this line");
    }

    /** Leaves the whole sequence. */
    void out(Place place, Context c, Label end) {
        List<Scope> left = new ArrayList<>();
        for (Scope scope = c.scope(); scope != null; scope = scope.outer()) {
            left.add(scope);
        }
        if (leave(left, place)) {
            all.emitter.jump(end);
        }
    }
}
