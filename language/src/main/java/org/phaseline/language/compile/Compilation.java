package org.phaseline.language.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import org.phaseline.engine.machine.SequenceInfo;
import org.phaseline.engine.machine.StepPlace;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.problem.WorkBudget;
import org.phaseline.language.tree.Place;

/** What all parts of the compiler share while one rulebook is compiled. */
final class Compilation {

    /** A together that must be shown to be independent of who acts first. */
    record Branching(Place place, boolean perParty, String role, int fork, List<Footprint> branches) {}

    /** A change that happens when play comes to the start or end of a step, and what to do instead if it cannot. */
    record DueChange(int step, Footprint.Thing thing, Footprint.Owner owner, Place place, String advice) {}

    final Symbols symbols;
    final Problems problems;
    final WorkBudget work;
    final Headings headings;
    final Emitter emitter;
    final StepCodes stepCodes;
    final Expressions expressions;
    final Wordings wordings;
    final Conditions conditions;
    final Assumptions assumptions;
    final Jumps jumps;
    final Reachability reachability;
    final StepCompiler steps;
    final StatementCompiler statements;

    /** By number; filled in when everything is compiled, because pages grow until then. */
    final SequenceInfo[] sequences;

    final TreeMap<String, Integer> sequenceNumbers = new TreeMap<>();
    final TreeMap<String, Footprint> footprints = new TreeMap<>();
    final List<Branching> branchings = new ArrayList<>();
    final List<DueChange> dueChanges = new ArrayList<>();

    /** In which contexts each step is come to: several, when it is also conducted again. */
    final TreeMap<Integer, List<Context>> contexts = new TreeMap<>();

    final TreeMap<Integer, StepPlace> places = new TreeMap<>();
    /** Names that stand now for pieces of one owner, now for those of another; see {@link Footprint.Owner}. */
    final TreeSet<String> mixed = new TreeSet<>();

    final TreeSet<Integer> announced = new TreeSet<>();
    /** The numbers of steps in which parties act in turn, so that each can know what those before him did. */
    final TreeSet<Integer> oneAfterTheOther = new TreeSet<>();

    /** Sequences and events that the scenario has left unused by replacing steps: what the rulebook itself says of them holds. */
    TreeSet<String> mayBeUnused = new TreeSet<>();

    final boolean barriers;
    private int forks;

    Compilation(Symbols symbols, Problems problems, Headings headings, int sequences, boolean barriers) {
        this.symbols = symbols;
        this.problems = problems;
        this.work = problems.work();
        this.headings = headings;
        this.sequences = new SequenceInfo[sequences];
        this.barriers = barriers;
        this.emitter = new Emitter(work);
        this.stepCodes = new StepCodes(headings, emitter);
        this.expressions = new Expressions(symbols, problems, headings, oneAfterTheOther);
        this.wordings = new Wordings(expressions);
        this.conditions = new Conditions(this);
        this.assumptions = new Assumptions(headings);
        this.jumps = new Jumps(this);
        this.reachability = new Reachability(this);
        this.steps = new StepCompiler(this);
        this.statements = new StatementCompiler(this);
    }

    int nextFork() {
        return ++forks;
    }

    /** Something is referred to that nobody has declared. */
    void unknown(Place place, String sentence) {
        problems.unknown(place, sentence);
    }

    /** Something that should steer play is wrong. */
    void astray(Place place, String sentence) {
        problems.flowIsUnclear();
        problems.add(place, sentence);
    }

    void problem(Place place, String sentence) {
        problems.add(place, sentence);
    }
}
