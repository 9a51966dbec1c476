package org.phaseline.engine.machine;

import org.jspecify.annotations.Nullable;
import org.phaseline.engine.outline.ValueType;

/** What a stretch of code is about: the member of a loop whose pass it is, and that of the loop around it. */
public record Subject(
        Formula member, ValueType type, @Nullable Subject outer) {

    /** The members from the outermost loop inwards, as one would say them. */
    public String say(Machine m) {
        String own = type.say(member.of(m));
        return outer == null ? own : outer.say(m) + ", " + own;
    }
}
