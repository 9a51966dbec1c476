package org.phaseline.language.syntax;

import java.util.List;
import org.antlr.v4.runtime.CommonToken;

/**
 * Finds the {@code d} of a die whose size is worked out, as in {@code roll x: 1d(count of cup)}. Only where the dice of a roll are wanted,
 * and only right before its bracket: anywhere else, d is a name.
 */
final class SizedDice {

    /** It came with the statements that draw. */
    static final String WORD = "draw";

    private SizedDice() {}

    static void mark(List<CommonToken> words, String text) {
        boolean rolls = false;
        for (int i = 1; i + 1 < words.size(); i++) {
            CommonToken word = words.get(i);
            int before = words.get(i - 1).getType();
            rolls |= before == SopLexer.ROLL || before == SopLexer.ROLLS;
            if (rolls && isD(word, words.get(i + 1), text) && endsANumber(before)) {
                word.setType(SopLexer.SIZED);
                return;
            }
        }
    }

    private static boolean isD(CommonToken word, CommonToken next, String text) {
        return word.getType() == SopLexer.NAME
                && word.getStartIndex() == word.getStopIndex()
                && text.charAt(word.getStartIndex()) == 'd'
                && next.getType() == SopLexer.OPEN
                && next.getStartIndex() == word.getStopIndex() + 1;
    }

    /** A colon, or what a count of dice can end with. */
    private static boolean endsANumber(int before) {
        return before == SopLexer.COLON
                || before == SopLexer.NUMBER
                || before == SopLexer.NAME
                || before == SopLexer.CLOSE;
    }
}
