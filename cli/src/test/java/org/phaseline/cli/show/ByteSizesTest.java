package org.phaseline.cli.show;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ByteSizesTest {

    @Test
    void sizesAreReadAsPeopleSayThem() {
        assertThat(ByteSizes.read("2g")).hasValue(2L << 30);
        assertThat(ByteSizes.read("500 MB")).hasValue(500L << 20);
        assertThat(ByteSizes.read("7k")).hasValue(7L << 10);
        assertThat(ByteSizes.read("3TiB")).hasValue(3L << 40);
        assertThat(ByteSizes.read("123")).hasValue(123);
        assertThat(ByteSizes.read("a lot")).isEmpty();
        assertThat(ByteSizes.read("-1g")).isEmpty();
        assertThat(ByteSizes.read("999999999999t"))
                .as("more than a number can hold")
                .isEmpty();
    }

    @Test
    void andSaidSo() {
        assertThat(ByteSizes.say(900)).isEqualTo("900 bytes");
        assertThat(ByteSizes.say(2048)).isEqualTo("2.0 KB");
        assertThat(ByteSizes.say(150L << 20)).isEqualTo("150 MB");
        assertThat(ByteSizes.say(3L << 30)).isEqualTo("3.0 GB");
    }
}
