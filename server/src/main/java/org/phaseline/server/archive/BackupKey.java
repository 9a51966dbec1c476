package org.phaseline.server.archive;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;
import javax.crypto.Cipher;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.phaseline.server.store.TableId;

/**
 * What the secret seeds in a backup are encrypted with (AES-256-GCM), in a file of its own: who has the backup alone learns nothing of
 * the dice to come.
 */
public final class BackupKey {

    private static final String FIRST_LINE = "phaseline backup key v1";
    private static final int KEY_BYTES = 32;
    private static final int NONCE_BYTES = 12;
    private static final int TAG_BITS = 128;
    private static final int FINGERPRINT_BYTES = 8;
    private static final int MOST_BYTES = 1_000;
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final HexFormat HEX = HexFormat.of();

    private final byte[] key;

    private BackupKey(byte[] key) {
        this.key = key;
    }

    static BackupKey fresh() {
        byte[] key = new byte[KEY_BYTES];
        RANDOM.nextBytes(key);
        return new BackupKey(key);
    }

    /** Where the key of a backup lies unless somebody has put it elsewhere. */
    public static Path beside(Path backup) {
        return backup.resolveSibling(backup.getFileName() + ".key");
    }

    /** The one that lies beside a backup, if one does. */
    public static Optional<BackupKey> ifBeside(Path backup) throws ArchiveProblem {
        Path file = beside(backup);
        return Files.exists(file) ? Optional.of(read(file)) : Optional.empty();
    }

    public static BackupKey read(Path file) throws ArchiveProblem {
        try {
            if (Files.size(file) <= MOST_BYTES) {
                String[] lines =
                        Files.readString(file, StandardCharsets.ISO_8859_1).split("\\R", -1);
                if (lines.length >= 2 && lines[0].equals(FIRST_LINE)) {
                    byte[] key = HEX.parseHex(lines[1].strip());
                    if (key.length == KEY_BYTES) {
                        return new BackupKey(key);
                    }
                }
            }
            throw new ArchiveProblem(file + " is not the key of a backup.");
        } catch (IllegalArgumentException notHex) {
            throw new ArchiveProblem(file + " is not the key of a backup.", notHex);
        } catch (IOException problem) {
            throw new ArchiveProblem("The key " + file + " cannot be read: " + Backup.why(problem) + ".", problem);
        }
    }

    /** Into a file that is not there yet, and that only its owner can read. */
    void write(Path file) throws IOException {
        ByteBuffer bytes =
                ByteBuffer.wrap((FIRST_LINE + "\n" + HEX.formatHex(key) + "\n").getBytes(StandardCharsets.US_ASCII));
        try (var channel = OwnFile.create(file, StandardOpenOption.CREATE_NEW)) {
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
            channel.force(true);
        }
    }

    /** Says which key it is, and nothing about what it opens. */
    String fingerprint() {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            digest.update("phaseline backup key fingerprint v1".getBytes(StandardCharsets.US_ASCII));
            return HEX.formatHex(Arrays.copyOf(digest.digest(key), FINGERPRINT_BYTES));
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    byte[] encrypt(TableId table, byte[] seed) {
        byte[] nonce = new byte[NONCE_BYTES];
        RANDOM.nextBytes(nonce);
        try {
            byte[] encrypted = cipher(Cipher.ENCRYPT_MODE, table, nonce).doFinal(seed);
            byte[] all = Arrays.copyOf(nonce, NONCE_BYTES + encrypted.length);
            System.arraycopy(encrypted, 0, all, NONCE_BYTES, encrypted.length);
            return all;
        } catch (GeneralSecurityException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Throws an IOException with a sentence when it was encrypted with another key, or for another table. */
    byte[] decrypt(TableId table, byte[] encrypted) throws IOException {
        if (encrypted.length <= NONCE_BYTES) {
            throw new IOException("an encrypted seed is too short");
        }
        try {
            return cipher(Cipher.DECRYPT_MODE, table, Arrays.copyOf(encrypted, NONCE_BYTES))
                    .doFinal(encrypted, NONCE_BYTES, encrypted.length - NONCE_BYTES);
        } catch (GeneralSecurityException another) {
            throw new IOException("the key does not open the seed of table " + table, another);
        }
    }

    /** Bound to its table, so that no seed can be moved to another. */
    private Cipher cipher(int mode, TableId table, byte[] nonce) throws GeneralSecurityException {
        Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
        cipher.init(mode, new SecretKeySpec(key, "AES"), new GCMParameterSpec(TAG_BITS, nonce));
        cipher.updateAAD(("phaseline backup seed v1 " + table).getBytes(StandardCharsets.UTF_8));
        return cipher;
    }

    @Override
    public String toString() {
        return "a backup's key";
    }
}
