package org.phaseline.journal.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A file on a real disk. */
final class FileStorage implements Storage {

    /** Ten million answers and more. */
    private static final long LONGEST = 1L << 30;

    private final Path path;
    private final FileChannel channel;
    private final @Nullable Object key;

    FileStorage(Path path) throws IOException {
        this.path = path;
        this.channel = FileChannel.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE);
        this.key = Files.readAttributes(path, BasicFileAttributes.class).fileKey();
    }

    /** Reads a file that may be read but not written. */
    static byte[] read(Path path) throws IOException {
        try (FileChannel channel = FileChannel.open(path, StandardOpenOption.READ)) {
            return all(channel);
        }
    }

    byte[] readAll() throws IOException {
        return all(channel);
    }

    private static byte[] all(FileChannel channel) throws IOException {
        if (channel.size() > LONGEST) {
            throw new IOException("it is too large for a journal");
        }
        ByteBuffer bytes = ByteBuffer.allocate((int) channel.size());
        long at = 0;
        while (bytes.hasRemaining()) {
            int read = channel.read(bytes, at);
            if (read < 0) {
                throw new IOException("it became shorter while it was being read");
            }
            at += read;
        }
        return bytes.array();
    }

    @Override
    public void write(byte[] bytes, long at) throws IOException {
        ByteBuffer rest = ByteBuffer.wrap(bytes);
        long next = at;
        while (rest.hasRemaining()) {
            next += channel.write(rest, next);
        }
        channel.force(false);
    }

    @Override
    public void cut(long at) throws IOException {
        channel.truncate(at);
        channel.force(false);
    }

    /** A file that was deleted can still be written on some systems, and everything written would be lost. */
    @Override
    public void requireUnchanged(long length) throws IOException {
        BasicFileAttributes now;
        try {
            now = Files.readAttributes(path, BasicFileAttributes.class);
        } catch (NoSuchFileException gone) {
            throw new IOException("it was deleted or moved away", gone);
        }
        if (!Objects.equals(key, now.fileKey())) {
            throw new IOException("it was replaced by another file");
        }
        if (now.size() != length) {
            throw new IOException("another program has changed it");
        }
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
