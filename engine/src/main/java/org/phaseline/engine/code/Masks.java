package org.phaseline.engine.code;

import org.jspecify.annotations.Nullable;
import org.phaseline.engine.machine.Formula;

/** Sets of pieces that fit into one number, as a bit mask, which is faster. */
public final class Masks {

    private Masks() {}

    /** The same set as a mask; null when it is too large, or comes from where it is only had as a crowd. */
    public static @Nullable Formula of(Formula crowd, int words) {
        return words == 1 ? narrow(crowd) : null;
    }

    private static @Nullable Formula narrow(Formula crowd) {
        return switch (crowd) {
            case Crowds.All all -> new Arithmetic.Constant(all.members() == 64 ? -1L : (1L << all.members()) - 1);
            case Crowds.OfMask of -> of.mask();
            case Crowds.Listed listed -> new Sets.Listed(listed.members());
            case Crowds.Stored stored -> stored.slots()[0];
            case PartyFormulas.Weighed weighed -> {
                Formula mask = narrow(weighed.formula());
                yield mask == null ? null : new PartyFormulas.Weighed(mask, weighed.parts());
            }
            case Crowds.Copy copy -> narrow(copy.set());
            case Crowds.Where where -> {
                Formula set = narrow(where.set());
                yield set == null ? null : new Sets.Where(set, where.condition());
            }
            case FilteredSet.Crowd filtered -> {
                Formula set = narrow(filtered.base());
                yield set == null ? null : new FilteredSet.Mask(set, filtered.filter());
            }
            case Crowds.Union union -> {
                Formula left = narrow(union.left());
                Formula right = narrow(union.right());
                yield left == null || right == null ? null : new Sets.Union(left, right);
            }
            case Crowds.Without without -> {
                Formula left = narrow(without.left());
                Formula right = narrow(without.right());
                yield left == null || right == null ? null : new Sets.Without(left, right);
            }
            default -> null;
        };
    }
}
