package org.phaseline.language.syntax;

import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.ParserRuleContext;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.problem.Guess;
import org.phaseline.language.tree.Clauses;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Heading;
import org.phaseline.language.tree.Place;
import org.phaseline.language.tree.Word;

/** Reads what stands at the margin, each line with what is indented below it. */
final class DeclarationReader {

    private static final String PLAIN_GAME_TURN =
            "name the game turns in a line of their own, calendar \"Spring {1}\", \"Autumn {1}\"";
    private static final String PLAIN_SEQUENCE = "put the value into the title of a step of the sequence";
    private static final String PLAIN_EVENT = "put the value into the title of the reaction, 'when'";

    private final LineParser parser;
    private final Texts texts;
    private final BlockReader blocks;
    private final ExpressionBuilder expressions;
    private final MapReader maps;
    private final RosterReader rosters;
    private final SideReader sides;
    private final ScenarioReader scenarios;

    DeclarationReader(LineParser parser, Texts texts) {
        this.parser = parser;
        this.texts = texts;
        this.blocks = new BlockReader(parser, texts);
        this.expressions = blocks.expressions();
        this.maps = new MapReader(parser, texts, blocks);
        this.rosters = new RosterReader(parser, texts, blocks, maps);
        this.sides = new SideReader(parser, texts, blocks);
        this.scenarios = new ScenarioReader(parser, texts, blocks, rosters, sides, maps);
    }

    List<Declaration> read(List<Line> margin) {
        List<Declaration> declarations = new ArrayList<>();
        for (Line line : margin) {
            Declaration.Language language = LanguageVersion.read(line, texts);
            if (language != null) {
                blocks.nothingBelow(line, "'language'", blocks::items);
                declarations.add(language);
                continue;
            }
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
            case SopParser.SideFieldsContext d ->
                new Declaration.SideFields(place, texts.word(d.name()), ownFields(place, line));
            case SopParser.RosterContext d when d.SIDES_OF() != null -> sides.roster(place, d, line);
            case SopParser.BoardContext d -> maps.board(place, d, line);
            case SopParser.MapContext d -> maps.map(place, d, line);
            case SopParser.RosterContext d -> rosters.roster(place, d, line);
            case SopParser.SymbolsContext d when d.SIDES_OF() != null -> sideSymbols(place, d, line);
            case SopParser.SymbolsContext d -> rosters.symbols(place, d, line);
            case SopParser.SetUpContext d -> new Declaration.SetUp(place, blocks.setUp(d.title(), d.clauses(), line));
            case SopParser.GameTurnContext d ->
                new Declaration.GameTurn(
                        place,
                        expressions.templates().plain(d.title().STRING(), PLAIN_GAME_TURN),
                        texts.refs(d.title().REFS()),
                        blocks.clauses(d.clauses()),
                        blocks.items(line.below()));
            case SopParser.SequenceContext d ->
                new Declaration.Sequence(
                        place,
                        texts.word(d.name()),
                        parameters(d.parameters()),
                        expressions.templates().plain(d.title().STRING(), PLAIN_SEQUENCE),
                        texts.refs(d.title().REFS()),
                        blocks.clauses(d.clauses()),
                        blocks.items(line.below()));
            case SopParser.DefineContext d ->
                new Declaration.Define(
                        place,
                        texts.word(d.name()),
                        parameters(d.parameters()),
                        expressions.types().ifAny(d.type()),
                        expressions.value(d.value()),
                        blocks.modifiers(line.below()));
            case SopParser.TableContext d ->
                new Declaration.Table(
                        place,
                        texts.word(d.name()),
                        parameters(d.parameters()),
                        expressions.types().of(d.type()),
                        d.title() == null ? null : texts.quoted(d.title().STRING()),
                        d.title() == null ? List.of() : texts.refs(d.title().REFS()),
                        TableLines.of(line, texts));
            case SopParser.ScheduleContext d ->
                new Declaration.Schedule(
                        place, texts.word(d.name()), expressions.types().of(d.type()), rosters.schedule(line.below()));
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
                        texts.word(d.name(0)),
                        texts.quoted(d.title().STRING()),
                        texts.refs(d.title().REFS()),
                        texts.words(d.names()),
                        d.LIKE() == null ? null : texts.word(d.name(1)),
                        scenarios.lines(line.below()));
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
            case SopParser.AboutContext d -> new Declaration.About(place, texts.paragraph(d.STRING()));
            case SopParser.PartContext d -> new Declaration.Part(place, texts.quoted(d.STRING()));
            case SopParser.OptionContext d ->
                new Declaration.Option(
                        place,
                        texts.word(d.name()),
                        texts.quoted(d.title().STRING()),
                        texts.refs(d.title().REFS()),
                        d.ON() != null);
            case SopParser.KindContext d ->
                new Declaration.Kind(
                        place,
                        texts.word(d.name()),
                        d.kindWord().stream()
                                .map(word -> new Declaration.KindWord(
                                        texts.word(word.name()), texts.quotedIfAny(word.STRING())))
                                .toList());
            case SopParser.BoxesContext d -> maps.boxes(place, d);
            case SopParser.PieceContext d ->
                new Declaration.Piece(
                        place,
                        texts.word(d.name(0)),
                        d.stands == null ? null : texts.word(d.stands),
                        expressions.valueIfAny(d.value()),
                        d.tally == null ? null : texts.word(d.tally));
            case SopParser.SideContext d ->
                new Declaration.Side(
                        place,
                        texts.word(d.name(0)),
                        texts.quotedIfAny(d.STRING()),
                        d.number == null ? null : texts.word(d.number),
                        FactionReader.read(d.faction(), texts));
            case SopParser.RoleContext d ->
                new Declaration.Role(place, texts.word(d.name()), expressions.valueIfAny(d.value()));
            case SopParser.GivenContext d ->
                new Declaration.Given(
                        place,
                        texts.word(d.name()),
                        expressions.types().of(d.type()),
                        expressions.value(d.value()),
                        texts.quotedIfAny(d.STRING()));
            case SopParser.RequireContext d ->
                new Declaration.Require(
                        place,
                        d.name() == null ? null : texts.word(d.name()),
                        d.name() == null ? null : expressions.value(d.value(0)),
                        expressions.value(d.value().getLast()),
                        expressions.templates().of(d.STRING()));
            case SopParser.InvariantContext d ->
                new Declaration.Invariant(
                        place,
                        d.NEVER() != null,
                        d.name() == null ? null : texts.word(d.name()),
                        d.name() == null ? null : expressions.value(d.value(0)),
                        expressions.value(d.value().getLast()),
                        d.STRING() == null ? null : expressions.templates().of(d.STRING()));
            case SopParser.SideValueContext d ->
                new Declaration.SideValue(
                        place, texts.word(d.name()), expressions.value(d.value(0)), expressions.value(d.value(1)));
            case SopParser.OverlayContext d ->
                new Declaration.Overlay(
                        place,
                        expressions.templates().of(d.STRING()),
                        d.FOR_EACH() == null ? null : texts.word(d.name()),
                        d.FOR_EACH() == null ? null : expressions.value(d.value(0)),
                        expressions.value(d.value(d.FOR_EACH() == null ? 0 : 1)),
                        d.BY() == null ? null : expressions.value(d.value().getLast()));
            case SopParser.MarkerContext d ->
                new Declaration.Marker(
                        place,
                        texts.word(d.name()),
                        d.NAME() == null ? null : texts.word(d.NAME()),
                        blocks.statements().due(d.due()),
                        expressions.valueIfAny(d.value()),
                        d.UNTOLD() != null,
                        texts.quotedIfAny(d.STRING()));
            case SopParser.EventContext d ->
                new Declaration.Event(
                        place,
                        texts.word(d.name()),
                        parameters(d.parameters()),
                        d.STRING() == null ? null : expressions.templates().plain(d.STRING(), PLAIN_EVENT));
            case SopParser.TriggersContext d -> triggers(place, d);
            case SopParser.CalendarContext d ->
                new Declaration.Calendar(
                        place, d.STRING().stream().map(texts::quoted).toList());
            case SopParser.GameLengthContext d -> new Declaration.Length(place, expressions.sum(d.sum()));
            default -> throw new IllegalStateException("a declaration nobody builds: " + declaration.getClass());
        };
    }

    private List<Declaration.Parameter> parameters(SopParser.@Nullable ParametersContext parameters) {
        if (parameters == null) {
            return List.of();
        }
        return parameters.parameter().stream()
                .map(each -> new Declaration.Parameter(
                        texts.word(each.name()), expressions.types().of(each.type())))
                .toList();
    }

    private Declaration triggers(Place place, SopParser.TriggersContext read) {
        Word word = texts.word(read.NAME(0));
        boolean interrupt = word.text().equals("interrupt");
        if (!interrupt && !word.text().equals("wait")) {
            texts.problem(
                    word.place(),
                    "'triggers' is followed by 'wait' or 'interrupt'"
                            + Guess.didYouMean(word.text(), List.of("wait", "interrupt")));
        }
        Expression from = read.party() == null ? null : expressions.party(read.party());
        return new Declaration.Triggers(place, interrupt, throughout(read, interrupt), from);
    }

    /** Only what waits can wait longer. */
    private boolean throughout(SopParser.TriggersContext read, boolean interrupt) {
        if (read.NAME().size() < 2) {
            return false;
        }
        Word word = texts.word(read.NAME(1));
        if (interrupt || !word.text().equals("throughout")) {
            texts.problem(
                    word.place(),
                    interrupt
                            ? "'interrupt' is followed by ', in turn'; only 'wait' can be followed by 'throughout'"
                            : "'wait' can be followed by 'throughout'"
                                    + Guess.didYouMean(word.text(), List.of("throughout")));
        }
        return true;
    }

    // ---- state

    private Declaration fields(Place place, SopParser.FieldsContext read, Line line) {
        return new Declaration.Fields(place, texts.word(read.NAME()), ownFields(place, line));
    }

    private List<Declaration.StateField> ownFields(Place place, Line line) {
        if (line.below().isEmpty()) {
            texts.problem(place, "the fields are missing: indent lines 'name: type = value' below");
        }
        return fields(line.below());
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
                        expressions.types().of(field.type()),
                        expressions.valueIfAny(field.value()),
                        field.UNTOLD() != null,
                        texts.quotedIfAny(field.STRING())));
            }
            blocks.nothingBelow(line, "a line of state", this::fields);
        }
        return List.copyOf(fields);
    }

    private Declaration sideSymbols(Place place, SopParser.SymbolsContext read, Line line) {
        if (read.BY() != null || read.SHOWING() != null || read.COLON() != null) {
            texts.problem(place, "what is drawn on sides goes on lines below, as in river: water");
        }
        return new Declaration.SideSymbols(place, texts.word(read.name(0)), rosters.symbolLines(line.below()));
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
                scenarios.lines(line.below());
                return null;
            }
            case SopLexer.SCHEDULE -> {
                rosters.schedule(line.below());
                return null;
            }
            case SopLexer.SYMBOLS -> {
                rosters.symbolLines(line.below());
                return null;
            }
            case SopLexer.TABLE, SopLexer.MAP -> {
                return null;
            }
            case SopLexer.BOARD -> {
                maps.areas(line.below());
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
        boolean sidesHave = tokens.getFirst().getType() == SopLexer.SIDES_OF;
        if (sidesHave || tokens.size() > 1 && tokens.get(1).getType() == SopLexer.HAS) {
            fields(line.below());
            return null;
        }
        Heading heading = blocks.broken(tokens, line);
        return heading == null ? null : new Declaration.Outline(heading.place(), heading);
    }
}
