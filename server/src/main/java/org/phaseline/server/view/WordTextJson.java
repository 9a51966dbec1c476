package org.phaseline.server.view;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.outline.PieceKind;
import org.phaseline.engine.outline.StateField;
import org.phaseline.engine.outline.ValueType;
import org.phaseline.engine.outline.WordTexts;

/**
 * What the rulebook says of the words that values of pieces are, such as abilities. A word that has such words itself when the game
 * begins, as a unit's card has abilities, tells of them, too.
 */
final class WordTextJson {

    private WordTextJson() {}

    record Told(String title, List<String> about) {}

    /**
     * @param values the values of pieces it is found in, as kind/name
     * @param tells what is said of it, and of the words it has
     */
    record Word(String kind, int number, String title, List<String> values, List<Told> tells) {}

    static List<Word> words(CompiledRulebook rulebook) {
        Outline outline = rulebook.outline();
        Map<String, WordTexts> texts = new TreeMap<>();
        outline.words().forEach(each -> texts.put(each.kind(), each));
        if (texts.isEmpty()) {
            return List.of();
        }
        List<String> pieces = outline.pieces().stream().map(PieceKind::name).toList();
        Map<String, ValueType> kinds = new TreeMap<>();
        Map<String, List<String>> values = new TreeMap<>();
        for (StateField field : outline.state()) {
            String kind = field.type().kind();
            if (pieces.contains(field.kind()) && !field.untold() && !kind.isEmpty() && !pieces.contains(kind)) {
                kinds.put(kind, field.type());
                values.computeIfAbsent(kind, _ -> new ArrayList<>()).add(field.kind() + "/" + field.name());
            }
        }
        List<Word> words = new ArrayList<>();
        kinds.forEach((kind, type) -> {
            List<StateField> own = outline.state().stream()
                    .filter(field -> field.kind().equals(kind)
                            && texts.containsKey(field.type().kind()))
                    .toList();
            WordTexts said = texts.get(kind);
            for (int word = 0; word < type.titles().size() && (said != null || !own.isEmpty()); word++) {
                int number = word;
                List<Told> tells = Stream.concat(
                                told(said, number),
                                own.stream()
                                        .flatMap(field -> members(field, number, rulebook.initial())
                                                .boxed()
                                                .flatMap(member -> told(
                                                        texts.get(field.type().kind()), member))))
                        .toList();
                if (!tells.isEmpty()) {
                    words.add(
                            new Word(kind, word, type.titles().get(word), values.getOrDefault(kind, List.of()), tells));
                }
            }
        });
        return words;
    }

    private static Stream<Told> told(@Nullable WordTexts texts, int word) {
        List<String> about = texts == null ? null : texts.abouts().get(word);
        return texts == null || about == null
                ? Stream.empty()
                : Stream.of(new Told(texts.titles().get(word), about));
    }

    /** The words that a word has as a value when the game begins. */
    private static IntStream members(StateField field, int holder, long[] slots) {
        int from = field.slot() + holder * field.width();
        if (field.type().form() != ValueType.Form.SET) {
            return IntStream.of((int) slots[from]).filter(member -> member >= 0);
        }
        return IntStream.range(
                        0,
                        Math.min(
                                field.width() * Long.SIZE, field.type().titles().size()))
                .filter(member -> (slots[from + (member >> 6)] >>> member & 1) != 0);
    }

    static void of(JsonGenerator json, Word word) throws IOException {
        json.writeStringField("kind", word.kind());
        json.writeNumberField("number", word.number());
        json.writeStringField("title", word.title());
        JsonBytes.strings(json, "values", word.values());
        JsonBytes.objects(json, "tells", word.tells(), (each, told) -> {
            each.writeStringField("title", told.title());
            JsonBytes.strings(each, "about", told.about());
        });
    }
}
