package org.phaseline.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.phaseline.engine.umpire.Correction;

class InputReaderTest {

    @Test
    void commandsAreToldFromAnswers() {
        assertThat(InputReader.read("undo")).isEqualTo(new Input.Undo(1));
        assertThat(InputReader.read("UNDO 3")).isEqualTo(new Input.Undo(3));
        assertThat(InputReader.read(" log 5 ")).isEqualTo(new Input.Log(5));
        assertThat(InputReader.read("log all")).isEqualTo(new Input.WholeLog());
        assertThat(InputReader.read("?")).isEqualTo(new Input.Help());
        assertThat(InputReader.read("exit")).isEqualTo(new Input.Quit());
        assertThat(InputReader.read("  ")).isEqualTo(new Input.Nothing());
        assertThat(InputReader.read("save my game")).isEqualTo(new Input.Save("my game"));
        assertThat(InputReader.read("state of war")).isEqualTo(new Input.Answer("state of war", ""));
    }

    @Test
    void aValueIsSetWithOrWithoutAHolder() {
        assertThat(InputReader.read("set total to 7"))
                .isEqualTo(new Input.Correct(new Correction.SetValue("total", "", "7")));
        assertThat(InputReader.read("set morale of Guards of Rome to high"))
                .isEqualTo(new Input.Correct(new Correction.SetValue("morale", "Guards of Rome", "high")));
        assertThat(InputReader.read("set total 7")).isInstanceOf(Input.Wrong.class);
        assertThat(InputReader.read("goto")).isInstanceOf(Input.Wrong.class);
        assertThat(InputReader.read("skip")).isEqualTo(new Input.Answer("skip", ""));
    }

    @Test
    void whatFollowsASharpIsANote() {
        assertThat(InputReader.read("done # at last")).isEqualTo(new Input.Answer("done", "at last"));
    }

    @Test
    void aCommandThatIsNotFinishedIsAnsweredWithASentence() {
        assertThat(InputReader.read("undo all")).isInstanceOf(Input.Wrong.class);
        assertThat(InputReader.read("undo 0")).isInstanceOf(Input.Wrong.class);
        assertThat(InputReader.read("undo 99999999999")).isInstanceOf(Input.Wrong.class);
        assertThat(InputReader.read("save")).isInstanceOf(Input.Wrong.class);
        assertThat(InputReader.read("note")).isInstanceOf(Input.Wrong.class);
    }
}
