package org.phaseline.engine.code;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.constantpool.MethodRefEntry;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Instruction;

/**
 * The instructions and formulas cannot be sealed, because the machine knows them only by their interfaces and lies in another
 * package. So their class files are listed.
 */
class EveryLawTest {

    @Test
    void everyInstructionAndFormulaIsTriedByALaw() throws IOException, URISyntaxException {
        TreeSet<String> tried = new TreeSet<>();
        for (Path laws : classFiles(EveryLawTest.class)) {
            if (laws.getFileName().toString().matches(".*LawsTest(\\$.*)?\\.class")) {
                tried.addAll(made(laws));
            }
        }
        TreeSet<String> all = instructionsAndFormulas();
        assertThat(all).as("what was found").contains("AskMeanwhile", "Flow$Jump", "Lookup$Two", "Roll", "Slots$Role");

        all.removeAll(tried);

        assertThat(all).as("no law in a ...LawsTest makes one of these").isEmpty();
    }

    private static TreeSet<String> instructionsAndFormulas() throws IOException, URISyntaxException {
        TreeSet<String> found = new TreeSet<>();
        for (Path file : classFiles(Flow.class)) {
            Class<?> each = load(file);
            if (each.isRecord() && (Instruction.class.isAssignableFrom(each) || Formula.class.isAssignableFrom(each))) {
                found.add(each.getName().substring(each.getPackageName().length() + 1));
            }
        }
        return found;
    }

    private static Class<?> load(Path file) {
        String name = file.getFileName().toString().replace(".class", "");
        try {
            return Class.forName(Flow.class.getPackageName() + "." + name, false, Flow.class.getClassLoader());
        } catch (ClassNotFoundException gone) {
            throw new IllegalStateException(gone);
        }
    }

    /** Of which classes of the package a class calls the constructor, also by {@code X::new}. */
    private static TreeSet<String> made(Path file) throws IOException {
        ClassModel model = ClassFile.of().parse(file);
        String folder = Flow.class.getPackageName().replace('.', '/') + "/";
        TreeSet<String> made = new TreeSet<>();
        model.constantPool().forEach(entry -> {
            if (entry instanceof MethodRefEntry method
                    && method.name().equalsString("<init>")
                    && method.owner().asInternalName().startsWith(folder)) {
                made.add(method.owner().asInternalName().substring(folder.length()));
            }
        });
        return made;
    }

    /** Of the package, where this class was compiled to. */
    private static List<Path> classFiles(Class<?> beside) throws IOException, URISyntaxException {
        Path root = Path.of(
                beside.getProtectionDomain().getCodeSource().getLocation().toURI());
        try (Stream<Path> files =
                Files.list(root.resolve(beside.getPackageName().replace('.', '/')))) {
            return files.filter(file -> file.toString().endsWith(".class"))
                    .sorted()
                    .toList();
        }
    }
}
