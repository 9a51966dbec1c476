package org.phaseline.language.compile;

import java.util.List;
import org.phaseline.language.tree.Heading;
import org.phaseline.language.tree.Item;
import org.phaseline.language.tree.Statement;

/** Plain facts about a block that several parts of the compiler ask for. */
final class BlockFacts {

    private BlockFacts() {}

    /** Whether the block itself, not a heading inside it, offers one of several options. */
    static boolean offersOptions(List<Item> items) {
        return options(items) > 0;
    }

    /** How many options the block itself, not a heading inside it, offers one of. */
    static int options(List<Item> items) {
        int count = 0;
        for (Item item : items) {
            if (item instanceof Statement.Options options && options.quantity() == Statement.Quantity.ONE) {
                count += options.options().size();
            }
            if (item instanceof Statement statement && !(statement instanceof Statement.Options)) {
                for (List<Item> block : Headings.blocks(statement)) {
                    count += options(block);
                }
            }
        }
        return count;
    }

    /** Whether the block does something itself, rather than only holding headings and steering between them. */
    static boolean acts(List<Item> items) {
        for (Item item : items) {
            boolean acting = switch (item) {
                case Heading heading -> false;
                case Statement.GoTo s -> false;
                case Statement.Conduct s -> false;
                case Statement.ConductSteps s -> false;
                case Statement.AnotherRound s -> false;
                case Statement.Next s -> false;
                case Statement.End s -> false;
                case Statement.Return s -> false;
                case Statement.Note s -> false;
                case Statement.Let s -> false;
                case Statement.If s ->
                    s.branches().stream().anyMatch(branch -> acts(branch.body())) || acts(s.otherwise());
                case Statement.ForEach s -> acts(s.body());
                case Statement.Together s -> acts(s.body());
                default -> true;
            };
            if (acting) {
                return true;
            }
        }
        return false;
    }
}
