package org.phaseline.journal.format;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What both kinds of lines need to read a field. What is wrong is said as the rest of a sentence that begins with the line. */
final class Fields {

    private Fields() {}

    interface Reading<T> {
        T read(JsonParser json) throws IOException;
    }

    static void expect(@Nullable JsonToken found, JsonToken expected) throws IOException {
        if (found != expected) {
            throw new IOException("is not a valid line of a journal");
        }
    }

    static String text(JsonParser json) throws IOException {
        expect(json.currentToken(), JsonToken.VALUE_STRING);
        return json.getText();
    }

    static int number(JsonParser json) throws IOException {
        expect(json.currentToken(), JsonToken.VALUE_NUMBER_INT);
        int number = json.getIntValue();
        if (number < 0) {
            throw new IOException("has a number below 0");
        }
        return number;
    }

    static <T> List<T> list(JsonParser json, Reading<T> member) throws IOException {
        expect(json.currentToken(), JsonToken.START_ARRAY);
        List<T> members = new ArrayList<>();
        while (json.nextToken() != JsonToken.END_ARRAY) {
            members.add(member.read(json));
        }
        return members;
    }

    static String there(@Nullable String value, String field) throws IOException {
        if (value == null) {
            throw new IOException("has no field '" + field + "'");
        }
        return value;
    }

    static int there(int value, String field) throws IOException {
        if (value < 0) {
            throw new IOException("has no field '" + field + "'");
        }
        return value;
    }

    static String hex(String value, String field) throws IOException {
        try {
            HexFormat.of().parseHex(value);
            return value;
        } catch (IllegalArgumentException notHexadecimal) {
            throw new IOException("has a field '" + field + "' that is not hexadecimal", notHexadecimal);
        }
    }

    /** The checksum was looked at before; any other field is of a version this one does not know. */
    static void skipCheck(JsonParser json, String field) throws IOException {
        if (!field.equals("check")) {
            throw unknown(field);
        }
        text(json);
    }

    static IOException unknown(String field) {
        return new IOException("has an unknown field '" + field + "'");
    }
}
