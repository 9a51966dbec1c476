package org.phaseline.language.resolve;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.Action;
import org.phaseline.language.checked.Headings;
import org.phaseline.language.problem.Code;
import org.phaseline.language.tree.Heading;
import org.phaseline.language.tree.Place;
import org.phaseline.language.tree.Statement;
import org.phaseline.language.tree.Word;

/** Leaving what one is in, and going on somewhere else of the same sequence: whether that is possible. */
final class JumpResolver {

    private final Resolution all;

    JumpResolver(Resolution all) {
        this.all = all;
    }

    @Nullable
    Action goTo(Statement.GoTo s, Context c) {
        Word reference = s.step();
        List<Scope> left = new ArrayList<>();
        List<Headings.Entry> meant = all.headings.find(c.routine().name, reference.text());
        for (Scope scope = c.scope(); scope != null; scope = scope.outer()) {
            if (scope instanceof Scope.Block block) {
                Headings.Entry target = among(block, meant);
                if (target != null) {
                    all.names.use(target.heading().title().place(), reference.place());
                    return canLeave(left, reference.place()) ? new Action.GoTo(s, target) : null;
                }
            }
            left.add(scope);
        }
        Headings.Entry elsewhere = all.steps.find(reference, c.routine().name);
        if (elsewhere == null) {
            return null;
        }
        for (Scope scope : left) {
            if (scope instanceof Scope.Range range) {
                all.astray(Code.JUMP, reference.place(), "this jump would leave the steps that " + range.said());
                return null;
            }
        }
        String where = elsewhere.parent() < 0 || holds(left, elsewhere.parent())
                ? "is in a block below 'if', 'for each' or similar"
                : "is inside [" + all.headings.get(elsewhere.parent()).heading().called() + "], and this line is not";
        all.astray(Code.JUMP, reference.place(), "a jump cannot enter a block: [" + reference.text() + "] " + where);
        return null;
    }

    private static boolean holds(List<Scope> around, int step) {
        return around.stream()
                .anyMatch(scope -> scope instanceof Scope.Step at && at.entry().index() == step);
    }

    private Headings.@Nullable Entry among(Scope.Block block, List<Headings.Entry> meant) {
        all.work.spend(meant.size());
        for (Headings.Entry entry : meant) {
            if (block.headings().contains(entry.heading().place())) {
                return entry;
            }
        }
        return null;
    }

    private boolean canLeave(List<Scope> scopes, Place place) {
        for (Scope scope : scopes) {
            if (scope instanceof Scope.Fork fork) {
                all.astray(Code.JUMP, place, "a jump cannot leave " + fork.said());
                return false;
            }
            if (scope instanceof Scope.Range range) {
                all.astray(Code.JUMP, place, "this jump would leave the steps that " + range.said());
                return false;
            }
        }
        return true;
    }

    private interface Goal {
        boolean isReachedBy(Scope scope);
    }

    /** Whether a jump can leave everything up to a scope; {@code none} is said where there is no such scope. */
    private boolean upTo(Goal goal, Place place, Context c, String none) {
        List<Scope> left = new ArrayList<>();
        for (Scope scope = c.scope(); scope != null; scope = scope.outer()) {
            if (goal.isReachedBy(scope)) {
                return canLeave(left, place);
            }
            left.add(scope);
        }
        all.astray(Code.JUMP, place, none);
        return false;
    }

    @Nullable
    Action endOf(Statement.End s, Context c) {
        if (s.level() == Heading.Level.GAME_TURN && c.routine().isGameTurn()) {
            return out(s.place(), c) ? new Action.End(s, s.level()) : null;
        }
        boolean fine = upTo(
                scope -> scope instanceof Scope.Step step
                        && step.entry().heading().level() == s.level(),
                s.place(),
                c,
                "this line is not in a "
                        + s.level().name().toLowerCase(Locale.ROOT).replace('_', ' '));
        return fine ? new Action.End(s, s.level()) : null;
    }

    @Nullable
    Action anotherRound(Statement.AnotherRound s, Context c) {
        boolean fine = upTo(
                scope -> scope instanceof Scope.Step step && step.rounds(),
                s.place(),
                c,
                "this line is not in a round");
        return fine ? new Action.AnotherRound(s) : null;
    }

    @Nullable
    Action next(Statement.Next s, Context c) {
        String name = s.loop().text();
        boolean fine = upTo(
                scope -> scope instanceof Scope.Loop loop && loop.name().equals(name),
                s.loop().place(),
                c,
                "this line is not in a loop 'for each " + name + "'");
        return fine ? new Action.Next(s, name) : null;
    }

    @Nullable
    Action leaveLoop(Statement.LeaveLoop s, Context c) {
        String name = s.loop() == null ? null : s.loop().text();
        // Those who act in turn are a loop that nobody wrote: it has no name.
        boolean fine = upTo(
                scope -> scope instanceof Scope.Loop loop
                        && (name == null ? !loop.name().isEmpty() : loop.name().equals(name)),
                s.loop() == null ? s.place() : s.loop().place(),
                c,
                name == null ? "this line is not in a loop" : "this line is not in a loop 'for each " + name + "'");
        return fine ? new Action.LeaveLoop(s, name) : null;
    }

    @Nullable
    Action back(Statement.Return s, Context c) {
        return out(s.place(), c) ? new Action.Return(s) : null;
    }

    private boolean out(Place place, Context c) {
        List<Scope> left = new ArrayList<>();
        for (Scope scope = c.scope(); scope != null; scope = scope.outer()) {
            left.add(scope);
        }
        return canLeave(left, place);
    }
}
