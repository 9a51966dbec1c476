package org.phaseline.testrunner;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import org.phaseline.testrunner.TestSuite.Case;
import org.phaseline.testrunner.TestSuite.Outcome;

/** The results of a class in the format of Maven's Surefire plugin, which the launcher and other tools read. */
final class XmlReport {

    private XmlReport() {}

    static void write(TestSuite suite, Path folder) throws IOException {
        Files.createDirectories(folder);
        try (Writer file = Files.newBufferedWriter(folder.resolve("TEST-" + suite.name() + ".xml"))) {
            XMLStreamWriter xml = XMLOutputFactory.newInstance().createXMLStreamWriter(file);
            xml.writeStartDocument("UTF-8", "1.0");
            xml.writeCharacters("\n");
            xml.writeStartElement("testsuite");
            xml.writeAttribute("name", suite.name());
            xml.writeAttribute("time", seconds(suite.seconds()));
            xml.writeAttribute("tests", String.valueOf(suite.cases().size()));
            xml.writeAttribute("errors", String.valueOf(suite.count(Outcome.BROKEN)));
            xml.writeAttribute("skipped", String.valueOf(suite.count(Outcome.SKIPPED)));
            xml.writeAttribute("failures", String.valueOf(suite.count(Outcome.FAILED)));
            for (Case each : suite.cases()) {
                write(suite, each, xml);
            }
            xml.writeCharacters("\n");
            xml.writeEndElement();
            xml.writeEndDocument();
            xml.close();
        } catch (XMLStreamException problem) {
            throw new IOException(problem);
        }
    }

    private static void write(TestSuite suite, Case test, XMLStreamWriter xml) throws XMLStreamException {
        xml.writeCharacters("\n  ");
        xml.writeStartElement("testcase");
        xml.writeAttribute("name", legal(test.name()));
        xml.writeAttribute("classname", suite.name());
        xml.writeAttribute("time", seconds(test.seconds()));
        String element = switch (test.outcome()) {
            case PASSED -> "";
            case FAILED -> "failure";
            case BROKEN -> "error";
            case SKIPPED -> "skipped";
        };
        if (!element.isEmpty()) {
            xml.writeStartElement(element);
            xml.writeCharacters(legal(test.details()));
            xml.writeEndElement();
        }
        xml.writeEndElement();
    }

    private static String seconds(double seconds) {
        return String.format(Locale.ROOT, "%.3f", seconds);
    }

    /** Names of tests hold what they test: also characters that XML has no way to write. */
    private static String legal(String text) {
        StringBuilder legal = new StringBuilder();
        text.codePoints()
                .map(each ->
                        each >= 0x20 && each < 0xD800 || each == '\n' || each == '\t' || each >= 0xE000 && each < 0xFFFE
                                ? each
                                : '?')
                .forEach(legal::appendCodePoint);
        return legal.toString();
    }
}
