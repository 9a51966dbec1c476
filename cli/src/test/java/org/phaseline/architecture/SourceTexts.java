package org.phaseline.architecture;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The files of the checkout as text, without what the build makes. */
final class SourceTexts {

    static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

    private static final Set<String> MADE = Set.of("target", ".git", ".phaseline", "node_modules");

    private SourceTexts() {}

    /** Files below a folder whose names end so, in a fixed order. */
    static List<Path> files(Path folder, String... endings) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile)
                    .filter(file -> Stream.of(endings).anyMatch(file.toString()::endsWith))
                    .filter(file -> !made(folder.relativize(file)))
                    .sorted()
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (MalformedInputException noText) {
            return List.of();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static boolean made(Path file) {
        for (Path part : file) {
            if (MADE.contains(part.toString())) {
                return true;
            }
        }
        return false;
    }
}
