package org.phaseline.engine.umpire;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.engine.dice.Dice;
import org.phaseline.engine.dice.RollNumber;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.FormulaCache;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.machine.PositionRule;
import org.phaseline.engine.machine.Question;
import org.phaseline.engine.machine.Runner;
import org.phaseline.engine.position.Branch;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.report.Report;

/**
 * A position that is played on in place, without journal, reports or words: the path of bots and searches. Answers are as
 * legal as anywhere, because they come from the same menus; whoever needs the old position copies it first.
 */
public final class Sandbox {

    private final Machine m;
    private final Menu menu = new Menu();
    private final OpenBranches open = new OpenBranches();

    /** Whose choices are on the menu, or -1. */
    private int onMenu = -1;

    public Sandbox(CompiledRulebook rulebook, Position position, Dice dice) {
        this(rulebook, new Runner.Plain(rulebook.code()), position, dice);
    }

    /** With code that was compiled once, for whoever plays many games of the same rulebook. */
    public Sandbox(CompiledRulebook rulebook, Runner runner, Position position, Dice dice) {
        this.m = new Machine(rulebook, runner, position, dice, false);
    }

    /** Sets up a game and plays to its first question. */
    public static Sandbox begin(CompiledRulebook rulebook, Dice dice) {
        return begin(rulebook, new Runner.Plain(rulebook.code()), dice);
    }

    public static Sandbox begin(CompiledRulebook rulebook, Runner runner, Dice dice) {
        Sandbox sandbox = new Sandbox(rulebook, runner, rulebook.setUp(), dice);
        sandbox.begin();
        return sandbox;
    }

    /** Plays from a set-up to the first question. */
    public void begin() {
        m.run();
    }

    /** Plays on from a position in which somebody may still have to be asked. */
    static Sandbox resumed(CompiledRulebook rulebook, Runner runner, Position position, Dice dice) {
        Sandbox sandbox = new Sandbox(rulebook, runner, position, dice);
        OpenBranches.playToQuestion(sandbox.m);
        return sandbox;
    }

    /** From now on remembers what formulas gave, for whoever comes to the same positions again and again. It changes nothing but the time it takes. */
    public void rememberFormulas() {
        m.formulas = new FormulaCache(m);
    }

    public Position position() {
        m.endSealing();
        return m.position;
    }

    /** Plays on from a copy of a position: the way back of a search. */
    public void goTo(Position position) {
        m.position = position.copy();
        m.focus(m.position.active());
        open.forget();
        onMenu = -1;
    }

    /** Begins another game with other dice, for whoever plays many: what was worked out about the board is kept. */
    public void beginAgain(Dice dice) {
        m.dice = dice;
        goTo(m.rulebook.setUp());
        m.run();
    }

    public boolean over() {
        return m.position.over;
    }

    /** From now on adds what happens to this list, which takes longer: for whoever wants to know which steps a game comes to. */
    public void reportTo(ArrayList<Report> reports) {
        m.reportTo(reports);
    }

    /** How much play has taken so far, in members looked at and instructions run: the same on every machine. */
    public long spent() {
        return m.limits.spent();
    }

    /** How many questions are open now; each stays the same until one of them is answered. */
    public int questions() {
        onMenu = -1;
        return open.find(m.position);
    }

    private Branch open(int question) {
        return open.get(question);
    }

    /** The choices of an open question; a question may have none just now. */
    public Menu menu(int question) {
        Branch branch = open(question);
        m.focus(branch);
        if (question != onMenu) {
            menu.clear();
            m.runner.offer(m, branch.address, menu);
            onMenu = question;
        }
        return menu;
    }

    public boolean awaited(int question) {
        Branch branch = open(question);
        m.focus(branch);
        return ((Question) m.rulebook.code()[branch.address]).awaited(m);
    }

    /** The parties that may answer a question, as a mask. */
    public long asked(int question) {
        Branch branch = open(question);
        m.focus(branch);
        return m.runner.asked(m, branch.address);
    }

    /** The id of the decision, as the umpire of the same game would give it. */
    public String id(int question) {
        Branch branch = open(question);
        return new RollNumber(m.position.take, branch.path, branch.moment).text();
    }

    /** What kind of answer a question wants. */
    public Question.Kind kind(int question) {
        return ((Question) m.rulebook.code()[open(question).address]).kind();
    }

    /** The step a question belongs to, or -1. */
    public int step(int question) {
        return m.rulebook.stepAt()[open(question).address];
    }

    /** Answers an open question with an item of its menu. */
    public void answer(int question, long item) {
        onMenu = -1;
        m.answer(open(question), item);
    }

    // ---- for whoever counts what is played

    /** The address of a question in the code. */
    public int address(int question) {
        return open(question).address;
    }

    /** A question in words. */
    public String prompt(int question) {
        Branch branch = open(question);
        m.focus(branch);
        return ((Question) m.rulebook.code()[branch.address]).prompt(m);
    }

    /** What people read for an item of a question's menu. */
    public String title(int question, long item) {
        Branch branch = open(question);
        m.focus(branch);
        return ((Question) m.rulebook.code()[branch.address]).title(m, item);
    }

    /** A value of the state; where something is decided in secret, after an answer and before a menu what everybody knows. */
    public long value(int slot) {
        return m.position.slots[slot];
    }

    /** By whom or what an invariant is not fulfilled, in sentences; empty where it is. */
    public List<PositionRule.Breach> breaches(int invariant) {
        m.endSealing();
        return m.rulebook.invariants().get(invariant).rule().breaches(m);
    }
}
