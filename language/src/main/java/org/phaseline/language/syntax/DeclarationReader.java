package org.phaseline.language.syntax;

import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.ParserRuleContext;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.problem.Guess;
import org.phaseline.language.tree.Clauses;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Declaration.ScenarioLine;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Heading;
import org.phaseline.language.tree.Item;
import org.phaseline.language.tree.Place;
import org.phaseline.language.tree.Word;

/** Reads what stands at the margin, each line with what is indented below it. */
final class DeclarationReader {

    private final LineParser parser;
    private final Texts texts;
    private final BlockReader blocks;
    private final ExpressionBuilder expressions;

    DeclarationReader(LineParser parser, Texts texts) {
        this.parser = parser;
        this.texts = texts;
        this.blocks = new BlockReader(parser, texts);
        this.expressions = blocks.expressions();
    }

    List<Declaration> read(List<Line> margin) {
        List<Declaration> declarations = new ArrayList<>();
        for (Line line : margin) {
            LineParser.Parsed<SopParser.DeclarationLineContext> parsed = parser.parse(line, SopParser::declarationLine);
            SopParser.DeclarationLineContext read = parsed.context();
            Declaration declaration;
            if (read == null) {
                declaration = broken(parsed.tokens(), line);
            } else if (read.heading() != null) {
                Heading heading = blocks.heading(read.heading(), line);
                declaration = new Declaration.Outline(heading.place(), heading);
            } else {
                declaration = declaration((ParserRuleContext) read.declaration().getChild(0), line);
            }
            if (declaration != null) {
                declarations.add(declaration);
            }
        }
        return List.copyOf(declarations);
    }

    private Declaration declaration(ParserRuleContext declaration, Line line) {
        Place place = texts.place(declaration);
        return switch (declaration) {
            case SopParser.FieldsContext d -> fields(place, d, line);
            case SopParser.RosterContext d -> roster(place, d, line);
            case SopParser.GameTurnContext d ->
                new Declaration.GameTurn(
                        place,
                        texts.quoted(d.title().STRING()),
                        texts.refs(d.title().REFS()),
                        blocks.clauses(d.clauses()),
                        blocks.items(line.below()));
            case SopParser.SequenceContext d ->
                new Declaration.Sequence(
                        place,
                        texts.word(d.name()),
                        parameters(d.parameters()),
                        texts.quoted(d.title().STRING()),
                        texts.refs(d.title().REFS()),
                        blocks.clauses(d.clauses()),
                        blocks.items(line.below()));
            case SopParser.DefineContext d ->
                new Declaration.Define(
                        place,
                        texts.word(d.name()),
                        parameters(d.parameters()),
                        expressions.typeIfAny(d.type()),
                        expressions.value(d.value()),
                        blocks.modifiers(line.below()));
            case SopParser.TableContext d ->
                new Declaration.Table(
                        place,
                        texts.word(d.name()),
                        parameters(d.parameters()),
                        expressions.type(d.type()),
                        d.title() == null ? null : texts.quoted(d.title().STRING()),
                        d.title() == null ? List.of() : texts.refs(d.title().REFS()),
                        TableLines.of(line, texts));
            case SopParser.ScheduleContext d ->
                new Declaration.Schedule(
                        place, texts.word(d.name()), expressions.type(d.type()), schedule(line.below()));
            case SopParser.WhenContext d ->
                new Declaration.When(
                        place,
                        texts.word(d.name()),
                        texts.words(d.names()),
                        blocks.heading(d.title(), d.clauses(), d.inline(), line));
            case SopParser.DigressionContext d ->
                new Declaration.Digression(place, blocks.heading(d.title(), d.clauses(), d.inline(), line));
            case SopParser.ScenarioContext d ->
                new Declaration.Scenario(
                        place,
                        texts.word(d.name()),
                        texts.quoted(d.title().STRING()),
                        texts.refs(d.title().REFS()),
                        texts.words(d.names()),
                        scenarioLines(line.below()));
            default -> {
                Declaration made = oneLine(place, declaration);
                blocks.nothingBelow(line, "'" + texts.text(declaration.getStart()) + "'", blocks::items);
                yield made;
            }
        };
    }

    private Declaration oneLine(Place place, ParserRuleContext declaration) {
        return switch (declaration) {
            case SopParser.RulebookContext d ->
                new Declaration.Rulebook(
                        place,
                        texts.quoted(d.title().STRING()),
                        texts.refs(d.title().REFS()));
            case SopParser.PartContext d -> new Declaration.Part(place, texts.quoted(d.STRING()));
            case SopParser.OptionContext d ->
                new Declaration.Option(
                        place,
                        texts.word(d.name()),
                        texts.quoted(d.title().STRING()),
                        texts.refs(d.title().REFS()),
                        d.ON() != null);
            case SopParser.KindContext d -> new Declaration.Kind(place, texts.word(d.name()), texts.words(d.names()));
            case SopParser.BoardContext d -> board(place, d);
            case SopParser.PieceContext d ->
                new Declaration.Piece(
                        place,
                        texts.word(d.name(0)),
                        d.name().size() > 1 ? texts.word(d.name(1)) : null,
                        expressions.valueIfAny(d.value()));
            case SopParser.SideContext d ->
                new Declaration.Side(
                        place, texts.word(d.name()), texts.quotedIfAny(d.STRING()), texts.words(d.names()));
            case SopParser.RoleContext d ->
                new Declaration.Role(place, texts.word(d.name()), expressions.valueIfAny(d.value()));
            case SopParser.GivenContext d ->
                new Declaration.Given(
                        place,
                        texts.word(d.name()),
                        expressions.type(d.type()),
                        expressions.value(d.value()),
                        texts.quotedIfAny(d.STRING()));
            case SopParser.MarkerContext d ->
                new Declaration.Marker(
                        place,
                        texts.word(d.name()),
                        d.NAME() == null ? null : texts.word(d.NAME()),
                        blocks.statements().due(d.due()),
                        expressions.valueIfAny(d.value()),
                        texts.quotedIfAny(d.STRING()));
            case SopParser.EventContext d ->
                new Declaration.Event(place, texts.word(d.name()), parameters(d.parameters()));
            case SopParser.TriggersContext d -> triggers(place, d);
            case SopParser.CalendarContext d ->
                new Declaration.Calendar(
                        place, d.STRING().stream().map(texts::quoted).toList());
            case SopParser.GameLengthContext d -> new Declaration.Length(place, expressions.sum(d.sum()));
            default -> throw new IllegalStateException("a declaration nobody builds: " + declaration.getClass());
        };
    }

    private Declaration.Board board(Place place, SopParser.BoardContext read) {
        List<Declaration.Measure> measures = new ArrayList<>();
        for (SopParser.MeasureContext each : read.measure()) {
            boolean rate = each.name().size() > 1;
            measures.add(new Declaration.Measure(
                    texts.place(each),
                    expressions.number(each.NUMBER()),
                    texts.word(each.name(0)),
                    rate ? texts.word(each.name(1)) : null,
                    rate ? texts.word(each.name(2)) : null));
        }
        return new Declaration.Board(
                place,
                texts.word(read.name(0)),
                texts.word(read.name(1)),
                expressions.number(read.NUMBER(0)),
                texts.word(read.name(2)),
                expressions.number(read.NUMBER(1)),
                read.name().size() > 3 ? texts.word(read.name(3)) : null,
                List.copyOf(measures));
    }

    private List<Declaration.Parameter> parameters(SopParser.@Nullable ParametersContext parameters) {
        if (parameters == null) {
            return List.of();
        }
        return parameters.parameter().stream()
                .map(each -> new Declaration.Parameter(texts.word(each.name()), expressions.type(each.type())))
                .toList();
    }

    private Declaration triggers(Place place, SopParser.TriggersContext read) {
        Word word = texts.word(read.NAME());
        boolean interrupt = word.text().equals("interrupt");
        if (!interrupt && !word.text().equals("wait")) {
            texts.problem(
                    word.place(),
                    "triggers 'wait' or 'interrupt'" + Guess.didYouMean(word.text(), List.of("wait", "interrupt")));
        }
        Expression from = read.party() == null ? null : expressions.party(read.party());
        return new Declaration.Triggers(place, interrupt, from);
    }

    // ---- state

    private Declaration fields(Place place, SopParser.FieldsContext read, Line line) {
        if (line.below().isEmpty()) {
            texts.problem(place, "what it has is missing: lines 'name: type = value' indented below");
        }
        return new Declaration.Fields(place, texts.word(read.NAME()), fields(line.below()));
    }

    private List<Declaration.StateField> fields(List<Line> lines) {
        List<Declaration.StateField> fields = new ArrayList<>();
        for (Line line : lines) {
            SopParser.FieldLineContext read =
                    parser.parse(line, SopParser::fieldLine).context();
            if (read != null) {
                SopParser.FieldContext field = read.field();
                fields.add(new Declaration.StateField(
                        texts.place(field),
                        texts.word(field.name()),
                        expressions.type(field.type()),
                        expressions.valueIfAny(field.value()),
                        texts.quotedIfAny(field.STRING())));
            }
            blocks.nothingBelow(line, "a line of state", this::fields);
        }
        return List.copyOf(fields);
    }

    private Declaration.Roster roster(Place place, SopParser.RosterContext read, Line line) {
        if (line.below().isEmpty()) {
            texts.problem(place, "the rows are missing: lines 'name \"Title\": value, value' indented below");
        }
        return new Declaration.Roster(place, texts.word(read.name()), texts.words(read.names()), rows(line.below()));
    }

    private List<Declaration.Row> rows(List<Line> lines) {
        List<Declaration.Row> rows = new ArrayList<>();
        for (Line line : lines) {
            SopParser.RowLineContext read =
                    parser.parse(line, SopParser::rowLine).context();
            if (read != null) {
                SopParser.RowContext row = read.row();
                rows.add(new Declaration.Row(
                        texts.place(row),
                        row.name() == null ? texts.word(row.DICE()) : texts.word(row.name()),
                        texts.quotedIfAny(row.STRING()),
                        row.value().stream().map(expressions::value).toList()));
            }
            blocks.nothingBelow(line, "a row of a roster", this::rows);
        }
        return List.copyOf(rows);
    }

    // ---- scenarios

    private List<ScenarioLine> scenarioLines(List<Line> lines) {
        List<ScenarioLine> made = new ArrayList<>();
        for (Line line : lines) {
            SopParser.ScenarioLineContext read =
                    parser.parse(line, SopParser::scenarioLine).context();
            if (read == null) {
                // What is below belongs to something nobody understood, and could be rows, modifiers or steps.
                continue;
            }
            ScenarioLine withBlock = scenarioBlock(read.scenarioItem(), line);
            if (withBlock != null) {
                made.add(withBlock);
                continue;
            }
            made.add(scenarioLine(read.scenarioItem()));
            blocks.nothingBelow(line, "a line of a scenario", this::scenarioLines);
        }
        return List.copyOf(made);
    }

    /** What a scenario says over several lines; null when the line stands for itself. */
    private @Nullable ScenarioLine scenarioBlock(SopParser.ScenarioItemContext item, Line line) {
        Place place = texts.place(item);
        return switch (item) {
            case SopParser.ScenarioDefineContext s -> {
                if (line.below().isEmpty()) {
                    texts.problem(
                            place, "what it adds is missing: modifiers indented below, +1 if weather is mud \"mud\"");
                }
                yield new ScenarioLine.Modified(place, texts.word(s.name()), blocks.modifiers(line.below()));
            }
            case SopParser.ScenarioTableContext s ->
                new ScenarioLine.Rows(place, texts.word(s.name()), TableLines.of(line, texts));
            case SopParser.ScenarioRosterContext s -> new ScenarioLine.Members(place, roster(place, s.roster(), line));
            case SopParser.ScenarioScheduleContext s -> {
                if (line.below().isEmpty()) {
                    texts.problem(place, "what is due is missing: lines '3: name, name' indented below");
                }
                yield new ScenarioLine.Scheduled(place, texts.word(s.name()), schedule(line.below()));
            }
            case SopParser.ScenarioStepsContext s -> steps(place, s, line);
            default -> null;
        };
    }

    private List<Declaration.ScheduleLine> schedule(List<Line> lines) {
        List<Declaration.ScheduleLine> made = new ArrayList<>();
        for (Line line : lines) {
            SopParser.ScheduleLineContext read =
                    parser.parse(line, SopParser::scheduleLine).context();
            if (read != null) {
                SopParser.ScheduleRowContext row = read.scheduleRow();
                boolean dated = row.STRING() != null;
                made.add(new Declaration.ScheduleLine(
                        texts.place(row),
                        dated ? texts.quoted(row.STRING()) : texts.word(row.NUMBER()),
                        dated,
                        texts.words(row.names())));
            }
            blocks.nothingBelow(line, "a line of a schedule", this::schedule);
        }
        return List.copyOf(made);
    }

    private ScenarioLine steps(Place place, SopParser.ScenarioStepsContext read, Line line) {
        ScenarioLine.Where where = read.INSTEAD_OF() != null
                ? ScenarioLine.Where.INSTEAD
                : read.BEFORE() != null ? ScenarioLine.Where.BEFORE : ScenarioLine.Where.AFTER;
        List<Item> items = blocks.items(line.below());
        if (line.below().isEmpty()) {
            texts.problem(
                    place,
                    where == ScenarioLine.Where.INSTEAD
                            ? "what is put there is missing: headings or statements indented below"
                            : "what is put there is missing: headings indented below");
        }
        for (Item item : items) {
            if (where != ScenarioLine.Where.INSTEAD && !(item instanceof Heading)) {
                texts.problem(
                        item.place(), "before and after a step stand steps: give it a heading with a title in quotes");
            }
        }
        return new ScenarioLine.Steps(place, where, texts.reference(read.REFERENCE()), items);
    }

    private ScenarioLine scenarioLine(SopParser.ScenarioItemContext item) {
        Place place = texts.place(item);
        return switch (item) {
            case SopParser.ScenarioOptionsContext s ->
                new ScenarioLine.Use(place, texts.words(s.names()), s.USE() != null);
            case SopParser.ScenarioWithoutContext s -> new ScenarioLine.Without(place, texts.references(s.REFERENCE()));
            case SopParser.ScenarioAbsentContext s -> new ScenarioLine.Absent(place, texts.words(s.names()));
            case SopParser.ScenarioBoardContext s -> new ScenarioLine.Size(place, board(place, s.board()));
            case SopParser.ScenarioLengthContext s ->
                new ScenarioLine.Turns(place, expressions.sum(s.gameLength().sum()));
            case SopParser.ScenarioValueContext s -> {
                Expression target = expressions.party(s.party());
                if (!(target instanceof Expression.Name) && !(target instanceof Expression.Field)) {
                    texts.problem(target.place(), "a scenario sets a given, or a field like 'Rome.points'");
                }
                yield new ScenarioLine.Value(place, target, expressions.value(s.value()));
            }
            default -> throw new IllegalStateException("a scenario line nobody builds: " + item.getClass());
        };
    }

    // ---- broken lines

    /** What is below a broken line is read all the same; a turn or sequence whose title is known keeps its block. */
    private @Nullable Declaration broken(List<CommonToken> tokens, Line line) {
        if (tokens.isEmpty()) {
            blocks.items(line.below());
            return null;
        }
        Place place = texts.place(tokens.getFirst());
        Word title = tokens.stream()
                .filter(token -> token.getType() == SopLexer.STRING)
                .findFirst()
                .map(texts::quoted)
                .orElse(null);
        switch (tokens.getFirst().getType()) {
            case SopLexer.SCENARIO -> {
                scenarioLines(line.below());
                return null;
            }
            case SopLexer.SCHEDULE -> {
                schedule(line.below());
                return null;
            }
            case SopLexer.TABLE -> {
                return null;
            }
            case SopLexer.GAME_TURN -> {
                Word called = title == null ? new Word(place, "game turn") : title;
                return new Declaration.GameTurn(place, called, List.of(), Clauses.NONE, blocks.items(line.below()));
            }
            case SopLexer.SEQUENCE -> {
                CommonToken second = tokens.get(1);
                if (second.getType() != SopLexer.NAME) {
                    blocks.items(line.below());
                    return null;
                }
                Word name = new Word(texts.place(second), texts.text(second));
                Word called = title == null ? name : title;
                return new Declaration.Sequence(
                        place, name, List.of(), called, List.of(), Clauses.NONE, blocks.items(line.below()));
            }
            default -> {}
        }
        if (tokens.size() > 1 && tokens.get(1).getType() == SopLexer.HAS) {
            fields(line.below());
            return null;
        }
        Heading heading = blocks.broken(tokens, line);
        return heading == null ? null : new Declaration.Outline(heading.place(), heading);
    }
}
