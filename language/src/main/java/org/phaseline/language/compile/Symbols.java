package org.phaseline.language.compile;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.phaseline.boards.Board;
import org.phaseline.boards.Grid;
import org.phaseline.engine.code.Slots;
import org.phaseline.engine.machine.CalendarInfo;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.outline.Parties;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Word;

/** Everything a rulebook declares, for one scenario and one set of options. */
final class Symbols {

    /** A position is copied with every answer, and many positions are kept: a hundred times what the largest games need. */
    static final int MOST_SLOTS = 200_000;

    /**
     * A value of the state: of the game, of each party or of each member of a kind. From {@code slot} on each holder has as
     * many slots as the type takes.
     */
    record Field(Word name, Holder holder, Type type, int slot, long initial, String text) {

        /** Where a holder's value stands. */
        Slots.OfMember of(Formula member) {
            return new Slots.OfMember(slot, type.width(), member, type.absent());
        }

        /** Where the words of a holder's set stand. */
        Slots.Slot[] wordsOf(Formula member) {
            Slots.Slot[] words = new Slots.Slot[type.width()];
            for (int i = 0; i < words.length; i++) {
                words[i] = new Slots.OfMember(slot + i, words.length, member, 0);
            }
            return words;
        }

        /** The words of a set of the game itself. */
        Slots.Slot[] words() {
            Slots.Slot[] words = new Slots.Slot[type.width()];
            for (int i = 0; i < words.length; i++) {
                words[i] = new Slots.OfGame(slot + i);
            }
            return words;
        }
    }

    /** Who has a value: the game, each side, each faction, or each member of a kind; {@code count} is how many they are. */
    record Holder(Kind kind, String name, int count) {

        enum Kind {
            GAME,
            SIDE,
            FACTION,
            MEMBER
        }

        boolean game() {
            return kind == Kind.GAME;
        }
    }

    /** A marker is a flag that comes off by itself. */
    record Marker(Declaration.Marker declaration, Field field) {}

    record Option(Declaration.Option declaration, boolean on) {}

    /** A role that is bound while playing has a number; one that is derived has an expression. */
    record Role(int number, @Nullable Expression derived) {}

    record Event(Declaration.Event declaration, int number, List<Type> types) {}

    record Define(Declaration.Define declaration, List<Type> parameters) {}

    record Given(Type type, long value) {}

    record KindWord(Type.Kind kind, int index) {}

    final TreeMap<String, Option> options = new TreeMap<>();
    final TreeMap<String, Type.Kind> kinds = new TreeMap<>();
    final TreeMap<String, KindWord> words = new TreeMap<>();
    final TreeMap<String, Integer> partyNumbers = new TreeMap<>();
    final TreeMap<String, Role> roles = new TreeMap<>();
    final TreeMap<String, Field> gameFields = new TreeMap<>();
    final TreeMap<String, Field> sideFields = new TreeMap<>();
    final TreeMap<String, Field> factionFields = new TreeMap<>();

    /** What the members of each kind have, by the kind's name. */
    final TreeMap<String, TreeMap<String, Field>> kindFields = new TreeMap<>();

    /** Boards by name; each is also a kind, whose members are its spaces. */
    final TreeMap<String, Board> boards = new TreeMap<>();

    /** Boards of which nobody knows how large they were meant to be: what stands where is not judged. */
    final TreeSet<String> unclearBoards = new TreeSet<>();

    /** For each kind of pieces that stand on a board, its name. */
    final TreeMap<String, String> standsOn = new TreeMap<>();

    /** The kinds whose members rosters list, in the order they are declared, each with its board (empty for none). */
    final LinkedHashMap<String, String> pieceKinds = new LinkedHashMap<>();

    final TreeMap<String, Marker> markers = new TreeMap<>();
    final TreeMap<String, Given> givens = new TreeMap<>();
    final TreeMap<String, Event> events = new TreeMap<>();
    final TreeMap<String, Define> defines = new TreeMap<>();
    final TreeMap<String, Typed> schedules = new TreeMap<>();
    final TreeMap<String, Table> tables = new TreeMap<>();
    final TreeMap<String, Declaration.Sequence> sequences = new TreeMap<>();

    /** Slots whose value at the start is not their field's: a scenario says so. */
    final TreeMap<Integer, Long> startingValues = new TreeMap<>();

    /** The scenarios there are, and the one being played (empty for none). */
    List<String> scenarios = List.of();

    String scenario = "";
    Parties parties = new Parties(List.of());
    List<String> partyTitles = List.of();
    CalendarInfo calendar = CalendarInfo.NONE;

    /** Whether pieces never change sides. */
    boolean sidesAreFixed;

    int rolesBound;
    int slots = 1;

    /** Whether more was declared than can be kept, so that nothing has its place. */
    boolean overfull;

    long length;

    /** What a plain word means: a word of a kind, a piece, or a space of a grid. */
    @Nullable
    KindWord word(String name) {
        KindWord word = words.get(name);
        if (word != null) {
            return word;
        }
        for (String board : boards.keySet()) {
            if (boards.get(board) instanceof Grid grid && grid.find(name) != Board.NOWHERE) {
                return new KindWord(java.util.Objects.requireNonNull(kinds.get(board)), grid.find(name));
            }
        }
        return null;
    }

    Type.Who who(Type.PartyKind kind, boolean orNone) {
        return new Type.Who(kind, partyTitles, orNone);
    }

    /** Every field and marker, in the order of their slots. */
    List<Field> allFields() {
        List<Field> all = new ArrayList<>(gameFields.values());
        all.addAll(sideFields.values());
        all.addAll(factionFields.values());
        kindFields.values().forEach(fields -> all.addAll(fields.values()));
        all.sort(java.util.Comparator.comparingInt(Field::slot));
        return all;
    }

    /** A party's field or marker by name, whoever's it is. */
    @Nullable
    Field partyField(String name) {
        Field field = sideFields.get(name);
        return field != null ? field : factionFields.get(name);
    }
}
