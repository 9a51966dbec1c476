package org.phaseline.language.resolve;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.phaseline.boards.Board;
import org.phaseline.boards.MeasuredTable;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.checked.Type;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Word;

/** What is kept, by whom: fields and markers of the game, of parties and of members of kinds. */
final class FieldReader {

    /** A position is copied with every answer, and many positions are kept: a hundred times what the largest games need. */
    private static final int MOST_SLOTS = 200_000;

    private final Declarations declarations;
    private final Symbols symbols;
    private final Problems problems;
    private final Predicate<Word> free;
    private final Types types;
    private final Constants constants;

    FieldReader(Declarations declarations, Symbols symbols, Problems problems, Predicate<Word> free) {
        this.declarations = declarations;
        this.symbols = symbols;
        this.problems = problems;
        this.free = free;
        this.types = new Types(symbols, problems);
        this.constants = new Constants(symbols, problems);
    }

    void read() {
        standing();
        fields();
        markers();
    }

    /** What a piece on a board has without being told. */
    private void standing() {
        for (Declaration.Piece piece : declarations.of(Declaration.Piece.class)) {
            Word on = piece.board();
            if (on == null) {
                continue;
            }
            Board board = symbols.boards.get(on.text());
            Type.Kind spaces = symbols.kinds.get(on.text());
            Type.Kind facing = board == null ? null : symbols.facing(board);
            if (board == null || spaces == null || board.facings() > 0 && facing == null) {
                problems.unknown(
                        Code.UNKNOWN_NAME,
                        on.place(),
                        "no board '" + on.text() + "'" + problems.didYouMean(on.text(), symbols.boards.keySet()));
                continue;
            }
            symbols.standsOn.put(piece.name().text(), on.text());
            Symbols.Holder holder = holder(piece.name(), "");
            if (holder == null) {
                continue;
            }
            Type place = spaces.withNone();
            declare(new Word(on.place(), "at"), holder, place, Board.NOWHERE, "");
            if (facing != null) {
                declare(new Word(on.place(), "facing"), holder, facing, 0, "");
            }
            if (board instanceof MeasuredTable table) {
                declare(new Word(on.place(), "wide"), holder, new Type.Num(1, Long.MAX_VALUE), table.points(), "");
                declare(new Word(on.place(), "deep"), holder, new Type.Num(1, Long.MAX_VALUE), table.points(), "");
            }
        }
    }

    private void fields() {
        for (Declaration.Fields fields : declarations.of(Declaration.Fields.class)) {
            Symbols.Holder holder = holder(fields.owner(), "only game, Side, Faction and kinds can have fields");
            if (symbols.boards.get(fields.owner().text()) instanceof MeasuredTable) {
                problems.add(
                        Code.DECLARATION,
                        fields.owner().place(),
                        "the places of a table cannot have fields; make ground a piece on the table");
                continue;
            }
            fields(holder, fields.fields());
        }
        for (Declaration.SideFields sides : declarations.of(Declaration.SideFields.class)) {
            boolean known = new SideRosters(symbols, problems).declare(sides.board(), MOST_SLOTS);
            Word kind =
                    new Word(sides.board().place(), Symbols.sideOf(sides.board().text()));
            fields(known ? holder(kind, "") : null, sides.fields());
        }
    }

    private void fields(Symbols.@Nullable Holder holder, List<Declaration.StateField> fields) {
        for (Declaration.StateField field : fields) {
            Type type = types.of(field.type());
            Expression value = field.value();
            boolean large = type.crowd();
            long initial = large || value == null ? type.initial() : constants.value(value, type);
            String text = field.text() == null ? "" : field.text().text();
            if (holder == null) {
                continue;
            }
            Symbols.Field declared = declare(field.name(), holder, type, initial, text, field.untold(), value != null);
            if (large && value != null && declared != null && !symbols.overfull) {
                // A large set is several values, so it cannot be one that every slot begins with.
                for (int i = 0; i < holder.count(); i++) {
                    constants.start(declared, i, value);
                }
            }
        }
    }

    private Symbols.@Nullable Field declare(Word name, Symbols.Holder holder, Type type, long initial, String text) {
        return declare(name, holder, type, initial, text, false, false);
    }

    /** What is declared for the members of a kind is known only to them: other kinds can have the same. */
    private Symbols.@Nullable Field declare(
            Word name, Symbols.Holder holder, Type type, long initial, String text, boolean untold, boolean written) {
        TreeMap<String, Symbols.Field> fields = switch (holder.kind()) {
            case GAME -> symbols.gameFields;
            case SIDE -> symbols.sideFields;
            case FACTION -> symbols.factionFields;
            case MEMBER -> symbols.kindFields.computeIfAbsent(holder.name(), unused -> new TreeMap<>());
        };
        // A party's field whose name is taken is there all the same, so that no line is told that it is not.
        if (holder.kind() != Symbols.Holder.Kind.MEMBER && !free.test(name) && holder.game()) {
            return null;
        }
        Symbols.Field before = fields.get(name.text());
        if (before != null) {
            problems.add(
                    Code.DUPLICATE_NAME,
                    name.place(),
                    holder.name() + " already has '" + name.text() + "', on line "
                            + before.name().place().line());
            return null;
        }
        Symbols.Field field = new Symbols.Field(name, holder, type, symbols.slots, initial, text, untold, written);
        long kept = symbols.slots + Math.multiplyExact((long) holder.count(), type.width());
        if (kept > MOST_SLOTS) {
            problems.add(
                    Code.TOO_LARGE,
                    name.place(),
                    String.format(
                            Locale.ROOT,
                            "the state is too large: it can have at most %,d values, and with this field it has %,d",
                            MOST_SLOTS,
                            kept));
            symbols.overfull = true;
        } else {
            symbols.slots = Math.toIntExact(kept);
        }
        fields.put(name.text(), field);
        return field;
    }

    private Symbols.@Nullable Holder holder(Word word, String sentence) {
        return switch (word.text()) {
            case "game" -> new Symbols.Holder(Symbols.Holder.Kind.GAME, "", 1);
            case "Side" -> new Symbols.Holder(Symbols.Holder.Kind.SIDE, "", symbols.parties.count());
            case "Faction" -> new Symbols.Holder(Symbols.Holder.Kind.FACTION, "", symbols.parties.count());
            default -> {
                Type.Kind kind = symbols.kinds.get(word.text());
                if (kind == null) {
                    List<String> known = new ArrayList<>(symbols.kinds.keySet());
                    known.addAll(List.of("game", "Side", "Faction"));
                    problems.unknown(
                            Code.UNKNOWN_NAME, word.place(), sentence + problems.didYouMean(word.text(), known));
                    yield null;
                }
                yield new Symbols.Holder(
                        Symbols.Holder.Kind.MEMBER, word.text(), kind.words().size());
            }
        };
    }

    private void markers() {
        for (Declaration.Marker marker : declarations.of(Declaration.Marker.class)) {
            String text = marker.text() == null ? "" : marker.text().text();
            Word on = marker.holder();
            Symbols.Holder holder = on == null
                    ? new Symbols.Holder(Symbols.Holder.Kind.GAME, "", 1)
                    : holder(on, "a marker can be on Side, Faction or the members of a kind");
            // A marker is spoken of by its name alone, so no other marker may have it.
            Symbols.Field field =
                    holder == null || holder.kind() == Symbols.Holder.Kind.MEMBER && !free.test(marker.name())
                            ? null
                            : declare(marker.name(), holder, Type.FLAG, 0, text, marker.untold(), false);
            if (field != null) {
                symbols.markers.put(marker.name().text(), new Symbols.Marker(marker, field));
            }
        }
    }
}
