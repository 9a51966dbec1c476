package org.phaseline.language.resolve;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.CheckedRulebook;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.ExpressionText;
import org.phaseline.language.tree.Template;
import org.phaseline.language.tree.Word;

/** Reads what must be true of every position: {@code always count of Unit > 0}, {@code never for each s in sides: s.supply < 0}. */
final class InvariantReader {

    /** The text is ours, so it is in the language of its time; no brackets of it agree with anything. */
    private static final int PLAIN = 1;

    private final Resolution all;

    InvariantReader(Resolution all) {
        this.all = all;
    }

    List<CheckedRulebook.Invariant> read(List<Declaration.Invariant> lines, Context nowhere) {
        List<CheckedRulebook.Invariant> read = new ArrayList<>();
        for (Declaration.Invariant line : lines) {
            read.add(read(line, nowhere));
        }
        return List.copyOf(read);
    }

    private CheckedRulebook.Invariant read(Declaration.Invariant line, Context nowhere) {
        Expr set = line.set() == null ? null : all.expressions.of(line.set(), nowhere);
        Context looking = nowhere;
        if (set != null && line.member() != null) {
            looking = nowhere.looking(
                    all.variables.member(line.member(), new SetResolver(all, all.expressions).member(set), nowhere));
        }
        String written = written(line);
        return new CheckedRulebook.Invariant(
                line.place(),
                written,
                line.never(),
                set,
                all.expressions.flag(line.condition(), looking),
                all.texts.of(text(line, written), looking));
    }

    private static String written(Declaration.Invariant line) {
        Word member = line.member();
        Expression set = line.set();
        String each = member == null || set == null
                ? ""
                : "for each " + member.text() + " in " + ExpressionText.of(set) + ": ";
        return (line.never() ? "never " : "always ") + each + ExpressionText.of(line.condition());
    }

    /** What the rulebook says of a breach, or that there is one, and whose. */
    private static Template text(Declaration.Invariant line, String written) {
        @Nullable Template own = line.text();
        if (own != null) {
            return own;
        }
        Word member = line.member();
        String said = "'" + written + "' does not hold";
        Word word = new Word(line.place(), said);
        return member == null
                ? Template.plain(word)
                : new Template(
                        word,
                        List.of(said + " for ", ""),
                        List.of(new Expression.Name(member.place(), member.text())),
                        PLAIN);
    }
}
