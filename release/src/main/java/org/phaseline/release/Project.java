package org.phaseline.release;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;

/** What the POMs of a built checkout say: the version, and which modules are libraries that others may depend on. */
record Project(Path root, Version version, List<String> libraries) {

    static Project at(Path root) throws IOException, ReleaseProblem {
        Element pom = pom(root);
        List<String> libraries = new ArrayList<>();
        for (Element module : children(child(pom, "modules"), "module")) {
            String name = module.getTextContent().strip();
            if (isPublished(pom(root.resolve(name)))) {
                libraries.add(name);
            }
        }
        return new Project(
                root, new Version(child(pom, "version").getTextContent().strip()), libraries);
    }

    /** Maven's own property keeps a module away from repositories, so it is ours too. */
    private static boolean isPublished(Element pom) throws ReleaseProblem {
        for (Element properties : children(pom, "properties")) {
            for (Element skip : children(properties, "maven.deploy.skip")) {
                return !skip.getTextContent().strip().equals("true");
            }
        }
        return true;
    }

    Path target(String module) {
        return root.resolve(module).resolve("target");
    }

    /** The file name under which a library is published, without what follows the version. */
    String artifact(String module) {
        return "phaseline-" + module + "-" + version;
    }

    private static Element pom(Path folder) throws IOException, ReleaseProblem {
        Path file = folder.resolve("pom.xml");
        try (var in = Files.newInputStream(file)) {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
            return factory.newDocumentBuilder().parse(in).getDocumentElement();
        } catch (SAXException | ParserConfigurationException unreadable) {
            throw new ReleaseProblem(file + " is not a POM: " + unreadable.getMessage());
        }
    }

    private static Element child(Element parent, String name) throws ReleaseProblem {
        List<Element> found = children(parent, name);
        if (found.isEmpty()) {
            throw new ReleaseProblem("the POM has no <" + name + ">.");
        }
        return found.getFirst();
    }

    private static List<Element> children(Element parent, String name) {
        List<Element> found = new ArrayList<>();
        for (Node each = parent.getFirstChild(); each != null; each = each.getNextSibling()) {
            if (each instanceof Element element && element.getTagName().equals(name)) {
                found.add(element);
            }
        }
        return found;
    }
}
