package org.phaseline.language.syntax;

import java.util.List;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.Token;
import org.phaseline.language.problem.Problem;

/** Turns what the parser stumbled over into one sentence. */
final class Diagnosis {

    private final SourceText source;

    Diagnosis(SourceText source) {
        this.source = source;
    }

    Problem of(RecognitionException stumble, List<CommonToken> tokens) {
        Token token = stumble.getOffendingToken();
        String text = source.text().substring(token.getStartIndex(), token.getStopIndex() + 1);
        return new Problem(
                source.place(token.getStartIndex(), token.getStopIndex() + 1), "did not expect '" + text + "' here");
    }
}
