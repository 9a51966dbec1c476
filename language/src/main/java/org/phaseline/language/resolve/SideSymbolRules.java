package org.phaseline.language.resolve;

import java.util.List;
import java.util.TreeMap;
import org.phaseline.engine.outline.SideSymbol;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.checked.Type;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Word;

/** {@code symbols sides of Map}: what the fields of sides, or the words they hold, are drawn as. */
final class SideSymbolRules {

    private final Symbols symbols;
    private final Problems problems;

    SideSymbolRules(Symbols symbols, Problems problems) {
        this.symbols = symbols;
        this.problems = problems;
    }

    void read(List<Declaration.SideSymbols> declared) {
        for (Declaration.SideSymbols each : declared) {
            String board = each.board().text();
            if (!symbols.sides.containsKey(board)) {
                problems.unknown(
                        Code.UNKNOWN_NAME,
                        each.board().place(),
                        "no board '" + board + "' whose sides have fields"
                                + problems.didYouMean(board, symbols.sides.keySet()));
                continue;
            }
            if (each.lines().isEmpty()) {
                problems.add(
                        Code.MISSING,
                        each.place(),
                        "the lines are missing: indent 'field: symbol' below, as in river: water");
            }
            TreeMap<String, SideSymbol> drawn = symbols.sideSymbols.computeIfAbsent(board, unused -> new TreeMap<>());
            for (Declaration.SymbolLine line : each.lines()) {
                SideSymbol symbol = symbol(line.symbol());
                line.words().forEach(word -> draw(board, word, symbol, drawn));
            }
        }
    }

    private SideSymbol symbol(Word named) {
        return SideSymbol.of(named.text()).orElseGet(() -> {
            problems.add(
                    Code.DECLARATION,
                    named.place(),
                    "sides have no symbol '" + named.text() + "', only " + String.join(", ", SideSymbol.words())
                            + problems.didYouMean(named.text(), SideSymbol.words()));
            return SideSymbol.LINE;
        });
    }

    private void draw(String board, Word word, SideSymbol symbol, TreeMap<String, SideSymbol> drawn) {
        TreeMap<String, Symbols.Field> fields = symbols.fieldsOf(Symbols.sideOf(board));
        Symbols.Field field = fields.get(word.text());
        boolean ofKind = fields.values().stream()
                .anyMatch(each ->
                        each.type() instanceof Type.Kind kind && kind.words().contains(word.text()));
        if (field == null && !ofKind) {
            problems.unknown(
                    Code.UNKNOWN_NAME,
                    word.place(),
                    "a side of " + board + " has no '" + word.text() + "'"
                            + problems.didYouMean(word.text(), fields.keySet()));
        } else if (drawn.putIfAbsent(word.text(), symbol) != null) {
            problems.add(Code.DECLARATION, word.place(), "'" + word.text() + "' already has a symbol");
        }
    }
}
