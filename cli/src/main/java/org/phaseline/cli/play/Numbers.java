package org.phaseline.cli.play;

import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Collectors;
import org.phaseline.engine.umpire.LegalChoice;

/** Which numbers may be typed, in words. */
final class Numbers {

    private static final int FEW = 4;
    private static final int MANY = 12;

    private Numbers() {}

    static String say(List<LegalChoice> numbers) {
        if (numbers.isEmpty()) {
            return "nothing";
        }
        String first = numbers.getFirst().word();
        String last = numbers.getLast().word();
        if (numbers.size() == 1) {
            return first;
        }
        // Numbers in halves go up by a half.
        BigDecimal step = new BigDecimal(numbers.get(1).word()).subtract(new BigDecimal(first));
        BigDecimal wide = new BigDecimal(last).subtract(new BigDecimal(first));
        boolean withoutGap = step.compareTo(BigDecimal.ONE) <= 0
                && step.multiply(BigDecimal.valueOf(numbers.size() - 1L)).compareTo(wide) == 0;
        if (withoutGap && numbers.size() > FEW) {
            return "a number from " + first + " to " + last
                    + (step.compareTo(BigDecimal.ONE) == 0 ? "" : " in steps of " + step.toPlainString());
        }
        if (numbers.size() > MANY) {
            return "one of " + numbers.size() + " numbers from " + first + " to " + last;
        }
        String all = numbers.subList(0, numbers.size() - 1).stream()
                .map(LegalChoice::word)
                .collect(Collectors.joining(", "));
        return all + " or " + last;
    }
}
