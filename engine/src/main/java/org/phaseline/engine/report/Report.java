package org.phaseline.engine.report;

import java.util.List;

/** Something that happened. {@code audience} is the mask of the parties that may know; {@link #EVERYONE} for most. */
public sealed interface Report {

    long EVERYONE = -1L;

    /** The bit of those who watch without a seat, for what everybody may know but a few: no party has it. */
    long WATCHERS = 1L << 62;

    long audience();

    /** The index of the step it happened in, or -1. */
    int step();

    /** The parties that read a sentence of the rulebook in its place, as a mask. */
    default long covered() {
        return 0;
    }

    record GameTurnBegan(long number, String date) implements Report {
        @Override
        public long audience() {
            return EVERYONE;
        }

        @Override
        public int step() {
            return -1;
        }
    }

    /** {@code title} is what the step is called this time, where that changes; else empty. */
    record Entered(int step, long audience, String title) implements Report {}

    /**
     * How a step ended: "done", "not done" or the title of the option taken; {@code title} as where it was entered.
     *
     * @param passedOver whether it was not done because its condition did not hold
     */
    record Left(int step, long audience, String title, String outcome, boolean passedOver) implements Report {

        public Left(int step, long audience, String title, String outcome) {
            this(step, audience, title, outcome, false);
        }
    }

    /**
     * {@code word} is what was answered, {@code title} what people read in its place.
     *
     * @param covered the parties that read a sentence of the rulebook that tells what was chosen, as a mask
     */
    record Answered(
            int step, long audience, int party, String question, String word, String title, String note, long covered)
            implements Report {

        public Answered(int step, long audience, int party, String question, String word, String title, String note) {
            this(step, audience, party, question, word, title, note, 0);
        }

        Answered coveredFor(long readers) {
            return new Answered(step, audience, party, question, word, title, note, covered | readers);
        }
    }

    /**
     * Dice in the order they fell; {@code typed} when they were rolled on the real table.
     *
     * @param behalf for whom it is rolled where no party is named who rolls; empty where there is none
     * @param counted which faces count, where the result is how many do; else empty
     * @param again whether they are dice of a pool that are rolled again; the result is that of the whole pool
     * @param title what the step is called this time, where that changes; else empty
     * @param off whether it is one party's share of a roll-off, which {@link RolledOff} tells as a whole
     */
    record Rolled(
            int step,
            long audience,
            String number,
            String roller,
            String name,
            int sides,
            List<Integer> faces,
            boolean typed,
            List<String> modifiers,
            long result,
            String behalf,
            String counted,
            boolean again,
            String title,
            boolean off)
            implements Report {

        /** The modifiers but those that add 0, such as that of equal ratings. */
        public List<String> counting() {
            return modifiers.stream()
                    .filter(each -> !each.equals("+0") && !each.startsWith("+0 "))
                    .toList();
        }

        @Override
        public long covered() {
            return off ? audience : 0;
        }
    }

    /**
     * What the rolls of a roll-off come to; each of them is reported before it.
     *
     * @param dice how many dice each party rolls
     * @param totals each party with its total, in the order they rolled
     * @param winner who is left; empty when the highest tie and roll again
     * @param title what the step is called this time, where that changes; else empty
     */
    record RolledOff(
            int step,
            long audience,
            String number,
            int dice,
            int sides,
            List<String> totals,
            String winner,
            boolean typed,
            String title)
            implements Report {

        public RolledOff {
            totals = List.copyOf(totals);
        }
    }

    /**
     * The same as everybody else hears of it: that dice fell which only some see.
     *
     * @param seers who sees them
     * @param title as where everybody sees them
     */
    record RolledUnseen(
            int step,
            long audience,
            String number,
            String roller,
            String name,
            boolean typed,
            String seers,
            String title)
            implements Report {}

    /**
     * Pieces or words that were drawn.
     *
     * @param number of the roll that settled which, as far as no shuffle had done so before; empty when it happened on the real table, and
     *     when they were only shown
     * @param members what came out; empty for those who do not see it
     * @param seers who sees it; empty when everybody does
     * @param covered the parties that read of several such draws in one line, as a mask
     */
    record Drawn(
            int step,
            long audience,
            String number,
            String drawer,
            String name,
            int count,
            int from,
            List<String> members,
            boolean typed,
            String seers,
            long covered)
            implements Report {

        public Drawn(
                int step,
                long audience,
                String number,
                String drawer,
                String name,
                int count,
                int from,
                List<String> members,
                boolean typed,
                String seers) {
            this(step, audience, number, drawer, name, count, from, members, typed, seers, 0);
        }

        Drawn asCovered() {
            return new Drawn(step, audience, number, drawer, name, count, from, members, typed, seers, audience);
        }

        /** Whether it is what others are told of a draw that only some see. */
        public boolean isForOthers() {
            return members.isEmpty() && count > 0;
        }

        /** Whether they were looked at, with nothing left to chance. */
        public boolean shown() {
            return number.isEmpty() && !typed;
        }

        public Drawn {
            members = List.copyOf(members);
        }
    }

    /** {@code count} pieces got an order of draw that nobody knows; {@code covered} as of a change. */
    record Shuffled(
            int step, long audience, String number, String who, String what, int count, boolean typed, long covered)
            implements Report {

        public Shuffled(int step, long audience, String number, String who, String what, int count, boolean typed) {
            this(step, audience, number, who, what, count, typed, 0);
        }

        Shuffled coveredFor(long readers) {
            return new Shuffled(step, audience, number, who, what, count, typed, covered | readers);
        }
    }

    /**
     * A value of the state that changed; the owner is empty for one of the game.
     *
     * @param covered the parties that read a sentence of the rulebook in its place, as a mask
     */
    record Changed(int step, long audience, String owner, String name, String from, String to, long covered)
            implements Report {

        public Changed(int step, long audience, String owner, String name, String from, String to) {
            this(step, audience, owner, name, from, to, 0);
        }

        Changed coveredFor(long readers) {
            return new Changed(step, audience, owner, name, from, to, covered | readers);
        }
    }

    record Announced(int step, long audience, String event) implements Report {}

    /** {@code covered} is everybody where it came to nothing before anybody was asked; else nobody. */
    record Reacted(int step, long audience, String party, String reaction, long covered) implements Report {

        public Reacted(int step, long audience, String party, String reaction) {
            this(step, audience, party, reaction, 0);
        }
    }

    /** {@code covered} as of a change. */
    record Cancelled(int step, long audience, String event, long covered) implements Report {

        public Cancelled(int step, long audience, String event) {
            this(step, audience, event, 0);
        }

        Cancelled coveredFor(long readers) {
            return new Cancelled(step, audience, event, covered | readers);
        }
    }

    record PutOff(int step, long audience, String until) implements Report {}

    /**
     * Something that was decided or seen by some, and is open now.
     *
     * @param holder the piece or space whose value it is; empty for what is the party's own
     * @param covered the parties that read a sentence of the rulebook in its place, or need not read it, as a mask
     */
    record Revealed(
            int step, long audience, String party, String holder, String what, String value, Sort sort, long covered)
            implements Report {

        /** What is open now. */
        public enum Sort {
            /** A name that was chosen or a value that was set. */
            VALUE,
            /** How the step ended. */
            OUTCOME,
            /** What somebody wrote beside it, whose place no sentence takes. */
            NOTE
        }

        public Revealed(int step, long audience, String party, String what, String value) {
            this(step, audience, party, "", what, value, Sort.VALUE, 0);
        }

        Revealed coveredFor(long readers) {
            return sort == Sort.NOTE
                    ? this
                    : new Revealed(step, audience, party, holder, what, value, sort, covered | readers);
        }
    }

    /**
     * How a number came about, or why something was left out; it changes nothing.
     *
     * @param aside whether only those read it who want to read everything
     * @param skipped whether it says that a question was not asked, which a sentence of its step takes the place of
     */
    record Explained(int step, long audience, String text, boolean aside, boolean skipped) implements Report {

        public Explained(int step, long audience, String text, boolean aside) {
            this(step, audience, text, aside, false);
        }

        public Explained(int step, long audience, String text) {
            this(step, audience, text, false);
        }

        /** For those who want to read everything, if all who could read it read the sentence in its place. */
        Explained coveredFor(long readers) {
            return skipped && (audience & ~readers) == 0 ? new Explained(step, audience, text, true, true) : this;
        }

        @Override
        public long covered() {
            return aside ? audience : 0;
        }
    }

    /**
     * A sentence of the rulebook.
     *
     * @param covering when it is told in place of changes
     * @param sealed when it is about what others learn later: everybody is told again when that is revealed
     */
    record Told(int step, long audience, String text, boolean covering, boolean sealed) implements Report {

        public Told(int step, long audience, String text, boolean covering) {
            this(step, audience, text, covering, false);
        }

        public Told(int step, long audience, String text) {
            this(step, audience, text, false);
        }
    }

    record Digressed(int step, long audience, String party, String title, String note) implements Report {}

    /** What was put right by agreement, {@code by} the seat that asked for it. */
    record Corrected(int step, long audience, String by, String what, String note) implements Report {}

    record Resumed(int step, long audience) implements Report {}

    /** {@code drawn} when the rulebook says so; without a winner it can also have come to its last game turn. */
    record GameEnded(int step, long audience, String winner, boolean drawn) implements Report {}
}
