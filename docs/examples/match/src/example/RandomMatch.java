package example;

import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.phaseline.library.Choice;
import org.phaseline.library.Decision;
import org.phaseline.library.Match;
import org.phaseline.library.Rulebook;
import org.phaseline.library.Rulebooks;
import org.phaseline.library.Side;
import org.phaseline.library.Verdict;

/** Plays a rulebook with random choices and tells what happens: {@code example.RandomMatch border 7} or a file instead of a name. */
public final class RandomMatch {

    private RandomMatch() {}

    public static void main(String[] args) {
        String named = args.length > 0 ? args[0] : "border";
        long seed = args.length > 1 ? Long.parseLong(args[1]) : 1;
        Rulebook rulebook = Rulebooks.shipped().contains(named)
                ? Rulebooks.shipped(named).orThrow()
                : Rulebooks.load(Path.of(named)).orThrow();
        Match match = Match.of(rulebook).seed(seed).start();
        Random random = new Random(seed);
        System.out.println(rulebook.title());
        while (!match.isOver()) {
            Decision decision = match.decision();
            List<Choice> choices = decision.choices();
            if (match.answer(choices.get(random.nextInt(choices.size()))) instanceof Verdict.Accepted accepted) {
                accepted.told().forEach(line -> System.out.println("  " + line));
            }
        }
        for (Side side : match.sides()) {
            match.openView()
                    .state(side)
                    .forEach((name, value) -> System.out.println(side.title() + ", " + name + ": " + value.wording()));
        }
        System.out.println(
                match.winners().isEmpty() ? "Nobody wins." : match.winners().getFirst().title() + " wins.");
    }
}
