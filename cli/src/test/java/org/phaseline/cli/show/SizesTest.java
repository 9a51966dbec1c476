package org.phaseline.cli.show;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SizesTest {

    @Test
    void sizesAreReadAsPeopleSayThem() {
        assertThat(Sizes.read("2g")).hasValue(2L << 30);
        assertThat(Sizes.read("500 MB")).hasValue(500L << 20);
        assertThat(Sizes.read("7k")).hasValue(7L << 10);
        assertThat(Sizes.read("3TiB")).hasValue(3L << 40);
        assertThat(Sizes.read("123")).hasValue(123);
        assertThat(Sizes.read("a lot")).isEmpty();
        assertThat(Sizes.read("-1g")).isEmpty();
        assertThat(Sizes.read("999999999999t"))
                .as("more than a number can hold")
                .isEmpty();
    }

    @Test
    void andSaidSo() {
        assertThat(Sizes.say(900)).isEqualTo("900 bytes");
        assertThat(Sizes.say(2048)).isEqualTo("2.0 KB");
        assertThat(Sizes.say(150L << 20)).isEqualTo("150 MB");
        assertThat(Sizes.say(3L << 30)).isEqualTo("3.0 GB");
    }
}
