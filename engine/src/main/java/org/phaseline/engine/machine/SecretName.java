package org.phaseline.engine.machine;

import java.util.List;

/**
 * A name in the frame of a routine that tells of pieces which not everybody sees: it names them, or its value was made from such a name.
 *
 * @param sequence the number the routine's frames go under; see {@link StepPlace}
 * @param slot the first of its slots
 * @param words how many slots one value takes
 * @param copies how many parties have a value of their own, 1 where it is one for all; the copies of a word stand together
 * @param kind the kind of the pieces it names; empty when its value just tells something of them
 * @param set whether it names several
 * @param about the names its value was made from, as places in the list of {@link CompiledRulebook#secretNames}
 * @param members the pieces its value was made from
 */
public record SecretName(
        int sequence,
        int slot,
        int words,
        int copies,
        String kind,
        boolean set,
        List<Integer> about,
        List<Member> members) {

    public record Member(String kind, int number) {}

    public int at(int word, int copy) {
        return slot + word * copies + copy;
    }
}
