package org.phaseline.language.syntax;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Place;
import org.phaseline.language.tree.Word;

/** Reads what lies on the sides between spaces: rosters whose rows are chains of spaces. */
final class SideReader {

    private final LineParser parser;
    private final Texts texts;
    private final BlockReader blocks;

    SideReader(LineParser parser, Texts texts, BlockReader blocks) {
        this.parser = parser;
        this.texts = texts;
        this.blocks = blocks;
    }

    Declaration.SideRoster roster(Place place, SopParser.RosterContext read, Line line) {
        if (line.below().isEmpty()) {
            texts.problem(place, "the rows are missing: indent lines 'a4 - b4 - c5: value' below");
        }
        return new Declaration.SideRoster(
                place, texts.word(read.name()), texts.words(read.names()), chains(line.below()));
    }

    private List<Declaration.SideChain> chains(List<Line> lines) {
        List<Declaration.SideChain> chains = new ArrayList<>();
        for (Line line : lines) {
            SopParser.ChainLineContext read =
                    parser.parse(line, SopParser::chainLine).context();
            if (read != null) {
                List<Expression> values = read.chainRow().value().stream()
                        .map(blocks.expressions()::value)
                        .toList();
                for (SopParser.ChainContext chain : read.chainRow().chain()) {
                    chains.add(new Declaration.SideChain(texts.place(chain), spaces(chain), values));
                }
            }
            blocks.nothingBelow(line, "a row of a roster", this::chains);
        }
        return List.copyOf(chains);
    }

    private List<Word> spaces(SopParser.ChainContext chain) {
        return chain.space().stream()
                .map(space -> new Word(texts.place(space), texts.text(space.getStart())))
                .toList();
    }
}
