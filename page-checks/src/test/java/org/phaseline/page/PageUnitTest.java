package org.phaseline.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.phaseline.page.NodeTools.Output;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** The tests of the page that are written in JavaScript, each as a test of its own. */
class PageUnitTest {

    @TestFactory
    Stream<DynamicTest> thePage() throws IOException, InterruptedException, ParserConfigurationException, SAXException {
        Path report = NodeTools.TARGET.resolve("unit-tests.xml");
        Files.deleteIfExists(report);
        List<String> command = new ArrayList<>(List.of(
                "--test", "--test-isolation=none", "--test-reporter=junit", "--test-reporter-destination=" + report));
        PageSources.below(PageSources.UNIT_TESTS, ".test.js").forEach(file -> command.add(file.toString()));

        Output output = NodeTools.run(command);

        assertThat(report).as(output.text()).exists();
        NodeList cases = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(report.toFile())
                .getElementsByTagName("testcase");
        assertThat(cases.getLength()).as(output.text()).isPositive();
        return IntStream.range(0, cases.getLength())
                .mapToObj(i -> (Element) cases.item(i))
                .map(PageUnitTest::test);
    }

    private static DynamicTest test(Element testCase) {
        String suite = testCase.getParentNode() instanceof Element parent ? parent.getAttribute("name") : "";
        NodeList failures = testCase.getElementsByTagName("failure");
        return dynamicTest(
                (suite + ": " + testCase.getAttribute("name")).strip(),
                () -> assertThat(failures.getLength())
                        .as(failures.getLength() == 0 ? "" : failures.item(0).getTextContent())
                        .isZero());
    }
}
