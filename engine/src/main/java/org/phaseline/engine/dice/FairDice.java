package org.phaseline.engine.dice;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.List;

/**
 * Dice nobody can manipulate: a commitment scheme. The umpire commits to a secret seed before the first roll, then every seat
 * may add bytes of its own: the umpire cannot pick the key because it does not know them when it picks the seed, and the seats
 * cannot because they do not know the seed. When the seed is revealed anybody can compute every die again:
 *
 * <pre>
 * key  = SHA-256("phaseline dice key v1" | len(seed) seed | count | len(c1) c1 | len(c2) c2 ...)   each number 4 bytes, big end first
 * word = first 4 bytes of HMAC-SHA-256(key, "roll/die/sides/attempt"), big end first               die and attempt count from 0
 * face = 1 + word mod sides, unless word is at or above the largest multiple of sides up to 2^32:  then the next attempt
 * </pre>
 *
 * Leaving out the words at the upper end is what makes all faces equally likely.
 */
public final class FairDice implements Dice {

    private static final byte[] KEY_PURPOSE = "phaseline dice key v1".getBytes(StandardCharsets.US_ASCII);
    private static final long WORDS = 1L << 32;

    private final RollNumbering numbering;
    private final HmacSha256 hmac;

    /** The contributions stand in the order of the seats; a seat that gave nothing has an empty one. */
    public FairDice(byte[] seed, List<byte[]> contributions) {
        this(RollNumbering.BY_MOMENT, key(seed, contributions));
    }

    /** With a key that was made of seed and contributions. */
    public FairDice(RollNumbering numbering, byte[] key) {
        this.numbering = numbering;
        this.hmac = new HmacSha256(key);
    }

    @Override
    public RollNumbering numbering() {
        return numbering;
    }

    /** The key of a table's dice. */
    public static byte[] key(byte[] seed, List<byte[]> contributions) {
        MessageDigest digest = HmacSha256.sha256();
        digest.update(KEY_PURPOSE);
        update(digest, SeedCommitment.checked(seed));
        digest.update(number(contributions.size()));
        for (byte[] contribution : contributions) {
            update(digest, contribution);
        }
        return digest.digest();
    }

    private static void update(MessageDigest digest, byte[] bytes) {
        digest.update(number(bytes.length));
        digest.update(bytes);
    }

    private static byte[] number(int value) {
        return ByteBuffer.allocate(4).putInt(value).array();
    }

    @Override
    public int face(RollNumber roll, int die, int sides) {
        return face(numbering.text(roll), die, sides);
    }

    /** The same for whoever has only the number's text, such as a reader of a journal. */
    public int face(String roll, int die, int sides) {
        if (sides < 1) {
            throw new IllegalArgumentException("a die has at least one side, not " + sides);
        }
        long fair = WORDS / sides * sides;
        for (int attempt = 0; ; attempt++) {
            String message = roll + '/' + die + '/' + sides + '/' + attempt;
            byte[] mac = hmac.of(message.getBytes(StandardCharsets.US_ASCII));
            long word = Integer.toUnsignedLong(ByteBuffer.wrap(mac).getInt());
            if (word < fair) {
                return (int) (1 + word % sides);
            }
        }
    }
}
