package org.phaseline.testrunner;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.ClassDescriptor;
import org.junit.jupiter.api.ClassOrderer;
import org.junit.jupiter.api.ClassOrdererContext;
import org.junit.jupiter.api.Tag;

/**
 * Begins with the classes that are marked as slow, and goes from the module that uses all others to the one that uses none: the
 * tests of that take least, so in the end all cores finish at about the same time.
 */
public final class SlowFirst implements ClassOrderer {

    @Override
    public void orderClasses(ClassOrdererContext context) {
        order(context.getClassDescriptors());
    }

    private static void order(List<? extends ClassDescriptor> types) {
        Collections.reverse(types);
        types.sort(Comparator.comparing(type -> !isSlow(type)));
    }

    private static boolean isSlow(ClassDescriptor type) {
        return type.findRepeatableAnnotations(Tag.class).stream()
                .anyMatch(tag -> tag.value().equals("slow"));
    }
}
