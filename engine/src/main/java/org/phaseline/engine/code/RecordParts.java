package org.phaseline.engine.code;

import java.lang.reflect.RecordComponent;

/** What a record consists of: formulas and instructions are trees of records. */
public final class RecordParts {

    private RecordParts() {}

    /** An empty text where there is nothing. */
    public static Object value(RecordComponent component, Record of) {
        try {
            component.getAccessor().setAccessible(true);
            Object value = component.getAccessor().invoke(of);
            return value == null ? "" : value;
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
