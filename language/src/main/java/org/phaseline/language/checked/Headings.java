package org.phaseline.language.checked;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.phaseline.language.problem.WorkBudget;
import org.phaseline.language.tree.Blocks;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Heading;
import org.phaseline.language.tree.Item;
import org.phaseline.language.tree.Place;
import org.phaseline.language.tree.Statement;

/**
 * Every heading of a rulebook in printed order, with its number and the sequence it stands in. A heading is known by its
 * place, which no other has.
 */
public final class Headings {

    /** What it takes to follow a path upwards from one heading. */
    private static final int PATH_COST = 8;

    private static final Pattern PATH = Pattern.compile("\\s+/\\s+");

    /**
     * {@code last} is the number of the last heading inside it (its own, when there is none); an {@code option} is one of
     * several things to choose; not {@code inPlay} is what the chosen options leave out.
     */
    public record Entry(
            Heading heading,
            int index,
            int last,
            int parent,
            int depth,
            String sequence,
            boolean option,
            boolean inPlay) {}

    private final List<Entry> entries = new ArrayList<>();
    private final Predicate<Heading> inPlay;
    private final Function<Expression, Optional<Boolean>> known;
    private final WorkBudget work;
    private final TreeMap<Place, Integer> byPlace = new TreeMap<>();

    /** By the number of each heading, the lines among which it stands. */
    private final List<List<Item>> lists = new ArrayList<>();

    /** By the name of the sequence they stand in, and by what they answer to: a long rulebook refers to its steps all the time. */
    private final TreeMap<String, List<Entry>> bySequence = new TreeMap<>();

    private final TreeMap<String, List<Entry>> byName = new TreeMap<>();
    private final TreeMap<String, TreeMap<String, List<Entry>>> byNameInSequence = new TreeMap<>();
    private boolean indexed;

    /**
     * @param inPlay whether the options and the scenario let play come to a heading
     * @param known whether a condition holds, as far as options and scenario settle it
     */
    public Headings(Predicate<Heading> inPlay, Function<Expression, Optional<Boolean>> known, WorkBudget work) {
        this.inPlay = inPlay;
        this.known = known;
        this.work = work;
    }

    /** Numbers the headings of a sequence's body. */
    public void add(String sequence, List<Item> body) {
        walk(body, new Above(sequence, -1, 0, false, true));
    }

    public void add(String sequence, Heading heading) {
        walk(List.of(heading), new Above(sequence, -1, 0, false, true));
    }

    /** What stands above a list of lines. */
    private record Above(String sequence, int parent, int depth, boolean options, boolean inPlay) {

        Above options(boolean are) {
            return new Above(sequence, parent, depth, are, inPlay);
        }

        Above inPlay(boolean still) {
            return new Above(sequence, parent, depth, options, inPlay && still);
        }
    }

    private void walk(List<Item> items, Above above) {
        for (Item item : items) {
            switch (item) {
                case Heading heading -> walk(heading, items, above);
                case Statement.If choice -> walk(choice, above.options(false));
                case Statement statement -> {
                    Above below = above.options(statement instanceof Statement.Options);
                    Blocks.of(statement).forEach(block -> walk(block, below));
                }
            }
        }
    }

    private void walk(Heading heading, List<Item> among, Above above) {
        int index = entries.size();
        boolean inPlay = above.inPlay && this.inPlay.test(heading);
        byPlace.put(heading.place(), index);
        lists.add(among);
        entries.add(new Entry(heading, index, index, above.parent, above.depth, above.sequence, above.options, inPlay));
        walk(heading.body(), new Above(above.sequence, index, above.depth + 1, false, inPlay));
        entries.set(
                index,
                new Entry(
                        heading,
                        index,
                        entries.size() - 1,
                        above.parent,
                        above.depth,
                        above.sequence,
                        above.options,
                        inPlay));
    }

    private void walk(Statement.If choice, Above above) {
        boolean settled = false;
        for (Statement.Branch branch : choice.branches()) {
            Optional<Boolean> holds = known.apply(branch.condition());
            walk(branch.body(), above.inPlay(!settled && !holds.equals(Optional.of(false))));
            settled |= holds.equals(Optional.of(true));
        }
        walk(choice.otherwise(), above.inPlay(!settled));
    }

    public List<Entry> all() {
        return entries;
    }

    public Entry get(int index) {
        return entries.get(index);
    }

    public Entry at(Heading heading) {
        return entries.get(index(heading));
    }

    /** The lines among which a heading stands. */
    public List<Item> among(Heading heading) {
        return lists.get(index(heading));
    }

    private int index(Heading heading) {
        return java.util.Objects.requireNonNull(byPlace.get(heading.place()));
    }

    /** Those of a sequence that a reference can mean, which may be a path: {@code Reaction / Barrage}. */
    public List<Entry> find(String sequence, String reference) {
        index();
        return matching(byNameInSequence.getOrDefault(sequence, new TreeMap<>()), reference);
    }

    /** Those of any sequence that a reference can mean. */
    public List<Entry> findAnywhere(String reference) {
        index();
        return matching(byName, reference);
    }

    private List<Entry> matching(TreeMap<String, List<Entry>> names, String reference) {
        String last = last(reference);
        List<Entry> named = names.getOrDefault(last, List.of());
        if (last.equals(reference.strip())) {
            return named;
        }
        work.spend((long) named.size() * PATH_COST);
        return named.stream().filter(entry -> answersTo(entry, reference)).toList();
    }

    /** The last name on a path: what the heading itself answers to. */
    private static String last(String reference) {
        if (reference.indexOf('/') < 0) {
            return reference.strip();
        }
        String[] parts = PATH.split(reference);
        return parts.length == 0 ? reference.strip() : parts[parts.length - 1].strip();
    }

    /** Entries change until their numbers are known, so this waits until somebody looks for one. */
    private void index() {
        if (indexed) {
            return;
        }
        indexed = true;
        for (Entry entry : entries) {
            bySequence
                    .computeIfAbsent(entry.sequence, unused -> new ArrayList<>())
                    .add(entry);
            for (String name : names(entry.heading)) {
                byName.computeIfAbsent(name, unused -> new ArrayList<>()).add(entry);
                byNameInSequence
                        .computeIfAbsent(entry.sequence, unused -> new TreeMap<>())
                        .computeIfAbsent(name, unused -> new ArrayList<>())
                        .add(entry);
            }
        }
    }

    /** All it answers to: its printed id with or without outer brackets, and its title. */
    private static TreeSet<String> names(Heading heading) {
        TreeSet<String> names = new TreeSet<>();
        names.add(heading.title().text());
        if (heading.label() != null) {
            String label = heading.label().text();
            names.add(label);
            if (label.startsWith("(") && label.indexOf(')') == label.length() - 1) {
                names.add(label.substring(1, label.length() - 1));
            }
        }
        return names;
    }

    /** Whether a heading answers to a name. */
    static boolean answersTo(Heading heading, String name) {
        return names(heading).contains(name);
    }

    /** Whether it answers to a reference, which may be a path: {@code Reaction / Barrage}. */
    public boolean answersTo(Entry entry, String reference) {
        if (reference.indexOf('/') < 0) {
            return answersTo(entry.heading, reference.strip());
        }
        String[] parts = PATH.split(reference);
        if (parts.length == 0 || !answersTo(entry.heading, parts[parts.length - 1].strip())) {
            return false;
        }
        int above = entry.parent;
        for (int i = parts.length - 2; i >= 0; i--) {
            while (above >= 0 && !answersTo(get(above).heading, parts[i].strip())) {
                above = get(above).parent;
            }
            if (above < 0) {
                return false;
            }
            above = get(above).parent;
        }
        return true;
    }

    /** What the headings of a sequence answer to, for "did you mean". */
    public List<String> names(String sequence) {
        List<String> names = new ArrayList<>();
        index();
        for (Entry entry : bySequence.getOrDefault(sequence, List.of())) {
            if (entry.heading.label() != null) {
                names.add(entry.heading.label().text());
            }
            names.add(entry.heading.title().text());
        }
        return names;
    }
}
