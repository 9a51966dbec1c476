package org.phaseline.journal.store;

import java.io.IOException;

/** What a journal needs of a disk; a test can hand in one that is full. */
interface Storage {

    /** Writes all bytes at a place and comes back when they are on the disk. */
    void write(byte[] bytes, long at) throws IOException;

    /** Cuts off everything from a place on, and comes back when that is on the disk. */
    void cut(long at) throws IOException;

    /** Says what is wrong when the file is no longer the one that was opened, or has another length. */
    void requireUnchanged(long length) throws IOException;

    void close() throws IOException;
}
