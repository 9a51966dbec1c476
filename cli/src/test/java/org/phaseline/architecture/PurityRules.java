package org.phaseline.architecture;

import com.tngtech.archunit.lang.ArchRule;

/**
 * What the pure modules may not touch, so that the same position and the same answer give the same ruling on every
 * machine, in every year. Uses are found in the bytecode, so a method reference counts like a call.
 */
final class PurityRules {
    static final ArchRule NO_FILES = Touching.of("files")
            .types("java.io.RandomAccessFile", "java.io.Console")
            .typesStarting(
                    "java.io.File", "java.nio.file.", "java.nio.channels.", "java.util.zip.Zip", "java.util.jar.")
            .members("org.antlr.v4.runtime.CharStreams", "fromFileName", "fromPath", "fromStream", "fromChannel")
            .isForbidden();

    static final ArchRule NO_NETWORK =
            Touching.of("the network").typesStarting("java.net.", "javax.net.").isForbidden();

    static final ArchRule NO_THREADS = Touching.of("threads")
            .types("java.util.Timer", "java.util.TimerTask")
            .typesStarting("java.lang.Thread", "java.util.concurrent.")
            .members("java.lang.Object", "wait", "notify", "notifyAll")
            .membersThat(member -> member.getOwner().getPackageName().startsWith("java.util")
                    && (member.getName().equals("parallelStream")
                            || member.getName().equals("parallel")))
            .isForbidden();

    static final ArchRule NO_CLOCKS = Touching.of("clocks")
            .types("java.time.Clock", "java.util.Date", "java.util.Calendar")
            .members("java.lang.System", "currentTimeMillis", "nanoTime")
            .membersThat(member -> member.getOwner().getPackageName().startsWith("java.time")
                    && member.getName().equals("now"))
            .isForbidden();

    static final ArchRule NO_SYSTEM_RANDOMNESS = Touching.of("randomness that was not handed in")
            .types("java.util.Random", "java.util.SplittableRandom", "java.security.SecureRandom")
            .types("java.util.concurrent.ThreadLocalRandom")
            .typesStarting("java.util.random.")
            .members("java.lang.Math", "random")
            .members("java.lang.StrictMath", "random")
            .members("java.util.UUID", "randomUUID")
            .members("java.util.Collections", "shuffle")
            .isForbidden();

    static final ArchRule NO_ENVIRONMENT = Touching.of("the environment")
            .types("java.lang.Runtime", "java.lang.Process", "java.lang.ProcessBuilder")
            .members("java.lang.System", "getenv", "getProperty", "getProperties", "setProperty", "lineSeparator")
            .members("java.lang.System", "in", "out", "err", "console", "exit")
            .members("java.lang.Integer", "getInteger")
            .members("java.lang.Long", "getLong")
            .members("java.lang.Boolean", "getBoolean")
            .members("java.lang.Throwable", "printStackTrace")
            .members("java.nio.charset.Charset", "defaultCharset")
            .isForbidden();

    /** A Turkish machine lower-cases an I differently, and an Arabic one may print other digits. */
    static final ArchRule NO_LOCALE_OF_THE_MACHINE = Touching.of("the machine's locale")
            .members("java.util.Locale", "getDefault")
            .method("java.lang.String", "toLowerCase", 0)
            .method("java.lang.String", "toUpperCase", 0)
            .method("java.lang.String", "format", 2)
            .members("java.lang.String", "formatted")
            .isForbidden();

    /**
     * Java stirs the order of hashed and of unmodifiable sets and maps anew in every run. The empty and the single
     * have no order to stir; a copy is stirred, whatever the order of the original.
     */
    static final ArchRule NO_HASH_ORDER = Touching.of("hash order")
            .types("java.util.HashMap", "java.util.HashSet", "java.util.Hashtable", "java.util.Properties")
            .types("java.util.IdentityHashMap", "java.util.WeakHashMap", "java.util.concurrent.ConcurrentHashMap")
            .members("java.util.Map", "ofEntries", "copyOf")
            .members("java.util.Set", "copyOf")
            .membersThat(member -> member.getFullName().startsWith("java.util.Map.of(")
                    && Touching.parametersOf(member).size() > 2)
            .membersThat(member -> member.getFullName().startsWith("java.util.Set.of(")
                    && (Touching.parametersOf(member).size() > 1
                            || Touching.parametersOf(member).stream().anyMatch(type -> type.isArray())))
            .members("java.util.stream.Collectors", "toSet", "toUnmodifiableSet", "toUnmodifiableMap")
            .members("java.util.stream.Collectors", "toConcurrentMap", "groupingByConcurrent")
            .method("java.util.stream.Collectors", "toMap", 2)
            .method("java.util.stream.Collectors", "toMap", 3)
            .method("java.util.stream.Collectors", "groupingBy", 1)
            .method("java.util.stream.Collectors", "groupingBy", 2)
            .members("java.lang.System", "identityHashCode")
            .members("java.lang.Object", "hashCode")
            .members("java.lang.Enum", "hashCode")
            .isForbidden();

    private PurityRules() {}
}
