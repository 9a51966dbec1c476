package org.phaseline.language.resolve;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.boards.SpaceBoard;
import org.phaseline.language.checked.CheckedRulebook;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Type;
import org.phaseline.language.problem.Code;
import org.phaseline.language.tree.Declaration;

/** Reads what can be laid over a board: {@code overlay "Zones of {s}" for each s in sides: zone(units(s))}; spaces, or pieces on a board. */
final class OverlayReader {

    private final Resolution all;

    OverlayReader(Resolution all) {
        this.all = all;
    }

    List<CheckedRulebook.Overlay> read(List<Declaration.Overlay> lines, Context nowhere) {
        List<CheckedRulebook.Overlay> read = new ArrayList<>();
        for (Declaration.Overlay line : lines) {
            read.add(read(line, nowhere));
        }
        return List.copyOf(read);
    }

    private CheckedRulebook.Overlay read(Declaration.Overlay line, Context nowhere) {
        Context looking = nowhere;
        Expr set = null;
        if (line.set() != null && line.member() != null) {
            set = all.expressions.of(line.set(), nowhere);
            Type member = new SetResolver(all, all.expressions).member(set);
            looking = nowhere.looking(all.variables.member(line.member(), member, nowhere));
        }
        Expr spaces = all.expressions.of(line.spaces(), looking);
        Type space = space(spaces);
        Expr number = line.number() == null ? null : all.expressions.numeric(line.number(), looking.looking(space));
        return new CheckedRulebook.Overlay(all.texts.of(line.title(), looking), set, spaces, number);
    }

    /** What the members of a set of spaces, or of pieces on a board, are. */
    private Type space(Expr spaces) {
        Type type = spaces.type();
        if (type instanceof Type.SetOf set
                && set.member() instanceof Type.Kind kind
                && (all.symbols.boards.get(kind.name()) instanceof SpaceBoard
                        || all.symbols.standsOn.containsKey(kind.name()))) {
            return kind;
        }
        if (!(type instanceof Type.Unknown)) {
            all.problem(
                    Code.TYPE,
                    spaces.place(),
                    "an overlay is a set of spaces of a board with hexes, squares or areas, or of pieces on a board, not "
                            + type.said());
        }
        return Type.UNKNOWN;
    }
}
