package org.phaseline.engine.umpire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.phaseline.engine.compiled.CompiledRunner;
import org.phaseline.engine.dice.QuickDice;
import org.phaseline.engine.handbuilt.HandBuilt;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.Runner;
import org.phaseline.engine.position.Position;

class SandboxTest {

    private static final CompiledRulebook RULEBOOK = HandBuilt.together();

    static List<Runner> ways() {
        return List.of(new Runner.Plain(RULEBOOK.code()), CompiledRunner.madeAtOnce(RULEBOOK));
    }

    @ParameterizedTest
    @MethodSource("ways")
    void goingBackAndAnsweringTheSameLeadsToTheSamePosition(Runner way) {
        Sandbox game = Sandbox.begin(RULEBOOK, way, new QuickDice(3));
        for (int i = 0; i < 40 && !game.over(); i++) {
            Position before = game.position().copy();
            long hash = before.hash();
            answerFirst(game);
            answerFirst(game);
            long after = game.position().hash();

            game.goTo(before);
            assertThat(game.position().hash()).isEqualTo(hash);
            answerFirst(game);
            answerFirst(game);
            assertThat(game.position().hash()).isEqualTo(after);
            assertThat(before.hash()).as("playing on leaves the position alone").isEqualTo(hash);
        }
    }

    private static void answerFirst(Sandbox game) {
        for (int question = 0; question < game.questions(); question++) {
            if (game.menu(question).size() > 0) {
                game.answer(question, game.menu(question).item(0));
                return;
            }
        }
    }
}
