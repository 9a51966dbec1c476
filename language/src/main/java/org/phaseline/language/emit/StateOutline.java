package org.phaseline.language.emit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.machine.EventInfo;
import org.phaseline.engine.outline.BoardInfo;
import org.phaseline.engine.outline.PieceKind;
import org.phaseline.engine.outline.StateField;
import org.phaseline.engine.outline.ValueType;
import org.phaseline.engine.outline.WordTexts;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.checked.Type;
import org.phaseline.language.tree.Place;
import org.phaseline.language.tree.Word;

/** What a rulebook keeps and is played with, as the engine shows it: fields, boards, pieces, and what events tell. */
final class StateOutline {

    private final Symbols symbols;

    StateOutline(Symbols symbols) {
        this.symbols = symbols;
    }

    List<StateField> fields() {
        List<StateField> state = new ArrayList<>();
        for (Symbols.Field field : symbols.allFields()) {
            ValueType type = ValueTypes.kept(field.type(), symbols.parties);
            state.add(new StateField(
                    field.name().text(),
                    field.text(),
                    StateField.Owner.valueOf(field.holder().kind().name()),
                    field.holder().name(),
                    members(field.holder()),
                    type,
                    field.slot(),
                    field.type().width(),
                    until(field),
                    field.untold(),
                    field.written() && type.form() == ValueType.Form.WORD ? type.say(field.initial()) : ""));
        }
        return state;
    }

    /** When a marker comes off; empty for anything else. */
    private String until(Symbols.Field field) {
        Symbols.Marker marker = symbols.markers.get(field.name().text());
        if (marker == null || marker.field() != field) {
            return "";
        }
        return (marker.declaration().until().start() ? "start of " : "end of ")
                + marker.declaration().until().step().text();
    }

    private List<String> members(Symbols.Holder holder) {
        return holder.kind() == Symbols.Holder.Kind.MEMBER
                ? java.util.Objects.requireNonNull(symbols.kinds.get(holder.name()))
                        .titles()
                : List.of();
    }

    /** In the order they are declared: the first is the one the game is about. */
    List<BoardInfo> boards() {
        List<BoardInfo> boards = new ArrayList<>();
        symbols.boards.forEach((name, board) -> boards.add(new BoardInfo(
                name,
                board,
                Optional.ofNullable(symbols.sides.get(name)),
                SideLayers.of(name, symbols),
                symbols.spaceTitles.getOrDefault(name, new TreeMap<>()))));
        boards.sort(Comparator.comparing(board -> symbols.declaredAt.getOrDefault(board.name(), Place.NOWHERE)));
        return boards;
    }

    List<PieceKind> pieces() {
        List<PieceKind> pieces = new ArrayList<>();
        symbols.pieceKinds.forEach((name, board) -> {
            TreeMap<String, Symbols.Field> fields = symbols.fieldsOf(name);
            Symbols.Field side = fields.get("side");
            boolean standing = !board.isEmpty();
            pieces.add(new PieceKind(
                    name,
                    java.util.Objects.requireNonNull(symbols.kinds.get(name)).titles(),
                    names(name),
                    side != null && side.type() instanceof Type.Who ? side.slot() : -1,
                    board,
                    standing ? slot(fields.get("at")) : -1,
                    standing ? slot(fields.get("facing")) : -1,
                    symbols.faced.contains(name),
                    standing ? slot(fields.get("wide")) : -1,
                    standing ? slot(fields.get("deep")) : -1,
                    slot(symbols.countedBy.get(name)),
                    symbols.abouts.getOrDefault(name, new TreeMap<>())));
        });
        return pieces;
    }

    /** What rosters say of words of kinds. */
    List<WordTexts> words() {
        List<WordTexts> words = new ArrayList<>();
        symbols.abouts.forEach((name, abouts) -> {
            if (!symbols.pieceKinds.containsKey(name)) {
                words.add(new WordTexts(
                        name,
                        java.util.Objects.requireNonNull(symbols.kinds.get(name))
                                .titles(),
                        abouts));
            }
        });
        return words;
    }

    /** Those of the roster. */
    private List<String> names(String kind) {
        TreeMap<Integer, String> names = new TreeMap<>();
        symbols.words.forEach((name, word) -> {
            if (word.kind().name().equals(kind)) {
                names.put(word.index(), name);
            }
        });
        return List.copyOf(names.values());
    }

    private static int slot(Symbols.@Nullable Field field) {
        return field == null ? -1 : field.slot();
    }

    List<EventInfo> events() {
        List<Symbols.Event> sorted = new ArrayList<>(symbols.events.values());
        sorted.sort(Comparator.comparingInt(Symbols.Event::number));
        List<EventInfo> infos = new ArrayList<>();
        for (Symbols.Event event : sorted) {
            List<ValueType> types = event.types().stream().map(ValueTypes::of).toList();
            List<String> names = event.declaration().parameters().stream()
                    .map(parameter -> parameter.name().text())
                    .toList();
            List<Integer> widths = event.types().stream().map(Type::width).toList();
            Word title = event.declaration().title();
            String called = (title == null ? event.declaration().name() : title).text();
            infos.add(new EventInfo(called, names, types, widths));
        }
        return infos;
    }
}
