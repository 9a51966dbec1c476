package org.phaseline.engine.code;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.OverlayRule;

/**
 * A set of spaces or of pieces, perhaps for each member of a set, and perhaps a number for each space. Spaces and title look at the member as
 * {@code it}, and further in by its name, which is the first one; the number looks at the space.
 *
 * @param of the board of the spaces, or the kind of the pieces
 * @param members null where there is one overlay only
 * @param words how many words the set of spaces has, or 0 for one that is a mask
 * @param number null where the spaces are all alike
 */
public record BoardOverlay(
        String of,
        @Nullable Members members,
        Formula spaces,
        int words,
        @Nullable Formula number,
        int unit,
        Wording title)
        implements OverlayRule {

    /** Nobody looks through a longer list. */
    private static final int MOST = 100;

    /** Whom there is an overlay for; {@code words} as for spaces, {@code kind} is empty for parties. */
    public record Members(Formula set, int words, String kind, boolean parties) {}

    @Override
    public String about() {
        return members == null ? "" : members.kind;
    }

    @Override
    public List<Offer> offers(Machine m) {
        List<Offer> offers = new ArrayList<>();
        if (members == null) {
            offers.add(offer(m, -1, false));
        } else {
            MemberWalk.each(m, members.set, members.words, member -> {
                if (offers.size() < MOST) {
                    offers.add(offer(m, member, members.parties));
                }
            });
        }
        return List.copyOf(offers);
    }

    @Override
    public List<Offer> offers(Machine m, int only) {
        List<Offer> offers = new ArrayList<>();
        if (members != null) {
            MemberWalk.each(m, members.set, members.words, member -> {
                if (member == only) {
                    offers.add(offer(m, member, members.parties));
                }
            });
        }
        return List.copyOf(offers);
    }

    private Offer offer(Machine m, int member, boolean party) {
        look(m, member);
        return new Offer(member, party ? member : -1, title.say(m));
    }

    @Override
    public Cover cover(Machine m, int member) {
        look(m, member);
        List<Integer> covered = new ArrayList<>();
        List<Long> numbers = new ArrayList<>();
        MemberWalk.each(m, spaces, words, space -> {
            covered.add(space);
            if (number != null) {
                m.it = space;
                numbers.add(number.of(m));
            }
        });
        return new Cover(List.copyOf(covered), List.copyOf(numbers), unit);
    }

    private static void look(Machine m, int member) {
        m.looksAt(1);
        m.it = member;
        m.named[0] = member;
    }
}
