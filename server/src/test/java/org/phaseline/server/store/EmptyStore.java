package org.phaseline.server.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** The file of a store without tables, laid out once: servers that tests start need not lay out one each. */
public final class EmptyStore {

    private static byte @Nullable [] template;

    private EmptyStore() {}

    /** Puts it into a folder that has no store yet. */
    public static void in(Path folder) {
        Path file = folder.resolve(StoreAddress.Folder.FILE);
        try {
            if (!Files.exists(file)) {
                Files.createDirectories(folder);
                Files.write(file, template());
            }
        } catch (IOException | StoreProblem problem) {
            throw new IllegalStateException(problem);
        }
    }

    private static synchronized byte[] template() throws IOException, StoreProblem {
        byte[] made = template;
        if (made == null) {
            Path file = Files.createTempFile("phaseline-empty", ".db");
            try {
                Schema.bringUpToDate(new Sqlite(file));
                made = Files.readAllBytes(file);
                template = made;
            } finally {
                Files.delete(file);
            }
        }
        return made;
    }
}
