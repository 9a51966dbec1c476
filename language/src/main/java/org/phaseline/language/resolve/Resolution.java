package org.phaseline.language.resolve;

import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.phaseline.language.checked.Actor;
import org.phaseline.language.checked.Expr;
import org.phaseline.language.checked.Headings;
import org.phaseline.language.checked.LoopMemory;
import org.phaseline.language.checked.NameUses;
import org.phaseline.language.checked.Outcome;
import org.phaseline.language.checked.Round;
import org.phaseline.language.checked.Routine;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.checked.Type;
import org.phaseline.language.checked.Variable;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.problem.WorkBudget;
import org.phaseline.language.tree.Place;
import org.phaseline.language.tree.Word;

/** What all parts of this stage share while one rulebook is read. */
final class Resolution {

    final Symbols symbols;
    final Problems problems;
    final WorkBudget work;
    final Headings headings;
    final NameUses names;
    final StepFinder steps;
    final ExpressionResolver expressions;
    final ConditionResolver conditions;
    final TextResolver texts;
    final VariableMaker variables;
    final JumpResolver jumps;
    final StepResolver stepResolver;
    final BlockResolver blocks;

    /** The sequences by name. */
    final TreeMap<String, Routine> sequences = new TreeMap<>();

    /** The branchings in which parties act in turn, so that each can know what those before did. */
    final TreeSet<Integer> oneAfterTheOther = new TreeSet<>();

    /** Names of which was told that a line makes them again. */
    private final TreeSet<Integer> madeAgain = new TreeSet<>();

    private int forks;
    private int ids;

    Resolution(Symbols symbols, Problems problems, Headings headings, NameUses names) {
        this.symbols = symbols;
        this.problems = problems;
        this.work = problems.work();
        this.headings = headings;
        this.names = names;
        this.steps = new StepFinder(headings, problems, names);
        this.expressions = new ExpressionResolver(this);
        this.texts = new TextResolver(this);
        this.conditions = new ConditionResolver(this);
        this.variables = new VariableMaker(this);
        this.jumps = new JumpResolver(this);
        this.stepResolver = new StepResolver(this);
        this.blocks = new BlockResolver(this);
    }

    int nextFork() {
        return ++forks;
    }

    /** By the id of a name of what chance has settled, who alone sees it. */
    final java.util.TreeMap<Integer, Expr> seenBy = new java.util.TreeMap<>();

    Variable variable(Word name, Type type, Variable.Kind kind, int fork, int sealedIn, int argument) {
        Variable made = new Variable(ids++, name.text(), type, name.place(), kind, fork, sealedIn, argument);
        names.declare(name.place(), name.text(), type::said);
        return made;
    }

    Actor actor(Actor.Kind kind, @Nullable Expr who, Type.Who type, boolean set, String said) {
        return new Actor(ids++, kind, who, type, set, said);
    }

    Outcome outcome(int step, boolean each, int fork, boolean secret) {
        return new Outcome(ids++, step, each, fork, secret);
    }

    LoopMemory memory(int step, int options, Type member) {
        return new LoopMemory(ids++, step, options, member);
    }

    Round round() {
        return new Round(ids++);
    }

    /** A name of the whole rulebook is meant here. */
    void used(String name, Place place) {
        Place declared = symbols.declaredAt.get(name);
        if (declared != null) {
            names.use(declared, place);
        }
    }

    /** Something is referred to that nobody has declared. */
    void unknown(Place place, String sentence) {
        problems.unknown(Code.UNKNOWN_NAME, place, sentence);
    }

    /** Something that should steer play is wrong. */
    void astray(Code code, Place place, String sentence) {
        problems.flowIsUnclear();
        problems.add(code, place, sentence);
    }

    /** A line makes a name once more; of all lines that do so with one name, the first is told of: what helps there helps for all. */
    void inUse(Variable before, Word name) {
        if (madeAgain.add(before.id())) {
            problems.add(Code.DUPLICATE_NAME, name.place(), NameMeaning.inUse(before, name));
        }
    }

    void problem(Code code, Place place, String sentence) {
        problems.add(code, place, sentence);
    }
}
