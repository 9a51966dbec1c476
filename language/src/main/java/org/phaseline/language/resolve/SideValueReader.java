package org.phaseline.language.resolve;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.language.checked.CheckedRulebook;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Type;
import org.phaseline.language.problem.Code;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.ExpressionText;

/** Reads how well a side stands: {@code value for each s in sides: s.points}. */
final class SideValueReader {

    private final Resolution all;

    SideValueReader(Resolution all) {
        this.all = all;
    }

    List<CheckedRulebook.SideValue> read(List<Declaration.SideValue> lines, Context nowhere) {
        List<CheckedRulebook.SideValue> read = new ArrayList<>();
        for (Declaration.SideValue line : lines) {
            read.add(read(line, nowhere));
        }
        return List.copyOf(read);
    }

    private CheckedRulebook.SideValue read(Declaration.SideValue line, Context nowhere) {
        Expr set = all.expressions.of(line.set(), nowhere);
        Type member = new SetResolver(all, all.expressions).member(set);
        boolean sides = member instanceof Type.Who who && who.kind() == Type.PartyKind.SIDE;
        if (!sides && member != Type.UNKNOWN) {
            all.problem(Code.TYPE, line.set().place(), "only sides have a value: value for each s in sides: ...");
        }
        Context looking = nowhere.looking(all.variables.member(line.member(), member, nowhere));
        String written = "value for each " + line.member().text() + " in " + ExpressionText.of(line.set()) + ": "
                + ExpressionText.of(line.amount());
        return new CheckedRulebook.SideValue(written, set, all.expressions.number(line.amount(), looking));
    }
}
