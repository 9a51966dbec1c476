package org.phaseline.server.view;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.phaseline.server.view.MarkedJson.Section;

/**
 * What has changed from one view to another. It is made of nothing but the bytes of the two, which the one it goes to has been sent or
 * could ask for: it cannot tell them anything else.
 */
final class ViewDifference {

    private final MarkedJson before;
    private final MarkedJson now;
    private final ByteArrayOutputStream out;

    private ViewDifference(MarkedJson before, MarkedJson now, ByteArrayOutputStream out) {
        this.before = before;
        this.now = now;
        this.out = out;
    }

    /** Writes the fields {@code sighting} and {@code desk} of a change, each where something in it has changed. */
    static void write(View before, View now, ByteArrayOutputStream out) {
        if (!Arrays.equals(before.sighting(), now.sighting())) {
            text(out, ",\"sighting\":{");
            new ViewDifference(before.marked(), now.marked(), out).fields();
            out.write('}');
        }
        if (!Arrays.equals(before.desk(), now.desk())) {
            text(out, ",\"desk\":");
            out.writeBytes(now.desk());
        }
    }

    private void fields() {
        boolean any = false;
        for (int i = 0; i < now.sections().size(); i++) {
            Section old = before.sections().get(i);
            Section section = now.sections().get(i);
            if (Arrays.equals(before.json(), old.start(), old.end(), now.json(), section.start(), section.end())) {
                continue;
            }
            text(out, (any ? ",\"" : "\"") + section.name() + "\":");
            any = true;
            switch (section.kind()) {
                case VALUE -> out.write(now.json(), section.start(), section.end() - section.start());
                case LIST -> list(old, section, now.elements(section)::write);
                case DECISIONS -> list(old, section, this::decision);
                case PIECES -> pieces(before.elements(old), now.elements(section));
                case DRAWN -> drawn(before.elements(old), now.elements(section));
            }
        }
    }

    private void list(Section old, Section section, ListDifference.Arrival arrival) {
        ListDifference.write(before.elements(old), now.elements(section), arrival, out);
    }

    private void pieces(ElementList old, ElementList pieces) {
        ListDifference.write(
                old,
                pieces,
                (i, to) ->
                        PieceDifference.of(old, pieces, i).ifPresentOrElse(to::writeBytes, () -> pieces.write(i, to)),
                out);
    }

    private void decision(int i, ByteArrayOutputStream to) {
        byte[] shortened = now.shortDecisions().isEmpty()
                ? new byte[0]
                : now.shortDecisions().get(i);
        if (shortened.length > 0) {
            to.writeBytes(shortened);
        } else {
            Section decisions = now.sections().stream()
                    .filter(section -> section.kind() == MarkedJson.Kind.DECISIONS)
                    .findFirst()
                    .orElseThrow();
            now.elements(decisions).write(i, to);
        }
    }

    /** Of a symbol that was drawn before, only the spaces it has come to and gone from. */
    private void drawn(ElementList old, ElementList drawn) {
        out.write('[');
        for (int i = 0; i < drawn.size(); i++) {
            int was = was(old, drawn, i);
            text(out, (i == 0 ? "{\"was\":" : ",{\"was\":") + was);
            if (was < 0) {
                text(out, ",\"whole\":");
                drawn.write(i, out);
                text(out, ",\"splices\":[]");
            } else {
                text(out, ",\"splices\":");
                ElementList spaces = numbers(now.json(), drawn, i);
                ListDifference.write(numbers(before.json(), old, was), spaces, spaces::write, out);
            }
            out.write('}');
        }
        out.write(']');
    }

    /** Which of the old ones it was, by all that stands before its numbers; -1 for none. */
    private int was(ElementList old, ElementList drawn, int i) {
        int bracket = bracket(now.json(), drawn, i);
        for (int j = 0; j < old.size(); j++) {
            int bracketThen = bracket(before.json(), old, j);
            if (Arrays.equals(before.json(), old.from(j), bracketThen, now.json(), drawn.from(i), bracket)) {
                return j;
            }
        }
        return -1;
    }

    /** Where the list of numbers opens that an element ends with. */
    private static int bracket(byte[] json, ElementList list, int i) {
        int at = list.to(i) - 2;
        while (json[at] != '[') {
            at--;
        }
        return at;
    }

    private static ElementList numbers(byte[] json, ElementList list, int i) {
        // Before the brace that closes the element.
        return ElementList.ofNumbers(json, bracket(json, list, i), list.to(i) - 1);
    }

    static void text(ByteArrayOutputStream out, String ascii) {
        out.writeBytes(ascii.getBytes(StandardCharsets.US_ASCII));
    }
}
