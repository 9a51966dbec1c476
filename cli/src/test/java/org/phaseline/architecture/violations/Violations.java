package org.phaseline.architecture.violations;

import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** One small class for each way to break a rule, in the group of the rule it breaks. */
@SuppressWarnings({"unused", "ReturnValueIgnored", "CheckReturnValue", "FutureReturnValueIgnored"})
public final class Violations {
    private Violations() {}

    static final class TouchingFiles {
        static final class ByFile {
            boolean violation() {
                return new File("a").exists();
            }
        }

        static final class ByPath {
            String violation(Path path) throws IOException {
                return Files.readString(path);
            }
        }

        static final class ByStream {
            InputStream violation() throws IOException {
                return new FileInputStream("a");
            }
        }

        static final class ByField {
            private Path violation = Path.of("a");
        }
    }

    static final class TouchingTheNetwork {
        static final class ByAddress {
            Object violation() throws IOException {
                return InetAddress.getByName("localhost");
            }
        }
    }

    static final class StartingThreads {
        static final class ByThread {
            void violation() {
                new Thread(() -> {}).start();
            }
        }

        static final class ByExecutor {
            void violation() {
                Executors.newSingleThreadExecutor().close();
            }
        }

        static final class ByLock {
            void violation() {
                new ReentrantLock().newCondition();
            }
        }

        static final class ByParallelStream {
            long violation(List<String> list) {
                return list.parallelStream().count();
            }
        }

        static final class ByThreadLocal {
            private final ThreadLocal<String> violation = new ThreadLocal<>();
        }
    }

    static final class ReadingAClock {
        static final class ByMillis {
            long violation() {
                return System.currentTimeMillis();
            }
        }

        static final class ByReference {
            LongSupplier violation() {
                return System::nanoTime;
            }
        }

        static final class ByInstant {
            Object violation() {
                return Instant.now();
            }
        }

        @SuppressWarnings("JavaTimeDefaultTimeZone")
        static final class ByDate {
            Object violation() {
                return LocalDate.now();
            }
        }
    }

    static final class DrawingRandomness {
        static final class ByMath {
            double violation() {
                return Math.random();
            }
        }

        static final class ByRandom {
            int violation() {
                return new Random(1).nextInt();
            }
        }

        static final class BySecureRandom {
            int violation() {
                return new SecureRandom().nextInt();
            }
        }

        static final class ByThreadLocalRandom {
            int violation() {
                return ThreadLocalRandom.current().nextInt();
            }
        }

        static final class ByUuid {
            Object violation() {
                return UUID.randomUUID();
            }
        }

        static final class ByShuffle {
            void violation(List<String> cards) {
                Collections.shuffle(cards);
            }
        }
    }

    static final class LookingAtTheEnvironment {
        static final class ByVariable {
            Object violation() {
                return System.getenv();
            }
        }

        static final class ByProperty {
            Object violation() {
                return String.valueOf(System.getProperty("a"));
            }
        }

        static final class ByPrinting {
            void violation() {
                System.out.print("a");
            }
        }

        static final class ByExit {
            void violation() {
                System.exit(1);
            }
        }

        static final class ByReading {
            int violation() throws IOException {
                return System.in.read();
            }
        }
    }

    @SuppressWarnings({"StringCaseLocaleUsage", "AnnotateFormatMethod"})
    static final class SpeakingTheMachinesLocale {
        static final class ByLowerCase {
            String violation() {
                return "I".toLowerCase();
            }
        }

        static final class ByFormat {
            String violation() {
                return String.format("%d", 1);
            }
        }

        static final class ByFormatted {
            String violation() {
                return "%d".formatted(1);
            }
        }

        static final class ByDefault {
            Object violation() {
                return Locale.getDefault();
            }
        }
    }

    static final class DependingOnHashOrder {
        static final class ByMap {
            Object violation() {
                return new HashMap<String, String>();
            }
        }

        static final class BySet {
            Set<String> violation() {
                return new HashSet<>();
            }
        }

        static final class ByConstructorReference {
            Object violation(Stream<String> stream) {
                return stream.collect(Collectors.toCollection(HashSet::new));
            }
        }

        static final class ByIdentityMap {
            Object violation() {
                return new IdentityHashMap<String, String>();
            }
        }

        static final class ByMapOf {
            Object violation() {
                return Map.of("a", 1, "b", 2);
            }
        }

        static final class BySetOf {
            Object violation() {
                return Set.of("a", "b");
            }
        }

        static final class BySetOfMany {
            Object violation(String... many) {
                return Set.of(many);
            }
        }

        static final class ByCopyOfMap {
            Object violation(Map<String, String> map) {
                return Map.copyOf(map);
            }
        }

        static final class ByCopyOfSet {
            Object violation(Set<String> set) {
                return Set.copyOf(set);
            }
        }

        static final class ByToSet {
            Object violation(Stream<String> stream) {
                return stream.collect(Collectors.toSet());
            }
        }

        static final class ByToMap {
            Object violation(Stream<String> stream) {
                return stream.collect(Collectors.toMap(a -> a, a -> a));
            }
        }

        static final class ByGrouping {
            Object violation(Stream<String> stream) {
                return stream.collect(Collectors.groupingBy(a -> a));
            }
        }

        static final class ByIdentity {
            int violation() {
                return System.identityHashCode(this);
            }
        }

        static final class ByObjectHash {
            int violation(Object thing) {
                return thing.hashCode();
            }
        }
    }

    /** What looks like a violation and is none. */
    static final class Clean {
        Object orderedCollections(Stream<String> stream) {
            Map<String, List<String>> map = new LinkedHashMap<>();
            map.put("a", new ArrayList<>(Arrays.asList("b")));
            map.putAll(stream.collect(Collectors.groupingBy(String::strip, TreeMap::new, Collectors.toList())));
            return new LinkedHashSet<>(map.keySet());
        }

        Object nothingToStir() {
            return List.of(Map.of(), Set.of(), Map.of("a", 1), Set.of("a"));
        }

        String theSameEverywhere(String text) {
            return String.format(Locale.ROOT, "%d", 1) + text.toLowerCase(Locale.ROOT) + text.hashCode();
        }

        Function<String, Integer> aReference() {
            return String::length;
        }

        record ARecord(String name, Clean of) {}
    }
}
