package org.phaseline.language.verify;

import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.Action;
import org.phaseline.language.checked.CheckedRulebook;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.LineVisitor;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.checked.Text;
import org.phaseline.language.checked.Type;
import org.phaseline.language.checked.UnseenPiecesInFormula;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Place;

/**
 * Sentences that no player reads, because they are worked out from unseen pieces of every side: whoever may read one must see all of
 * them. What follows from how pieces change sides during play is not looked at, so not every such sentence is found.
 */
final class UnreadSentenceCheck implements LineVisitor {

    private final CheckedRulebook rulebook;
    private final Problems problems;
    private final UnseenPiecesInFormula sources;

    UnreadSentenceCheck(CheckedRulebook rulebook, Problems problems) {
        this.rulebook = rulebook;
        this.problems = problems;
        this.sources = new UnseenPiecesInFormula(rulebook);
    }

    void check() {
        if (!rulebook.unseen().isEmpty()) {
            rulebook.routines().forEach(routine -> visit(routine.body()));
        }
    }

    @Override
    public void action(Action action) {
        switch (action) {
            case Action.Tell tell -> {
                if (tell.text() != null) {
                    check(tell.text(), tell.place());
                }
            }
            case Action.Note note -> check(note.text(), note.place());
            case Action.Said _,
                    Action.Change _,
                    Action.Later _,
                    Action.Pay _,
                    Action.PutBack _,
                    Action.Nested _,
                    Action.Jump _,
                    Action.Question _,
                    Action.Throw _,
                    Action.Conduct _,
                    Action.EndGame _,
                    Action.Announce _,
                    Action.Cancel _,
                    Action.Let _,
                    Action.Take _,
                    Action.Reveal _ -> {}
        }
    }

    private void check(Text text, Place place) {
        for (Expr value : text.values()) {
            CheckedRulebook.Unseen hidden = hidden(value);
            if (hidden != null) {
                problems.add(Code.UNREAD_SENTENCE, place, sentence(hidden, value));
                return;
            }
        }
    }

    /** The kind of pieces that keep everybody from reading a value, or nothing. */
    private CheckedRulebook.@Nullable Unseen hidden(Expr value) {
        CheckedRulebook.Unseen own = ofEverySide(value);
        return own != null
                ? own
                : sources.of(value).stream()
                        .map(source -> ofEverySide(source.expr()))
                        .filter(java.util.Objects::nonNull)
                        .findFirst()
                        .orElse(null);
    }

    /** The kind, if these are pieces that are all unseen, and not those of one side. */
    private CheckedRulebook.@Nullable Unseen ofEverySide(Expr set) {
        FilteredPieces pieces = FilteredPieces.of(set);
        return pieces == null
                ? null
                : rulebook.unseen().stream()
                        .filter(unseen -> unseen.kind().name().equals(pieces.kind()))
                        .filter(unseen -> owners(unseen) != 1 && pieces.allAre(unseen.condition()))
                        .findFirst()
                        .orElse(null);
    }

    /** How many own pieces of a kind when the game is set up; nobody is one more owner than any. */
    private int owners(CheckedRulebook.Unseen unseen) {
        Symbols.Field side = unseen.side();
        long[] initial = rulebook.symbols().initial();
        TreeSet<Long> owners = new TreeSet<>();
        for (int i = 0; i < side.holder().count() && side.slot() + i < initial.length; i++) {
            owners.add(initial[side.slot() + i]);
        }
        return owners.contains(-1L) ? owners.size() + 1 : owners.size();
    }

    private String sentence(CheckedRulebook.Unseen unseen, Expr value) {
        String kind = unseen.kind().name();
        String why = "no player can read this: it mentions unseen pieces (" + kind
                + ") that belong to several sides or to none, and only somebody who sees all of them may read it";
        boolean counts = value instanceof Expr.Count;
        if (!counts) {
            return why + "; mention only those of one side ('where it.side is ...'), or what everybody sees";
        }
        Symbols.Field by = rulebook.symbols().countedBy.get(kind);
        String word = by != null ? by.name().text() : words(kind);
        return why
                + (word.isEmpty()
                        ? "; count those of one side ('where it.side is ...')"
                        : by == null
                                ? "; to let everybody know how many there are, write ', counted by " + word
                                        + "' after 'piece " + kind + ", unseen while ...'"
                                : "; everybody knows how many there are for each side and each '" + word
                                        + "': count by these alone");
    }

    /** The field that the pieces could be counted by: the first that the condition of being unseen looks at. */
    private String words(String kind) {
        List<Symbols.Field> looked = rulebook.unseen().stream()
                .filter(unseen -> unseen.kind().name().equals(kind))
                .flatMap(unseen -> FilteredPieces.fields(unseen.condition()).stream())
                .filter(field -> field.type() instanceof Type.Kind)
                .toList();
        return looked.isEmpty() ? "" : looked.getFirst().name().text();
    }
}
