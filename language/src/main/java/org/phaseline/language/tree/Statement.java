package org.phaseline.language.tree;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is done. */
public sealed interface Statement extends Item {

    // ---- flow

    record GoTo(Place place, Word step) implements Statement {}

    record Conduct(Place place, Word sequence, List<Expression> arguments) implements Statement {}

    /** {@code conduct [a] to [b]}; a single step has the same word twice. */
    record ConductSteps(Place place, Word first, Word last) implements Statement {}

    record AnotherRound(Place place) implements Statement {}

    record Next(Place place, Word loop) implements Statement {}

    /** Leaves the loop of that name, or the innermost. */
    record LeaveLoop(Place place, @Nullable Word loop) implements Statement {}

    record End(Place place, Heading.Level level) implements Statement {}

    record Return(Place place) implements Statement {}

    /** {@code take dump from Dump where it.at is none}: the first of them, without a question. */
    record Take(Place place, Word name, Expression from) implements Statement {}

    /** {@code return dump}: the piece is as it was set up. */
    record PutBack(Place place, Expression piece) implements Statement {}

    /** Without a winner the game is drawn. */
    record EndGame(Place place, @Nullable Expression winner) implements Statement {}

    record If(Place place, List<Branch> branches, List<Item> otherwise) implements Statement {}

    record Branch(Expression condition, List<Item> body) {}

    /**
     * Works through a set or a range.
     *
     * @param inStep whether each heading below is played for all members before the next one
     * @param asWritten whether the members of a set that is written out come in that order: they do so since version 2
     */
    record ForEach(
            Place place,
            Word name,
            Expression set,
            @Nullable Expression picker,
            @Nullable Template question,
            Clauses.@Nullable InTurn inTurn,
            boolean includingNew,
            @Nullable LoopOrder order,
            boolean inStep,
            boolean asWritten,
            List<Item> body)
            implements Statement {

        public ForEach with(List<Item> other) {
            return new ForEach(
                    place, name, set, picker, question, inTurn, includingNew, order, inStep, asWritten, other);
        }
    }

    /** {@code by it.chit, highest first}; numbers of a range are themselves what they are ordered by. */
    record LoopOrder(Place place, @Nullable Expression by, boolean highestFirst) {}

    /** {@code repeat up to 40 times until stable}; a missing limit has been reported. */
    record Repeat(Place place, Expression limit, @Nullable Expression until, List<Item> body) implements Statement {}

    /** A {@code together} block: without a name each line of the body is a branch. */
    record Together(
            Place place, @Nullable Word name, @Nullable Expression set, boolean inStep, List<Item> body)
            implements Statement {}

    /** {@code one of}, {@code any of}, {@code all of}. */
    record Options(Place place, Quantity quantity, List<Heading> options) implements Statement {}

    enum Quantity {
        ONE,
        ANY,
        ALL
    }

    record Later(Place place, @Nullable Due due, Statement statement) implements Statement {}

    record Announce(Place place, Word event, List<Expression> arguments) implements Statement {}

    record Cancel(Place place) implements Statement {}

    // ---- choices and dice

    /** Without {@code several} one member is chosen, else a set of them. */
    record Choose(
            Place place,
            @Nullable Expression chooser,
            @Nullable Several several,
            Word name,
            Expression from,
            @Nullable Template text,
            @Nullable OrNone orNone)
            implements Statement {}

    /** {@code or none "disband"}: that none of them is chosen is a choice, too. */
    record OrNone(Place place, @Nullable Template text) {}

    /** {@code any number of}, {@code up to 3}, {@code exactly 2}, {@code 1 to 3}: at least and at most, where it says so. */
    record Several(
            Place place,
            @Nullable Expression least,
            @Nullable Expression most) {}

    record Enter(
            Place place,
            @Nullable Expression who,
            Word name,
            TypeName type,
            @Nullable Template text) implements Statement {}

    /**
     * {@code roll name: count dN + bonus counting condition "text", seen by party} with modifier lines; {@code who} if a party rolls.
     *
     * @param text what players call it; null where it goes by its name
     * @param sides 0 where {@code size} says how many there are
     */
    record Roll(
            Place place,
            @Nullable Expression who,
            Word name,
            Expression count,
            int sides,
            @Nullable Expression size,
            @Nullable Expression bonus,
            @Nullable Expression counting,
            List<Modifier> modifiers,
            @Nullable Template text,
            @Nullable Expression seenBy)
            implements Statement {}

    /**
     * {@code draw 3 cards from deck "three cards", seen by phasing}; without {@code count} the name stands for one member.
     *
     * @param shown of {@code show cards from hand(Red)}: nothing is left to chance, and the name stands for all of them
     */
    record Draw(
            Place place,
            @Nullable Expression who,
            @Nullable Expression count,
            boolean upTo,
            boolean shown,
            Word name,
            Expression from,
            @Nullable Template text,
            @Nullable Expression seenBy)
            implements Statement {}

    /** Gives pieces an order of draw. */
    record Shuffle(Place place, Expression set, @Nullable Template text) implements Statement {}

    /** {@code +1 if weather is mud "mud"}; the amount already carries its sign. {@code mayAgree}: words of the text may agree with it. */
    record Modifier(
            Place place,
            Expression amount,
            @Nullable Expression condition,
            @Nullable Template text) {}

    record RollOff(Place place, long count, int sides, Expression among, Word name) implements Statement {}

    /** The pool is a Name or an Of: one's own dice, or those of a party. */
    record RerollWhere(Place place, @Nullable Expression who, Expression pool, Expression condition)
            implements Statement {}

    record RerollUpTo(Place place, @Nullable Expression who, Expression limit, Expression pool) implements Statement {}

    // ---- state

    /** {@code text}: by which the players are told of its modifiers. */
    record Let(
            Place place,
            Word name,
            @Nullable TypeName type,
            @Nullable Expression value,
            List<Modifier> modifiers,
            @Nullable Template text)
            implements Statement {}

    /** {@code pay 2 from phasing.points}: what cannot be paid is not carried out. */
    record Pay(Place place, Expression amount, Expression from) implements Statement {}

    /** The target is a Name, a Field or an Of. */
    record Assign(Place place, Expression target, Operation operation, Expression value) implements Statement {}

    enum Operation {
        SET,
        ADD,
        SUBTRACT
    }

    /** {@code add x to s}, {@code drop x from s}. */
    record Change(Place place, boolean add, Expression member, Expression set) implements Statement {}

    /** {@code mark phasing tired}; a marker of the game has no owner. */
    record Mark(Place place, boolean on, @Nullable Expression owner, Word marker) implements Statement {}

    /** Sealed steps, and names of what only some have seen. */
    record Reveal(Place place, List<Word> steps, List<Word> names) implements Statement {}

    record Note(Place place, Template text) implements Statement {}

    /** A sentence in place of the changes before it; null where nothing is told of them. */
    record Tell(Place place, @Nullable Template text) implements Statement {

        /** The word in place of a sentence. */
        public static final String NOTHING = "nothing";
    }
}
