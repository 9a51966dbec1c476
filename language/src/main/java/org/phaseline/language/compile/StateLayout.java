package org.phaseline.language.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.Arithmetic;
import org.phaseline.engine.machine.DuePoint;
import org.phaseline.engine.machine.EventInfo;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.TriggerOrder;
import org.phaseline.engine.machine.Veil;
import org.phaseline.engine.outline.BoardInfo;
import org.phaseline.engine.outline.PieceKind;
import org.phaseline.engine.outline.StateField;
import org.phaseline.engine.outline.ValueType;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Expression;

/** What a rulebook keeps: where it stands, what it is at the start, when its markers come off, what its events tell. */
final class StateLayout {

    private final Symbols symbols;

    StateLayout(Symbols symbols) {
        this.symbols = symbols;
    }

    /** Whose marker comes off: that of the role its condition names, else anybody's. */
    private Footprint.Owner whose(Declaration.Marker marker) {
        return marker.condition() instanceof Expression.Binary is
                        && is.operator() == Expression.Operator.IS
                        && is.left() instanceof Expression.It
                        && is.right() instanceof Expression.Name role
                        && symbols.roles.containsKey(role.name())
                ? new Footprint.Owner(Footprint.Owner.Kind.ROLE, role.name())
                : Footprint.Owner.ANY;
    }

    void markers(Compilation all) {
        Routine routine = new Routine("markers", 0, symbols.parties.count(), all.work);
        for (Symbols.Marker marker : symbols.markers.values()) {
            Declaration.Marker declared = marker.declaration();
            Symbols.Holder held = marker.field().holder();
            Context c = Context.of(routine, new Page(null), new StepTable(null, 0, -1));
            Formula condition = declared.condition() == null
                    ? new Arithmetic.Constant(1)
                    : all.expressions.flag(declared.condition(), held.game() ? c : c.looking(holder(held)));
            Headings.Entry step =
                    all.expressions.outcomes().findAnywhere(declared.until().step(), "");
            if (step != null) {
                int due = all.emitter.due(
                        step.index(), declared.until().start(), step.heading().called());
                all.dueChanges.add(new Compilation.DueChange(
                        step.index(),
                        FieldLookup.thing(marker.field()),
                        whose(declared),
                        declared.until().step().place(),
                        "say whose comes off, as in 'if it is phasing'"));
                // A scenario may have no piece of the kind: then there is nothing to take off.
                if (held.game() || held.count() > 0) {
                    all.emitter.comesOff(
                            due,
                            new DuePoint.ComingOff(
                                    declared.name().text(),
                                    held.game() ? 0 : held.count(),
                                    marker.field().slot(),
                                    condition));
                }
            }
        }
    }

    private Type holder(Symbols.Holder holder) {
        return switch (holder.kind()) {
            case GAME, SIDE -> symbols.who(Type.PartyKind.SIDE, false);
            case FACTION -> symbols.who(Type.PartyKind.FACTION, false);
            case MEMBER -> java.util.Objects.requireNonNull(symbols.kinds.get(holder.name()));
        };
    }

    private List<String> members(Symbols.Holder holder) {
        return holder.kind() == Symbols.Holder.Kind.MEMBER
                ? java.util.Objects.requireNonNull(symbols.kinds.get(holder.name()))
                        .words()
                : List.of();
    }

    List<Veil> veils(List<Declaration.Piece> pieces, Compilation all) {
        List<Veil> veils = new ArrayList<>();
        for (Declaration.Piece piece : pieces) {
            Type.Kind kind = symbols.kinds.get(piece.name().text());
            if (piece.unseen() == null || kind == null) {
                continue;
            }
            Symbols.Field side = symbols.kindFields
                    .getOrDefault(kind.name(), new TreeMap<>())
                    .get(Ownership.SIDE);
            if (side == null || !(side.type() instanceof Type.Who)) {
                all.problem(
                        piece.name().place(),
                        "say whose it is, or nobody could see it: " + kind.name() + " has 'side: Side'");
                continue;
            }
            Routine routine = new Routine("unseen", 0, symbols.parties.count(), all.work);
            Context c = Context.of(routine, new Page(null), new StepTable(null, 0, -1))
                    .looking(kind);
            veils.add(new Veil(kind.name(), side.slot(), all.expressions.flag(piece.unseen(), c)));
        }
        return veils;
    }

    List<BoardInfo> boards() {
        List<BoardInfo> boards = new ArrayList<>();
        symbols.boards.forEach((name, board) -> boards.add(new BoardInfo(name, board)));
        return boards;
    }

    List<PieceKind> pieces() {
        List<PieceKind> pieces = new ArrayList<>();
        symbols.pieceKinds.forEach((name, board) -> {
            TreeMap<String, Symbols.Field> fields = symbols.kindFields.getOrDefault(name, new TreeMap<>());
            List<String> members =
                    java.util.Objects.requireNonNull(symbols.kinds.get(name)).words();
            Symbols.Field side = fields.get("side");
            pieces.add(new PieceKind(
                    name,
                    members,
                    side != null && side.type() instanceof Type.Who ? side.slot() : -1,
                    board,
                    board.isEmpty() ? -1 : slot(fields, "at"),
                    board.isEmpty() ? -1 : slot(fields, "facing"),
                    board.isEmpty() ? -1 : slot(fields, "wide"),
                    board.isEmpty() ? -1 : slot(fields, "deep")));
        });
        return pieces;
    }

    private static int slot(TreeMap<String, Symbols.Field> fields, String name) {
        Symbols.Field field = fields.get(name);
        return field == null ? -1 : field.slot();
    }

    List<StateField> fields() {
        List<StateField> state = new ArrayList<>();
        for (Symbols.Field field : symbols.allFields()) {
            Symbols.Marker marker = symbols.markers.get(field.name().text());
            String until = "";
            if (marker != null && marker.field() == field) {
                until = (marker.declaration().until().start() ? "start of " : "end of ")
                        + marker.declaration().until().step().text();
            }
            state.add(new StateField(
                    field.name().text(),
                    field.text(),
                    StateField.Owner.valueOf(field.holder().kind().name()),
                    field.holder().name(),
                    members(field.holder()),
                    kept(field.type()),
                    field.slot(),
                    field.type().width(),
                    until));
        }
        return state;
    }

    /** What a value of the state can be: where a side is kept, only a side. */
    private ValueType kept(Type type) {
        int sides = symbols.parties.sides();
        return switch (type) {
            case Type.Who who ->
                ValueType.wordAmong(
                        "",
                        who.names(),
                        who.kind() == Type.PartyKind.FACTION ? sides : 0,
                        (who.kind() == Type.PartyKind.SIDE ? sides : symbols.parties.count()) - 1L,
                        who.orNone());
            case Type.SetOf set -> ValueType.set(kept(set.member()));
            default -> type.shown();
        };
    }

    long[] initial() {
        if (symbols.overfull) {
            return new long[1];
        }
        long[] slots = new long[symbols.slots];
        for (Symbols.Field field : symbols.allFields()) {
            int width = field.holder().count() * field.type().width();
            for (int i = 0; i < width; i++) {
                slots[field.slot() + i] = field.initial();
            }
        }
        symbols.startingValues.forEach((slot, value) -> slots[slot] = value);
        return slots;
    }

    List<EventInfo> events() {
        List<Symbols.Event> sorted = new ArrayList<>(symbols.events.values());
        sorted.sort(java.util.Comparator.comparingInt(Symbols.Event::number));
        List<EventInfo> infos = new ArrayList<>();
        for (Symbols.Event event : sorted) {
            List<ValueType> types = event.types().stream().map(Type::shown).toList();
            List<String> names = event.declaration().parameters().stream()
                    .map(parameter -> parameter.name().text())
                    .toList();
            infos.add(new EventInfo(event.declaration().name().text(), names, types));
        }
        return infos;
    }

    TriggerOrder triggerOrder(Declaration.@Nullable Triggers triggers, Compilation all) {
        Formula first = new Arithmetic.Constant(-1);
        if (triggers == null) {
            return new TriggerOrder(false, first);
        }
        if (triggers.from() != null) {
            Routine routine = new Routine("triggers", 0, symbols.parties.count(), all.work);
            Context c = Context.of(routine, new Page(null), new StepTable(null, 0, -1));
            first = all.expressions.wanted(triggers.from(), symbols.who(Type.PartyKind.ANY, true), c);
        }
        return new TriggerOrder(triggers.interrupt(), first);
    }
}
