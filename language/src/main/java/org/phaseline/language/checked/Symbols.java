package org.phaseline.language.checked;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.phaseline.boards.Board;
import org.phaseline.boards.SpaceBoard;
import org.phaseline.boards.grid.SpaceSides;
import org.phaseline.engine.outline.Parties;
import org.phaseline.engine.outline.Party;
import org.phaseline.engine.outline.SideSymbol;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Place;
import org.phaseline.language.tree.Word;

/** Everything a rulebook declares, for one scenario and one set of options. */
public final class Symbols {

    /**
     * A value of the state: of the game, of each party or of each member of a kind. From {@code slot} on each holder has as
     * many slots as the type takes. An untold one is a working value that nobody wants to read.
     *
     * @param written whether the rulebook says what it is at first
     */
    public record Field(
            Word name,
            Holder holder,
            Type type,
            int slot,
            long initial,
            String text,
            boolean untold,
            boolean written) {}

    /** Who has a value: the game, each side, each faction, or each member of a kind; {@code count} is how many they are. */
    public record Holder(Kind kind, String name, int count) {

        public enum Kind {
            GAME,
            SIDE,
            FACTION,
            MEMBER
        }

        public boolean game() {
            return kind == Kind.GAME;
        }
    }

    /** A marker is a flag that comes off by itself. */
    public record Marker(Declaration.Marker declaration, Field field) {}

    public record Option(Declaration.Option declaration, boolean on) {}

    /** A role that is bound while playing has a number; one that is derived has an expression, and -1. */
    public record Role(String name, int number, @Nullable Expression derived) {}

    public record Event(Declaration.Event declaration, int number, List<Type> types) {}

    public record Given(Type type, long value) {}

    public record KindWord(Type.Kind kind, int index) {}

    /** The facings of a board; those of hexes where other boards have others. */
    public static final String FACING = "Facing";

    public static final String HEX_FACING = "HexFacing";

    public final TreeMap<String, Option> options = new TreeMap<>();
    public final TreeMap<String, Type.Kind> kinds = new TreeMap<>();
    public final TreeMap<String, KindWord> words = new TreeMap<>();
    public final TreeMap<String, Integer> partyNumbers = new TreeMap<>();
    public final TreeMap<String, Role> roles = new TreeMap<>();
    public final TreeMap<String, Field> gameFields = new TreeMap<>();
    public final TreeMap<String, Field> sideFields = new TreeMap<>();
    public final TreeMap<String, Field> factionFields = new TreeMap<>();

    /** What the members of each kind have, by the kind's name. */
    public final TreeMap<String, TreeMap<String, Field>> kindFields = new TreeMap<>();

    /** Boards by name; each is also a kind, whose members are its spaces. */
    public final TreeMap<String, Board> boards = new TreeMap<>();

    /** Boards of which nobody knows how large they were meant to be: what stands where is not judged. */
    public final TreeSet<String> unclearBoards = new TreeSet<>();

    /** For each kind of pieces that stand on a board, its name. */
    public final TreeMap<String, String> standsOn = new TreeMap<>();

    /** The kinds of pieces whose facing a line of the rulebook or of the scenario speaks of. */
    public final TreeSet<String> faced = new TreeSet<>();

    /** The kinds whose members rosters list, in the order they are declared, each with its board (empty for none). */
    public final LinkedHashMap<String, String> pieceKinds = new LinkedHashMap<>();

    /** By board, what is written on its spaces. */
    public final TreeMap<String, TreeMap<Integer, String>> spaceTitles = new TreeMap<>();

    /** The sides of those boards whose sides have fields. */
    public final TreeMap<String, SpaceSides> sides = new TreeMap<>();

    /** For these boards: what fields of sides, or the words they hold, are drawn as. */
    public final TreeMap<String, TreeMap<String, SideSymbol>> sideSymbols = new TreeMap<>();

    /** For kinds of pieces some of which were made alike: for each member the first of those it was made with, or -1. */
    public final TreeMap<String, List<Integer>> alike = new TreeMap<>();

    /** For kinds of pieces some of which have a title that is plural: those, in the order of their numbers. */
    public final TreeMap<String, List<Integer>> plurals = new TreeMap<>();

    /** By kinds of pieces, what people can read of a piece, in paragraphs. */
    public final TreeMap<String, TreeMap<Integer, List<String>>> abouts = new TreeMap<>();

    /** For kinds that are counted for everybody, the field by whose words they are. */
    public final TreeMap<String, Field> countedBy = new TreeMap<>();

    /** For kinds whose pieces are shuffled, where the lots of their members stand in the state. */
    public final TreeMap<String, Integer> lots = new TreeMap<>();

    public final TreeMap<String, Marker> markers = new TreeMap<>();
    public final TreeMap<String, Given> givens = new TreeMap<>();
    public final TreeMap<String, Event> events = new TreeMap<>();
    public final TreeMap<String, NamedFormula> formulas = new TreeMap<>();

    /** A schedule that could not be read is there without a value. */
    public final TreeMap<String, java.util.Optional<DueSchedule>> schedules = new TreeMap<>();

    public final TreeMap<String, PrintedTable> tables = new TreeMap<>();
    public final TreeMap<String, Declaration.Sequence> sequences = new TreeMap<>();

    /** Where each name that no line makes anew is declared; members of kinds have names of their own. */
    public final TreeMap<String, Place> declaredAt = new TreeMap<>();

    /** For kinds that have rosters, the latest row that speaks of each member. */
    public final TreeMap<String, TreeMap<Integer, Place>> rosterRows = new TreeMap<>();

    /** Slots whose value at the start is not their field's: a roster or a scenario says so. */
    public final TreeMap<Integer, Long> startingValues = new TreeMap<>();

    /** The scenarios there are, and the one being played (empty for none). */
    public List<String> scenarios = List.of();

    public String scenario = "";

    /** What is declared but does not play in this scenario: sides, their factions and their pieces. */
    public final TreeSet<String> absent = new TreeSet<>();

    public Parties parties = new Parties(List.of());
    public List<String> partyTitles = List.of();
    public Calendar calendar = Calendar.NONE;

    /** Whether pieces never change sides. */
    public boolean sidesAreFixed;

    /** The factions in play, as a mask. */
    public long presentFactions() {
        long mask = 0;
        for (Party party : parties.all()) {
            mask |= party.faction() && party.present() ? 1L << party.index() : 0;
        }
        return mask;
    }

    /** How many roles are bound while playing. */
    public int rolesBound;

    /** How many slots the state takes; the first is the number of the game turn. */
    public int slots = 1;

    /** Whether more was declared than can be kept, so that nothing has its place. */
    public boolean overfull;

    /** How many game turns there are; 0 for any number. */
    public long length;

    /** What a plain word means: a word of a kind, a piece, or a space of hexes, squares or areas. */
    public @Nullable KindWord word(String name) {
        KindWord word = words.get(name);
        if (word != null) {
            return word;
        }
        for (String board : boards.keySet()) {
            if (boards.get(board) instanceof SpaceBoard spaces && spaces.find(name) != Board.NOWHERE) {
                return new KindWord(java.util.Objects.requireNonNull(kinds.get(board)), spaces.find(name));
            }
        }
        return null;
    }

    /** A space of a board, where such a space is wanted: other boards, and pieces, may have the same names. */
    public @Nullable KindWord space(String board, String name) {
        int found = boards.get(board) instanceof SpaceBoard spaces ? spaces.find(name) : Board.NOWHERE;
        return found == Board.NOWHERE ? null : new KindWord(java.util.Objects.requireNonNull(kinds.get(board)), found);
    }

    /** The kind of the facings on a board; null where it has none. */
    public Type.@Nullable Kind facing(Board board) {
        for (String name : List.of(FACING, HEX_FACING)) {
            Type.Kind kind = kinds.get(name);
            if (kind != null && board.facings() > 0 && kind.words().equals(board.facingNames())) {
                return kind;
            }
        }
        return null;
    }

    public static boolean isFacing(Type type) {
        return type instanceof Type.Kind kind
                && (kind.name().equals(FACING) || kind.name().equals(HEX_FACING));
    }

    /** A word where a member of a kind is wanted and others have words of that name: a space of a board, or a facing. */
    public @Nullable KindWord meant(Type.Kind kind, String name) {
        int facing = isFacing(kind) ? kind.words().indexOf(name) : -1;
        return facing >= 0 ? new KindWord(kind, facing) : space(kind.name(), name);
    }

    /** What the kind is called whose members are the sides of a board; no rulebook can declare one of that name. */
    public static String sideOf(String board) {
        return "side of " + board;
    }

    /** Whether pieces of a kind stand on a board that is not declared, so that nobody knows what they have by standing on it. */
    public boolean isBoardUnknown(String kind) {
        String board = pieceKinds.getOrDefault(kind, "");
        return !board.isEmpty() && !boards.containsKey(board);
    }

    public Type.Who who(Type.PartyKind kind, boolean orNone) {
        return new Type.Who(kind, partyTitles, orNone);
    }

    /** Every field and marker, in the order of their slots. */
    public List<Field> allFields() {
        List<Field> all = new ArrayList<>(gameFields.values());
        all.addAll(sideFields.values());
        all.addAll(factionFields.values());
        kindFields.values().forEach(fields -> all.addAll(fields.values()));
        all.sort(java.util.Comparator.comparingInt(Field::slot));
        return all;
    }

    /** What every value of the state is at the start of the game, by its slot. */
    public long[] initial() {
        if (overfull) {
            return new long[1];
        }
        long[] values = new long[slots];
        for (Field field : allFields()) {
            int width = field.holder().count() * field.type().width();
            for (int i = 0; i < width; i++) {
                values[field.slot() + i] = field.initial();
            }
        }
        startingValues.forEach((slot, value) -> values[slot] = value);
        return values;
    }

    /** Each piece of a kind gets a place for its lot. */
    public void keepLots(Type.Kind kind) {
        if (lots.putIfAbsent(kind.name(), slots) == null) {
            slots += kind.words().size();
        }
    }

    /** A party's field or marker by name, whoever's it is. */
    public @Nullable Field partyField(String name) {
        Field field = sideFields.get(name);
        return field != null ? field : factionFields.get(name);
    }

    /** What the members of a kind have, by name; nothing when the kind has nothing. */
    public TreeMap<String, Field> fieldsOf(String kind) {
        return kindFields.getOrDefault(kind, new TreeMap<>());
    }

    /** Notes that a line speaks of a field. */
    public void spokenOf(Field field) {
        if (field.name().text().equals("facing")
                && standsOn.containsKey(field.holder().name())) {
            faced.add(field.holder().name());
        }
    }
}
