package org.phaseline.language.tree;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What stands at the margin of a file. */
public sealed interface Declaration {

    Place place();

    record Rulebook(Place place, Word title, List<String> refs) implements Declaration {}

    /** {@code language 1}: the version of the language the rulebook is written in. */
    record Language(Place place, Word version) implements Declaration {}

    /** What the rulebook says of itself: a paragraph for people. */
    record About(Place place, Word text) implements Declaration {}

    record Part(Place place, Word file) implements Declaration {}

    record Option(Place place, Word name, Word title, List<String> refs, boolean on) implements Declaration {}

    record Kind(Place place, Word name, List<KindWord> words) implements Declaration {}

    /** A word of a kind, perhaps with what people read in its place. */
    record KindWord(Word name, @Nullable Word title) {}

    /** {@code number} is the word that says that its title is plural. */
    record Side(
            Place place,
            Word name,
            @Nullable Word title,
            @Nullable Word number,
            List<Faction> factions) implements Declaration {}

    /** A faction of a side, perhaps with what people read in place of its name; {@code number} as for a side. */
    record Faction(
            Word name, @Nullable Word title, @Nullable Word number) {}

    record Role(Place place, Word name, @Nullable Expression value) implements Declaration {}

    /** {@code board Field: table 36 x 24 steps, 12 points a step}: what it is like, how large, and what else is said. */
    record Board(
            Place place,
            Word name,
            Word form,
            Expression.Number width,
            Word by,
            Expression.Number height,
            @Nullable Word unit,
            List<Measure> measures,
            List<Printing> printing)
            implements Declaration {}

    /** How a map is printed: {@code numbered 0101 from the north}, {@code even columns south}. */
    record Printing(Place place, List<Word> words) {}

    /** {@code board Europe: areas}, with a line for each. */
    record AreaMap(Place place, Word name, Word form, List<NamedSpace> areas) implements Declaration {}

    /** {@code boxes of Map: deadPile, offMap next to a1, b1}: spaces beside a grid. */
    record Boxes(Place place, Word board, List<NamedSpace> boxes) implements Declaration {}

    /** An area or a box: what it is called, where it is drawn, and what it is next to. */
    record NamedSpace(Place place, Word name, @Nullable Word title, Expression.@Nullable Point at, List<Span> nextTo) {}

    /** One member, or a rectangle of spaces from one corner to another. */
    record Span(Word from, @Nullable Word to) {

        public Place place() {
            return to == null ? from.place() : from.place().to(to.place());
        }
    }

    /** What a field of the spaces of a board is at the start, a letter for each space, the northernmost row first. */
    record LetterMap(Place place, Word board, Word field, List<LetterMeaning> legend, List<Word> rows)
            implements Declaration {}

    record LetterMeaning(Word letter, Expression value) {}

    /** {@code 12 points a step}, {@code 8 facings}. */
    record Measure(
            Place place,
            Expression.Number number,
            Word what,
            @Nullable Word each,
            @Nullable Word unit) {}

    /**
     * Things whose members the rosters list, perhaps on a board, perhaps seen by their own side only for a while.
     *
     * @param countedBy the field by whose values everybody is told how many there are
     */
    record Piece(
            Place place,
            Word name,
            @Nullable Word board,
            @Nullable Expression unseen,
            @Nullable Word countedBy) implements Declaration {}

    /** Members of a kind, a row each, with what they have at the start. */
    record Roster(Place place, Word kind, List<Word> columns, List<Row> rows) implements Declaration {}

    /**
     * {@code alike} is the name that the row gives to several pieces, or null when it stands for one; {@code to} is the other corner
     * when it stands for a rectangle of spaces; {@code number} is the word that says that the title is plural; {@code read} is what
     * people read in place of the title where alike pieces have one between them, or null; {@code about} is what people can read of it.
     */
    record Row(
            Place place,
            Word name,
            @Nullable Word to,
            @Nullable Word title,
            @Nullable Word number,
            @Nullable Word alike,
            @Nullable Word read,
            List<Expression> values,
            List<Word> about) {}

    /** What is drawn for the members of a kind: always the same symbol, or the one of the line that has the field's word. */
    record Symbols(
            Place place,
            Word kind,
            @Nullable Word by,
            List<Shown> showing,
            @Nullable Word symbol,
            List<SymbolLine> lines)
            implements Declaration {}

    /** A field that is shown, and how; {@code form} is null for the usual way. */
    record Shown(Word field, @Nullable Word form) {}

    record SymbolLine(Place place, List<Word> words, Word symbol) {}

    /** {@code game has}, {@code Side has}, {@code Faction has}, or what each member of a kind has. */
    record Fields(Place place, Word owner, List<StateField> fields) implements Declaration {}

    /** {@code sides of Map have}: what lies on the sides between the spaces of a board. */
    record SideFields(Place place, Word board, List<StateField> fields) implements Declaration {}

    /** {@code roster sides of Map: river}. */
    record SideRoster(Place place, Word board, List<Word> columns, List<SideChain> chains) implements Declaration {}

    /** {@code symbols sides of Map}. */
    record SideSymbols(Place place, Word board, List<SymbolLine> lines) implements Declaration {}

    /** {@code a4 - b4 - c5: yes}: the sides between each of these spaces and the next. */
    record SideChain(Place place, List<Word> spaces, List<Expression> values) {}

    /** {@code untold} is a working value that nobody wants to read. */
    record StateField(
            Place place,
            Word name,
            TypeName type,
            @Nullable Expression value,
            boolean untold,
            @Nullable Word text) {}

    record Given(
            Place place,
            Word name,
            TypeName type,
            Expression value,
            @Nullable Word text) implements Declaration {}

    record Marker(
            Place place,
            Word name,
            @Nullable Word holder,
            Due until,
            @Nullable Expression condition,
            boolean untold,
            @Nullable Word text)
            implements Declaration {}

    record Event(
            Place place,
            Word name,
            List<Parameter> parameters,
            @Nullable Word title) implements Declaration {}

    record Parameter(Word name, TypeName type) {}

    /** {@code triggers wait throughout, in turn from x}: {@code from} is null when the turn order begins with the first side. */
    record Triggers(
            Place place,
            boolean interrupt,
            boolean throughout,
            @Nullable Expression from) implements Declaration {}

    /**
     * {@code require for each army in sides: cost(army) <= 7000, "{army} costs too much"}: what every set-up must fulfil. Both {@code member}
     * and {@code set} are null for a condition of the whole game.
     */
    record Require(
            Place place, @Nullable Word member, @Nullable Expression set, Expression condition, Template text)
            implements Declaration {}

    /**
     * {@code always count of Unit > 0}, {@code never for each s in sides: s.supply < 0, "{s} has a debt"}: what must be true of every position. A
     * game is played without looking at it; playtests do. {@code text} is null where the line itself says enough.
     */
    record Invariant(
            Place place,
            boolean never,
            @Nullable Word member,
            @Nullable Expression set,
            Expression condition,
            @Nullable Template text)
            implements Declaration {}

    /** {@code value for each s in sides: s.points}: how well a side stands, for bots. A game is played without looking at it. */
    record SideValue(Place place, Word member, Expression set, Expression amount) implements Declaration {}

    /**
     * {@code overlay "Zones of {s}" for each s in sides: zone(Unit where it.side is s)}: what can be laid over a board for whoever wants to
     * look at it. Both {@code member} and {@code set} are null for one that there is once; {@code number} is null where the spaces are
     * all alike.
     */
    record Overlay(
            Place place,
            Template title,
            @Nullable Word member,
            @Nullable Expression set,
            Expression spaces,
            @Nullable Expression number)
            implements Declaration {}

    record Calendar(Place place, List<Word> names) implements Declaration {}

    record Define(
            Place place,
            Word name,
            List<Parameter> parameters,
            @Nullable TypeName type,
            Expression value,
            List<Statement.Modifier> modifiers)
            implements Declaration {}

    /** A printed table: lines of cells as they stand there, the keys of the columns first when it has two parameters. */
    record Table(
            Place place,
            Word name,
            List<Parameter> parameters,
            TypeName type,
            @Nullable Word title,
            List<String> refs,
            List<TableLine> lines)
            implements Declaration {}

    record TableLine(Place place, List<Word> cells) {}

    /** When members of a kind are due; a line names the game turn or a date of the calendar. */
    record Schedule(Place place, Word name, TypeName type, List<ScheduleLine> lines) implements Declaration {}

    record ScheduleLine(Place place, Word turn, boolean dated, List<Word> members) {}

    record Length(Place place, Expression gameTurns) implements Declaration {}

    /** What is played once, before the steps of the first game turn; the heading holds title, clauses and block. */
    record SetUp(Place place, Heading heading) implements Declaration {}

    record GameTurn(Place place, Word title, List<String> refs, Clauses clauses, List<Item> body)
            implements Declaration {}

    record Sequence(
            Place place,
            Word name,
            List<Parameter> parameters,
            Word title,
            List<String> refs,
            Clauses clauses,
            List<Item> body)
            implements Declaration {}

    /** A reaction; the parameters are names for what the event brings. The heading holds title, clauses and block. */
    record When(Place place, Word event, List<Word> parameters, Heading heading) implements Declaration {}

    record Digression(Place place, Heading heading) implements Declaration {}

    /** A heading at the margin of an outline without {@code game turn}. */
    record Outline(Place place, Heading heading) implements Declaration {}

    /** {@code like} is the scenario that it takes over, or null. */
    record Scenario(
            Place place,
            Word name,
            Word title,
            List<String> refs,
            List<Word> sides,
            @Nullable Word like,
            List<ScenarioLine> lines)
            implements Declaration {}

    sealed interface ScenarioLine {

        Place place();

        record Use(Place place, List<Word> options, boolean on) implements ScenarioLine {}

        /** What the scenario says of itself: a paragraph for people. */
        record About(Place place, Word text) implements ScenarioLine {}

        /** What a coach says the first time a step is come to, or when the game begins where {@code step} is null; to all when {@code to} is empty. */
        record Coach(Place place, List<Word> to, @Nullable Word step, Word text) implements ScenarioLine {}

        record Absent(Place place, List<Word> factions) implements ScenarioLine {}

        record Turns(Place place, Expression gameTurns) implements ScenarioLine {}

        /** Modifier lines for a formula of the rulebook. */
        record Modified(Place place, Word define, List<Statement.Modifier> modifiers) implements ScenarioLine {}

        /** Rows that replace those of the rulebook's table with the same key, or are added. */
        record Rows(Place place, Word table, List<TableLine> lines) implements ScenarioLine {}

        record Members(Place place, Roster roster) implements ScenarioLine {}

        record Sides(Place place, SideRoster roster) implements ScenarioLine {}

        /** Lines of a schedule that replace those with the same game turn, or are added. */
        record Scheduled(Place place, Word schedule, List<ScheduleLine> lines) implements ScenarioLine {}

        /** Steps that are left out. */
        record Without(Place place, List<Word> steps) implements ScenarioLine {}

        /** What is put in the place of a step, before it or after it. */
        record Steps(Place place, Where where, Word step, List<Item> items) implements ScenarioLine {}

        enum Where {
            INSTEAD,
            BEFORE,
            AFTER
        }

        record Size(Place place, Board board) implements ScenarioLine {}

        /** A map of letters that replaces the rulebook's of the same field, or is added. */
        record Letters(Place place, LetterMap map) implements ScenarioLine {}

        /** What stands before it was taken over from another scenario. */
        record Own(Place place) implements ScenarioLine {}

        /** The target is a Name or a Field. */
        record Value(Place place, Expression target, Expression value) implements ScenarioLine {}
    }
}
