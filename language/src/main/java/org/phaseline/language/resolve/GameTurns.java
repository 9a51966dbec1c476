package org.phaseline.language.resolve;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Blocks;
import org.phaseline.language.tree.Clauses;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Heading;
import org.phaseline.language.tree.Item;
import org.phaseline.language.tree.Place;
import org.phaseline.language.tree.Statement;
import org.phaseline.language.tree.Template;
import org.phaseline.language.tree.Word;

/** The game turn as it is written, or as an outline without one stands for it. */
final class GameTurns {

    private final Declarations declarations;
    private final Problems problems;

    GameTurns(Declarations declarations, Problems problems) {
        this.declarations = declarations;
        this.problems = problems;
    }

    Declaration.GameTurn read() {
        Declaration.GameTurn declared = declarations.only(Declaration.GameTurn.class, "game turn", problems);
        List<Declaration.Outline> outline = declarations.of(Declaration.Outline.class);
        if (declared != null) {
            if (!outline.isEmpty()) {
                problems.flowIsUnclear();
            }
            outline.forEach(heading -> problems.add(
                    Code.MISPLACED,
                    heading.place(),
                    "this heading is outside the game turn: indent it, or make it a sequence"));
            return declared;
        }
        Place place = declarations.beginning();
        if (outline.isEmpty()) {
            problems.missing(
                    Code.MISSING, place, "there is nothing to play: write headings, or a 'game turn' with a block");
        }
        List<Item> headings = new ArrayList<>();
        outline.forEach(heading -> headings.add(heading.heading()));
        Statement.ForEach turns = new Statement.ForEach(
                place,
                new Word(place, "phasing"),
                new Expression.Name(place, "sides"),
                null,
                null,
                new Clauses.InTurn(place, null),
                false,
                null,
                false,
                false,
                headings);
        Clauses by = Clauses.playedBy(new Expression.Name(place, "phasing"));
        return new Declaration.GameTurn(place, new Word(place, "Game turn"), List.of(), by, List.of(turns));
    }

    /** The digression every rulebook has: somebody halts the sequence and says when it can go on. */
    static Heading freeDigression() {
        Place place = Place.NOWHERE;
        Clauses clauses = Clauses.mustBy(new Expression.Name(place, "raiser"));
        return new Heading(
                place,
                Heading.Level.STEP,
                null,
                Template.plain(new Word(place, "Something the table wants to settle first")),
                List.of(),
                clauses,
                List.of(),
                List.of(),
                false);
    }

    /** Whether somewhere a phase is finished by all before the next begins. */
    boolean playedInStep(List<Declaration.Sequence> sequences) {
        return declarations.of(Declaration.GameTurn.class).stream().anyMatch(turn -> inStep(turn.body()))
                || sequences.stream().anyMatch(sequence -> inStep(sequence.body()));
    }

    private static boolean inStep(List<Item> items) {
        return items.stream().anyMatch(item -> switch (item) {
            case Heading heading -> inStep(heading.body());
            case Statement.Together together -> together.inStep() || inStep(together.body());
            case Statement statement -> Blocks.of(statement).stream().anyMatch(GameTurns::inStep);
        });
    }
}
