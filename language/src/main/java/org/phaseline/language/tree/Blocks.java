package org.phaseline.language.tree;

import java.util.ArrayList;
import java.util.List;

/** The blocks a statement owns: the one place that knows, for whoever looks through the whole text. */
public final class Blocks {

    private Blocks() {}

    public static List<List<Item>> of(Statement statement) {
        return switch (statement) {
            case Statement.If s -> {
                List<List<Item>> blocks = new ArrayList<>();
                s.branches().forEach(branch -> blocks.add(branch.body()));
                blocks.add(s.otherwise());
                yield blocks;
            }
            case Statement.ForEach s -> List.of(s.body());
            case Statement.Repeat s -> List.of(s.body());
            case Statement.Together s -> List.of(s.body());
            case Statement.Options s -> List.of(List.copyOf(s.options()));
            case Statement.GoTo s -> List.of();
            case Statement.Conduct s -> List.of();
            case Statement.ConductSteps s -> List.of();
            case Statement.AnotherRound s -> List.of();
            case Statement.Next s -> List.of();
            case Statement.LeaveLoop s -> List.of();
            case Statement.End s -> List.of();
            case Statement.Return s -> List.of();
            case Statement.EndGame s -> List.of();
            case Statement.Later s -> List.of();
            case Statement.Announce s -> List.of();
            case Statement.Cancel s -> List.of();
            case Statement.Choose s -> List.of();
            case Statement.Enter s -> List.of();
            case Statement.Roll s -> List.of();
            case Statement.RollOff s -> List.of();
            case Statement.RerollWhere s -> List.of();
            case Statement.RerollUpTo s -> List.of();
            case Statement.Draw s -> List.of();
            case Statement.Shuffle s -> List.of();
            case Statement.Let s -> List.of();
            case Statement.Take s -> List.of();
            case Statement.PutBack s -> List.of();
            case Statement.Pay s -> List.of();
            case Statement.Assign s -> List.of();
            case Statement.Change s -> List.of();
            case Statement.Mark s -> List.of();
            case Statement.Reveal s -> List.of();
            case Statement.Note s -> List.of();
            case Statement.Tell s -> List.of();
        };
    }
}
