package org.phaseline.journal;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.journal.format.DiceMode;
import org.phaseline.journal.format.DiceProtocol;
import org.phaseline.journal.format.Header;

/**
 * What the seats have added to the dice so far: each once, at any time before the game is over. Where dice are shared by the roll it is the
 * end of a chain of shares, and a seat whose browser has lost its chain begins another.
 */
final class Added {

    /** Far more than anybody needs whose bytes must not be guessed. */
    static final int MOST_BYTES = 256;

    private final DiceMode mode;
    private final DiceProtocol protocol;
    private final List<byte[]> bytes;

    Added(Header header) {
        this.mode = header.dice();
        this.protocol = header.protocol();
        this.bytes = new ArrayList<>(JournalWords.contributions(header));
    }

    /** Why a seat cannot add these bytes, or null. */
    @Nullable
    String whyNot(int seat, String name, byte[] more) {
        if (mode == DiceMode.TYPED) {
            return "The dice of this game are rolled on the real table; nobody can add to them.";
        }
        if (protocol == DiceProtocol.SHARED) {
            return more.length == ShareChains.BYTES
                    ? null
                    : "A chain of shares ends with " + ShareChains.BYTES + " bytes, not " + more.length + ".";
        }
        if (bytes.get(seat).length > 0) {
            return name + " has already added to the dice.";
        }
        if (more.length == 0 || more.length > MOST_BYTES) {
            return "A seat adds from 1 to " + MOST_BYTES + " bytes to the dice, not " + more.length + ".";
        }
        return null;
    }

    void add(int seat, byte[] more) {
        bytes.set(seat, more.clone());
    }

    /** As they stand now, in the order of the seats. */
    List<byte[]> bytes() {
        return List.copyOf(bytes);
    }

    boolean has(int seat) {
        return bytes.get(seat).length > 0;
    }

    /** The same in hexadecimal digits; empty for a seat that has added nothing. */
    List<String> hex() {
        return bytes.stream().map(HexFormat.of()::formatHex).toList();
    }
}
