package org.phaseline.language.resolve;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Clauses;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Heading;
import org.phaseline.language.tree.Item;
import org.phaseline.language.tree.Place;

/**
 * What is played once before all else becomes the first phase of the game turn, and applies in the first one only: so everything after
 * it, scenarios that change steps included, knows it as a phase like any other.
 */
final class SetUps {

    private SetUps() {}

    static Declarations merged(Declarations declarations, Problems problems) {
        Declaration.SetUp setUp = declarations.only(Declaration.SetUp.class, "'before play'", problems);
        if (setUp == null) {
            return declarations;
        }
        if (declarations.of(Declaration.GameTurn.class).isEmpty()) {
            problems.add(
                    Code.MISPLACED,
                    setUp.place(),
                    "'before play' needs a game turn that comes after it: write 'game turn \"...\"' and indent the headings below it");
        }
        List<Declaration> merged = new ArrayList<>();
        for (Declaration each : declarations.all()) {
            if (each instanceof Declaration.GameTurn turn) {
                List<Item> body = new ArrayList<>(List.of(once(setUp.heading())));
                body.addAll(turn.body());
                merged.add(new Declaration.GameTurn(
                        turn.place(), turn.title(), turn.refs(), turn.clauses(), List.copyOf(body)));
            } else if (!(each instanceof Declaration.SetUp)) {
                merged.add(each);
            }
        }
        return declarations.with(merged);
    }

    private static Heading once(Heading heading) {
        Place place = heading.place();
        Expression first = new Expression.Binary(
                place, Expression.Operator.IS, new Expression.Name(place, "gameTurn"), new Expression.Number(place, 1));
        return new Heading(
                place,
                heading.level(),
                heading.label(),
                heading.wording(),
                heading.refs(),
                heading.clauses().guardedBy(new Clauses.Guard(place, first, false)),
                heading.about(),
                heading.body(),
                heading.hasBody());
    }
}
