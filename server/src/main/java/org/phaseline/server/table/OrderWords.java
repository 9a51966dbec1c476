package org.phaseline.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.phaseline.language.Loaded;

/** What an order for a table names, and what the table is called. */
final class OrderWords {

    private OrderWords() {}

    static Optional<String> unknown(TableOrder order, Loaded loaded) {
        List<String> scenarios =
                loaded.scenarios().stream().map(Loaded.ScenarioInfo::name).toList();
        if (!order.scenario().isEmpty() && !scenarios.contains(order.scenario())) {
            return Optional.of("This game has no scenario '" + order.scenario() + "'.");
        }
        List<String> options =
                loaded.options().stream().map(Loaded.OptionInfo::name).toList();
        List<String> named = new ArrayList<>(order.on());
        named.addAll(order.off());
        return named.stream()
                .filter(option -> !options.contains(option))
                .findFirst()
                .map(option -> "This game has no option '" + option + "'.");
    }

    static String title(TableOrder order, Loaded loaded) {
        return loaded.scenarios().stream()
                .filter(info -> order.scenario().isEmpty() || info.name().equals(order.scenario()))
                .findFirst()
                .map(info -> loaded.title() + ", " + info.title())
                .orElse(loaded.title());
    }
}
