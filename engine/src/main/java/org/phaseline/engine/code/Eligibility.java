package org.phaseline.engine.code;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.phaseline.engine.machine.EligibilityRule;
import org.phaseline.engine.machine.EligibilityRule.Unmet;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Machine;

/**
 * By which conditions a rulebook picks out what it offers, one by one and each with its words. It says the same as the formula of the set, which
 * is what play goes by, only slower; so it can tell which of the conditions is not met.
 */
public final class Eligibility {

    private Eligibility() {}

    /** A set, as it is looked at for one that may be a member. */
    public sealed interface Members {

        /** Whether this one is a member; if not, says why. */
        boolean met(Machine m, long member, Findings found);
    }

    /** A condition; what it is about stands in the machine. */
    public sealed interface Condition {

        /** Whether it is met; if not, says why. */
        boolean met(Machine m, Findings found);
    }

    /** What was found out so far. */
    public static final class Findings {

        private interface Attempt {
            boolean met(Findings found);
        }

        private final List<Unmet> unmet = new ArrayList<>();

        /** How many conditions were met. */
        private int met;

        /** Whether one of several is met; if not, tells of those that came nearest to it, the others are about something else. */
        private boolean oneOf(List<Attempt> attempts) {
            List<Findings> failed = new ArrayList<>();
            for (Attempt attempt : attempts) {
                Findings each = new Findings();
                if (attempt.met(each)) {
                    met += each.met;
                    return true;
                }
                failed.add(each);
            }
            int most = failed.stream().mapToInt(each -> each.met).max().orElse(0);
            failed.stream().filter(each -> each.met == most).forEach(each -> unmet.addAll(each.unmet));
            met += most;
            return false;
        }
    }

    /** How it is told that something is not the case. */
    public record Told(Wording said, String written) {

        void tell(Machine m, Findings found) {
            int mark = m.scratch.top;
            found.unmet.add(new Unmet(said.say(m), written, said.audience(m)));
            m.scratch.top = mark;
        }
    }

    // ---- questions

    /** A question that offers members of a set. */
    public record OfSet(Members members) implements EligibilityRule {
        @Override
        public List<Unmet> unmet(Machine m, long item) {
            Findings found = new Findings();
            members.met(m, item, found);
            return found.unmet;
        }
    }

    /** A question that offers lines of its own, each with its condition. */
    public record OfOptions(List<Condition> conditions) implements EligibilityRule {

        public OfOptions {
            conditions = List.copyOf(conditions);
        }

        @Override
        public List<Unmet> unmet(Machine m, long item) {
            Findings found = new Findings();
            if (item >= 0 && item < conditions.size()) {
                conditions.get((int) item).met(m, found);
            }
            return found.unmet;
        }
    }

    // ---- sets

    /** All there are. */
    public record Everybody() implements Members {
        @Override
        public boolean met(Machine m, long member, Findings found) {
            return true;
        }
    }

    /** Those that fulfil a condition; the set itself is looked at first. */
    public record Filtered(Members set, Condition condition) implements Members {
        @Override
        public boolean met(Machine m, long member, Findings found) {
            return set.met(m, member, found) && lookingAt(m, member, () -> condition.met(m, found));
        }
    }

    /** What a formula with a name gives. */
    public record Called(Formula[] arguments, Members body) implements Members {
        @Override
        public boolean met(Machine m, long member, Findings found) {
            return withArguments(m, arguments, () -> body.met(m, member, found));
        }
    }

    /** The members of both: who is in neither is told of both. */
    public record Union(Members left, Members right) implements Members {
        @Override
        public boolean met(Machine m, long member, Findings found) {
            return found.oneOf(List.of(why -> left.met(m, member, why), why -> right.met(m, member, why)));
        }
    }

    /** The members of one that are not in another. */
    public record Without(Members set, Among others) implements Members {
        @Override
        public boolean met(Machine m, long member, Findings found) {
            if (!set.met(m, member, found)) {
                return false;
            }
            if (others.has(m, member)) {
                lookingAt(m, member, () -> {
                    others.told.tell(m, found);
                    return false;
                });
                return false;
            }
            return true;
        }
    }

    /** One set or the other. */
    public record Either(Formula condition, Members then, Members otherwise) implements Members {
        @Override
        public boolean met(Machine m, long member, Findings found) {
            return (condition.of(m) != 0 ? then : otherwise).met(m, member, found);
        }
    }

    /** A set that is not made of conditions; {@code words} is how many it has if it is a large one, else 0. */
    public record Among(Formula set, int words, Told told) implements Members {

        boolean has(Machine m, long member) {
            int mark = m.scratch.top;
            long found = set.of(m);
            boolean has = member >= 0 && (words > 0 ? m.scratch.has((int) found, member) : (found >>> member & 1) != 0);
            m.scratch.top = mark;
            return has;
        }

        @Override
        public boolean met(Machine m, long member, Findings found) {
            boolean has = has(m, member);
            return has
                    || lookingAt(m, member, () -> {
                        told.tell(m, found);
                        return false;
                    });
        }
    }

    // ---- conditions

    /** All of them, asked in their order as far as needed. */
    public record All(List<Condition> conditions) implements Condition {

        public All {
            conditions = List.copyOf(conditions);
        }

        @Override
        public boolean met(Machine m, Findings found) {
            return conditions.stream().allMatch(each -> each.met(m, found));
        }
    }

    /** One of them. */
    public record Any(List<Condition> conditions) implements Condition {

        public Any {
            conditions = List.copyOf(conditions);
        }

        @Override
        public boolean met(Machine m, Findings found) {
            return found.oneOf(conditions.stream()
                    .map(each -> (Findings.Attempt) why -> each.met(m, why))
                    .toList());
        }
    }

    /** What a formula with a name says. */
    public record Holds(Formula[] arguments, Condition body) implements Condition {
        @Override
        public boolean met(Machine m, Findings found) {
            return withArguments(m, arguments, () -> body.met(m, found));
        }
    }

    /** That a value is a member of a set. */
    public record IsMember(Formula member, Members set) implements Condition {
        @Override
        public boolean met(Machine m, Findings found) {
            return set.met(m, member.of(m), found);
        }
    }

    /** A condition in which the member that is looked at has a name. */
    public record Naming(int level, Condition condition) implements Condition {
        @Override
        public boolean met(Machine m, Findings found) {
            if (level >= m.named.length) {
                m.named = Arrays.copyOf(m.named, level + 8);
            }
            long saved = m.named[level];
            m.named[level] = m.it;
            boolean met = condition.met(m, found);
            m.named[level] = saved;
            return met;
        }
    }

    /** One condition or the other. */
    public record Depending(Formula on, Condition then, Condition otherwise) implements Condition {
        @Override
        public boolean met(Machine m, Findings found) {
            return (on.of(m) != 0 ? then : otherwise).met(m, found);
        }
    }

    /** A condition that is not made of others. */
    public record Test(Formula condition, boolean wanted, Told told) implements Condition {
        @Override
        public boolean met(Machine m, Findings found) {
            int mark = m.scratch.top;
            boolean met = condition.of(m) != 0 == wanted;
            m.scratch.top = mark;
            if (met) {
                found.met++;
            } else {
                told.tell(m, found);
            }
            return met;
        }
    }

    private interface Look {
        boolean met();
    }

    private static boolean lookingAt(Machine m, long member, Look look) {
        long saved = m.it;
        m.it = member;
        boolean met = look.met();
        m.it = saved;
        return met;
    }

    private static boolean withArguments(Machine m, Formula[] arguments, Look look) {
        int mark = m.scratch.top;
        long[] values = new long[arguments.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = arguments[i].of(m);
        }
        long[] saved = m.arguments;
        m.arguments = values;
        boolean met = look.met();
        m.arguments = saved;
        m.scratch.top = mark;
        return met;
    }
}
