package org.phaseline.language.syntax;

import java.util.ArrayList;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.tree.ParseTree;
import org.jspecify.annotations.Nullable;

/**
 * What a rule of the grammar has read. A plain name is read through a dozen rules with one part each, so that room for few parts is enough at
 * first.
 */
class LineContext extends ParserRuleContext {

    private static final int FEW = 2;

    LineContext() {}

    LineContext(@Nullable ParserRuleContext parent, int invokingState) {
        super(parent, invokingState);
    }

    @Override
    public <T extends ParseTree> T addAnyChild(T part) {
        if (children == null) {
            children = new ArrayList<>(FEW);
        }
        return super.addAnyChild(part);
    }
}
