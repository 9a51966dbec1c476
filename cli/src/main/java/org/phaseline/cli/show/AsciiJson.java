package org.phaseline.cli.show;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;

/** Writes JSON that stays what it is on its way through any terminal or pipe: beyond ASCII everything is escaped. */
final class AsciiJson {

    private static final JsonFactory FACTORY =
            JsonFactory.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

    private AsciiJson() {}

    interface Content {
        void write(JsonGenerator json) throws IOException;
    }

    /** An array, with a newline at the end. */
    static String array(Content content) {
        StringWriter text = new StringWriter();
        DefaultIndenter lines = new DefaultIndenter("  ", "\n");
        DefaultPrettyPrinter pretty = new DefaultPrettyPrinter().withObjectIndenter(lines);
        pretty.indentArraysWith(new DefaultPrettyPrinter.FixedSpaceIndenter());
        try (JsonGenerator json = FACTORY.createGenerator(text)) {
            json.setPrettyPrinter(pretty);
            json.writeStartArray();
            content.write(json);
            json.writeEndArray();
        } catch (IOException impossible) {
            throw new UncheckedIOException("writing to memory failed", impossible);
        }
        return text.append('\n').toString();
    }
}
