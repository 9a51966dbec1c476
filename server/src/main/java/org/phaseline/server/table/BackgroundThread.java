package org.phaseline.server.table;

import java.lang.System.Logger.Level;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.Locale;

/**
 * Gives a thread a tenth of a core that another thread wants too, and all of one that nobody wants. Java's own priorities mean nothing on
 * Linux, where a thread has a nice value like a process; elsewhere a thread has none, and Java's lowest priority is what there is. Not the
 * nicest value there is: before memory is cleaned up, everybody waits until each thread has come to a stop, this one, too.
 */
final class BackgroundThread {

    private static final int NICER_BY = 10;

    private BackgroundThread() {}

    /** What the calling thread does from now on is done in the background; false where the system does not let it. */
    @SuppressWarnings("restricted")
    static boolean begin() {
        Thread.currentThread().setPriority(Thread.MIN_PRIORITY);
        if (!System.getProperty("os.name").toLowerCase(Locale.ROOT).contains("linux")
                || !BackgroundThread.class.getModule().isNativeAccessEnabled()) {
            return false;
        }
        try {
            Linker linker = Linker.nativeLinker();
            MethodHandle nice = linker.downcallHandle(
                    linker.defaultLookup().find("nice").orElseThrow(),
                    FunctionDescriptor.of(ValueLayout.JAVA_INT, ValueLayout.JAVA_INT));
            return (int) nice.invokeExact(NICER_BY) > 0;
        } catch (Throwable cannot) {
            System.getLogger(BackgroundThread.class.getName()).log(Level.DEBUG, "a thread keeps its priority", cannot);
            return false;
        }
    }
}
