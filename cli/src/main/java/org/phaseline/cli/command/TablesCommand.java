package org.phaseline.cli.command;

import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import org.phaseline.cli.show.ByteSizes;
import org.phaseline.cli.show.TablesList;
import org.phaseline.cli.terminal.CommandEnvironment;
import org.phaseline.cli.terminal.ExitCode;
import org.phaseline.server.store.ListedTable;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreAddress;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.store.StoreUsage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "tables",
        description = {
            "Lists the tables of a server: when they were created and last played, whose move it is or who won, and how"
                    + " large they are. Also works while they are being played.",
            "'phaseline tables delete ID...' deletes some."
        },
        footer = {"", "Examples:", "  phaseline tables --sort size", "  phaseline tables delete kJ8fQ2hZx0aB"})
public final class TablesCommand implements Callable<Integer> {

    /** What the list goes by. */
    enum Order {
        /** The one nothing happened at for the longest first. */
        age(Comparator.comparingLong(table -> table.summary().updated())),
        size(Comparator.comparingLong(ListedTable::bytes).reversed());

        private final Comparator<ListedTable> comparator;

        Order(Comparator<ListedTable> comparator) {
            this.comparator = comparator;
        }
    }

    private final CommandEnvironment around;

    @Option(
            names = "--sort",
            paramLabel = "age|size",
            defaultValue = "age",
            description = "Sort order: longest idle first, or largest first. Default:" + " ${DEFAULT-VALUE}.")
    private Order order = Order.age;

    @Option(names = "--json", description = "For programs: an array of objects; times in milliseconds, sizes in bytes.")
    private boolean json;

    @Mixin
    private StoreOption kept = new StoreOption();

    public TablesCommand(CommandEnvironment around) {
        this.around = around;
    }

    @Override
    public Integer call() {
        StoreAddress place = kept.placeWithTables();
        try (Store store = place.visit()) {
            List<ListedTable> tables =
                    store.list().stream().sorted(order.comparator).toList();
            if (json) {
                around.out().print(TablesList.json(tables));
                return ExitCode.OK;
            }
            TablesList.lines(tables, around.look().get()).forEach(around.out()::println);
            StoreUsage usage = store.usage();
            around.out()
                    .println(StoreOption.tables(tables.size()) + " in " + place.words() + ", which takes up "
                            + ByteSizes.say(usage.bytes())
                            + (usage.free().isPresent()
                                    ? "; its disk has "
                                            + ByteSizes.say(usage.free().getAsLong()) + " left."
                                    : "."));
            return ExitCode.OK;
        } catch (StoreProblem problem) {
            throw StoreOption.stop(problem);
        }
    }
}
