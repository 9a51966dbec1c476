package org.phaseline.server.view;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ListDifferenceTest {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int ROUNDS = 2_000;

    private static String splices(List<Integer> before, List<Integer> now) {
        ElementList next = list(now);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ListDifference.write(list(before), next, next::write, out);
        return out.toString(StandardCharsets.US_ASCII);
    }

    private static ElementList list(List<Integer> numbers) {
        byte[] json = numbers.toString().replace(" ", "").getBytes(StandardCharsets.US_ASCII);
        return ElementList.ofNumbers(json, 0, json.length);
    }

    private static List<Integer> applied(List<Integer> before, String splices) throws IOException {
        List<Integer> next = new ArrayList<>();
        int rest = 0;
        for (JsonNode splice : JSON.readTree(splices)) {
            next.addAll(before.subList(rest, splice.get("at").intValue()));
            rest = splice.get("at").intValue() + splice.get("drop").intValue();
            splice.get("add").forEach(each -> next.add(each.intValue()));
        }
        next.addAll(before.subList(rest, before.size()));
        return next;
    }

    @Test
    void listsThatAreAlikeHaveNoDifference() {
        assertThat(splices(List.of(1, 22, 3), List.of(1, 22, 3))).isEqualTo("[]");
        assertThat(splices(List.of(), List.of())).isEqualTo("[]");
    }

    @Test
    void whatIsReplacedComesAndGoesByItself() {
        assertThat(splices(List.of(1, 2, 3, 4, 5), List.of(1, 20, 3, 40, 5)))
                .isEqualTo("[{\"at\":1,\"drop\":1,\"add\":[20]},{\"at\":3,\"drop\":1,\"add\":[40]}]");
    }

    @Test
    void whatComesAndGoesInSeveralPlacesLeavesTheOthersAlone() {
        assertThat(splices(List.of(1, 2, 3, 4, 5, 6, 7), List.of(2, 3, 8, 9, 4, 5)))
                .isEqualTo("[{\"at\":0,\"drop\":1,\"add\":[]},{\"at\":3,\"drop\":0,\"add\":[8,9]},"
                        + "{\"at\":5,\"drop\":2,\"add\":[]}]");
    }

    @Test
    void aListBecomesAnyOther() throws IOException {
        Random random = new Random(5);
        for (int round = 0; round < ROUNDS; round++) {
            List<Integer> before = some(random);
            List<Integer> now = random.nextBoolean() ? some(random) : changed(before, random);
            assertThat(applied(before, splices(before, now)))
                    .as("round %s, from %s", round, before)
                    .isEqualTo(now);
        }
    }

    @Test
    void ofALongListOnlyWhatHasChangedIsTold() {
        Random random = new Random(6);
        List<Integer> before = IntStream.range(0, 2_400).boxed().toList();
        for (int round = 0; round < 50; round++) {
            List<Integer> now = changed(before, random);
            assertThat(splices(before, now)).hasSizeLessThan(6 * 45);
        }
    }

    private static List<Integer> some(Random random) {
        return random.ints(random.nextInt(9), 0, 12).boxed().toList();
    }

    private static List<Integer> changed(List<Integer> before, Random random) {
        List<Integer> now = new ArrayList<>(before);
        for (int i = random.nextInt(6); i > 0 && !now.isEmpty(); i--) {
            int at = random.nextInt(now.size());
            switch (random.nextInt(3)) {
                case 0 -> now.remove(at);
                case 1 -> now.add(at, 5_000 + random.nextInt(4_000));
                default -> now.set(at, 5_000 + random.nextInt(4_000));
            }
        }
        return now;
    }
}
