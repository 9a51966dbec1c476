package org.phaseline.language.stages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Adds to a copy of the sources what somebody would add who extends the language: javac must name every place. */
@Tag("slow")
class ANewStatementTest {

    private static final Path SOURCES = Path.of("../language/src/main/java/org/phaseline/language");

    @Test
    void javacNamesEveryPlaceThatMustKnowAStatementAnActionOrAnExpression() throws IOException {
        TreeSet<String> places = missed(List.of(
                new Addition(
                        "tree/Statement.java",
                        "record Note(Place place, Template text) implements Statement {}",
                        "record Swap(Place place, Expression one, Expression other) implements Statement {}"),
                new Addition(
                        "checked/Action.java",
                        "record Note(Statement.Note source, Text text) implements Action {}",
                        "record Swap(Statement source, Target one, Target other) implements Action {}"),
                new Addition(
                        "checked/Action.java",
                        "record Note(Statement.Note source, Text text) implements Action {}",
                        "record Double(Statement source, Target target) implements Change {}"),
                new Addition(
                        "checked/Expr.java",
                        "record First(Expression source, Type type, Expr set) implements Expr {}",
                        "record Last(Expression source, Type type, Expr set) implements Expr {}")));

        assertThat(places)
                .as("a statement is missed where the tree is walked and where it is resolved")
                .contains("tree/Blocks.java", "resolve/BlockResolver.java", "verify/CoverageFacts.java");
        assertThat(places)
                .as("an action and an expression are missed by the visitor, by the checks and by the emitters")
                .contains(
                        "checked/Parts.java",
                        "verify/ActionTouches.java",
                        "verify/ExpressionTouches.java",
                        "verify/ActionFlow.java",
                        "emit/BlockEmitter.java",
                        "emit/FormulaEmitter.java");
        assertThat(places)
                .as("an action that joins a group is missed by the emitter of that group")
                .contains("emit/StateEmitter.java");
    }

    /** {@code text} is put below the line {@code after}. */
    private record Addition(String file, String after, String text) {}

    /** The files in which a switch does not cover what was added; whatever else javac says would be a mistake of this test. */
    private static TreeSet<String> missed(List<Addition> additions) throws IOException {
        DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        List<JavaFileObject> sources = new ArrayList<>();
        try (Stream<Path> files = Files.walk(SOURCES)) {
            for (Path path : files.filter(each -> each.toString().endsWith(".java"))
                    .sorted()
                    .toList()) {
                String name = SOURCES.relativize(path).toString().replace('\\', '/');
                // What reads the text itself needs classes that ANTLR makes, and knows the tree only as what it builds.
                boolean read = !name.startsWith("syntax/")
                        && !name.startsWith("diff/")
                        && (name.contains("/") || name.equals("RulebookText.java"));
                if (!read) {
                    continue;
                }
                String text = Files.readString(path);
                for (Addition each : additions) {
                    if (name.equals(each.file)) {
                        assertThat(text).contains(each.after);
                        text = text.replace(each.after, each.after + "\n\n" + each.text);
                    }
                }
                sources.add(new Source(name, text));
            }
        }
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        List<String> options = List.of(
                "-proc:none",
                "-Xlint:none",
                "-implicit:none",
                "-Xmaxerrs",
                "1000",
                "--should-stop=ifError=FLOW",
                "-cp",
                System.getProperty("java.class.path"),
                "-d",
                Files.createTempDirectory("statement").toString());
        compiler.getTask(new StringWriter(), null, found, options, null, sources)
                .call();
        TreeSet<String> places = new TreeSet<>();
        for (Diagnostic<? extends JavaFileObject> each : found.getDiagnostics()) {
            if (each.getKind() == Diagnostic.Kind.ERROR) {
                assertThat(each.getCode()).as(each.toString()).contains("not.exhaustive");
                places.add(((Source) each.getSource()).name);
            }
        }
        return places;
    }

    private static final class Source extends SimpleJavaFileObject {

        private final String name;
        private final String text;

        Source(String name, String text) {
            super(URI.create("string:///org/phaseline/language/" + name), Kind.SOURCE);
            this.name = name;
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }
}
