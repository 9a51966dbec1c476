package org.phaseline.architecture;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;

/** Whether a class's full name holds a piece of text. */
final class InGroup extends DescribedPredicate<JavaClass> {
    private final String group;

    InGroup(String group) {
        super("are of %s", group);
        this.group = group;
    }

    @Override
    public boolean test(JavaClass aClass) {
        return aClass.getName().contains(group);
    }
}
