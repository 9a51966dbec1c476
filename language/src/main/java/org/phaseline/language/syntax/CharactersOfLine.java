package org.phaseline.language.syntax;

import org.antlr.v4.runtime.CharStream;
import org.antlr.v4.runtime.misc.Interval;

/** The characters of a line for the lexer, read where they are: ANTLR's own streams copy every line. */
final class CharactersOfLine implements CharStream {

    private final String text;
    private int at;

    /** Without surrogates: each character is a whole one. */
    CharactersOfLine(String text) {
        this.text = text;
    }

    @Override
    public int LA(int k) {
        int index = k > 0 ? at + k - 1 : at + k;
        return k == 0 ? 0 : index < 0 || index >= text.length() ? EOF : text.charAt(index);
    }

    @Override
    public void consume() {
        at++;
    }

    @Override
    public String getText(Interval interval) {
        int from = Math.min(interval.a, text.length());
        return text.substring(from, Math.clamp(interval.b + 1, from, text.length()));
    }

    @Override
    public int mark() {
        return 0;
    }

    @Override
    public void release(int marker) {}

    @Override
    public int index() {
        return at;
    }

    @Override
    public void seek(int index) {
        at = index;
    }

    @Override
    public int size() {
        return text.length();
    }

    @Override
    public String getSourceName() {
        return UNKNOWN_SOURCE_NAME;
    }
}
