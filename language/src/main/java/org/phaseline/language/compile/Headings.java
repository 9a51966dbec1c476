package org.phaseline.language.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.phaseline.language.tree.Heading;
import org.phaseline.language.tree.Item;
import org.phaseline.language.tree.Place;
import org.phaseline.language.tree.Statement;

/**
 * Every heading of a rulebook in printed order, with its number and the sequence it stands in. A heading is known by its
 * place, which no other has.
 */
final class Headings {

    private static final Pattern PATH = Pattern.compile("\\s+/\\s+");

    /**
     * {@code last} is the number of the last heading inside it (its own, when there is none); an {@code option} is one of
     * several things to choose; not {@code inPlay} is what the chosen options leave out.
     */
    record Entry(
            Heading heading,
            int index,
            int last,
            int parent,
            int depth,
            String sequence,
            boolean option,
            boolean inPlay) {}

    private final List<Entry> entries = new ArrayList<>();
    private final Folding folding;
    private final TreeMap<Place, Integer> byPlace = new TreeMap<>();
    private final TreeMap<Place, List<Item>> lists = new TreeMap<>();

    Headings(Folding folding) {
        this.folding = folding;
    }

    /** Numbers the headings of a sequence's body. */
    void add(String sequence, List<Item> body) {
        walk(body, new Above(sequence, -1, 0, false, true));
    }

    void add(String sequence, Heading heading) {
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
                    blocks(statement).forEach(block -> walk(block, below));
                }
            }
        }
    }

    private void walk(Heading heading, List<Item> among, Above above) {
        int index = entries.size();
        boolean inPlay = above.inPlay && folding.inPlay(heading);
        byPlace.put(heading.place(), index);
        lists.put(heading.place(), among);
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
            Optional<Boolean> holds = folding.known(branch.condition());
            walk(branch.body(), above.inPlay(!settled && !holds.equals(Optional.of(false))));
            settled |= holds.equals(Optional.of(true));
        }
        walk(choice.otherwise(), above.inPlay(!settled));
    }

    /** The blocks a statement owns. */
    static List<List<Item>> blocks(Statement statement) {
        return switch (statement) {
            case Statement.If choice -> {
                List<List<Item>> blocks = new ArrayList<>();
                choice.branches().forEach(branch -> blocks.add(branch.body()));
                blocks.add(choice.otherwise());
                yield blocks;
            }
            case Statement.ForEach loop -> List.of(loop.body());
            case Statement.Together together -> List.of(together.body());
            case Statement.Options options -> List.of(List.copyOf(options.options()));
            default -> List.of();
        };
    }

    List<Entry> all() {
        return entries;
    }

    Entry get(int index) {
        return entries.get(index);
    }

    Entry at(Heading heading) {
        return entries.get(java.util.Objects.requireNonNull(byPlace.get(heading.place())));
    }

    /** The lines among which a heading stands. */
    List<Item> among(Heading heading) {
        return java.util.Objects.requireNonNull(lists.get(heading.place()));
    }

    List<Entry> of(String sequence) {
        return entries.stream().filter(entry -> entry.sequence.equals(sequence)).toList();
    }

    /** Whether a heading answers to a name: its printed id with or without outer brackets, or its title. */
    static boolean answersTo(Heading heading, String name) {
        if (heading.title().text().equals(name)) {
            return true;
        }
        if (heading.label() == null) {
            return false;
        }
        String label = heading.label().text();
        return label.equals(name)
                || label.startsWith("(")
                        && label.indexOf(')') == label.length() - 1
                        && label.substring(1, label.length() - 1).equals(name);
    }

    /** Whether it answers to a reference, which may be a path: {@code Reaction / Barrage}. */
    boolean answersTo(Entry entry, String reference) {
        if (reference.indexOf('/') < 0) {
            return answersTo(entry.heading, reference.strip());
        }
        String[] parts = PATH.split(reference);
        if (!answersTo(entry.heading, parts[parts.length - 1].strip())) {
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
    List<String> names(String sequence) {
        List<String> names = new ArrayList<>();
        for (Entry entry : of(sequence)) {
            if (entry.heading.label() != null) {
                names.add(entry.heading.label().text());
            }
            names.add(entry.heading.title().text());
        }
        return names;
    }
}
