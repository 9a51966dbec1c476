package org.phaseline.engine.machine;

import java.util.List;
import org.phaseline.engine.outline.Members;
import org.phaseline.engine.outline.ValueType;
import org.phaseline.engine.report.Report;

/**
 * An event that can be announced, and what it tells. A large set takes several values, which {@code widths} counts.
 *
 * @param name its title, where it has one
 */
public record EventInfo(String name, List<String> parameters, List<ValueType> types, List<Integer> widths) {

    public String say(long[] values) {
        StringBuilder text = new StringBuilder(name);
        int from = 0;
        for (int i = 0; i < types.size(); i++) {
            text.append(i == 0 ? " (" : ", ").append(said(i, values, from));
            from += widths.get(i);
        }
        return types.isEmpty() ? name : text.append(')').toString();
    }

    private String said(int parameter, long[] values, int from) {
        if (widths.get(parameter) == 1) {
            return types.get(parameter).say(values[from]);
        }
        Members members = new Members(types.get(parameter).titles());
        for (int i = 0; i < widths.get(parameter); i++) {
            for (long rest = values[from + i]; rest != 0; rest &= rest - 1) {
                members.add((i << 6) + Long.numberOfTrailingZeros(rest));
            }
        }
        return members.said();
    }

    /** The parties that may know what it tells. */
    public long audience(Machine m, long[] values) {
        long audience = Report.EVERYONE;
        int from = 0;
        for (int i = 0; i < types.size(); i++) {
            for (int word = 0; word < widths.get(i); word++) {
                audience &= Veil.audience(m, types.get(i), values[from++], word << 6);
            }
        }
        return audience;
    }
}
