package org.phaseline.language.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.tree.TerminalNode;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Place;
import org.phaseline.language.tree.Word;

/** Words and places of what was parsed. */
final class Texts {

    private static final Pattern BLANKS = Pattern.compile("\\s+");

    private final SourceText source;
    private final Problems problems;

    Texts(SourceText source, Problems problems) {
        this.source = source;
        this.problems = problems;
    }

    /** The same words and places, with problems of their own. */
    Texts reportingTo(Problems others) {
        return new Texts(source, others);
    }

    void problem(Place place, String sentence) {
        problems.add(Code.SYNTAX, place, sentence);
    }

    Place place(Token token) {
        return source.place(token.getStartIndex(), token.getStopIndex() + 1);
    }

    Place place(Line line) {
        return source.place(line.start(), line.end());
    }

    /** A part of a line, by where it begins and ends in it. */
    Place place(Line line, int from, int to) {
        return source.place(line.start() + from, line.start() + to);
    }

    Place place(TerminalNode node) {
        return place(node.getSymbol());
    }

    /** From the first word to the last, as far as they stand on one line. */
    Place place(ParserRuleContext context) {
        Token first = context.getStart();
        Token last = context.getStop();
        return source.place(
                first.getStartIndex(), first.getStopIndex() + 1, last.getStartIndex(), last.getStopIndex() + 1);
    }

    String text(Token token) {
        return source.text().substring(token.getStartIndex(), token.getStopIndex() + 1);
    }

    Word word(SopParser.NameContext name) {
        return new Word(place(name), text(name.getStart()));
    }

    Word word(TerminalNode name) {
        return new Word(place(name), text(name.getSymbol()));
    }

    List<Word> words(SopParser.@Nullable NamesContext names) {
        if (names == null) {
            return List.of();
        }
        List<Word> words = new ArrayList<>();
        for (int i = 0; i < names.getChildCount(); i += 2) {
            words.add(word((SopParser.NameContext) names.getChild(i)));
        }
        return List.copyOf(words);
    }

    /** A quoted text without its quotes; the place includes them. */
    Word quoted(TerminalNode string) {
        return quoted(string.getSymbol());
    }

    Word quoted(Token string) {
        String text = text(string);
        boolean closed = text.length() > 1 && text.endsWith("\"");
        return new Word(place(string), text.substring(1, closed ? text.length() - 1 : text.length()));
    }

    /** A quoted text that people read as a paragraph. */
    Word paragraph(TerminalNode string) {
        Word text = quoted(string);
        if (text.text().isBlank()) {
            problem(text.place(), "this text says nothing; leave the line out");
        }
        return text;
    }

    @Nullable
    Word quotedIfAny(@Nullable TerminalNode string) {
        return string == null ? null : quoted(string);
    }

    /** A reference without its brackets; the place includes them. */
    Word reference(TerminalNode reference) {
        String text = text(reference.getSymbol());
        String inside = text.substring(1, text.endsWith("]") ? text.length() - 1 : text.length())
                .strip();
        if (inside.isEmpty()) {
            problem(place(reference), "a reference needs the printed id or the title of a step");
        }
        return new Word(place(reference), inside);
    }

    List<Word> references(List<TerminalNode> references) {
        return references.stream().map(this::reference).toList();
    }

    List<String> refs(@Nullable TerminalNode refs) {
        return refs == null ? List.of() : refs(refs.getSymbol());
    }

    /** Rule numbers, split at the commas that stand in no inner bracket. */
    List<String> refs(Token refs) {
        String text = text(refs);
        List<String> numbers = new ArrayList<>();
        int depth = 0;
        int from = 1;
        for (int at = 1; at < text.length(); at++) {
            char c = text.charAt(at);
            depth += c == '(' ? 1 : c == ')' ? -1 : 0;
            if (depth > 1) {
                problem(place(refs), "rule numbers can contain only one level of brackets");
            }
            if (depth < 0 || c == ',' && depth == 0) {
                // A list of rule numbers may go on over lines.
                String number = text.substring(from, at).strip();
                if (!number.isEmpty()) {
                    numbers.add(BLANKS.matcher(number).replaceAll(" "));
                }
                from = at + 1;
            }
        }
        return List.copyOf(numbers);
    }
}
