package org.phaseline.cli.command;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import org.phaseline.cli.terminal.ExitCode;
import org.phaseline.cli.terminal.Stop;

/** Replaces a file atomically: whoever stops in the middle finds the old one or the new one, never half of it. */
final class WholeFile {

    private WholeFile() {}

    static void write(Path file, byte[] bytes) {
        Path unfinished = file.resolveSibling(file.getFileName() + ".unfinished");
        try {
            try (FileChannel channel = FileChannel.open(
                    unfinished,
                    StandardOpenOption.CREATE,
                    StandardOpenOption.TRUNCATE_EXISTING,
                    StandardOpenOption.WRITE)) {
                ByteBuffer rest = ByteBuffer.wrap(bytes);
                while (rest.hasRemaining()) {
                    channel.write(rest);
                }
                channel.force(true);
            }
            Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException problem) {
            throw new Stop(ExitCode.ENVIRONMENT, file + " cannot be written.", problem);
        }
    }
}
