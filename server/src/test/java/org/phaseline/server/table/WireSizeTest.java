package org.phaseline.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.phaseline.games.Games;
import org.phaseline.games.ShippedGame;
import org.phaseline.language.Loaded;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreAddress;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.view.View;
import org.phaseline.session.Reply;

/** What goes to a browser after an ordinary answer, which nine of ten are, is small in every scenario that ships. */
@Tag("slow")
class WireSizeTest {

    private static final int ORDINARY = 3 * 1024;
    private static final int ANSWERS = Boolean.getBoolean("long") ? 600 : 60;
    private static final Library LIBRARY = new Library();

    @TempDir
    private Path folder;

    static Stream<Arguments> scenarios() {
        List<Arguments> all = new ArrayList<>();
        for (ShippedGame game : Games.all()) {
            List<Loaded.ScenarioInfo> scenarios =
                    LIBRARY.load(Games.text(game), "", List.of(), List.of()).scenarios();
            if (scenarios.isEmpty()) {
                all.add(Arguments.of(game.id(), ""));
            }
            scenarios.forEach(scenario -> all.add(Arguments.of(game.id(), scenario.name())));
        }
        return all.stream();
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void whatIsSentAfterAnOrdinaryAnswerIsSmall(String game, String scenario) throws StoreProblem {
        try (Store store = new StoreAddress.Folder(folder).serve()) {
            GameTable table = AtATable.make(AtATable.tables(store, LIBRARY), game, scenario)
                    .table();
            List<Integer> sizes = new ArrayList<>();
            Random random = new Random(1);
            List<View> before = views(table);
            for (int i = 0; i < ANSWERS && answerSomething(table, random); i++) {
                List<View> after = views(table);
                for (int viewer = 0; viewer < after.size(); viewer++) {
                    View from = before.get(viewer);
                    View to = after.get(viewer);
                    int seat = viewer - 1;
                    if (!from.id().equals(to.id())) {
                        byte[] sent = to.change(from, () -> table.log(seat, from.lines(), to.lines()))
                                .orElseGet(() -> to.json(to.lines(), List.of()));
                        sizes.add(sent.length);
                    }
                }
                before = after;
            }
            Collections.sort(sizes);
            System.out.printf(
                    "%s %s: a whole view %,d bytes; after an answer %,d in the median, %,d in nine of ten, at most %,d%n",
                    game, scenario, views(table).get(1).size(), at(sizes, 50), at(sizes, 90), at(sizes, 100));
            assertThat(at(sizes, 90)).isLessThan(ORDINARY);
        }
    }

    private static int at(List<Integer> sorted, int percent) {
        return sorted.isEmpty() ? 0 : sorted.get((sorted.size() - 1) * percent / 100);
    }

    private static List<View> views(GameTable table) {
        List<View> views = new ArrayList<>();
        for (int viewer = -1; viewer < table.seats().all().size(); viewer++) {
            views.add(table.view(viewer));
        }
        return views;
    }

    /** Of one seat or another: to read what all of them see takes longer than to write it. */
    private static boolean answerSomething(GameTable table, Random random) {
        int seats = table.seats().all().size();
        int first = random.nextInt(seats);
        for (int i = 0; i < seats; i++) {
            List<AtATable.Asked> open = AtATable.asked(table, (first + i) % seats).stream()
                    .filter(each -> each.awaited() && !each.choices().isEmpty())
                    .toList();
            if (!open.isEmpty()) {
                AtATable.Asked asked = open.get(random.nextInt(open.size()));
                String word = asked.choices().get(random.nextInt(asked.choices().size()));
                assertThat(table.answer(asked.seat(), asked.decision(), word, ""))
                        .isInstanceOf(Reply.Taken.class);
                return true;
            }
        }
        return false;
    }
}
