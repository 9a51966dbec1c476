package org.phaseline.games;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.phaseline.language.RulebookText;

/** The games that ship, read from the class path; the index says what there is, since a jar cannot be listed. */
public final class Games {

    private Games() {}

    /** In the order of the index. */
    public static List<ShippedGame> all() {
        return GameIndex.read(read("index"));
    }

    public static Optional<ShippedGame> find(String id) {
        return all().stream().filter(game -> game.id().equals(id)).findFirst();
    }

    public static RulebookText text(ShippedGame game) {
        Map<String, String> others = new TreeMap<>();
        for (String file : game.files()) {
            others.put(file, read(game.id() + "/" + file));
        }
        return new RulebookText(game.main(), read(game.id() + "/" + game.main()), others);
    }

    /** The drawing that stands for a game: an SVG without scripts. */
    public static byte[] picture(ShippedGame game) {
        return bytes(game.id() + "/" + game.picture());
    }

    /** What bots have learned of a game, as text; nothing for one that they play no better with. */
    public static Optional<String> weights(ShippedGame game) {
        try (InputStream in = Games.class.getResourceAsStream("/games/" + game.id() + "/" + game.weights())) {
            return in == null ? Optional.empty() : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException unreadable) {
            throw new UncheckedIOException("games/" + game.id() + "/" + game.weights() + " cannot be read", unreadable);
        }
    }

    /** The game that a rulebook is by its title, which that of a scenario may follow. */
    public static Optional<ShippedGame> titled(String title) {
        return all().stream()
                .filter(game -> title.equals(game.title()) || title.startsWith(game.title() + ", "))
                .findFirst();
    }

    private static String read(String name) {
        return new String(bytes(name), StandardCharsets.UTF_8);
    }

    private static byte[] bytes(String name) {
        try (InputStream in = Games.class.getResourceAsStream("/games/" + name)) {
            if (in == null) {
                throw new IllegalStateException("games/" + name + " is missing from this copy of Phaseline");
            }
            return in.readAllBytes();
        } catch (IOException unreadable) {
            throw new UncheckedIOException("games/" + name + " cannot be read", unreadable);
        }
    }
}
