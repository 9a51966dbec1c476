package org.phaseline.release;

import java.io.IOException;
import java.io.InputStream;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.classfile.constantpool.PoolEntry;
import java.lang.constant.ClassDesc;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;

/**
 * The modules of Java that an image holds. They are written down, because what a jar mentions is more than it uses; but a jar
 * that mentions a module nobody has thought about stops a release.
 */
final class RuntimeModules {

    /** What the jars mention, and what they reach by name alone. */
    static final Set<String> HELD = new TreeSet<>(Set.of(
            "java.base",
            "java.logging",
            "java.management", // pools of connections
            "java.naming", // certificates of mail hosts
            "java.net.http", // webhooks
            "java.security.jgss", // PostgreSQL with Kerberos
            "java.security.sasl", // mail
            "java.sql",
            "java.transaction.xa",
            "java.xml",
            "jdk.charsets", // terminals that do not speak UTF-8
            "jdk.unsupported",
            "jdk.zipfs"));

    /** What is mentioned and never reached, with the reason. */
    static final Map<String, String> LEFT_OUT =
            new TreeMap<>(Map.of("java.desktop", "pictures in mails and property editors, which nobody here uses"));

    private RuntimeModules() {}

    /** Refuses jars that mention a module that is neither held nor left out on purpose. */
    static void check(List<Path> jars) throws IOException, ReleaseProblem {
        Map<String, String> mentioned = mentionedBy(jars);
        mentioned.keySet().removeAll(HELD);
        mentioned.keySet().removeAll(LEFT_OUT.keySet());
        if (!mentioned.isEmpty()) {
            throw new ReleaseProblem("no decision on "
                    + mentioned.entrySet().stream()
                            .map(each -> each.getKey() + ", which " + each.getValue() + " mentions")
                            .collect(Collectors.joining("; "))
                    + ": add it to HELD or LEFT_OUT in RuntimeModules.");
        }
    }

    /** The modules of Java that the classes in some jars mention, each with one class that does. */
    static Map<String, String> mentionedBy(List<Path> jars) throws IOException {
        Map<String, String> modules = modulesOfPackages();
        Map<String, String> mentioned = new TreeMap<>();
        for (Path jar : jars) {
            try (JarFile file = new JarFile(jar.toFile())) {
                for (ZipEntry entry : file.stream()
                        .filter(each -> each.getName().endsWith(".class")
                                && !each.getName().endsWith("module-info.class"))
                        .toList()) {
                    try (InputStream in = file.getInputStream(entry)) {
                        String where = jar.getFileName() + ":" + entry.getName();
                        for (String name : packagesIn(ClassFile.of().parse(in.readAllBytes()))) {
                            String module = modules.get(name);
                            if (module != null) {
                                mentioned.putIfAbsent(module, where);
                            }
                        }
                    }
                }
            }
        }
        return mentioned;
    }

    private static Set<String> packagesIn(ClassModel type) {
        Set<String> packages = new TreeSet<>();
        for (PoolEntry entry : type.constantPool()) {
            if (entry instanceof ClassEntry mentioned) {
                ClassDesc element = mentioned.asSymbol();
                while (element.isArray()) {
                    element = element.componentType();
                }
                packages.add(element.packageName());
            }
        }
        return packages;
    }

    private static Map<String, String> modulesOfPackages() {
        Map<String, String> modules = new HashMap<>();
        for (ModuleReference each : ModuleFinder.ofSystem().findAll()) {
            each.descriptor()
                    .packages()
                    .forEach(name -> modules.put(name, each.descriptor().name()));
        }
        return modules;
    }
}
