package org.phaseline.language.emit;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.phaseline.engine.machine.SequenceInfo;
import org.phaseline.engine.machine.StepPlace;
import org.phaseline.language.checked.CheckedRulebook;
import org.phaseline.language.checked.Headings;
import org.phaseline.language.checked.Symbols;

/** What the parts of this stage share while one rulebook is emitted. */
final class Emission {

    private static final StepPlace NOWHERE = new StepPlace(Integer.MIN_VALUE, 0, 0, StepPlace.Secrecy.OPEN);

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
    final NameSlots names = new NameSlots();
    final OutcomeSlots outcomes = new OutcomeSlots();
    final TreeMap<Integer, StepPlace> places = new TreeMap<>();
    final StepCodeTable stepCodes;
    final ActorFormulas actors;
    final FormulaEmitter formulas;
    final WordingEmitter wordings;
    final ConditionEmitter conditions;
    final JumpEmitter jumps;
    final StepEmitter steps;
    final EventEmitter events;
    final BlockEmitter blocks;

    Emission(CheckedRulebook rulebook) {
        this.symbols = rulebook.symbols();
        this.headings = rulebook.headings();
        this.playedInStep = rulebook.playedInStep();
        this.sequences = new SequenceInfo
                [rulebook.sequences().size() + rulebook.digressions().size()];
        this.stepCodes = new StepCodeTable(headings, code);
        this.actors = new ActorFormulas(this);
        this.formulas = new FormulaEmitter(this);
        this.wordings = new WordingEmitter(formulas, rulebook.unseen());
        this.conditions = new ConditionEmitter(this);
        this.jumps = new JumpEmitter(code);
        this.steps = new StepEmitter(this);
        this.events = new EventEmitter(this);
        this.blocks = new BlockEmitter(this);
    }

    /** For each step where its outcome stands. */
    List<StepPlace> places() {
        List<StepPlace> all = new ArrayList<>();
        for (Headings.Entry entry : headings.all()) {
            all.add(places.getOrDefault(entry.index(), NOWHERE));
        }
        return all;
    }
}
