package org.phaseline.engine.code;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.engine.code.Bench.EGYPT;
import static org.phaseline.engine.code.Bench.ROME;
import static org.phaseline.engine.code.Bench.constant;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Instruction;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.machine.Question;
import org.phaseline.engine.outline.ValueType;
import org.phaseline.engine.report.Report;

/** What questions offer, where each answer leads, and what dice make of it. */
class QuestionLawsTest {

    private static final int PASS = 20;
    private static final int NONE = 21;
    private static final int ABSENT = 22;
    private static final Formula YES = constant(1);
    private static final Formula NO = constant(0);
    private static final Formula EGYPTIANS = constant(1L << EGYPT);

    private final Bench bench = new Bench();

    private List<String> offered(Question question) {
        Menu menu = new Menu();
        question.offer(bench.m, menu);
        assertThat(question.offersNothing(bench.m)).isEqualTo(menu.size() == 0);
        List<String> words = new ArrayList<>();
        for (int i = 0; i < menu.size(); i++) {
            words.add(question.word(bench.m, menu.item(i)));
        }
        return words;
    }

    private int answer(Question question, String word) {
        Menu menu = new Menu();
        question.offer(bench.m, menu);
        for (int i = 0; i < menu.size(); i++) {
            if (question.word(bench.m, menu.item(i)).equals(word)) {
                return question.answer(bench.m, 10, menu.item(i));
            }
        }
        throw new AssertionError(word + " is not offered, only " + offered(question));
    }

    private static AskValue value(Formula actor, Selection choices, Formula compulsory, int pass) {
        return new AskValue(
                Wording.of("Which?"),
                actor,
                new Slots.Local(5),
                ValueType.NUMBER,
                choices,
                new Declining(false, compulsory, NO, pass),
                NONE,
                ABSENT);
    }

    @Test
    void aChoiceIsBoundToItsNameAndDecliningLeadsElsewhere() {
        Selection some = new Selection.OfRange(
                constant(2), constant(5), new Logic.Not(new Logic.Same(new PartyFormulas.It(), constant(3))));
        AskValue may = value(EGYPTIANS, some, NO, PASS);
        assertThat(bench.run(may)).isEqualTo(Instruction.WAIT);
        assertThat(may.asked(bench.m)).isEqualTo(1L << EGYPT);
        assertThat(offered(may)).containsExactly("2", "4", "5", "skip");
        assertThat(answer(may, "4")).isEqualTo(11);
        assertThat(bench.m.frame.locals[5]).isEqualTo(4);
        assertThat(answer(may, "skip")).isEqualTo(PASS);
        assertThat(offered(value(EGYPTIANS, some, YES, PASS))).as("compulsory").containsExactly("2", "4", "5");
        assertThat(offered(value(EGYPTIANS, some, NO, -1))).as("must").containsExactly("2", "4", "5");
        assertThat(bench.run(value(EGYPTIANS, new Selection.OfMask(constant(0)), NO, PASS)))
                .isEqualTo(NONE);
        assertThat(bench.run(value(constant(0), some, NO, PASS))).isEqualTo(ABSENT);
    }

    private static AskValue orNone(Formula set) {
        return new AskValue(
                Wording.of("Which?"),
                EGYPTIANS,
                new Slots.Local(5),
                ValueType.word(List.of("foot", "horse")),
                new Selection.OfMask(set),
                Declining.NEVER,
                NONE,
                ABSENT,
                false,
                Wording.of("nobody goes"));
    }

    @Test
    void noneOfThemCanBeChosenWhereTheQuestionOffersItAndIsTakenWhereThereIsNothingToChoose() {
        AskValue question = orNone(constant(3));
        assertThat(bench.run(question)).isEqualTo(Instruction.WAIT);
        assertThat(offered(question)).containsExactly("foot", "horse", "none");
        assertThat(question.title(bench.m, -1)).isEqualTo("nobody goes");
        assertThat(answer(question, "horse")).isEqualTo(11);
        assertThat(bench.m.frame.locals[5]).isEqualTo(1);
        assertThat(answer(question, "none")).isEqualTo(11);
        assertThat(bench.m.frame.locals[5]).isEqualTo(-1);

        bench.m.frame.locals[5] = 1;
        int next = bench.run(orNone(constant(0)));
        assertThat(next).isNotIn(NONE, ABSENT, Instruction.WAIT);
        assertThat(bench.m.frame.locals[5]).isEqualTo(-1);
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 63, 64, 65, 200})
    void severalAreChosenOneByOneFromTheLeastToTheMost(int size) {
        int words = Crowds.words(size);
        Slots.Slot[] target =
                IntStream.range(0, words).mapToObj(i -> new Slots.Local(30 + i)).toArray(Slots.Slot[]::new);
        AskSeveral several = new AskSeveral(
                Wording.of("Which?"),
                EGYPTIANS,
                target,
                ValueType.NUMBER,
                new Crowds.All(size),
                constant(1),
                constant(2),
                new Declining(false, NO, NO, PASS),
                NONE,
                ABSENT);
        assertThat(bench.run(several)).isEqualTo(Instruction.WAIT);
        assertThat(offered(several)).hasSize(size + 1).endsWith("skip");
        assertThat(answer(several, "" + (size - 1))).as("one more may follow").isEqualTo(Instruction.WAIT);
        assertThat(offered(several))
                .hasSize(size)
                .doesNotContain("" + (size - 1), "skip")
                .endsWith("that is all");
        assertThat(answer(several, "0")).as("the most").isEqualTo(11);
        assertThat(bench.members(new Crowds.Stored(target), words)).containsExactly(0, size - 1);
        AskSeveral tooMany = new AskSeveral(
                Wording.of("Which?"),
                EGYPTIANS,
                target,
                ValueType.NUMBER,
                new Crowds.All(size),
                constant(size + 1),
                constant(size + 1),
                new Declining(false, NO, NO, PASS),
                NONE,
                ABSENT);
        assertThat(bench.run(tooMany)).as("fewer than the least").isEqualTo(NONE);
    }

    @Test
    void anOptionIsOfferedWhileItsGuardHoldsAndAtMostOnce() {
        Slots.Slot taken = new Slots.Local(6);
        Slots.Slot worked = new Slots.Local(7);
        AskOption option = new AskOption(
                Wording.of("Which?"),
                EGYPTIANS,
                new Wording[] {Wording.of("Left"), Wording.of("Right"), Wording.of("Middle")},
                new Formula[] {YES, NO, YES},
                new int[] {41, 42, 43},
                taken,
                4,
                worked,
                new Declining(true, NO, YES, PASS),
                NONE,
                ABSENT);
        assertThat(bench.run(option)).isEqualTo(Instruction.WAIT);
        assertThat(offered(option)).containsExactly("Left", "Middle", "no more");
        assertThat(answer(option, "Middle")).isEqualTo(43);
        assertThat(bench.of(taken)).as("counted from 1 after those before").isEqualTo(7);
        assertThat(offered(option)).containsExactly("Left", "no more");
        assertThat(answer(option, "Left")).isEqualTo(41);
        assertThat(bench.run(option)).as("all are worked off").isEqualTo(NONE);
        assertThat(answer(option, "no more")).isEqualTo(PASS);
    }

    @Test
    void aStepIsDoneOrSkippedAndAStatementJudged() {
        AskStep may = new AskStep(Wording.of("Act"), true, true, false, EGYPTIANS, NO, 12, PASS, ABSENT);
        assertThat(offered(may)).containsExactly("done", "skip");
        assertThat(answer(may, "done")).isEqualTo(12);
        assertThat(answer(may, "skip")).isEqualTo(PASS);
        assertThat(offered(new AskStep(Wording.of("Act"), false, true, true, EGYPTIANS, NO, 12, PASS, ABSENT)))
                .containsExactly("do it", "no more");
        assertThat(offered(new AskStep(Wording.of("Act"), true, true, false, EGYPTIANS, YES, 12, PASS, ABSENT)))
                .containsExactly("done");
        assertThat(bench.run(new AskStep(Wording.of("Act"), true, true, false, NO, NO, 12, PASS, ABSENT)))
                .isEqualTo(ABSENT);
        AskStep.Says says = new AskStep.Says(Wording.of("So it is"), EGYPTIANS, 12, 13);
        assertThat(offered(says)).containsExactly("yes", "no");
        assertThat(answer(says, "yes")).isEqualTo(12);
        assertThat(answer(says, "no")).isEqualTo(13);
        assertThat(bench.run(new AskStep.Says(Wording.of("So it is"), NO, 12, 13)))
                .isEqualTo(13);
    }

    @Test
    void aRollIsItsTotalWithTheModifiersThatApplyOrHowManyQualify() {
        Slots.Slot total = new Slots.Local(8);
        Roll.Modifier[] modifiers = {
            new Roll.Modifier(constant(3), YES, "high"),
            new Roll.Modifier(constant(9), NO, "never"),
            new Roll.Modifier(constant(-1), YES, "")
        };
        Roll sum = new Roll("attack", 6, constant(3), EGYPTIANS, null, total, null, modifiers);
        assertThat(sum.use(bench.m, 10, new int[] {2, 6, 5}, "r1")).isEqualTo(11);
        assertThat(bench.of(total)).isEqualTo(13 + 3 - 1);
        assertThat(bench.told())
                .containsExactly(new Report.Rolled(
                        0,
                        Report.EVERYONE,
                        "r1",
                        "Egypt",
                        "attack",
                        6,
                        List.of(2, 6, 5),
                        false,
                        List.of("+3 high", "-1"),
                        15,
                        "",
                        "",
                        false,
                        "",
                        false));
        Formula five = new Logic.AtMost(constant(5), new PartyFormulas.It());
        new Roll("hits", 6, constant(3), EGYPTIANS, null, total, five, new Roll.Modifier[0])
                .use(bench.m, 10, new int[] {2, 6, 5}, "");
        assertThat(bench.of(total)).isEqualTo(2);
        assertThat(sum.count(bench.m)).isEqualTo(3);
        assertThat(new Roll("none", 6, constant(-4), EGYPTIANS, null, total, null, new Roll.Modifier[0]).count(bench.m))
                .isZero();
    }

    @Test
    void diceThatMeetTheConditionAreThrownAgainAndNoOthers() {
        Pools pool = new Pools(10, 0, 6, constant(-1));
        for (int face : new int[] {1, 2, 2, 5, 6}) {
            pool.put(bench.m, face, 1);
        }
        Reroll low = new Reroll(
                "attack",
                StepTitle.PRINTED,
                pool,
                EGYPTIANS,
                new Logic.AtMost(new PartyFormulas.It(), constant(2)),
                NO);
        assertThat(low.count(bench.m)).isEqualTo(3);
        assertThat(low.use(bench.m, 10, new int[] {4, 4, 1}, "")).isEqualTo(11);
        long[] showing = IntStream.rangeClosed(1, 6)
                .mapToLong(face -> pool.showing(bench.m, face))
                .toArray();
        assertThat(showing).containsExactly(1, 0, 0, 2, 1, 1);
    }

    @Test
    void whoTiesForTheHighestRollsAgainAndTheHighestIsBound() {
        Slots.Slot contenders = new Slots.Local(6);
        Slots.Slot winner = new Slots.Local(7);
        RollOff off = new RollOff("first", StepTitle.PRINTED, 2, 6, constant(0b11), contenders, winner);
        assertThat(off.count(bench.m)).isEqualTo(4);
        assertThat(off.use(bench.m, 10, new int[] {3, 4, 6, 1}, ""))
                .as("7 each: again from here")
                .isEqualTo(10);
        assertThat(off.count(bench.m)).isEqualTo(4);
        assertThat(off.use(bench.m, 10, new int[] {3, 4, 6, 2}, "")).isEqualTo(11);
        assertThat(bench.of(winner)).isEqualTo(EGYPT);
        assertThat(bench.of(contenders)).as("for the next time").isZero();
        off.use(bench.m, 10, new int[] {6, 6, 6, 2}, "");
        assertThat(bench.of(winner)).isEqualTo(ROME);
    }

    @Test
    void aNoteSaysTheValuesInItsPlaces() {
        Wording wording = new Wording(
                List.of("", " hits on ", "."),
                List.of(
                        new Wording.Value(constant(3), ValueType.NUMBER, 0),
                        new Wording.Value(
                                new Crowds.Listed(List.of(constant(1), constant(70)), 2),
                                ValueType.set(ValueType.word(words(80))),
                                2)));
        bench.run(new Steps.Tell(0, wording));
        assertThat(bench.told()).containsExactly(new Report.Told(0, Report.EVERYONE, "3 hits on w1, w70."));
    }

    @Test
    void wordsAgreeWithANumberAPartyAPieceAndASet() {
        Wording.Value red = new Wording.Value(constant(1), ValueType.word(List.of("Red", "Reds")), 0);
        assertThat(agreeing(new Wording.Value(constant(1), ValueType.NUMBER, 0), List.of()))
                .isEqualTo("draws");
        assertThat(agreeing(new Wording.Value(constant(0), ValueType.NUMBER, 0), List.of()))
                .isEqualTo("draw");
        assertThat(agreeing(new Wording.Value(constant(2), ValueType.NUMBER.in(2), 0), List.of()))
                .isEqualTo("draws");
        assertThat(agreeing(red, List.of())).isEqualTo("draws");
        assertThat(agreeing(red, List.of(1))).isEqualTo("draw");
        assertThat(agreeing(set(70), List.of())).isEqualTo("draws");
        assertThat(agreeing(set(70), List.of(70))).isEqualTo("draw");
        assertThat(agreeing(set(1, 70), List.of())).isEqualTo("draw");
        assertThat(agreeing(set(), List.of())).isEqualTo("draw");
    }

    @Test
    void aSetIsToldAsInASentenceWhereThatIsWanted() {
        assertThat(set(1, 5, 70).asSentence().say(bench.m)).isEqualTo("w1, w5 and w70");
        assertThat(set(5).asSentence().say(bench.m)).isEqualTo("w5");
        assertThat(set().asSentence().say(bench.m)).isEqualTo("none");
        assertThat(set(1, 5).say(bench.m)).isEqualTo("w1, w5");
        ValueType sides = ValueType.set(ValueType.word(List.of("Red", "Blue", "Green")));
        assertThat(new Wording.Value(constant(0b101), sides, 0).asSentence().say(bench.m))
                .isEqualTo("Red and Green");
    }

    private static Wording.Value set(int... members) {
        return new Wording.Value(
                new Crowds.Listed(
                        java.util.Arrays.stream(members)
                                .mapToObj(member -> constant(member))
                                .toList(),
                        2),
                ValueType.set(ValueType.word(words(80))),
                2);
    }

    private String agreeing(Wording.Value with, List<Integer> plurals) {
        return new Wording.Agreeing(with, plurals, "draws", "draw").say(bench.m);
    }

    @Test
    void aSentenceTakesThePlaceOfTheChangesBeforeIt() {
        bench.m.report(new Report.Changed(0, Report.EVERYONE, "", "strength", "4", "3"));
        assertThat(bench.run(new Steps.TellInstead(0, Wording.of("A hit")))).isEqualTo(11);
        assertThat(bench.told())
                .containsExactly(
                        new Report.Changed(0, Report.EVERYONE, "", "strength", "4", "3", Report.EVERYONE),
                        new Report.Told(0, Report.EVERYONE, "A hit", true));
    }

    private static List<String> words(int count) {
        return IntStream.range(0, count).mapToObj(i -> "w" + i).toList();
    }
}
