package org.phaseline.language.emit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.SequenceInfo;
import org.phaseline.engine.machine.StepPlace;
import org.phaseline.language.checked.CheckedRulebook;
import org.phaseline.language.checked.CheckedStep;
import org.phaseline.language.checked.Headings;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.checked.Text;
import org.phaseline.language.checked.Type;
import org.phaseline.language.checked.UnseenKinds;
import org.phaseline.language.checked.UnseenPiecesInFormula;
import org.phaseline.language.syntax.Semantics;

/** What the parts of this stage share while one rulebook is emitted. */
final class Emission {

    private static final StepPlace NOWHERE = new StepPlace(Integer.MIN_VALUE, 0, 0, StepPlace.Secrecy.OPEN);

    /** Lines whose meaning was put right keep the old one in games that were begun before. */
    final int semantics;

    final Symbols symbols;
    final Headings headings;

    /** Whether somewhere a phase is finished by all before the next begins. */
    final boolean playedInStep;

    /**
     * By number: those that are conducted, then the digressions. Calls share the array; each place is filled in when its frame no longer
     * grows.
     */
    final SequenceInfo[] sequences;

    final CodeBuffer code = new CodeBuffer();
    final DueNumbers dues = new DueNumbers();
    final UnseenPiecesInScope unseen;
    final NamesInScope inScope;
    private final UnseenKinds unseenKinds;
    final NameSlots names = new NameSlots();

    /** The ids of the names that questions under seal have made so far. */
    final TreeSet<Integer> answeredUnderSeal = new TreeSet<>();

    final OutcomeSlots outcomes = new OutcomeSlots();
    /** The steps emitted so far, by their indexes. */
    final ByNumber<CheckedStep> openSteps = new ByNumber<>();

    final ByNumber<StepPlace> places = new ByNumber<>();
    /** What players call dice that a text names without speaking of values, by the ids of the names that keep them. */
    final Map<Integer, String> diceTexts = new TreeMap<>();

    /** What the sequence is called whose lines are emitted now; empty for the game turn. */
    String sequenceTitle = "";

    /** For whom dice are thrown that nobody in particular throws: the party whose pass it is, as a mask. */
    Formula behalf = FixedFormulas.NEVER;

    final StepCodeTable stepCodes;
    final ActorFormulas actors;
    final UnseenPiecesInFormula sources;
    final FormulaEmitter formulas;
    final WordingEmitter wordings;
    final ConditionEmitter conditions;
    final EligibilityEmitter eligibility;
    final JumpEmitter jumps;
    final StepEmitter steps;
    final EventEmitter events;
    final BlockEmitter blocks;

    Emission(CheckedRulebook rulebook, int semantics) {
        this.semantics = semantics;
        this.symbols = rulebook.symbols();
        this.headings = rulebook.headings();
        this.playedInStep = rulebook.playedInStep();
        this.sequences = new SequenceInfo
                [rulebook.sequences().size() + rulebook.digressions().size()];
        this.stepCodes = new StepCodeTable(headings, code);
        this.unseenKinds = new UnseenKinds(rulebook.unseen());
        this.unseen = new UnseenPiecesInScope(semantics >= Semantics.SECOND ? unseenKinds : new UnseenKinds(List.of()));
        this.inScope = new NamesInScope(unseen, code);
        this.actors = new ActorFormulas(this);
        this.sources = new UnseenPiecesInFormula(rulebook);
        this.formulas = new FormulaEmitter(this);
        this.wordings = new WordingEmitter(formulas, unseen, symbols);
        this.conditions = new ConditionEmitter(this);
        this.eligibility = new EligibilityEmitter(this);
        this.jumps = new JumpEmitter(code);
        this.steps = new StepEmitter(this);
        this.events = new EventEmitter(this);
        this.blocks = new BlockEmitter(this);
    }

    /** Whether a choice among pieces of a type can tell others of pieces that they do not see. */
    boolean canBeUnseen(Type member) {
        return semantics >= Semantics.THIRD && unseenKinds.of(member) != null;
    }

    /** Whether a step is offered again after one of its times was called off; one in which nothing is announced has no code for that. */
    boolean endsOnlyThisTime(CheckedStep step) {
        return semantics >= Semantics.FIFTH
                && step.repeat().repeated()
                && step.body().announces();
    }

    /** The titles that speak of values, by the index of their step. */
    TreeMap<Integer, Text> titles() {
        TreeMap<Integer, Text> titles = new TreeMap<>();
        for (Headings.Entry entry : headings.all()) {
            CheckedStep step = openSteps.get(entry.index());
            if (step != null && step.title() != null) {
                titles.put(entry.index(), step.title());
            }
        }
        return titles;
    }

    /** For each step where its outcome stands. */
    List<StepPlace> places() {
        List<StepPlace> all = new ArrayList<>();
        for (Headings.Entry entry : headings.all()) {
            StepPlace place = places.get(entry.index());
            all.add(place == null ? NOWHERE : place);
        }
        return all;
    }
}
