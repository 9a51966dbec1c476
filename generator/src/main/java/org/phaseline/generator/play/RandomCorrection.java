package org.phaseline.generator.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.SequenceInfo;
import org.phaseline.engine.outline.Step;
import org.phaseline.engine.umpire.Correctable;
import org.phaseline.engine.umpire.Correction;

/** Any correction of a game by a rulebook, also ones that are impossible where the game stands. */
public final class RandomCorrection {

    private RandomCorrection() {}

    public static Correction of(CompiledRulebook rulebook, Random random) {
        List<Step> steps = rulebook.outline().steps();
        return switch (random.nextInt(8)) {
            case 0, 1 -> new Correction.Skip();
            case 2, 3 -> new Correction.GoTo(any(steps, random).key());
            case 4 -> new Correction.Insert(any(steps, random).key());
            case 5 -> {
                List<SequenceInfo> sequences = rulebook.sequences();
                yield new Correction.Insert(any(sequences, random).name());
            }
            default -> value(Correctable.of(rulebook), random);
        };
    }

    private static Correction value(List<Correctable> fields, Random random) {
        if (fields.isEmpty()) {
            return new Correction.SetValue("nothing", "", "1");
        }
        Correctable field = any(fields, random);
        String holder = field.holders().isEmpty() ? "" : any(field.holders(), random);
        return new Correction.SetValue(field.field(), holder, text(field, random));
    }

    private static String text(Correctable field, Random random) {
        return switch (field.kind()) {
            case "number" -> {
                long least = field.min().longValue();
                long width = Math.min(field.max().longValue() - least, random.nextInt(10) == 0 ? 5_000 : 12);
                long from = random.nextBoolean() ? least : Math.max(least, 0);
                yield Long.toString(from + random.nextInt((int) width + 2));
            }
            case "flag", "marker" -> any(List.of("yes", "no", "on", "perhaps"), random);
            case "word" -> field.words().isEmpty() || random.nextInt(5) == 0 ? "none" : any(field.words(), random);
            default -> {
                List<String> members = new ArrayList<>();
                for (int i = random.nextInt(4); i > 0 && !field.words().isEmpty(); i--) {
                    members.add(any(field.words(), random));
                }
                yield String.join(", ", members);
            }
        };
    }

    private static <T> T any(List<T> all, Random random) {
        return all.get(random.nextInt(all.size()));
    }
}
