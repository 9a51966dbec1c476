package org.phaseline.architecture;

import static com.tngtech.archunit.lang.SimpleConditionEvent.violated;

import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitAccessTarget;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;

/** A thing that must not be touched: some types by any use at all, some methods and fields by name. */
record Touching(String what, Predicate<String> types, Predicate<AccessTarget> members) {
    static Touching of(String what) {
        return new Touching(what, type -> false, member -> false);
    }

    Touching types(String... names) {
        List<String> wanted = List.of(names);
        return new Touching(what, types.or(wanted::contains), members);
    }

    /** Every type whose full name starts like this: a package with its dot, or a family of names. */
    Touching typesStarting(String... starts) {
        return new Touching(what, types.or(type -> Arrays.stream(starts).anyMatch(type::startsWith)), members);
    }

    Touching members(String type, String... names) {
        List<String> wanted = List.of(names);
        return membersThat(member -> member.getOwner().getName().equals(type) && wanted.contains(member.getName()));
    }

    /** Only those forms of a method that take so many parameters. */
    Touching method(String type, String name, int parameters) {
        return membersThat(member -> member.getOwner().getName().equals(type)
                && member.getName().equals(name)
                && parametersOf(member).size() == parameters);
    }

    Touching membersThat(Predicate<AccessTarget> more) {
        return new Touching(what, types, members.or(more));
    }

    /** An empty module has touched nothing. */
    ArchRule isForbidden() {
        return ArchRuleDefinition.classes()
                .should(new ArchCondition<>("not touch " + what) {
                    @Override
                    public void check(JavaClass aClass, ConditionEvents events) {
                        report(aClass, events);
                    }
                })
                .allowEmptyShould(true);
    }

    static List<JavaClass> parametersOf(AccessTarget member) {
        return member instanceof CodeUnitAccessTarget code ? code.getRawParameterTypes() : List.of();
    }

    private void report(JavaClass aClass, ConditionEvents events) {
        aClass.getDirectDependenciesFromSelf().stream()
                .filter(use ->
                        types.test(use.getTargetClass().getBaseComponentType().getName()))
                .forEach(use -> events.add(violated(aClass, use.getDescription())));
        aClass.getAccessesFromSelf().stream()
                .filter(use -> members.test(use.getTarget()))
                .forEach(use -> events.add(violated(aClass, use.getDescription())));
    }
}
