package org.phaseline.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Objects;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.phaseline.engine.outline.Symbol;

/** What must fit together among the files of the page. */
class PageFilesTest {

    private static final String PAGE = "/org/phaseline/server/page/";

    @ParameterizedTest
    @ValueSource(strings = "preact")
    void theFileOfOthersIsTheOneThatIsWrittenDown(String name) throws IOException, NoSuchAlgorithmException {
        byte[] file = read("third-party/" + name + ".js");
        String sum =
                HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(file));

        assertThat(text("third-party/README.md"))
                .containsPattern("\\| " + name + "\\.js \\|.*\\| MIT, " + name + "\\.LICENSE \\| " + sum + " \\|");
        assertThat(text("third-party/" + name + ".LICENSE")).contains("Permission is hereby granted, free of charge");
    }

    @ParameterizedTest
    @EnumSource(Symbol.class)
    void everySymbolOfTheLanguageCanBeDrawn(Symbol symbol) throws IOException {
        Pattern drawing = Pattern.compile("[\\s,{]" + symbol.word() + "(: \\[|\\()");

        assertThat(text("board/drawings.js") + text("board/staff-symbols.js") + text("board/terrain.js"))
                .containsPattern(drawing);
    }

    private static String text(String name) throws IOException {
        return new String(read(name), StandardCharsets.UTF_8);
    }

    private static byte[] read(String name) throws IOException {
        try (InputStream in = Objects.requireNonNull(PageFilesTest.class.getResourceAsStream(PAGE + name))) {
            return in.readAllBytes();
        }
    }
}
