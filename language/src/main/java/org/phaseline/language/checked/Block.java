package org.phaseline.language.checked;

import java.util.List;
import org.phaseline.language.tree.Statement;

/** Lines in their order. */
public record Block(List<CheckedLine> lines) {

    public static final Block EMPTY = new Block(List.of());

    public boolean isEmpty() {
        return lines.isEmpty();
    }

    /** How many options the block itself, not a heading inside it, offers one of. */
    public int options() {
        int count = 0;
        for (CheckedLine line : lines) {
            if (line instanceof Action.Options options) {
                count += options.source().quantity() == Statement.Quantity.ONE
                        ? options.options().size()
                        : 0;
            } else if (line instanceof Action action && !(action instanceof Action.ConductSteps)) {
                for (Block block : Parts.blocks(action)) {
                    count += block.options();
                }
            } else if (line instanceof Meanwhile meanwhile) {
                count += meanwhile.rest().options();
            }
        }
        return count;
    }

    /** Whether the block itself, not a heading inside it, offers one of several options. */
    public boolean offersOptions() {
        return options() > 0;
    }

    /** Whether the block itself, not a heading inside it, announces an event. */
    public boolean announces() {
        for (CheckedLine line : lines) {
            boolean announces = switch (line) {
                case Action.Announce _ -> true;
                case Action action -> announces(Parts.blocks(action));
                case Meanwhile meanwhile -> meanwhile.rest().announces();
                case CheckedStep _ -> false;
            };
            if (announces) {
                return true;
            }
        }
        return false;
    }

    private static boolean announces(List<Block> blocks) {
        for (Block block : blocks) {
            if (block.announces()) {
                return true;
            }
        }
        return false;
    }
}
