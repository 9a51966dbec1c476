package org.phaseline.language.checked;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Heading;
import org.phaseline.language.tree.Place;
import org.phaseline.language.tree.Statement;

/**
 * What a line does, with everything it speaks of known. {@code source} is the statement as it was written. A statement that could not
 * be understood has been reported and has no action.
 */
public sealed interface Action extends CheckedLine {

    Statement source();

    @Override
    default Place place() {
        return source().place();
    }

    // ---- groups: what the stages treat alike. An action that is like no other stands alone.

    /** Goes on elsewhere in the same routine; reads and changes nothing. */
    sealed interface Jump extends Action {}

    /** Owns blocks. */
    sealed interface Nested extends Action {}

    /** Asks somebody for a value, which gets a name. */
    sealed interface Question extends Action {

        /** Who is asked; null where nobody acts, which has been reported. */
        @Nullable
        Actor asked();

        /** Whom the line itself names; null where whoever acts is asked. */
        @Nullable
        Expression named();

        Variable variable();

        /** Null where the text has none. */
        @Nullable
        Text prompt();
    }

    /** Dice are thrown. */
    sealed interface Throw extends Action {}

    /** Something becomes what somebody says. */
    sealed interface Said extends Action {

        Condition said();
    }

    /** Something that is kept gets another value, and play goes on with the next line: such a change can be put off. */
    sealed interface Change extends Action {

        Target target();
    }

    // ---- flow

    /** To a heading of a block around this line. */
    record GoTo(Statement.GoTo source, Headings.Entry target) implements Jump {}

    /** Plays a sequence of its own and comes back. */
    record Conduct(Statement.Conduct source, Routine sequence, List<Expr> arguments) implements Action {}

    /** Plays printed steps once more: {@code body} is what they mean here. */
    record ConductSteps(Statement.ConductSteps source, Headings.Entry first, Headings.Entry last, Block body)
            implements Nested {}

    record AnotherRound(Statement.AnotherRound source) implements Jump {}

    /** On to the next member of the loop of that name around this line. */
    record Next(Statement.Next source, String loop) implements Jump {}

    /** Leaves a loop around this line: that of the name, or the innermost ({@code loop} is null). */
    record LeaveLoop(Statement.LeaveLoop source, @Nullable String loop) implements Jump {}

    /** Ends the innermost heading of a level around this line; of the level game turn perhaps the game turn itself. */
    record End(Statement.End source, Heading.Level level) implements Jump {}

    /** Leaves the whole sequence. */
    record Return(Statement.Return source) implements Jump {}

    record EndGame(Statement.EndGame source, @Nullable Expr winner) implements Action {}

    record If(Statement.If source, List<Branch> branches, Block otherwise) implements Nested {

        public record Branch(Condition condition, Block body) {}
    }

    /**
     * Works through a set.
     *
     * @param role the role that is bound to each member, or null when {@code variable} is the member's name
     * @param binding the number of this binding of the role, by which later ones are told apart; 0 without a role
     * @param inTurn whether the members have a turn order, which begins with {@code from} if that is not null
     * @param by what the members are ordered by, with {@code it} the member; null when it is not said
     * @param picker who says which member is next, or null
     * @param question how they are asked; null when the rulebook does not say
     * @param memories the steps inside of which it is remembered what became of them in each pass
     */
    record ForEach(
            Statement.ForEach source,
            Expr set,
            Type member,
            Symbols.@Nullable Role role,
            @Nullable Variable variable,
            int binding,
            boolean inTurn,
            @Nullable Expr from,
            @Nullable Expr by,
            @Nullable Expr picker,
            @Nullable Text question,
            List<LoopMemory> memories,
            Block body)
            implements Nested {}

    /** Counts through a range of numbers, perhaps only those that fit; its ends are worked out once. */
    record CountLoop(
            Statement.ForEach source,
            Variable variable,
            Expr low,
            Expr high,
            @Nullable Expr fits,
            Block body) implements Nested {

        public boolean down() {
            return source.order() != null && source.order().highestFirst();
        }
    }

    /** Does its block again and again, at most so often; both are looked at before each time. */
    record Repeat(
            Statement.Repeat source, Expr limit, @Nullable Condition until, Block body) implements Nested {

        /** What {@code next} calls such a loop. */
        public static final String NAME = "repeat";
    }

    /** Each party of a set does the same, at the same time; see {@link ForEach} for role and variable. */
    record TogetherEach(
            Statement.Together source,
            Expr parties,
            Symbols.@Nullable Role role,
            @Nullable Variable variable,
            int fork,
            Block body)
            implements Nested {}

    /** Each block is done at the same time as the others. */
    record TogetherBlocks(Statement.Together source, int fork, List<Block> branches) implements Nested {}

    /**
     * {@code one of}, {@code any of}, {@code all of}.
     *
     * @param asked who chooses
     * @param enclosing the outcome of the step whose option it becomes, or null
     * @param offset how many options that step offered before
     */
    record Options(
            Statement.Options source,
            @Nullable Actor asked,
            @Nullable Outcome enclosing,
            int offset,
            List<CheckedStep> options)
            implements Nested {}

    /** A change that is put off: until the branches of a together are through ({@code due} null), or the start or end of a step. */
    record Later(Statement.Later source, @Nullable Moment due, int fork, Change change) implements Action {

        public record Moment(Headings.Entry step, boolean start) {}
    }

    record Announce(Statement.Announce source, Symbols.Event event, List<Expr> arguments) implements Action {}

    record Cancel(Statement.Cancel source) implements Action {}

    // ---- choices and dice

    /** One is chosen of a set. */
    record Choose(
            Statement.Choose source,
            @Nullable Actor asked,
            Variable variable,
            Expr from,
            @Nullable Text prompt,
            @Nullable Text none)
            implements Question {

        /** What is read and answered where the line has no text for it. */
        public static final String NONE = "none";

        /** Whether none of them can be chosen, too. */
        public boolean orNone() {
            return source.orNone() != null;
        }

        @Override
        public @Nullable Expression named() {
            return source.chooser();
        }
    }

    /** A number is chosen of a range, perhaps only of those that fit. */
    record ChooseNumber(
            Statement.Choose source,
            @Nullable Actor asked,
            Variable variable,
            Expr low,
            Expr high,
            @Nullable Expr fits,
            @Nullable Text prompt)
            implements Question {

        @Override
        public @Nullable Expression named() {
            return source.chooser();
        }
    }

    /** Several are chosen of a set, at least and at most so many where it says so. */
    record ChooseSeveral(
            Statement.Choose source,
            @Nullable Actor asked,
            Variable variable,
            Expr from,
            Type member,
            @Nullable Expr least,
            @Nullable Expr most,
            @Nullable Text prompt)
            implements Question {

        @Override
        public @Nullable Expression named() {
            return source.chooser();
        }
    }

    /**
     * Something is typed in; a range whose ends are worked out when it is asked for has {@code low} and {@code high}. {@code type} is
     * what this line says: a name that is made again can have been given other bounds before.
     */
    record Enter(
            Statement.Enter source,
            @Nullable Actor asked,
            Variable variable,
            Type type,
            @Nullable Expr low,
            @Nullable Expr high,
            @Nullable Text prompt)
            implements Question {

        @Override
        public @Nullable Expression named() {
            return source.who();
        }
    }

    /**
     * {@code roller} is null when nobody in particular throws.
     *
     * @param size the sides of the dice where they are worked out, else null
     * @param text what players call it; null where it goes by its name
     * @param seenBy who alone sees them, or null
     */
    record Roll(
            Statement.Roll source,
            @Nullable Actor roller,
            Variable variable,
            Expr count,
            @Nullable Expr size,
            @Nullable Expr bonus,
            @Nullable Expr counting,
            List<Modifier> modifiers,
            @Nullable Text text,
            @Nullable Expr seenBy)
            implements Throw {}

    /**
     * Members come out of a set by chance.
     *
     * @param text what players call it; null where it goes by its name
     * @param drawer null when nobody in particular draws
     * @param count how many; null for one
     * @param seenBy who alone sees them, or null
     */
    record Draw(
            Statement.Draw source,
            @Nullable Actor drawer,
            Variable variable,
            Expr from,
            Type member,
            @Nullable Expr count,
            @Nullable Text text,
            @Nullable Expr seenBy)
            implements Throw {}

    /** Pieces of a kind get an order of draw. {@code text} is what players call them. */
    record Shuffle(
            Statement.Shuffle source,
            @Nullable Actor who,
            Expr set,
            Type.Kind kind,
            @Nullable Text text) implements Throw {}

    /** The winner becomes the holder of a role, or gets a name. */
    record RollOff(
            Statement.RollOff source,
            Expr among,
            Symbols.@Nullable Role role,
            @Nullable Variable variable) implements Throw {}

    record RerollWhere(
            Statement.RerollWhere source, @Nullable Actor roller, Pool pool, Expr condition) implements Throw {}

    record RerollUpTo(Statement.RerollUpTo source, @Nullable Actor roller, Pool pool, Expr limit) implements Throw {}

    // ---- state

    /** A name for a value; without one ({@code value} null) it holds what {@code type}, as this line says it, begins with. */
    record Let(
            Statement.Let source,
            Variable variable,
            Type type,
            @Nullable Expr value,
            List<Modifier> modifiers,
            @Nullable Text text)
            implements Action {}

    /** A name for what somebody says. */
    record LetSaid(Statement.Let source, Variable variable, Condition said) implements Said {}

    /** A name for the first member of a set of pieces; where there is none, the line cannot be carried out. */
    record Take(Statement.Take source, Variable variable, Expr.First first) implements Action {}

    /** A piece gets back the values it was set up with, in all these fields. */
    record PutBack(Statement.PutBack source, Expr piece, List<Symbols.Field> fields) implements Action {}

    record Pay(Statement.Pay source, Expr amount, Target from) implements Action {}

    record Assign(Statement.Assign source, Target target, Statement.Operation operation, Expr value)
            implements Change {}

    /** A flag is set to what somebody says. */
    record AssignSaid(Statement.Assign source, Target target, Condition said) implements Said {}

    /** A member joins a set or leaves it. */
    record ChangeSet(Statement.Change source, Target target, boolean add, Expr member) implements Change {}

    record Mark(Statement.Mark source, Target target, boolean on) implements Change {}

    /** Sealed steps are opened, each with the names that were made in it, and names of what only some have seen. */
    record Reveal(Statement.Reveal source, List<Revealed> steps, List<SeenName> names) implements Action {}

    /** A name of what chance has settled, and who has seen it so far. */
    record SeenName(Variable variable, Expr seenBy) {}

    record Note(Statement.Note source, Text text) implements Action {}

    /** A sentence in place of the changes before it; null where nothing is told of them. */
    record Tell(Statement.Tell source, @Nullable Text text) implements Action {}
}
