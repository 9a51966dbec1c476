package org.phaseline.laboratory.shrink;

/** An answer that was given: the question by its id, and by its address in the code, which other games have, too. */
public record GivenAnswer(String decision, int address, int party, int side, long item) {

    boolean isLike(int otherAddress, int otherParty) {
        return address == otherAddress && party == otherParty;
    }
}
