package org.phaseline.games;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.phaseline.language.Loader;
import org.phaseline.language.RulebookText;
import org.phaseline.language.problem.Problem;
import org.phaseline.language.syntax.Reader;

/** Reads a rulebook from a folder: the file itself, the parts it names beside it, and every file of the folder scenarios. */
public final class RulebookFolder {

    /** The folder beside a rulebook whose files belong to it. */
    public static final String SCENARIOS = "scenarios";

    /** How the names of a rulebook's files end. */
    public static final String ENDING = ".sop";

    /** More than any rulebook may have, so that the reader can say so, and little enough for an endless file. */
    private static final int ENOUGH_BYTES = 4_000_000;

    /** {@code unreadable} are problems that keep a file from being text at all. */
    public record Contents(RulebookText text, List<Problem> unreadable) {}

    private final Path folder;
    private final Map<String, String> texts = new TreeMap<>();
    private final List<Problem> unreadable = new ArrayList<>();

    private RulebookFolder(Path folder) {
        this.folder = folder;
    }

    /**
     * Files go by their bare names, so that nothing depends on where they lay.
     *
     * @throws UncheckedIOException if a file cannot be read; the message is a sentence for users
     */
    public static Contents read(Path file) {
        Path parent = file.getParent();
        RulebookFolder files = new RulebookFolder(parent == null ? Path.of("") : parent);
        String main = String.valueOf(file.getFileName());
        files.readWithParts(main);
        files.readScenarios();
        String text = files.texts.remove(main);
        return new Contents(
                new RulebookText(main, text == null ? "" : text, files.texts), List.copyOf(files.unreadable));
    }

    private void readWithParts(String name) {
        read(name);
        for (String part : Loader.partsOf(name, texts.getOrDefault(name, ""))) {
            // A part that is missing or elsewhere is the language's to complain about, at the line that names it.
            if (isBareName(part) && !texts.containsKey(part) && Files.isRegularFile(folder.resolve(part))) {
                readWithParts(part);
            }
        }
    }

    private static boolean isBareName(String part) {
        try {
            return part.equals(String.valueOf(Path.of(part).getFileName()));
        } catch (InvalidPathException notAPath) {
            return false;
        }
    }

    private void readScenarios() {
        Path scenarios = folder.resolve(SCENARIOS);
        if (!Files.isDirectory(scenarios)) {
            return;
        }
        try (Stream<Path> all = Files.list(scenarios)) {
            all.map(file -> String.valueOf(file.getFileName()))
                    .filter(name -> name.endsWith(ENDING))
                    .sorted()
                    .forEach(name -> read(SCENARIOS + "/" + name));
        } catch (IOException problem) {
            throw new UncheckedIOException("The folder " + scenarios + " cannot be read.", problem);
        }
    }

    private void read(String name) {
        byte[] bytes = bytes(folder.resolve(name));
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
            texts.put(name, text.startsWith("\uFEFF") ? text.substring(1) : text);
        } catch (CharacterCodingException notUtf8) {
            unreadable.addAll(Reader.readBytes(name, bytes).problems());
            texts.put(name, new String(bytes, StandardCharsets.UTF_8));
        }
    }

    private static byte[] bytes(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            return in.readNBytes(ENOUGH_BYTES);
        } catch (AccessDeniedException denied) {
            throw new UncheckedIOException("'" + file + "' cannot be read: you do not have permission.", denied);
        } catch (IOException problem) {
            throw new UncheckedIOException("'" + file + "' cannot be read: " + problem.getMessage() + ".", problem);
        }
    }
}
