package org.phaseline.language.syntax;

import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.tree.Clauses;
import org.phaseline.language.tree.Due;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Heading;
import org.phaseline.language.tree.Place;
import org.phaseline.language.tree.Statement;
import org.phaseline.language.tree.Statement.Modifier;
import org.phaseline.language.tree.Template;
import org.phaseline.language.tree.Word;

/** Makes statements that stand on one line of what was parsed. */
final class StatementBuilder {

    private final Texts texts;
    private final ExpressionBuilder expressions;
    private final Templates templates;

    StatementBuilder(Texts texts, ExpressionBuilder expressions) {
        this.texts = texts;
        this.expressions = expressions;
        this.templates = expressions.templates();
    }

    /** The modifiers are those indented below; only a roll and a let can have any. */
    Statement simple(SopParser.SimpleContext simple, List<Modifier> modifiers) {
        return statement((ParserRuleContext) simple.getChild(0), modifiers);
    }

    /** The roll in a statement, which owns what is indented below; null if there is none. */
    static @Nullable ParserRuleContext rollIn(SopParser.SimpleContext simple) {
        if (simple.later() != null) {
            SopParser.SimpleLaterContext later = simple.later().simpleLater();
            return later.acting() == null ? later.roll() : later.acting().rolled();
        }
        return simple.acting() == null ? simple.roll() : simple.acting().rolled();
    }

    private Statement statement(ParserRuleContext statement, List<Modifier> modifiers) {
        Place place = texts.place(statement);
        return switch (statement) {
            case SopParser.GoToContext s -> new Statement.GoTo(place, texts.reference(s.REFERENCE()));
            case SopParser.ConductContext s -> conduct(place, s);
            case SopParser.AnotherRoundContext _ -> new Statement.AnotherRound(place);
            case SopParser.NextContext s -> new Statement.Next(place, texts.word(s.name()));
            case SopParser.LeaveContext s ->
                new Statement.LeaveLoop(place, s.name() == null ? null : texts.word(s.name()));
            case SopParser.EndLevelContext s -> new Statement.End(place, ended(s));
            case SopParser.EndGameContext s ->
                new Statement.EndGame(place, s.value() == null ? null : expressions.value(s.value()));
            case SopParser.ReturningContext s ->
                s.party() == null
                        ? new Statement.Return(place)
                        : new Statement.PutBack(place, expressions.party(s.party()));
            case SopParser.TakeContext s ->
                new Statement.Take(place, texts.word(s.name()), expressions.value(s.value()));
            case SopParser.LaterContext s ->
                new Statement.Later(
                        place,
                        s.due() == null ? null : due(s.due()),
                        statement((ParserRuleContext) s.simpleLater().getChild(0), modifiers));
            case SopParser.AnnounceContext s ->
                new Statement.Announce(place, texts.word(s.name()), expressions.arguments(s.arguments()));
            case SopParser.CancelContext _ -> new Statement.Cancel(place);
            case SopParser.ChooseContext s -> chosen(place, null, s.chosen());
            case SopParser.EnterContext s -> entered(place, null, s.entered());
            case SopParser.RollContext s -> rolled(place, null, s.rolled(), modifiers);
            case SopParser.RollOffContext s -> rollOff(place, s);
            case SopParser.RerollContext s -> rerolled(place, null, s.rerolled());
            case SopParser.DrawContext s -> drawing(place, null, s.drawing());
            case SopParser.ShowContext s ->
                new Statement.Draw(
                        place,
                        null,
                        null,
                        false,
                        true,
                        texts.word(s.name()),
                        expressions.value(s.value()),
                        templates.ifAny(s.STRING()),
                        seenBy(s.seenBy()));
            case SopParser.ShuffleContext s ->
                new Statement.Shuffle(place, expressions.party(s.party()), templates.ifAny(s.STRING()));
            case SopParser.LetContext s ->
                new Statement.Let(
                        place,
                        texts.word(s.name()),
                        expressions.types().ifAny(s.type()),
                        expressions.valueIfAny(s.value()),
                        modifiers,
                        templates.ifAny(s.STRING()));
            case SopParser.PayContext s ->
                new Statement.Pay(place, expressions.sum(s.sum()), expressions.party(s.party()));
            case SopParser.AddContext s ->
                new Statement.Change(place, true, expressions.sum(s.sum()), expressions.party(s.party()));
            case SopParser.DropContext s ->
                new Statement.Change(place, false, expressions.sum(s.sum()), expressions.party(s.party()));
            case SopParser.MarkContext s -> mark(place, s);
            case SopParser.RevealContext s -> reveal(place, s);
            case SopParser.NoteContext s -> new Statement.Note(place, templates.of(s.STRING()));
            case SopParser.TellContext s -> told(place, s);
            case SopParser.ActingContext s -> acting(place, s, modifiers);
            default -> throw new IllegalStateException("a statement nobody builds: " + statement.getClass());
        };
    }

    private Statement told(Place place, SopParser.TellContext tell) {
        if (tell.NAME() != null) {
            Word word = texts.word(tell.NAME());
            if (!word.text().equals(Statement.Tell.NOTHING)) {
                texts.problem(word.place(), "what is told is a sentence in quotes, or 'tell nothing'");
            }
            return new Statement.Tell(place, null);
        }
        Template sentence = templates.of(tell.STRING());
        if (sentence.word().text().isBlank()) {
            texts.problem(
                    sentence.word().place(),
                    "players would read an empty line: say what happened, or write 'tell nothing'; of fields that are 'untold' nothing is told anyway");
        }
        return new Statement.Tell(place, sentence);
    }

    Due due(SopParser.DueContext due) {
        return new Due(texts.place(due), due.START() != null, texts.reference(due.REFERENCE()));
    }

    Clauses.InTurn inTurn(SopParser.InTurnContext inTurn) {
        Expression from = inTurn.party() == null ? null : expressions.party(inTurn.party());
        return new Clauses.InTurn(texts.place(inTurn), from);
    }

    Modifier modifier(SopParser.ModifierContext modifier) {
        List<TerminalNode> signs = new ArrayList<>();
        for (int i = 0; i < 2 * modifier.product().size(); i += 2) {
            signs.add((TerminalNode) modifier.getChild(i));
        }
        return new Modifier(
                texts.place(modifier),
                expressions.signed(signs, modifier.product()),
                expressions.valueIfAny(modifier.value()),
                modifier.STRING() == null ? null : templates.modifier(modifier.STRING()));
    }

    private Statement conduct(Place place, SopParser.ConductContext conduct) {
        if (conduct.name() != null) {
            return new Statement.Conduct(place, texts.word(conduct.name()), expressions.arguments(conduct.arguments()));
        }
        List<Word> steps = texts.references(conduct.REFERENCE());
        return new Statement.ConductSteps(place, steps.getFirst(), steps.getLast());
    }

    private static Heading.Level ended(SopParser.EndLevelContext end) {
        return switch (end.getStart().getType()) {
            case SopLexer.END_GAME_TURN -> Heading.Level.GAME_TURN;
            case SopLexer.END_PLAYER_TURN -> Heading.Level.PLAYER_TURN;
            case SopLexer.END_PHASE -> Heading.Level.PHASE;
            case SopLexer.END_SEGMENT -> Heading.Level.SEGMENT;
            case SopLexer.END_ROUND -> Heading.Level.ROUND;
            default -> Heading.Level.STEP;
        };
    }

    private Statement acting(Place place, SopParser.ActingContext acting, List<Modifier> modifiers) {
        Expression party = expressions.party(acting.party());
        if (acting.chosen() != null) {
            return chosen(place, party, acting.chosen());
        }
        if (acting.entered() != null) {
            return entered(place, party, acting.entered());
        }
        if (acting.rolled() != null) {
            return rolled(place, party, acting.rolled(), modifiers);
        }
        if (acting.rerolled() != null) {
            return rerolled(place, party, acting.rerolled());
        }
        if (acting.drawing() != null) {
            return drawing(place, party, acting.drawing());
        }
        boolean settable =
                party instanceof Expression.Name || party instanceof Expression.Field || party instanceof Expression.Of;
        if (!settable) {
            texts.problem(party.place(), "this cannot be set; only a name, 'x.field' or 'name of x' can");
        }
        Statement.Operation operation = switch (acting.change.getType()) {
            case SopLexer.INCREASE -> Statement.Operation.ADD;
            case SopLexer.DECREASE -> Statement.Operation.SUBTRACT;
            default -> Statement.Operation.SET;
        };
        return new Statement.Assign(place, party, operation, expressions.value(acting.value()));
    }

    private Statement chosen(Place place, @Nullable Expression who, SopParser.ChosenContext chosen) {
        return new Statement.Choose(
                place,
                who,
                several(chosen.several()),
                texts.word(chosen.name()),
                expressions.value(chosen.value()),
                templates.ifAny(chosen.STRING()),
                orNone(chosen.orNone()));
    }

    private Statement.@Nullable OrNone orNone(SopParser.@Nullable OrNoneContext none) {
        return none == null ? null : new Statement.OrNone(texts.place(none), templates.ifAny(none.STRING()));
    }

    private Statement.@Nullable Several several(SopParser.@Nullable SeveralContext several) {
        if (several == null) {
            return null;
        }
        List<SopParser.SumContext> sums = several.sum();
        Expression last = sums.isEmpty() ? null : expressions.sum(sums.getLast());
        Expression first =
                several.EXACTLY() != null ? last : sums.size() == 2 ? expressions.sum(sums.getFirst()) : null;
        return new Statement.Several(texts.place(several), first, last);
    }

    private Statement entered(Place place, @Nullable Expression who, SopParser.EnteredContext entered) {
        return new Statement.Enter(
                place,
                who,
                texts.word(entered.name()),
                expressions.types().of(entered.type()),
                templates.ifAny(entered.STRING()));
    }

    private Statement rolled(
            Place place, @Nullable Expression who, SopParser.RolledContext rolled, List<Modifier> modifiers) {
        SopParser.DieContext die = rolled.die();
        Expression size = die.DICE() == null ? expressions.value(die.value()) : null;
        Dice dice = die.DICE() == null ? new Dice(one(die), false, 0) : dice(die.DICE());
        Expression count = rolled.count() == null ? dice.count() : count(rolled.count());
        if (rolled.count() != null && dice.counted()) {
            texts.problem(texts.place(die.DICE()), "the number of dice is given twice");
        }
        List<TerminalNode> signs = new ArrayList<>();
        List<SopParser.ProductContext> terms = new ArrayList<>();
        for (SopParser.BonusContext bonus : rolled.bonus()) {
            signs.add((TerminalNode) bonus.getChild(0));
            terms.add(bonus.product());
        }
        return new Statement.Roll(
                place,
                who,
                texts.word(rolled.name()),
                count,
                dice.sides(),
                size,
                terms.isEmpty() ? null : expressions.signed(signs, terms),
                rolled.condition() == null ? null : expressions.condition(rolled.condition()),
                modifiers,
                templates.ifAny(rolled.STRING()),
                seenBy(rolled.seenBy()));
    }

    private Expression.Number one(SopParser.DieContext die) {
        return new Expression.Number(texts.place(die), 1);
    }

    private @Nullable Expression seenBy(SopParser.@Nullable SeenByContext seenBy) {
        return seenBy == null ? null : expressions.party(seenBy.party());
    }

    private Statement drawing(Place place, @Nullable Expression who, SopParser.DrawingContext drawing) {
        SopParser.DrawnContext drawn = drawing.drawn();
        return new Statement.Draw(
                place,
                who,
                drawn == null ? null : expressions.sum(drawn.sum()),
                drawn != null && drawn.UP_TO() != null,
                false,
                texts.word(drawing.name()),
                expressions.value(drawing.value()),
                expressions.templates().ifAny(drawing.STRING()),
                seenBy(drawing.seenBy()));
    }

    private Statement reveal(Place place, SopParser.RevealContext reveal) {
        List<Word> steps = new ArrayList<>();
        List<Word> names = new ArrayList<>();
        for (SopParser.RevealedContext revealed : reveal.revealed()) {
            if (revealed.REFERENCE() == null) {
                names.add(texts.word(revealed.name()));
            } else {
                steps.add(texts.reference(revealed.REFERENCE()));
            }
        }
        return new Statement.Reveal(place, List.copyOf(steps), List.copyOf(names));
    }

    private Expression count(SopParser.CountContext count) {
        if (count.NUMBER() != null) {
            return expressions.number(count.NUMBER());
        }
        return count.counted() != null ? expressions.counted(count.counted()) : expressions.party(count.party());
    }

    private Statement rollOff(Place place, SopParser.RollOffContext rollOff) {
        Dice dice = dice(rollOff.DICE());
        return new Statement.RollOff(
                place,
                dice.count().value(),
                dice.sides(),
                expressions.party(rollOff.party()),
                texts.word(rollOff.name()));
    }

    private Statement rerolled(Place place, @Nullable Expression who, SopParser.RerolledContext rerolled) {
        Expression pool = expressions.party(rerolled.party());
        return rerolled.condition() != null
                ? new Statement.RerollWhere(place, who, pool, expressions.condition(rerolled.condition()))
                : new Statement.RerollUpTo(place, who, expressions.sum(rerolled.sum()), pool);
    }

    private Statement mark(Place place, SopParser.MarkContext mark) {
        boolean on = mark.MARK() != null;
        Expression party = mark.NUMBER() == null ? expressions.party(mark.party()) : expressions.number(mark.NUMBER());
        if (mark.name() != null) {
            return new Statement.Mark(place, on, party, texts.word(mark.name()));
        }
        if (!(party instanceof Expression.Name)) {
            texts.problem(party.place(), "the name of a marker is missing, as in 'mark phasing tired'");
        }
        String marker = party instanceof Expression.Name name ? name.name() : "";
        return new Statement.Mark(place, on, null, new Word(party.place(), marker));
    }

    /** {@code 2d6}, {@code d6}. */
    private record Dice(Expression.Number count, boolean counted, int sides) {}

    private Dice dice(TerminalNode node) {
        String text = texts.text(node.getSymbol());
        Place place = texts.place(node);
        int d = text.indexOf('d');
        long count = d == 0 ? 1 : expressions.limited(place, text.substring(0, d), Limits.DICE);
        int sides = (int) expressions.limited(place, text.substring(d + 1), Limits.DIE_SIDES);
        if (sides < 2) {
            texts.problem(place, "a die needs at least two sides");
        }
        if (count < 1) {
            texts.problem(place, "roll at least one die");
        }
        return new Dice(new Expression.Number(place, count), d > 0, Math.max(2, sides));
    }
}
