package org.phaseline.architecture.sins;

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
public final class Sins {
    private Sins() {}

    static final class TouchingFiles {
        static final class ByFile {
            boolean sin() {
                return new File("a").exists();
            }
        }

        static final class ByPath {
            String sin(Path path) throws IOException {
                return Files.readString(path);
            }
        }

        static final class ByStream {
            InputStream sin() throws IOException {
                return new FileInputStream("a");
            }
        }

        static final class ByField {
            private Path sin = Path.of("a");
        }
    }

    static final class TouchingTheNetwork {
        static final class ByAddress {
            Object sin() throws IOException {
                return InetAddress.getByName("localhost");
            }
        }
    }

    static final class StartingThreads {
        static final class ByThread {
            void sin() {
                new Thread(() -> {}).start();
            }
        }

        static final class ByExecutor {
            void sin() {
                Executors.newSingleThreadExecutor().close();
            }
        }

        static final class ByLock {
            void sin() {
                new ReentrantLock().newCondition();
            }
        }

        static final class ByParallelStream {
            long sin(List<String> list) {
                return list.parallelStream().count();
            }
        }

        static final class ByThreadLocal {
            private final ThreadLocal<String> sin = new ThreadLocal<>();
        }
    }

    static final class ReadingAClock {
        static final class ByMillis {
            long sin() {
                return System.currentTimeMillis();
            }
        }

        static final class ByReference {
            LongSupplier sin() {
                return System::nanoTime;
            }
        }

        static final class ByInstant {
            Object sin() {
                return Instant.now();
            }
        }

        @SuppressWarnings("JavaTimeDefaultTimeZone")
        static final class ByDate {
            Object sin() {
                return LocalDate.now();
            }
        }
    }

    static final class DrawingRandomness {
        static final class ByMath {
            double sin() {
                return Math.random();
            }
        }

        static final class ByRandom {
            int sin() {
                return new Random(1).nextInt();
            }
        }

        static final class BySecureRandom {
            int sin() {
                return new SecureRandom().nextInt();
            }
        }

        static final class ByThreadLocalRandom {
            int sin() {
                return ThreadLocalRandom.current().nextInt();
            }
        }

        static final class ByUuid {
            Object sin() {
                return UUID.randomUUID();
            }
        }

        static final class ByShuffle {
            void sin(List<String> cards) {
                Collections.shuffle(cards);
            }
        }
    }

    static final class LookingAtTheEnvironment {
        static final class ByVariable {
            Object sin() {
                return System.getenv();
            }
        }

        static final class ByProperty {
            Object sin() {
                return String.valueOf(System.getProperty("a"));
            }
        }

        static final class ByPrinting {
            void sin() {
                System.out.print("a");
            }
        }

        static final class ByExit {
            void sin() {
                System.exit(1);
            }
        }

        static final class ByReading {
            int sin() throws IOException {
                return System.in.read();
            }
        }
    }

    @SuppressWarnings({"StringCaseLocaleUsage", "AnnotateFormatMethod"})
    static final class SpeakingTheMachinesLocale {
        static final class ByLowerCase {
            String sin() {
                return "I".toLowerCase();
            }
        }

        static final class ByFormat {
            String sin() {
                return String.format("%d", 1);
            }
        }

        static final class ByFormatted {
            String sin() {
                return "%d".formatted(1);
            }
        }

        static final class ByDefault {
            Object sin() {
                return Locale.getDefault();
            }
        }
    }

    static final class DependingOnHashOrder {
        static final class ByMap {
            Object sin() {
                return new HashMap<String, String>();
            }
        }

        static final class BySet {
            Set<String> sin() {
                return new HashSet<>();
            }
        }

        static final class ByConstructorReference {
            Object sin(Stream<String> stream) {
                return stream.collect(Collectors.toCollection(HashSet::new));
            }
        }

        static final class ByIdentityMap {
            Object sin() {
                return new IdentityHashMap<String, String>();
            }
        }

        static final class ByMapOf {
            Object sin() {
                return Map.of("a", 1, "b", 2);
            }
        }

        static final class BySetOf {
            Object sin() {
                return Set.of("a", "b");
            }
        }

        static final class BySetOfMany {
            Object sin(String... many) {
                return Set.of(many);
            }
        }

        static final class ByCopyOfMap {
            Object sin(Map<String, String> map) {
                return Map.copyOf(map);
            }
        }

        static final class ByCopyOfSet {
            Object sin(Set<String> set) {
                return Set.copyOf(set);
            }
        }

        static final class ByToSet {
            Object sin(Stream<String> stream) {
                return stream.collect(Collectors.toSet());
            }
        }

        static final class ByToMap {
            Object sin(Stream<String> stream) {
                return stream.collect(Collectors.toMap(a -> a, a -> a));
            }
        }

        static final class ByGrouping {
            Object sin(Stream<String> stream) {
                return stream.collect(Collectors.groupingBy(a -> a));
            }
        }

        static final class ByIdentity {
            int sin() {
                return System.identityHashCode(this);
            }
        }

        static final class ByObjectHash {
            int sin(Object thing) {
                return thing.hashCode();
            }
        }
    }

    /** What looks like a sin and is none. */
    static final class Innocent {
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

        record ARecord(String name, Innocent of) {}
    }
}
