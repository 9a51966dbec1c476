package org.phaseline.cli.source;

import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.phaseline.games.RulebookFolder;

/** Finds the rulebook that a part or a scenario belongs to: an editor asks about the file it has open. */
final class Belonging {

    private Belonging() {}

    /** The file itself, unless it belongs to the one that is named like its folder, or like the folder above scenarios. */
    static Path rulebookOf(Path file) {
        Path folder = file.toAbsolutePath().normalize().getParent();
        if (folder == null) {
            return file;
        }
        Path beside = file.getParent() == null ? Path.of("") : file.getParent();
        if (folder.endsWith(RulebookFolder.SCENARIOS)) {
            Path main = named(beside.resolve("..").normalize(), folder.getParent());
            return Files.exists(main) ? main : file;
        }
        Path main = named(beside, folder);
        boolean other = Files.exists(main) && !main.getFileName().equals(file.getFileName());
        boolean part = other && Sources.read(main).text().others().containsKey(String.valueOf(file.getFileName()));
        return part ? main : file;
    }

    private static Path named(Path folder, @Nullable Path like) {
        return folder.resolve((like == null ? "" : like.getFileName()) + RulebookFolder.ENDING);
    }
}
