package org.phaseline.engine.handbuilt;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.phaseline.engine.dice.QuickDice;
import org.phaseline.engine.dice.RollNumber;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.machine.Runner;
import org.phaseline.engine.position.Branch;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.Umpire;

/**
 * What comes of an answer when nobody is told anything, as bots play it.
 *
 * @param hash of the position it leads to
 * @param spent what it took: an answer must be given up in every way of playing or in none
 * @param asAsked the hash when whoever is asked first is taken to have answered
 */
record Unheard(long asked, List<Long> offered, long hash, long spent, long asAsked, long spentAsAsked) {

    static Unheard of(Umpire umpire, Runner runner, Position before, Answer.Pick pick) {
        Machine m = machine(umpire, runner, before);
        Branch branch = asking(m, pick);
        m.focus(branch);
        long asked = runner.asked(m, branch.address);
        Menu menu = new Menu();
        runner.offer(m, branch.address, menu);
        List<Long> offered = new ArrayList<>();
        for (int i = 0; i < menu.size(); i++) {
            offered.add(menu.item(i));
        }
        long own = asked & umpire.seats().get(pick.seat()).parties();
        m.answer(branch, pick.item(), Long.numberOfTrailingZeros(own));
        Machine other = machine(umpire, runner, before);
        other.answer(asking(other, pick), pick.item());
        return new Unheard(
                asked, offered, m.position.hash(), m.limits.spent(), other.position.hash(), other.limits.spent());
    }

    private static Machine machine(Umpire umpire, Runner runner, Position before) {
        return new Machine(umpire.rulebook(), runner, before.copy(), new QuickDice(7), umpire.typedDice());
    }

    private static Branch asking(Machine m, Answer.Pick pick) {
        return all(m.position.active())
                .filter(each -> asks(each, pick.decision(), m.position.take))
                .findFirst()
                .orElseThrow();
    }

    private static Stream<Branch> all(Branch branch) {
        return Stream.concat(Stream.of(branch), branch.children.stream().flatMap(Unheard::all));
    }

    private static boolean asks(Branch branch, String decision, int take) {
        return (branch.status == Branch.Status.ASKED || branch.status == Branch.Status.READY)
                && new RollNumber(take, branch.path, branch.moment).text().equals(decision);
    }
}
