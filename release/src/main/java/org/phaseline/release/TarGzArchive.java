package org.phaseline.release;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/** Tar in the form of POSIX 1988 (ustar), which every tar reads. */
final class TarGzArchive implements Archive {

    private static final int BLOCK = 512;

    /** Tar is read in records of so many blocks, and is filled up to one. */
    private static final int RECORD = 20 * BLOCK;

    private static final int LONGEST_NAME = 100;
    private static final int LONGEST_PREFIX = 155;

    /** 2026-01-01, as project.build.outputTimestamp says. */
    private static final long TIME = 1_767_225_600L;

    private final GZIPOutputStream out;
    private long written;

    TarGzArchive(OutputStream out) throws IOException {
        this.out = new GZIPOutputStream(out, 1 << 16) {
            {
                def.setLevel(Deflater.BEST_COMPRESSION);
            }
        };
    }

    @Override
    public void folder(String name) throws IOException {
        header(name + "/", '5', 0755, 0, "");
    }

    @Override
    public void file(String name, Path content, boolean executable) throws IOException {
        long size = Files.size(content);
        header(name, '0', executable ? 0755 : 0644, size, "");
        Files.copy(content, out);
        written += size;
        fill(BLOCK);
    }

    @Override
    public void link(String name, String to) throws IOException {
        header(name, '2', 0777, 0, to);
    }

    @Override
    public void close() throws IOException {
        write(new byte[2 * BLOCK]);
        fill(RECORD);
        out.close();
    }

    private void header(String name, char type, int mode, long size, String linked) throws IOException {
        byte[] block = new byte[BLOCK];
        int cut = name.length() <= LONGEST_NAME ? 0 : name.indexOf('/', name.length() - LONGEST_NAME - 1) + 1;
        if (name.length() > LONGEST_NAME && (cut == 0 || cut > LONGEST_PREFIX + 1)) {
            throw new IOException("the name is too long for tar: " + name);
        }
        text(block, 0, LONGEST_NAME, name.substring(cut));
        octal(block, 100, 8, mode);
        octal(block, 108, 8, 0);
        octal(block, 116, 8, 0);
        octal(block, 124, 12, size);
        octal(block, 136, 12, TIME);
        block[156] = (byte) type;
        text(block, 157, LONGEST_NAME, linked);
        text(block, 257, 8, "ustar\00000");
        text(block, 265, 32, "root");
        text(block, 297, 32, "root");
        octal(block, 329, 8, 0);
        octal(block, 337, 8, 0);
        text(block, 345, LONGEST_PREFIX, cut == 0 ? "" : name.substring(0, cut - 1));
        checksum(block);
        write(block);
    }

    /** The sum of all bytes, taken with blanks where it will stand itself. */
    private static void checksum(byte[] block) {
        Arrays.fill(block, 148, 156, (byte) ' ');
        int sum = 0;
        for (byte each : block) {
            sum += each & 0xFF;
        }
        text(block, 148, 8, String.format("%06o\0 ", sum));
    }

    private static void octal(byte[] block, int at, int width, long number) {
        text(block, at, width, String.format("%0" + (width - 1) + "o", number));
    }

    private static void text(byte[] block, int at, int width, String text) {
        byte[] bytes = text.getBytes(UTF_8);
        if (bytes.length > width) {
            throw new IllegalArgumentException("longer than " + width + " bytes: " + text);
        }
        System.arraycopy(bytes, 0, block, at, bytes.length);
    }

    private void write(byte[] bytes) throws IOException {
        out.write(bytes);
        written += bytes.length;
    }

    private void fill(int unit) throws IOException {
        write(new byte[(int) ((unit - written % unit) % unit)]);
    }
}
