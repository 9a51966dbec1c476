package org.phaseline.language.syntax;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.tree.Clauses;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Item;
import org.phaseline.language.tree.Place;
import org.phaseline.language.tree.SourceTree;
import org.phaseline.language.tree.Statement;
import org.phaseline.language.tree.Template;
import org.phaseline.language.tree.Word;

/**
 * A compact dump of a tree: one line for each declaration, heading, statement or line of a declaration, with its place, the
 * type of the record and what it holds; what is inside is indented. Nothing, {@code false} and empty lists are left out; what
 * may be missing is shown with its name. Written over the shape of the records, so that a new one needs no printer of its own.
 */
final class TreePrinter {

    private final StringBuilder out = new StringBuilder();

    private TreePrinter() {}

    static String print(SourceTree tree) {
        TreePrinter printer = new TreePrinter();
        tree.declarations().forEach(declaration -> printer.line((Record) declaration, 0));
        return printer.out.toString();
    }

    private void line(Record record, int depth) {
        StringBuilder head = new StringBuilder("  ".repeat(depth));
        List<Runnable> below = new ArrayList<>();
        head.append(record.getClass().getSimpleName());
        for (RecordComponent component : record.getClass().getRecordComponents()) {
            Object value = value(record, component);
            if (value instanceof Place place) {
                head.insert(2 * depth, place.line() + ":" + place.column() + "+" + place.length() + " ");
            } else if (isBlock(value)) {
                boolean named = component.getName().equals("otherwise");
                int deeper = named ? depth + 2 : depth + 1;
                below.add(() -> {
                    if (named) {
                        out.append("  ".repeat(depth + 1)).append("otherwise\n");
                    }
                    ((List<?>) value).forEach(each -> line((Record) each, deeper));
                });
            } else if (isLine(value)) {
                below.add(() -> line((Record) value, depth + 1));
            } else {
                append(head, component, value);
            }
        }
        out.append(head).append('\n');
        below.forEach(Runnable::run);
    }

    private static boolean isBlock(@Nullable Object value) {
        return value instanceof List<?> list && !list.isEmpty() && isLine(list.getFirst());
    }

    private static boolean isLine(@Nullable Object value) {
        return value instanceof Item
                || value instanceof Statement.Branch
                || value instanceof Statement.Modifier
                || value instanceof Declaration.StateField
                || value instanceof Declaration.TableLine
                || value instanceof Declaration.ScheduleLine
                || value instanceof Declaration.SymbolLine
                || value instanceof Declaration.ScenarioLine;
    }

    private static void append(StringBuilder out, RecordComponent component, @Nullable Object value) {
        boolean empty = value == null
                || value.equals(false)
                || value.equals(Clauses.NONE)
                || value instanceof List<?> list && list.isEmpty();
        if (empty) {
            return;
        }
        boolean mayBeMissing = component.getAnnotatedType().isAnnotationPresent(Nullable.class);
        String name = mayBeMissing || component.getDeclaringRecord() == Clauses.class ? component.getName() + "=" : "";
        out.append(' ').append(value.equals(true) ? component.getName() : name + inline(value));
    }

    private static String inline(Object value) {
        return switch (value) {
            case Declaration.KindWord word ->
                word.title() == null ? inline(word.name()) : inline(word.name()) + " " + inline(word.title());
            case Template template -> inline(template.word());
            case Word word -> isPlain(word.text()) ? word.text() : '"' + word.text() + '"';
            case Expression.Name name -> name.name();
            case Expression.Number number -> String.valueOf(number.value());
            case Expression.It _ -> "it";
            case Expression.None _ -> "none";
            case Expression.Flag flag -> flag.value() ? "yes" : "no";
            case Expression.Binary binary ->
                "(" + inline(binary.left()) + " " + binary.operator() + " " + inline(binary.right()) + ")";
            case List<?> list -> {
                List<String> parts = new ArrayList<>();
                list.forEach(each -> parts.add(inline(each)));
                yield parts.toString();
            }
            case Record record -> {
                StringBuilder out = new StringBuilder();
                for (RecordComponent component : record.getClass().getRecordComponents()) {
                    Object part = value(record, component);
                    if (!(part instanceof Place)) {
                        append(out, component, part);
                    }
                }
                yield record.getClass().getSimpleName() + "(" + out.toString().strip() + ")";
            }
            default -> String.valueOf(value);
        };
    }

    private static boolean isPlain(String text) {
        return !text.isEmpty() && text.chars().allMatch(c -> Character.isLetterOrDigit(c) || c == '_');
    }

    private static @Nullable Object value(Record record, RecordComponent component) {
        try {
            component.getAccessor().setAccessible(true);
            return component.getAccessor().invoke(record);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
