package org.phaseline.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.phaseline.cli.show.TablesList;
import org.phaseline.cli.terminal.CommandEnvironment;
import org.phaseline.cli.terminal.ExitCode;
import org.phaseline.cli.terminal.Prompter;
import org.phaseline.cli.terminal.Stop;
import org.phaseline.server.store.ListedTable;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreAddress;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.store.TableId;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "delete",
        description = {
            "Deletes tables permanently, with their journals, their messages, and the rulebooks that no other table"
                    + " uses; asks first.",
            "The server must be stopped, because it may hold a table in memory. While it runs, owners can delete their own tables."
        },
        footer = {"", "Example:", "  phaseline tables delete kJ8fQ2hZx0aB 3xR_Pq81TzLm"})
public final class DeleteTablesCommand implements Callable<Integer> {

    private final CommandEnvironment around;

    @Parameters(
            arity = "1..*",
            paramLabel = "ID",
            description = "Tables: the part after /t/ in their links, or whole links.")
    private List<String> tables = new ArrayList<>();

    @Option(names = "--yes", description = "Deletes without asking for confirmation.")
    private boolean yes;

    @Mixin
    private StoreOption kept = new StoreOption();

    public DeleteTablesCommand(CommandEnvironment around) {
        this.around = around;
    }

    @Override
    public Integer call() {
        StoreAddress place = kept.placeWithTables();
        List<TableId> ids = tables.stream().map(StoreOption::id).distinct().toList();
        try (Store store = StoreOption.alone(place, "Deleting")) {
            List<ListedTable> found = store.list().stream()
                    .filter(table -> ids.contains(table.id()))
                    .toList();
            for (TableId id : ids) {
                if (found.stream().noneMatch(table -> table.id().equals(id))) {
                    throw Stop.usage("There is no table '" + id + "' in " + place.words() + "; nothing was deleted.");
                }
            }
            TablesList.lines(found, around.look().get()).forEach(around.out()::println);
            if (!yes && !agreed(found.size())) {
                around.out().println("Nothing was deleted.");
                return ExitCode.OK;
            }
            store.delete(ids);
            around.out().println(StoreOption.tables(ids.size()) + " deleted.");
            giveBack(store);
            return ExitCode.OK;
        } catch (StoreProblem problem) {
            throw StoreOption.stop(problem);
        }
    }

    /** The room is used again in any case; that it stays taken meanwhile is no failure. */
    private void giveBack(Store store) {
        try {
            store.compact();
        } catch (StoreProblem later) {
            around.err().println("phaseline: " + later.sentence());
        }
    }

    private boolean agreed(int many) {
        try (Prompter prompter = around.prompter().get()) {
            return prompter.ask(
                            "Delete " + StoreOption.tables(many) + " permanently? (yes/no) ", Prompter.Asked.ANYTHING)
                    .map(answer -> answer.strip().toLowerCase(Locale.ROOT))
                    .filter(answer -> answer.equals("yes") || answer.equals("y"))
                    .isPresent();
        }
    }
}
