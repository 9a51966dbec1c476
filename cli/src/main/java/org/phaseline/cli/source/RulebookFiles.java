package org.phaseline.cli.source;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.phaseline.cli.terminal.ExitCode;
import org.phaseline.cli.terminal.Stop;
import org.phaseline.language.Loader;
import org.phaseline.language.RulebookText;
import org.phaseline.language.problem.Problem;
import org.phaseline.language.syntax.Reader;

/** Reads a rulebook from a folder: the file itself, the parts it names beside it, and every file of the folder scenarios. */
final class RulebookFiles {

    private static final String SCENARIOS = "scenarios";

    /** More than any rulebook may have, so that the reader can say so, and little enough for an endless file. */
    private static final int ENOUGH_BYTES = 4_000_000;

    private final Path folder;
    private final Map<String, String> texts = new TreeMap<>();
    private final List<Problem> unreadable = new ArrayList<>();

    private RulebookFiles(Path folder) {
        this.folder = folder;
    }

    static Source read(Path file) {
        Path name = file.getFileName();
        if (name == null) {
            throw Stop.usage("'" + file + "' is not a file.");
        }
        Path parent = file.getParent();
        RulebookFiles files = new RulebookFiles(parent == null ? Path.of("") : parent);
        String main = name.toString();
        files.readWithParts(main);
        files.readScenarios();
        String text = files.texts.remove(main);
        return new Source(
                new RulebookText(main, text == null ? "" : text, files.texts),
                parent == null ? "" : parent + parent.getFileSystem().getSeparator(),
                List.copyOf(files.unreadable));
    }

    private void readWithParts(String name) {
        read(name);
        for (String part : Loader.partsOf(name, texts.getOrDefault(name, ""))) {
            // A part that is missing or elsewhere is the language's to complain about, at the line that names it.
            boolean beside = part.equals(Path.of(part).getFileName().toString());
            if (beside && !texts.containsKey(part) && Files.isRegularFile(folder.resolve(part))) {
                readWithParts(part);
            }
        }
    }

    private void readScenarios() {
        Path scenarios = folder.resolve(SCENARIOS);
        if (!Files.isDirectory(scenarios)) {
            return;
        }
        try (Stream<Path> all = Files.list(scenarios)) {
            all.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".sop"))
                    .sorted()
                    .forEach(name -> read(SCENARIOS + "/" + name));
        } catch (IOException problem) {
            throw new Stop(ExitCode.ENVIRONMENT, "The folder " + scenarios + " cannot be read.", problem);
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
            throw new Stop(ExitCode.ENVIRONMENT, "'" + file + "' cannot be read: you do not have permission.", denied);
        } catch (IOException problem) {
            throw new Stop(
                    ExitCode.ENVIRONMENT, "'" + file + "' cannot be read: " + problem.getMessage() + ".", problem);
        }
    }
}
