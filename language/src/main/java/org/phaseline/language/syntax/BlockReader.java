package org.phaseline.language.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.tree.Clauses;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Heading;
import org.phaseline.language.tree.Item;
import org.phaseline.language.tree.Place;
import org.phaseline.language.tree.Statement;
import org.phaseline.language.tree.Statement.Modifier;
import org.phaseline.language.tree.Template;
import org.phaseline.language.tree.Word;

/**
 * Reads a block: its lines, with what is indented below each. Goes down by recursion, which is safe because Nesting lets no
 * block be deeper than {@link Limits#BLOCK_DEPTH}.
 */
final class BlockReader {

    private final LineParser parser;
    private final Texts texts;
    private final ExpressionBuilder expressions;
    private final StatementBuilder statements;
    private final Templates templates;
    private final NestedStatementReader nested;

    BlockReader(LineParser parser, Texts texts) {
        this.parser = parser;
        this.texts = texts;
        this.expressions = new ExpressionBuilder(texts, parser);
        this.statements = new StatementBuilder(texts, expressions);
        this.templates = expressions.templates();
        this.nested = new NestedStatementReader(this, parser, texts);
    }

    ExpressionBuilder expressions() {
        return expressions;
    }

    StatementBuilder statements() {
        return statements;
    }

    List<Item> items(List<Line> lines) {
        return items(lines, null);
    }

    /** {@code about} takes the paragraphs the block begins with; null where there is no step they could be about. */
    private List<Item> items(List<Line> lines, @Nullable List<Word> about) {
        List<Item> items = new ArrayList<>();
        IfChain chain = null;
        for (Line line : lines) {
            LineParser.Parsed<SopParser.ItemLineContext> parsed = parser.parse(line, SopParser::itemLine);
            SopParser.ItemLineContext read = parsed.context();
            if (read != null && read.about() != null) {
                about(read.about(), items.isEmpty() && chain == null ? about : null, line);
                continue;
            }
            SopParser.StatementContext statement = read == null ? null : read.statement();
            if (statement != null && statement.elseLine() != null) {
                elseLine(chain, statement.elseLine(), line);
                continue;
            }
            if (read == null && begins(parsed, SopLexer.ELSE)) {
                items(line.below());
                continue;
            }
            addIf(chain, items);
            chain = null;
            if (statement == null) {
                chain = begins(parsed, SopLexer.IF) ? new IfChain(null) : null;
                addIfReadable(read == null ? broken(parsed.tokens(), line) : heading(read.heading(), line), items);
            } else if (statement.ifLine() != null) {
                chain = new IfChain(texts.place(statement.ifLine().IF())
                        .to(texts.place(statement.ifLine().value())));
                chain.add(branch(statement.ifLine(), line));
            } else {
                items.add(statement(statement, line));
            }
        }
        addIf(chain, items);
        return List.copyOf(items);
    }

    private void about(SopParser.AboutContext read, @Nullable List<Word> about, Line line) {
        Word text = texts.paragraph(read.STRING());
        nothingBelow(line, "'about'", this::items);
        if (about == null) {
            texts.problem(
                    texts.place(read),
                    "'about' goes directly below the heading of a step, at the margin for the rulebook, or in a scenario");
        } else {
            about.add(text);
        }
    }

    // ---- headings

    Heading heading(SopParser.HeadingContext heading, Line line) {
        Heading.Level level = heading.level() == null
                ? Heading.Level.STEP
                : level(heading.level().getStart());
        Word label = heading.LABEL() == null ? null : texts.word(heading.LABEL());
        Place place =
                texts.place(heading.getStart()).to(texts.place(heading.title().STRING()));
        return heading(place, level, label, heading.title(), heading.clauses(), heading.inline(), line);
    }

    /** The heading inside a reaction or digression. */
    Heading heading(
            SopParser.TitleContext title,
            SopParser.ClausesContext clauses,
            SopParser.@Nullable InlineContext inline,
            Line line) {
        return heading(texts.place(title.STRING()), Heading.Level.STEP, null, title, clauses, inline, line);
    }

    /** What is played once before all else is a phase of its own. */
    Heading setUp(SopParser.TitleContext title, SopParser.ClausesContext clauses, Line line) {
        return heading(texts.place(title.STRING()), Heading.Level.PHASE, null, title, clauses, null, line);
    }

    private Heading heading(
            Place place,
            Heading.Level level,
            @Nullable Word label,
            SopParser.TitleContext title,
            SopParser.ClausesContext clauses,
            SopParser.@Nullable InlineContext inline,
            Line line) {
        List<Word> about = new ArrayList<>();
        List<Item> body = inline == null ? items(line.below(), about) : body(inline, line);
        return new Heading(
                place,
                level,
                label,
                templates.title(title.STRING().getSymbol()),
                texts.refs(title.REFS()),
                clauses(clauses),
                List.copyOf(about),
                body,
                inline != null || line.below().size() > about.size());
    }

    Clauses clauses(SopParser.ClausesContext clauses) {
        return ClauseBuilder.build(clauses, texts, expressions, statements);
    }

    /** A broken line that still shows what heading it is keeps its block in the tree. */
    @Nullable
    Heading broken(List<CommonToken> tokens, Line line) {
        int at = 0;
        Heading.Level level = Heading.Level.STEP;
        Word label = null;
        if (!tokens.isEmpty() && KnownWords.isLevel(tokens.get(at))) {
            level = level(tokens.get(at++));
        }
        if (at < tokens.size() && tokens.get(at).getType() == SopLexer.LABEL) {
            label = new Word(texts.place(tokens.get(at)), texts.text(tokens.get(at)));
            at++;
        }
        if (at >= tokens.size() || tokens.get(at).getType() != SopLexer.STRING) {
            belowBroken(tokens, line);
            return null;
        }
        Place place = texts.place(tokens.getFirst()).to(texts.place(tokens.get(at)));
        Template title = templates.title(tokens.get(at));
        boolean refs = tokens.get(at + 1).getType() == SopLexer.REFS;
        List<Word> about = new ArrayList<>();
        List<Item> body = items(line.below(), about);
        return new Heading(
                place,
                level,
                label,
                title,
                refs ? texts.refs(tokens.get(at + 1)) : List.of(),
                Clauses.NONE,
                List.copyOf(about),
                body,
                line.below().size() > about.size());
    }

    /** The lines below a line nobody understood are still read for their own problems. */
    private void belowBroken(List<CommonToken> tokens, Line line) {
        boolean rolls = tokens.stream()
                .anyMatch(token -> token.getType() == SopLexer.ROLL
                        || token.getType() == SopLexer.ROLLS
                        || token.getType() == SopLexer.LET
                        || token.getType() == SopLexer.DEFINE);
        boolean declares = tokens.size() > 1
                && (tokens.get(1).getType() == SopLexer.HAS || tokens.getFirst().getType() == SopLexer.SCENARIO);
        if (rolls) {
            modifiers(line.below());
        } else if (!declares) {
            items(line.below());
        }
    }

    private static Heading.Level level(Token word) {
        return switch (word.getType()) {
            case SopLexer.PLAYER_TURN -> Heading.Level.PLAYER_TURN;
            case SopLexer.PHASE -> Heading.Level.PHASE;
            case SopLexer.SEGMENT -> Heading.Level.SEGMENT;
            case SopLexer.ROUND -> Heading.Level.ROUND;
            default -> Heading.Level.STEP;
        };
    }

    // ---- statements

    private Statement statement(SopParser.StatementContext statement, Line line) {
        if (statement.simple() == null) {
            return nested.statement(statement, line);
        }
        return simple(statement.simple(), line);
    }

    private Statement simple(SopParser.SimpleContext simple, Line line) {
        if (StatementBuilder.rollIn(simple) != null || simple.let() != null) {
            return statements.simple(simple, modifiers(line.below()));
        }
        Statement made = statements.simple(simple, List.of());
        nothingBelow(line, "'" + texts.text(simple.getStart()) + "'", this::items);
        return made;
    }

    List<Modifier> modifiers(List<Line> lines) {
        List<Modifier> modifiers = new ArrayList<>();
        for (Line line : lines) {
            SopParser.ModifierLineContext read =
                    parser.parse(line, SopParser::modifierLine).context();
            if (read != null) {
                modifiers.add(statements.modifier(read.modifier()));
            }
            nothingBelow(line, "a modifier", this::modifiers);
        }
        return List.copyOf(modifiers);
    }

    /** What a line has to do: the statement after its colon, or the block below it. */
    private List<Item> body(SopParser.@Nullable InlineContext inline, Line line) {
        if (inline == null) {
            return items(line.below());
        }
        SopParser.InlineIfContext inlineIf = inline.inlineIf();
        if (inlineIf == null) {
            return List.of(simple(inline.simple(), line));
        }
        Expression condition = expressions.value(inlineIf.value());
        somethingBelow(inlineIf.simple(), line, "if", texts.place(inlineIf.IF()));
        List<Item> body = inlineIf.simple() == null ? items(line.below()) : List.of(simple(inlineIf.simple(), line));
        Place place = texts.place(inlineIf);
        return List.of(new Statement.If(place, List.of(new Statement.Branch(condition, body)), List.of()));
    }

    private Statement.Branch branch(SopParser.IfLineContext read, Line line) {
        Expression condition = expressions.value(read.value());
        somethingBelow(read.inline(), line, "if", texts.place(read.IF()));
        return new Statement.Branch(condition, body(read.inline(), line));
    }

    private void elseLine(@Nullable IfChain chain, SopParser.ElseLineContext read, Line line) {
        Place place = texts.place(read.ELSE());
        somethingBelow(read.inline(), line, "else", place);
        Expression condition = expressions.valueIfAny(read.value());
        List<Item> body = body(read.inline(), line);
        if (chain == null) {
            texts.problem(
                    place,
                    "this 'else' has no 'if': it goes directly below the block of its 'if', with the same indentation");
        } else if (chain.isClosed()) {
            texts.problem(place, "this 'if' already has an 'else'");
        } else if (condition != null) {
            chain.add(new Statement.Branch(condition, body));
        } else {
            chain.close(body);
        }
    }

    private static void addIf(@Nullable IfChain chain, List<Item> items) {
        Statement made = chain == null ? null : chain.made();
        addIfReadable(made, items);
    }

    private static void addIfReadable(@Nullable Item item, List<Item> items) {
        if (item != null) {
            items.add(item);
        }
    }

    // ---- blocks where there should be none, or none where there should be one

    /** Says that nothing may stand there, and reads it nevertheless, for its own problems. */
    void nothingBelow(Line line, String what, Consumer<List<Line>> reading) {
        if (!line.below().isEmpty()) {
            texts.problem(texts.place(line.below().getFirst()), "nothing can be indented below " + what);
            reading.accept(line.below());
        }
    }

    void somethingBelow(@Nullable ParserRuleContext inline, Line line, String word, Place place) {
        if (inline == null && line.below().isEmpty()) {
            boolean colon = word.equals("if") || word.equals("else");
            texts.problem(
                    place,
                    "'" + word + "' needs "
                            + (colon
                                    ? "a statement after a colon, or lines indented below it"
                                    : "lines indented below it"));
        }
    }

    private static boolean begins(LineParser.Parsed<?> parsed, int type) {
        return !parsed.tokens().isEmpty() && parsed.tokens().getFirst().getType() == type;
    }
}
