package org.phaseline.journal.store;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.Optional;
import org.phaseline.journal.format.JournalProblem;

/** The secret seed of a game that is not over yet: 64 hexadecimal digits in a file only its owner may read. */
public final class SeedFile {

    private SeedFile() {}

    /** The seed that lies beside a journal, if there is one. */
    public static Optional<SecretSeed> beside(Path journal) throws JournalProblem {
        return read(SideFiles.of(journal));
    }

    static Optional<SecretSeed> read(SideFiles files) throws JournalProblem {
        if (!Files.exists(files.seed())) {
            return Optional.empty();
        }
        try {
            String digits =
                    Files.readString(files.seed(), StandardCharsets.US_ASCII).strip();
            return Optional.of(SecretSeed.of(HexFormat.of().parseHex(digits)));
        } catch (IOException problem) {
            throw new JournalProblem(
                    "The secret seed of " + files.name() + " cannot be read: " + FileFault.say(problem) + ".", problem);
        } catch (IllegalArgumentException damaged) {
            throw new JournalProblem("The secret seed of " + files.name() + " is damaged: "
                    + files.seed().getFileName() + " should hold 64 hexadecimal digits.");
        }
    }

    static void write(SideFiles files, SecretSeed seed) throws IOException {
        OwnFiles.create(files.seed(), (seed.hex() + "\n").getBytes(StandardCharsets.US_ASCII));
    }

    static void delete(SideFiles files) throws IOException {
        Files.deleteIfExists(files.seed());
    }
}
