package org.phaseline.games.conformance;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Disabled;
import org.junit.platform.commons.annotation.Testable;
import org.junit.platform.commons.support.AnnotationSupport;
import org.phaseline.games.Plays;

/**
 * The tests of this module by the entries they say they play. Whose entries those are, a class says by its package
 * ({@code games.fe}) or by how its name begins ({@code OcsAirTest}).
 */
final class PlayedEntries {

    private PlayedEntries() {}

    /** For each entry of a game the tests that play it, as "OcsAirTest.aNameThatIsASentence". */
    static Map<String, List<String>> of(String game) {
        Map<String, List<String>> played = new TreeMap<>();
        for (Method test : tests()) {
            if (game(test).equals(game)) {
                for (String id : test.getAnnotation(Plays.class).value()) {
                    played.computeIfAbsent(id, each -> new ArrayList<>()).add(name(test));
                }
            }
        }
        played.values().forEach(names -> names.sort(null));
        return played;
    }

    /** What says that it plays something, though it is not run or nobody knows of which game. */
    static List<String> astray() {
        return tests().stream()
                .filter(test -> game(test).isEmpty()
                        || !AnnotationSupport.isAnnotated(test, Testable.class)
                        || test.isAnnotationPresent(Disabled.class)
                        || test.getDeclaringClass().isAnnotationPresent(Disabled.class))
                .map(PlayedEntries::name)
                .sorted()
                .toList();
    }

    private static String game(Method test) {
        String home = test.getDeclaringClass().getPackageName();
        String room = home.substring(home.lastIndexOf('.') + 1);
        String name = test.getDeclaringClass().getSimpleName().toLowerCase(Locale.ROOT);
        return Inventory.GAMES.stream()
                .filter(game -> room.equals(game) || name.startsWith(game))
                .findFirst()
                .orElse("");
    }

    private static String name(Method test) {
        return test.getDeclaringClass().getSimpleName() + "." + test.getName();
    }

    private static List<Method> tests() {
        return classes().stream()
                .flatMap(type -> Stream.of(type.getDeclaredMethods()))
                .filter(method -> method.isAnnotationPresent(Plays.class))
                .toList();
    }

    private static List<Class<?>> classes() {
        try {
            Path root = Path.of(PlayedEntries.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            try (Stream<Path> files = Files.walk(root)) {
                return files.map(file -> root.relativize(file).toString())
                        .filter(file -> file.endsWith(".class") && !file.endsWith("package-info.class"))
                        .<Class<?>>map(PlayedEntries::load)
                        .toList();
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        } catch (URISyntaxException nowhere) {
            throw new IllegalStateException(nowhere);
        }
    }

    private static Class<?> load(String file) {
        String name = file.substring(0, file.length() - ".class".length()).replaceAll("[/\\\\]", ".");
        try {
            return Class.forName(name, false, PlayedEntries.class.getClassLoader());
        } catch (ClassNotFoundException gone) {
            throw new IllegalStateException(gone);
        }
    }
}
