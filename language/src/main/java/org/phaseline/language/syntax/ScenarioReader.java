package org.phaseline.language.syntax;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Declaration.ScenarioLine;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Heading;
import org.phaseline.language.tree.Item;
import org.phaseline.language.tree.Place;

/** Reads the lines of a scenario, each with what is indented below it. */
final class ScenarioReader {

    private final LineParser parser;
    private final Texts texts;
    private final BlockReader blocks;
    private final ExpressionBuilder expressions;
    private final RosterReader rosters;
    private final SideReader sides;
    private final MapReader maps;

    ScenarioReader(
            LineParser parser,
            Texts texts,
            BlockReader blocks,
            RosterReader rosters,
            SideReader sides,
            MapReader maps) {
        this.sides = sides;
        this.maps = maps;
        this.parser = parser;
        this.texts = texts;
        this.blocks = blocks;
        this.expressions = blocks.expressions();
        this.rosters = rosters;
    }

    List<ScenarioLine> lines(List<Line> lines) {
        List<ScenarioLine> made = new ArrayList<>();
        for (Line line : lines) {
            SopParser.ScenarioLineContext read =
                    parser.parse(line, SopParser::scenarioLine).context();
            if (read == null) {
                // What is below belongs to something nobody understood, and could be rows, modifiers or steps.
                continue;
            }
            ScenarioLine withBlock = block(read.scenarioItem(), line);
            if (withBlock != null) {
                made.add(withBlock);
                continue;
            }
            ScenarioLine single = line(read.scenarioItem());
            if (single != null) {
                made.add(single);
            }
            blocks.nothingBelow(line, "a line of a scenario", this::lines);
        }
        return List.copyOf(made);
    }

    /** What a scenario says over several lines; null when the line stands for itself. */
    private @Nullable ScenarioLine block(SopParser.ScenarioItemContext item, Line line) {
        Place place = texts.place(item);
        return switch (item) {
            case SopParser.ScenarioDefineContext s -> {
                if (line.below().isEmpty()) {
                    texts.problem(
                            place, "the modifiers are missing: indent them below, as in +1 if weather is mud \"mud\"");
                }
                yield new ScenarioLine.Modified(place, texts.word(s.name()), blocks.modifiers(line.below()));
            }
            case SopParser.ScenarioTableContext s ->
                new ScenarioLine.Rows(place, texts.word(s.name()), TableLines.of(line, texts));
            case SopParser.ScenarioRosterContext s
            when s.roster().SIDES_OF() != null -> new ScenarioLine.Sides(place, sides.roster(place, s.roster(), line));
            case SopParser.ScenarioRosterContext s ->
                new ScenarioLine.Members(place, rosters.roster(place, s.roster(), line));
            case SopParser.ScenarioScheduleContext s -> {
                if (line.below().isEmpty()) {
                    texts.problem(place, "the lines are missing: indent them below, as in '3: name, name'");
                }
                yield new ScenarioLine.Scheduled(place, texts.word(s.name()), rosters.schedule(line.below()));
            }
            case SopParser.ScenarioStepsContext s -> steps(place, s, line);
            case SopParser.ScenarioMapContext s -> new ScenarioLine.Letters(place, maps.map(place, s.map(), line));
            default -> null;
        };
    }

    private ScenarioLine steps(Place place, SopParser.ScenarioStepsContext read, Line line) {
        ScenarioLine.Where where = read.INSTEAD_OF() != null
                ? ScenarioLine.Where.INSTEAD
                : read.BEFORE() != null ? ScenarioLine.Where.BEFORE : ScenarioLine.Where.AFTER;
        List<Item> items = blocks.items(line.below());
        if (line.below().isEmpty()) {
            texts.problem(
                    place,
                    where == ScenarioLine.Where.INSTEAD
                            ? "the replacement is missing: indent headings or statements below"
                            : "the new steps are missing: indent headings below");
        }
        for (Item item : items) {
            if (where != ScenarioLine.Where.INSTEAD && !(item instanceof Heading)) {
                texts.problem(
                        item.place(),
                        "only steps can go before or after a step: give this a heading with a title in quotes");
            }
        }
        return new ScenarioLine.Steps(place, where, texts.reference(read.REFERENCE()), items);
    }

    /** A line that stands for itself; null when it cannot be one, and then a problem is noted. */
    private @Nullable ScenarioLine line(SopParser.ScenarioItemContext item) {
        Place place = texts.place(item);
        return switch (item) {
            case SopParser.ScenarioOptionsContext s ->
                new ScenarioLine.Use(place, texts.words(s.names()), s.USE() != null);
            case SopParser.ScenarioWithoutContext s -> new ScenarioLine.Without(place, texts.references(s.REFERENCE()));
            case SopParser.ScenarioAboutContext s ->
                new ScenarioLine.About(place, texts.paragraph(s.about().STRING()));
            case SopParser.ScenarioCoachContext s ->
                new ScenarioLine.Coach(
                        place,
                        s.coach().names() == null
                                ? List.of()
                                : texts.words(s.coach().names()),
                        s.coach().REFERENCE() == null
                                ? null
                                : texts.reference(s.coach().REFERENCE()),
                        texts.paragraph(s.coach().STRING()));
            case SopParser.ScenarioAbsentContext s -> new ScenarioLine.Absent(place, texts.words(s.names()));
            case SopParser.ScenarioBoardContext s -> {
                Declaration.Board size = maps.size(place, s.board());
                yield size == null ? null : new ScenarioLine.Size(place, size);
            }
            case SopParser.ScenarioLengthContext s ->
                new ScenarioLine.Turns(place, expressions.sum(s.gameLength().sum()));
            case SopParser.ScenarioValueContext s -> {
                Expression target = expressions.party(s.party());
                if (!(target instanceof Expression.Name) && !(target instanceof Expression.Field)) {
                    texts.problem(target.place(), "a scenario can set only a given, or a field like 'Rome.points'");
                }
                yield new ScenarioLine.Value(place, target, expressions.value(s.value()));
            }
            default -> throw new IllegalStateException("a scenario line nobody builds: " + item.getClass());
        };
    }
}
