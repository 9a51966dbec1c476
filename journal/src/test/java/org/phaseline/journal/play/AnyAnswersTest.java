package org.phaseline.journal.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.engine.dice.QuickDice;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.LegalChoice;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Ruling;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.journal.JournaledGame;
import org.phaseline.journal.NewGame;
import org.phaseline.journal.format.JournalProblem;

/** The rulebooks of the played cases, answered at random: what must hold whatever people answer. */
@Tag("slow")
class AnyAnswersTest {

    private static final int ANSWERS = Integer.getInteger("random.answers", 60);
    private static final long SEED = Long.getLong("random.seed", 5);

    @TempDir
    Path folder = Path.of("");

    @TestFactory
    Stream<DynamicTest> everyAnswerThatIsOfferedIsAccepted() throws IOException {
        return rulebooks((sop, typed) -> played(sop, typed, false));
    }

    /** Where something goes on meanwhile it matters who acts first; everywhere else it must not. */
    @TestFactory
    Stream<DynamicTest> whoAnswersFirstDoesNotMatter() throws IOException {
        return rulebooks((sop, typed) -> played(sop, typed, true));
    }

    private interface Test {
        void of(Path sop, boolean typedDice) throws Exception;
    }

    private static Stream<DynamicTest> rulebooks(Test test) throws IOException {
        List<Path> sops;
        try (Stream<Path> paths = Files.walk(Cases.FOLDER, 2)) {
            sops = paths.filter(path -> path.toString().endsWith(".sop"))
                    .sorted()
                    .toList();
        }
        return sops.stream()
                .map(sop -> DynamicTest.dynamicTest(Cases.FOLDER.relativize(sop).toString(), () -> {
                    test.of(sop, false);
                    test.of(sop, true);
                }));
    }

    private void played(Path sop, boolean typedDice, boolean swap) throws IOException, JournalProblem {
        NewGame start = Cases.begin(sop, new Play.Setting("", List.of(), List.of(), false, typedDice));
        Random random = new Random(SEED);
        Path file = folder.resolve(Cases.FOLDER.relativize(sop).toString().replaceAll("\\W", "-") + typedDice + swap);
        JournaledGame game = swap ? JournaledGame.inMemory(start) : JournaledGame.create(file, start);
        boolean meanwhile = Files.readString(sop).contains("meanwhile");
        for (int i = 0; i < ANSWERS && !game.over(); i++) {
            List<OpenDecision> open = game.umpire().decisions(game.position());
            // A player who is ready can change their mind until the others are: that is a race, and meant to be one.
            List<OpenDecision> awaited =
                    new ArrayList<>(open.stream().filter(OpenDecision::awaited).toList());
            if (swap && !meanwhile && awaited.size() > 1) {
                Collections.shuffle(awaited, random);
                // Dice may fall as soon as both have answered.
                Umpire tried = game.umpire().with(new QuickDice(SEED));
                commutes(tried, game.position(), awaited.get(0), awaited.get(1), random);
            }
            game = next(game, file, pick(open, random), i, swap);
        }
        game.close();
    }

    private static Answer pick(List<OpenDecision> open, Random random) {
        OpenDecision decision = open.get(random.nextInt(open.size()));
        return pick(
                decision,
                decision.choices().get(random.nextInt(decision.choices().size())));
    }

    private static Answer pick(OpenDecision decision, LegalChoice choice) {
        return new Answer.Pick(decision.id(), Long.numberOfTrailingZeros(decision.seats()), choice.item(), "");
    }

    private static JournaledGame next(JournaledGame game, Path file, Answer answer, int number, boolean swap)
            throws JournalProblem {
        assertThat(game.answer(answer)).as("answer %s: %s", number, answer).isInstanceOf(Ruling.Accepted.class);
        if (swap || number % 30 != 29) {
            return game;
        }
        long hash = game.position().hash();
        game.close();
        JournaledGame resumed = JournaledGame.resume(file);
        assertThat(resumed.position().hash())
                .as("taken up again from its journal")
                .isEqualTo(hash);
        return resumed;
    }

    private static void commutes(
            Umpire umpire, Position position, OpenDecision one, OpenDecision other, Random random) {
        Answer first = pick(one, one.choices().get(random.nextInt(one.choices().size())));
        Answer second =
                pick(other, other.choices().get(random.nextInt(other.choices().size())));
        Optional<Position> there = both(umpire, position, first, second);
        Optional<Position> back = both(umpire, position, second, first);
        assertThat(there.isPresent())
                .as("%s and %s", one.prompt(), other.prompt())
                .isEqualTo(back.isPresent());
        if (there.isPresent()) {
            assertThat(there.get().hash())
                    .as("'%s' and '%s', whoever answers first", one.prompt(), other.prompt())
                    .isEqualTo(back.orElseThrow().hash());
        }
    }

    /** Where two answers lead, if the second is still asked after the first. */
    private static Optional<Position> both(Umpire umpire, Position position, Answer first, Answer second) {
        Position between = ((Ruling.Accepted) umpire.rule(position, first)).position();
        return umpire.rule(between, second) instanceof Ruling.Accepted accepted
                ? Optional.of(accepted.position())
                : Optional.empty();
    }
}
