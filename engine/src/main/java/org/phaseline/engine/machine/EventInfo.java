package org.phaseline.engine.machine;

import java.util.List;
import org.phaseline.engine.outline.ValueType;

/** An event that can be announced, and what it tells. */
public record EventInfo(String name, List<String> parameters, List<ValueType> types) {

    public String say(long[] values) {
        StringBuilder text = new StringBuilder(name);
        for (int i = 0; i < types.size(); i++) {
            text.append(i == 0 ? " (" : ", ").append(types.get(i).say(values[i]));
        }
        return types.isEmpty() ? name : text.append(')').toString();
    }
}
