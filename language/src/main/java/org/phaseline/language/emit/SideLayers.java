package org.phaseline.language.emit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import org.phaseline.engine.outline.SideLayer;
import org.phaseline.engine.outline.SideSymbol;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.checked.Type;

/** What is drawn on the sides of a board: flags that are set, every word but the first of its kind, numbers. */
final class SideLayers {

    private SideLayers() {}

    static List<SideLayer> of(String board, Symbols symbols) {
        TreeMap<String, SideSymbol> drawn = symbols.sideSymbols.getOrDefault(board, new TreeMap<>());
        List<Symbols.Field> fields =
                new ArrayList<>(symbols.fieldsOf(Symbols.sideOf(board)).values());
        fields.sort(Comparator.comparingInt(Symbols.Field::slot));
        List<SideLayer> layers = new ArrayList<>();
        for (Symbols.Field field : fields) {
            SideSymbol symbol = drawn.getOrDefault(field.name().text(), SideSymbol.LINE);
            if (field.untold()) {
                continue;
            }
            switch (field.type()) {
                case Type.Flag _ ->
                    layers.add(new SideLayer(
                            field.name().text(),
                            field.slot(),
                            List.of("", title(field)),
                            List.of(SideSymbol.LINE, symbol),
                            0));
                case Type.Kind kind -> layers.add(words(field, kind, symbol, drawn));
                case Type.Num number ->
                    layers.add(new SideLayer(
                            field.name().text(), field.slot(), List.of(title(field)), List.of(symbol), number.unit()));
                case Type.Who _, Type.SetOf _, Type.Range _, Type.Dice _, Type.Date _, Type.None _, Type.Unknown _ -> {}
            }
        }
        return List.copyOf(layers);
    }

    private static String title(Symbols.Field field) {
        return field.text().isEmpty() ? field.name().text() : field.text();
    }

    private static SideLayer words(
            Symbols.Field field, Type.Kind kind, SideSymbol usual, TreeMap<String, SideSymbol> drawn) {
        List<String> titles = new ArrayList<>(kind.titles());
        if (!titles.isEmpty()) {
            titles.set(0, "");
        }
        List<SideSymbol> symbols = kind.words().stream()
                .map(word -> drawn.getOrDefault(word, usual))
                .toList();
        return new SideLayer(field.name().text(), field.slot(), List.copyOf(titles), symbols, 0);
    }
}
