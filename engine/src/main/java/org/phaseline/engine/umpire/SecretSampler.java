package org.phaseline.engine.umpire;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.engine.code.AskReady;
import org.phaseline.engine.dice.QuickDice;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.EndlessRulebook;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.machine.Question;
import org.phaseline.engine.position.Branch;
import org.phaseline.engine.position.ForkKind;
import org.phaseline.engine.position.Frame;
import org.phaseline.engine.position.Position;

/**
 * Fills in what {@link SecretMask} has blanked where play has gone past it: what others decided under seal they decide anew, by chance, and
 * what was rolled unseen is rolled anew. Who is still deciding needs nothing: whoever plays on answers for them.
 */
final class SecretSampler {

    /** So many answers one sealed decision may take; a rulebook that asks for ever is left as it is then. */
    private static final int MOST = 200;

    private final CompiledRulebook rulebook;
    private final SecretSpans spans;
    private final long parties;
    private final SampleDraws random;

    SecretSampler(CompiledRulebook rulebook, SecretSpans spans, long parties, SampleDraws random) {
        this.rulebook = rulebook;
        this.spans = spans;
        this.parties = parties;
        this.random = random;
    }

    private record Place(Branch branch, Frame frame, SecretSpans.Secret secret) {}

    void fill(Position position) {
        List<Place> places = new ArrayList<>();
        position.roots.forEach(root -> collect(root, places));
        for (Place place : places) {
            Machine m = new Machine(rulebook, position, new QuickDice(random.next()), false);
            try {
                switch (place.secret) {
                    case SecretSpans.Sealed sealed -> decide(m, place, sealed);
                    case SecretSpans.Chance chance -> roll(m, place, chance);
                }
            } catch (EndlessRulebook | IndexOutOfBoundsException | IllegalStateException | ArithmeticException odd) {
                // What is not seen stays blank there, which may fit nothing else: such a sample is as good as none.
                position.roots.removeIf(root -> root.path.length == 1 && root.path[0] < 0);
            }
        }
    }

    private void collect(Branch branch, List<Place> places) {
        int address = branch.address;
        boolean open = branch.fork == ForkKind.SEALED;
        for (Frame frame = branch.frame; frame != null; frame = frame.caller) {
            for (SecretSpans.Secret secret : spans.at(address)) {
                boolean deciding = open
                        && secret instanceof SecretSpans.Sealed sealed
                        && sealed.fork().join() == branch.address
                        && frame == branch.frame;
                Frame on = frame;
                boolean known = places.stream().anyMatch(each -> each.frame == on && each.secret == secret);
                if (!deciding && !known && !isInside(branch, secret)) {
                    places.add(new Place(branch, frame, secret));
                }
            }
            address = frame.returnAddress;
        }
        branch.children.forEach(child -> collect(child, places));
    }

    /** Whether a branch belongs to a sealed decision that is being made. */
    private static boolean isInside(Branch branch, SecretSpans.Secret secret) {
        for (Branch at = branch; at.parent != null; at = at.parent) {
            if (at.parent.fork == ForkKind.SEALED
                    && secret instanceof SecretSpans.Sealed sealed
                    && sealed.fork().join() == at.parent.address) {
                return true;
            }
        }
        return false;
    }

    private void roll(Machine m, Place place, SecretSpans.Chance chance) {
        m.focus(place.branch);
        m.frame = place.frame;
        int moment = place.branch.moment;
        rulebook.code()[chance.address()].run(m, chance.address());
        place.branch.moment = moment;
        m.endSealing();
    }

    private void decide(Machine m, Place place, SecretSpans.Sealed sealed) {
        Position position = m.position;
        m.focus(place.branch);
        m.frame = place.frame;
        long deciders = sealed.fork().parties().of(m) & ~parties;
        m.endSealing();
        for (long rest = deciders; rest != 0; rest &= rest - 1) {
            int party = Long.numberOfTrailingZeros(rest);
            // A root of its own, in which somebody else is never ready, so that play does not go on after the decision.
            int[] path = {-1};
            Branch root = new Branch(null, path, -1, sealed.fork().join(), place.frame, place.branch.roles.clone());
            root.fork = ForkKind.SEALED;
            root.status = Branch.Status.FORKED;
            Branch child = new Branch(root, path, party, sealed.fork().body(), place.frame, root.roles.clone());
            Branch never = new Branch(root, path, party, address(sealed.ready()), place.frame, root.roles.clone());
            never.status = Branch.Status.ASKED;
            root.children.add(child);
            root.children.add(never);
            position.roots.add(root);
            m.focus(root);
            m.run();
            for (int i = 0; i < MOST && child.status != Branch.Status.ENDED && answer(m, child); i++) {}
            position.roots.remove(root);
            m.focus(position.active());
        }
    }

    private int address(AskReady ready) {
        for (int i = ready.body(); i < rulebook.code().length; i++) {
            if (rulebook.code()[i] == ready) {
                return i;
            }
        }
        throw new IllegalStateException("a sealed step without an end");
    }

    /** Gives any answer that the party may give; false when it is ready. */
    private boolean answer(Machine m, Branch at) {
        if (at.status == Branch.Status.ASKED) {
            m.focus(at);
            Question question = (Question) rulebook.code()[at.address];
            Menu menu = new Menu();
            question.offer(m, menu);
            if (question instanceof AskReady || menu.size() == 0) {
                return false;
            }
            m.answer(at, menu.item(random.below(menu.size())));
            return true;
        }
        for (Branch child : List.copyOf(at.children)) {
            if (answer(m, child)) {
                return true;
            }
        }
        return false;
    }
}
