package org.phaseline.testrunner;

import java.util.Comparator;
import org.junit.jupiter.api.ClassDescriptor;
import org.junit.jupiter.api.ClassOrderer;
import org.junit.jupiter.api.ClassOrdererContext;
import org.junit.jupiter.api.Tag;

/** Begins with the classes that are marked as slow. */
public final class SlowFirst implements ClassOrderer {

    @Override
    public void orderClasses(ClassOrdererContext context) {
        context.getClassDescriptors().sort(Comparator.comparing(type -> !isSlow(type)));
    }

    private static boolean isSlow(ClassDescriptor type) {
        return type.findRepeatableAnnotations(Tag.class).stream()
                .anyMatch(tag -> tag.value().equals("slow"));
    }
}
