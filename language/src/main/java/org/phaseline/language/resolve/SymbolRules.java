package org.phaseline.language.resolve;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.phaseline.boards.SpaceBoard;
import org.phaseline.engine.outline.Symbol;
import org.phaseline.engine.outline.SymbolRule;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.checked.Type;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Word;

/** Which symbols the counters of a kind carry, and what is drawn on the spaces of a board. Play never depends on it. */
final class SymbolRules {

    private final Symbols symbols;
    private final Problems problems;
    private final TreeSet<String> kinds = new TreeSet<>();

    SymbolRules(Symbols symbols, Problems problems) {
        this.symbols = symbols;
        this.problems = problems;
    }

    List<SymbolRule> read(List<Declaration.Symbols> declared) {
        List<SymbolRule> rules = new ArrayList<>();
        for (Declaration.Symbols each : declared) {
            if (drawn(each.kind())) {
                rules.add(rule(each));
            }
        }
        return List.copyOf(rules);
    }

    private boolean drawn(Word kind) {
        String name = kind.text();
        if (!symbols.pieceKinds.containsKey(name) && !(symbols.boards.get(name) instanceof SpaceBoard)) {
            List<String> known = new ArrayList<>(symbols.pieceKinds.keySet());
            symbols.boards.forEach((board, form) -> {
                if (form instanceof SpaceBoard) {
                    known.add(board);
                }
            });
            problems.unknown(
                    Code.UNKNOWN_NAME,
                    kind.place(),
                    symbols.boards.containsKey(name)
                            ? "the places of a table have no symbols; only hexes, squares and areas do"
                            : "no kind of pieces and no board '" + name + "'" + problems.didYouMean(name, known));
            return false;
        }
        if (!kinds.add(name)) {
            problems.add(Code.DUPLICATE_NAME, kind.place(), "the symbols of " + name + " are already declared");
            return false;
        }
        return true;
    }

    private SymbolRule rule(Declaration.Symbols declared) {
        String kind = declared.kind().text();
        TreeMap<String, Symbols.Field> fields = symbols.kindFields.getOrDefault(kind, new TreeMap<>());
        List<SymbolRule.Shown> showing = showing(declared, fields);
        if (declared.by() == null) {
            if (!declared.lines().isEmpty()) {
                problems.add(
                        Code.DECLARATION,
                        declared.lines().getFirst().place(),
                        "say what the symbol depends on: symbols " + kind + " by, then a field");
            } else if (declared.symbol() == null && showing.isEmpty()) {
                problems.add(
                        Code.DECLARATION,
                        declared.place(),
                        "the symbol is missing: write ':' and a symbol, or 'by' and a field with lines below");
            }
            Word symbol = declared.symbol();
            return new SymbolRule(kind, "", List.of(symbol == null ? "" : known(symbol)), showing);
        }
        if (declared.symbol() != null) {
            problems.add(
                    Code.DECLARATION,
                    declared.symbol().place(),
                    "with 'by', put the symbols on lines below, as in: horse, camels: horse");
        } else if (declared.lines().isEmpty()) {
            problems.add(Code.MISSING, declared.place(), "the lines are missing: indent 'word, word: symbol' below");
        }
        Type decider = decider(declared.by(), declared.kind(), fields);
        List<String> drawn = switch (decider) {
            case null -> List.of();
            case Type.Kind words -> lines(declared, words.words(), "a word of " + words.name());
            case Type other -> lines(declared, List.of("no", "yes"), "'yes' or 'no'");
        };
        return new SymbolRule(kind, declared.by().text(), drawn, showing);
    }

    private @Nullable Type decider(Word by, Word kind, TreeMap<String, Symbols.Field> fields) {
        Symbols.Field field = field(by, kind, fields);
        if (field == null || field.type() instanceof Type.Unknown) {
            return null;
        }
        if (field.type() instanceof Type.Kind words
                && !symbols.pieceKinds.containsKey(words.name())
                && !symbols.boards.containsKey(words.name())) {
            return words;
        }
        if (field.type() instanceof Type.Flag) {
            return field.type();
        }
        problems.add(
                Code.DECLARATION,
                by.place(),
                "a symbol can depend only on a field that holds a word of a kind, or yes or no; '" + by.text() + "' is "
                        + field.type().said());
        return null;
    }

    private Symbols.@Nullable Field field(Word name, Word kind, TreeMap<String, Symbols.Field> fields) {
        Symbols.Field field = fields.get(name.text());
        if (field == null) {
            problems.unknown(
                    Code.UNKNOWN_NAME,
                    name.place(),
                    kind.text() + " has no '" + name.text() + "'" + problems.didYouMean(name.text(), fields.keySet()));
        }
        return field;
    }

    /** @param expected what is expected at the beginning of a line, in words */
    private List<String> lines(Declaration.Symbols declared, List<String> words, String expected) {
        String[] drawn = new String[words.size()];
        Arrays.fill(drawn, "");
        TreeSet<String> said = new TreeSet<>();
        for (Declaration.SymbolLine line : declared.lines()) {
            String symbol = known(line.symbol());
            for (Word word : line.words()) {
                int index = words.indexOf(word.text());
                if (index < 0) {
                    problems.unknown(
                            Code.UNKNOWN_NAME,
                            word.place(),
                            "'" + word.text() + "' is not " + expected + problems.didYouMean(word.text(), words));
                } else if (!said.add(word.text())) {
                    problems.add(Code.DECLARATION, word.place(), "'" + word.text() + "' already has a symbol");
                } else {
                    drawn[index] = symbol;
                }
            }
        }
        return List.of(drawn);
    }

    private String known(Word symbol) {
        if (Symbol.of(symbol.text()).isEmpty()) {
            problems.add(
                    Code.DECLARATION,
                    symbol.place(),
                    "no symbol '" + symbol.text() + "'" + problems.didYouMean(symbol.text(), Symbol.words()));
            return "";
        }
        return symbol.text();
    }

    private List<SymbolRule.Shown> showing(Declaration.Symbols declared, TreeMap<String, Symbols.Field> fields) {
        List<SymbolRule.Shown> shown = new ArrayList<>();
        TreeSet<String> said = new TreeSet<>();
        boolean counters = symbols.pieceKinds.containsKey(declared.kind().text());
        for (Declaration.Shown each : declared.showing()) {
            Word word = each.field();
            if (!said.add(word.text())) {
                problems.add(Code.DECLARATION, word.place(), "'" + word.text() + "' is already shown");
            } else {
                Symbols.Field field = field(word, declared.kind(), fields);
                if (field != null) {
                    String form = each.form() == null ? "" : form(each.form(), word, field.type(), counters);
                    shown.add(new SymbolRule.Shown(word.text(), usual(field.type()), form));
                }
            }
        }
        return List.copyOf(shown);
    }

    /**
     * On counters numbers can be pips and words a band; on spaces a number can be a marker with a symbol, a party the colour of the
     * space, and where values differ there can be a border.
     */
    private String form(Word form, Word field, Type type, boolean counters) {
        if (!counters) {
            if (form.text().equals(SymbolRule.Shown.COLOUR) || form.text().equals(SymbolRule.Shown.BORDER)) {
                return ofSpaces(form, field, type);
            }
            if (!(type instanceof Type.Num) && !(type instanceof Type.Unknown)) {
                problems.add(
                        Code.DECLARATION,
                        form.place(),
                        "on spaces only a number can be shown as a symbol; '" + field.text() + "' is " + type.said());
            }
            return known(form);
        }
        boolean pips = form.text().equals(SymbolRule.Shown.PIPS);
        if (!pips && !form.text().equals(SymbolRule.Shown.BAND)) {
            problems.add(
                    Code.DECLARATION,
                    form.place(),
                    "a field of a counter can be shown as pips or as band, not as '" + form.text() + "'");
            return "";
        }
        boolean fits = pips ? type instanceof Type.Num : type instanceof Type.Kind kind && !kind.pieces();
        if (!fits && !(type instanceof Type.Unknown)) {
            problems.add(
                    Code.DECLARATION,
                    form.place(),
                    "only " + (pips ? "a number can be shown as pips" : "a word of a kind can be shown as a band")
                            + "; '" + field.text() + "' is " + type.said());
        }
        return form.text();
    }

    private String ofSpaces(Word form, Word field, Type type) {
        boolean colour = form.text().equals(SymbolRule.Shown.COLOUR);
        boolean fits = type instanceof Type.Who || !colour && type instanceof Type.Kind;
        if (!fits && !(type instanceof Type.Unknown)) {
            problems.add(
                    Code.DECLARATION,
                    form.place(),
                    (colour
                                    ? "only a side or a faction has a colour"
                                    : "only a side, a faction, a word or a piece can be shown as a border")
                            + "; '" + field.text() + "' is " + type.said());
        }
        return form.text();
    }

    private static String usual(Type type) {
        return type instanceof Type.Kind kind && !kind.orNone() && !kind.words().isEmpty()
                ? kind.titles().getFirst()
                : "";
    }
}
