package org.phaseline.language.syntax;

import org.antlr.v4.runtime.Token;

/** Why a problem can stand on a line that, to its author, has nothing to do with the line before. */
final class Joined {

    private Joined() {}

    static String because(Stumble stumble) {
        int begins = stumble.index();
        int line = line(stumble, stumble.token());
        while (begins > 0 && line(stumble, stumble.tokens().get(begins - 1)) == line) {
            begins--;
        }
        // Farther along the line nobody wonders any more what it belongs to.
        if (begins == 0 || stumble.index() - begins > 1 || stumble.atEnd()) {
            return "";
        }
        return switch (stumble.typeAt(begins)) {
            case SopLexer.AND, SopLexer.OR, SopLexer.OTHERWISE, SopLexer.UNLESS ->
                " (a line that begins with '" + stumble.textAt(begins) + "' continues the line above)";
            default -> becauseOf(stumble.typeAt(begins - 1), stumble.textAt(begins - 1));
        };
    }

    private static String becauseOf(int last, String text) {
        return switch (last) {
            case SopLexer.COMMA,
                    SopLexer.SET,
                    SopLexer.INCREASE,
                    SopLexer.DECREASE,
                    SopLexer.AT_MOST,
                    SopLexer.AT_LEAST,
                    SopLexer.AND,
                    SopLexer.OR -> " (the line above ends with '" + text + "', so it continues here)";
            default -> " (a bracket on the line above is still open)";
        };
    }

    private static int line(Stumble stumble, Token token) {
        return stumble.source()
                .place(token.getStartIndex(), token.getStopIndex())
                .line();
    }
}
