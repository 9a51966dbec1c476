package org.phaseline.server.table;

import java.lang.System.Logger.Level;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.Locale;

/**
 * Lets a thread run only when no other wants its core. Java's own priorities mean nothing on Linux, where a thread has a nice value like a
 * process; elsewhere a thread has none, and Java's lowest priority is what there is.
 */
final class BackgroundThread {

    private static final int PRIO_PROCESS = 0;
    private static final int CALLING_THREAD = 0;
    private static final int NICEST = 19;

    private BackgroundThread() {}

    /** What the calling thread does from now on is done in the background; false where the system does not let it. */
    static boolean begin() {
        Thread.currentThread().setPriority(Thread.MIN_PRIORITY);
        if (!System.getProperty("os.name").toLowerCase(Locale.ROOT).contains("linux")
                || !BackgroundThread.class.getModule().isNativeAccessEnabled()) {
            return false;
        }
        try {
            Linker linker = Linker.nativeLinker();
            MethodHandle setPriority = linker.downcallHandle(
                    linker.defaultLookup().find("setpriority").orElseThrow(),
                    FunctionDescriptor.of(
                            ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT));
            return (int) setPriority.invokeExact(PRIO_PROCESS, CALLING_THREAD, NICEST) == 0;
        } catch (Throwable cannot) {
            System.getLogger(BackgroundThread.class.getName())
                    .log(Level.DEBUG, "a thread keeps its priority", cannot);
            return false;
        }
    }
}
