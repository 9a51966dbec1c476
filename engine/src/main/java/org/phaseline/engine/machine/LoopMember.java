package org.phaseline.engine.machine;

import org.jspecify.annotations.Nullable;
import org.phaseline.engine.outline.ValueType;

/** The member of a loop whose pass some code belongs to, and that of the loop around it. */
public record LoopMember(
        Formula member, ValueType type, @Nullable LoopMember outer) {

    /** The members from the outermost loop inwards, as one would say them. */
    public String say(Machine m) {
        String own = type.say(member.of(m));
        return outer == null ? own : outer.say(m) + ", " + own;
    }
}
