package org.phaseline.engine.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The expected values were computed with a program of its own (Python's hashlib and hmac), not with this one. */
class FairDiceTest {

    private static final byte[] COUNTING =
            HexFormat.of().parseHex("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f");
    private static final byte[] ONES = HexFormat.of().parseHex("ff".repeat(32));

    @Test
    void theKeyFollowsFromTheSeedAndAllContributions() {
        assertThat(key(COUNTING)).isEqualTo("35b908ef3364b253e28356cdd824d06c05bf26995076eb6719c428081e2090b7");
        assertThat(key(COUNTING, "", "")).isEqualTo("4b4bb806e3fbbd67bfeaf5cb275fc44fb4eed4106238a6c037e6fddcfb9e6db2");
        assertThat(key(COUNTING, "Rome", "Egypt"))
                .isEqualTo("a743b68cfd5c22507acebbc30fd681f2598cbf3d3373f0fdfff51b97ef6cf0a3");
        assertThat(key(ONES, "Rome", "")).isEqualTo("ea43d2330df66c2ee58ae79ab0d4c69e35578f605d9f7fa7a379f61627702d0f");
    }

    @Test
    void aFaceFollowsFromTheRollTheDieAndItsSides() {
        FairDice dice = dice(COUNTING, "Rome", "Egypt");

        assertThat(faces(dice, "14", 6, 8)).containsExactly(6, 5, 3, 3, 4, 1, 6, 6);
        assertThat(faces(dice, "14.2.3", 6, 4)).containsExactly(2, 6, 4, 3);
        assertThat(faces(dice, "1:14", 20, 4)).containsExactly(18, 7, 3, 2);
        assertThat(faces(dice, "2", Integer.MAX_VALUE, 1)).containsExactly(1200234382);
        assertThat(faces(dice, "2", 1, 1)).containsExactly(1);
        assertThat(faces(dice(COUNTING), "14", 6, 8)).containsExactly(2, 2, 1, 2, 4, 3, 1, 6);
        assertThat(faces(dice(ONES, "Rome", ""), "14", 6, 8)).containsExactly(6, 6, 5, 3, 3, 3, 1, 4);
    }

    /** With so many sides a quarter of all words would favour the low faces; the sixth die here needs a third attempt. */
    @Test
    void aWordThatWouldFavourTheLowFacesIsDrawnAgain() {
        assertThat(faces(dice(COUNTING, "", ""), "7", 3 << 29, 8))
                .containsExactly(
                        856755696, 758933605, 1556325182, 1498046075, 268805906, 1257899044, 784277726, 809495159);
        assertThat(faces(dice(COUNTING), "7", 3 << 29, 8))
                .containsExactly(
                        1329739521, 504189425, 643834493, 913874360, 583907140, 188103530, 824839901, 126515335);
    }

    @Test
    void theNumberOfARollIsItsText() {
        FairDice dice = dice(COUNTING, "Rome", "Egypt");

        assertThat(dice.face(new RollNumber(0, new int[] {14, 2}, 3), 1, 6)).isEqualTo(dice.face("14.2.3", 1, 6));
        assertThat(dice.face(new RollNumber(1, new int[0], 14), 0, 20)).isEqualTo(18);
    }

    @Test
    void differentContributionsGiveDifferentDice() {
        List<List<Integer>> all = List.of(
                faces(dice(COUNTING), "1", 6, 40),
                faces(dice(COUNTING, ""), "1", 6, 40),
                faces(dice(COUNTING, "", ""), "1", 6, 40),
                faces(dice(COUNTING, "Rome", "Egypt"), "1", 6, 40),
                faces(dice(COUNTING, "Egypt", "Rome"), "1", 6, 40),
                faces(dice(COUNTING, "RomeE", "gypt"), "1", 6, 40),
                faces(dice(COUNTING, "RomeEgypt"), "1", 6, 40),
                faces(dice(ONES, "Rome", "Egypt"), "1", 6, 40));

        assertThat(all).doesNotHaveDuplicates();
    }

    @Test
    void aSeedOfAnotherLengthIsNotTaken() {
        assertThatThrownBy(() -> new FairDice(new byte[31], List.of())).hasMessage("a seed has 32 bytes, not 31");
        assertThatThrownBy(() -> dice(ONES).face("1", 0, 0)).hasMessage("a die has at least one side, not 0");
    }

    static FairDice dice(byte[] seed, String... contributions) {
        return new FairDice(seed, bytes(contributions));
    }

    private static String key(byte[] seed, String... contributions) {
        return HexFormat.of().formatHex(FairDice.key(seed, bytes(contributions)));
    }

    private static List<byte[]> bytes(String... contributions) {
        return Arrays.stream(contributions)
                .map(text -> text.getBytes(StandardCharsets.US_ASCII))
                .toList();
    }

    private static List<Integer> faces(FairDice dice, String roll, int sides, int count) {
        List<Integer> faces = new ArrayList<>();
        for (int die = 0; die < count; die++) {
            faces.add(dice.face(roll, die, sides));
        }
        return faces;
    }
}
