package org.phaseline.language.resolve;

import java.util.List;
import java.util.TreeSet;
import org.phaseline.language.tree.Blocks;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Heading;
import org.phaseline.language.tree.Item;
import org.phaseline.language.tree.Statement;

/** Which sequences a text conducts and which events it announces, whether play comes there or not. */
final class Mentions {

    private final TreeSet<String> names = new TreeSet<>();

    private Mentions() {}

    static TreeSet<String> of(Declarations declarations) {
        Mentions mentions = new Mentions();
        declarations.of(Declaration.GameTurn.class).forEach(turn -> mentions.items(turn.body()));
        declarations.of(Declaration.Sequence.class).forEach(sequence -> mentions.items(sequence.body()));
        declarations.of(Declaration.Outline.class).forEach(outline -> mentions.heading(outline.heading()));
        declarations.of(Declaration.When.class).forEach(when -> mentions.heading(when.heading()));
        declarations.of(Declaration.Digression.class).forEach(digression -> mentions.heading(digression.heading()));
        return mentions.names;
    }

    private void items(List<Item> items) {
        for (Item item : items) {
            switch (item) {
                case Heading heading -> heading(heading);
                case Statement statement -> statement(statement);
            }
        }
    }

    private void heading(Heading heading) {
        items(heading.body());
        if (heading.clauses().otherwise() != null) {
            statement(heading.clauses().otherwise());
        }
    }

    private void statement(Statement statement) {
        switch (statement) {
            case Statement.Conduct conduct -> names.add(conduct.sequence().text());
            case Statement.Announce announce -> names.add(announce.event().text());
            default -> Blocks.of(statement).forEach(this::items);
        }
    }
}
