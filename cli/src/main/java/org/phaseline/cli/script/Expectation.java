package org.phaseline.cli.script;

/** What a script says must be so. */
public sealed interface Expectation {

    /** Play stands in that step, or in something inside it. */
    record InStep(String name) implements Expectation {}

    record Awaited(String who) implements Expectation {}

    /** Some report since the last answer has this in it. */
    record Reported(String text) implements Expectation {}

    /** Some line of a seat's log since the last answer has this in it, or none has. */
    record Read(String who, String text, boolean read) implements Expectation {}

    record Done(String name, boolean done) implements Expectation {}

    /** Somebody is offered this choice, or nobody is. */
    record Offered(String word, boolean offered) implements Expectation {}

    /** The owner is empty for a value of the game. */
    record Value(String name, String value) implements Expectation {}

    /** What can be laid over a board under this title covers that space, or does not. */
    record Covered(String title, String space, boolean covered) implements Expectation {}

    /** The winner is empty when it does not matter; {@code drawn} when nobody may have won. */
    record Over(String winner, boolean drawn) implements Expectation {}
}
