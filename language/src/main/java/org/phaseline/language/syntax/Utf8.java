package org.phaseline.language.syntax;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import org.phaseline.language.tree.Place;

/** Strict UTF-8: either the text, or the place of the first byte that cannot be one. */
sealed interface Utf8 {

    record Text(String text) implements Utf8 {}

    record Broken(Place place) implements Utf8 {}

    static Utf8 decode(String file, byte[] bytes) {
        CharsetDecoder decoder = StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        CharBuffer out = CharBuffer.allocate(bytes.length + 1);
        CoderResult result = decoder.decode(ByteBuffer.wrap(bytes), out, true);
        String text = out.flip().toString();
        if (result.isError()) {
            // The bad byte stands right after what could be decoded.
            String before = withoutMark(text);
            return new Broken(new SourceText(file, before + "?").place(before.length(), before.length() + 1));
        }
        return new Text(withoutMark(text));
    }

    private static String withoutMark(String text) {
        return text.startsWith("\uFEFF") ? text.substring(1) : text;
    }
}
