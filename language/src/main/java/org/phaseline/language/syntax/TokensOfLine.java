package org.phaseline.language.syntax;

import java.util.List;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.RuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.TokenSource;
import org.antlr.v4.runtime.TokenStream;
import org.antlr.v4.runtime.misc.Interval;

/**
 * The tokens of a line for the parser. All of them are there from the beginning, so nothing is fetched, buffered or filtered as ANTLR's own
 * streams do at every look ahead.
 */
final class TokensOfLine implements TokenStream {

    private final CommonToken[] tokens;
    private int at;

    /** The last token must be the end of the line. */
    TokensOfLine(List<CommonToken> tokens) {
        this.tokens = tokens.toArray(CommonToken[]::new);
        for (int i = 0; i < this.tokens.length; i++) {
            this.tokens[i].setTokenIndex(i);
        }
    }

    /** A line without a word. */
    static TokensOfLine empty() {
        return new TokensOfLine(List.of(new CommonToken(Token.EOF)));
    }

    @Override
    @SuppressWarnings("NullAway") // There is no token in front of the first one: ANTLR wants null.
    public Token LT(int k) {
        int index = k > 0 ? at + k - 1 : at + k;
        return k == 0 || index < 0 ? null : tokens[Math.min(index, tokens.length - 1)];
    }

    @Override
    public int LA(int k) {
        Token token = LT(k);
        return token == null ? Token.INVALID_TYPE : token.getType();
    }

    @Override
    public void consume() {
        if (at < tokens.length - 1) {
            at++;
        }
    }

    @Override
    public Token get(int index) {
        return tokens[index];
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
        at = Math.clamp(index, 0, tokens.length - 1);
    }

    @Override
    public int size() {
        return tokens.length;
    }

    @Override
    public String getSourceName() {
        return UNKNOWN_SOURCE_NAME;
    }

    /** Only ANTLR's own error recovery, which is not used, makes tokens of its own. */
    @Override
    public TokenSource getTokenSource() {
        throw new UnsupportedOperationException();
    }

    // ---- for messages of ANTLR that nobody is told: what is wrong with a line is said by Diagnosis

    @Override
    public String getText(Interval interval) {
        return "";
    }

    @Override
    public String getText() {
        return "";
    }

    @Override
    public String getText(RuleContext context) {
        return "";
    }

    @Override
    public String getText(Token start, Token stop) {
        return "";
    }
}
