package org.phaseline.journal.store;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** What went wrong with a file, in words: Java often gives only the name of the file. */
final class FileFault {

    private FileFault() {}

    static String say(IOException problem) {
        return switch (problem) {
            case NoSuchFileException gone -> gone.getFile() + " does not exist";
            case AccessDeniedException denied -> denied.getFile() + " is not accessible to this user";
            case FileSystemException file when file.getReason() != null -> file.getReason();
            default -> problem.getMessage() == null ? problem.getClass().getSimpleName() : problem.getMessage();
        };
    }
}
