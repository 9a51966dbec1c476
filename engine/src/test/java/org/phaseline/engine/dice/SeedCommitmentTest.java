package org.phaseline.engine.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HexFormat;
import org.junit.jupiter.api.Test;

class SeedCommitmentTest {

    /** Computed with sha256sum. */
    @Test
    void theCommitmentFollowsFromTheSeed() {
        byte[] counting = HexFormat.of().parseHex("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f");

        assertThat(SeedCommitment.to(counting).hex())
                .isEqualTo("11fd987eb4c76c0a961bee7e512ca1430dfd426a0bd799de35e621f8db69c53d");
        assertThat(SeedCommitment.to(HexFormat.of().parseHex("ff".repeat(32))).hex())
                .isEqualTo("44b279a6974d836abc6c3ce6c2ef71e73dce0ccc6631effd8633933e5e458134");
    }

    @Test
    void onlyTheSeedItWasMadeForFits() {
        byte[] seed = new byte[32];
        SeedCommitment commitment = SeedCommitment.to(seed);

        assertThat(commitment.fits(seed)).isTrue();
        seed[31] ^= 1;
        assertThat(commitment.fits(seed)).isFalse();
        assertThat(commitment.fits(new byte[0])).isFalse();
    }

    @Test
    void aSeedThatIsTooShortToBeSecretIsNotTaken() {
        assertThatThrownBy(() -> SeedCommitment.to(new byte[8])).hasMessage("a seed has 32 bytes, not 8");
    }
}
