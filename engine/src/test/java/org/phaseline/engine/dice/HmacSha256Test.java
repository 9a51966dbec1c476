package org.phaseline.engine.dice;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HmacSha256Test {

    /** Cases 1, 2, 3 and 6 of RFC 4231; the key of the last is longer than a block. */
    @ParameterizedTest
    @CsvSource({
        "0b, 20, 4869205468657265, b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7",
        "4a656665, 1, 7768617420646f2079612077616e7420666f72206e6f7468696e673f, "
                + "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
        "aa, 20, dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd, "
                + "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe",
        "aa, 131, 54657374205573696e67204c6172676572205468616e20426c6f636b2d53697a65204b6579202d2048617368204b6579204669727374, "
                + "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
    })
    void theCasesOfTheStandardComeOut(String key, int times, String message, String expected) {
        HmacSha256 hmac = new HmacSha256(HexFormat.of().parseHex(key.repeat(times)));

        assertThat(HexFormat.of().formatHex(hmac.of(HexFormat.of().parseHex(message))))
                .isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({"one", "another"})
    void theSameMessageGivesTheSameAgain(String message) {
        HmacSha256 hmac = new HmacSha256(new byte[32]);
        byte[] bytes = message.getBytes(StandardCharsets.US_ASCII);

        assertThat(hmac.of(bytes)).isEqualTo(hmac.of(bytes));
    }
}
