package org.phaseline.language.compile;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.code.PartyFormulas;
import org.phaseline.engine.code.Slots;
import org.phaseline.engine.code.Stretch;
import org.phaseline.engine.machine.Formula;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Place;

/** What is known at a place of the text. Going inside something makes a new one; one that was handed out never changes. */
final class Context {

    private final Routine routine;
    private Page page;
    private StepTable steps;
    private @Nullable Scope scope;
    private @Nullable Actor actor;
    private @Nullable Actor inherited;
    private int fork;
    private @Nullable Formula ownParty;
    private int sealedStep = -1;
    private @Nullable Label fail;
    private Slots.@Nullable Slot round;
    private int joinFork;
    private List<Footprint> footprints;
    private TreeMap<String, Boolean> assuming = new TreeMap<>();
    private TreeSet<Integer> done = new TreeSet<>();
    private @Nullable Type it;
    private List<Guarded> guards = List.of();
    private Footprint.Owner itOwner = Footprint.Owner.ANY;
    private TreeMap<String, Integer> bindings = new TreeMap<>();

    private Context(Routine routine, Page page, StepTable steps) {
        this.routine = routine;
        this.page = page;
        this.steps = steps;
        this.footprints = List.of(routine.footprint);
    }

    private Context(Context other) {
        this.routine = other.routine;
        this.page = other.page;
        this.steps = other.steps;
        this.scope = other.scope;
        this.actor = other.actor;
        this.inherited = other.inherited;
        this.fork = other.fork;
        this.ownParty = other.ownParty;
        this.sealedStep = other.sealedStep;
        this.fail = other.fail;
        this.round = other.round;
        this.joinFork = other.joinFork;
        this.footprints = other.footprints;
        this.assuming = other.assuming;
        this.done = other.done;
        this.it = other.it;
        this.guards = other.guards;
        this.itOwner = other.itOwner;
        this.bindings = other.bindings;
    }

    static Context of(Routine routine, Page page, StepTable steps) {
        return new Context(routine, page, steps);
    }

    Routine routine() {
        return routine;
    }

    Page page() {
        return page;
    }

    @Nullable
    Scope scope() {
        return scope;
    }

    StepTable steps() {
        return steps;
    }

    @Nullable
    Actor actor() {
        return actor;
    }

    @Nullable
    Actor inherited() {
        return inherited;
    }

    /** The number of the branching whose parties have names of their own here, or 0. */
    int fork() {
        return fork;
    }

    /** The sealed step this is inside of, or -1. */
    int sealedStep() {
        return sealedStep;
    }

    /** Where a line leads that cannot be carried out; null when it is just passed by. */
    @Nullable
    Label fail() {
        return fail;
    }

    /** A name that is used here, if there is one: whoever plays this by itself would lack it. */
    @Nullable
    Variable reading(String name) {
        Variable variable = page.find(name);
        if (variable != null && (variable.slot() != null || variable.pool() != null || variable.words().length > 0)) {
            routine.reads(variable.base());
        }
        return variable;
    }

    Slots.Slot readingRound() {
        if (round instanceof Slots.Local local) {
            routine.reads(local.slot());
        }
        return java.util.Objects.requireNonNull(round);
    }

    Slots.@Nullable Slot round() {
        return round;
    }

    /** The number of the branching at whose end a plain {@code later} happens, or 0. */
    int joinFork() {
        return joinFork;
    }

    List<Footprint> footprints() {
        return footprints;
    }

    TreeMap<String, Boolean> assuming() {
        return assuming;
    }

    /** The steps known to have been done. */
    TreeSet<Integer> done() {
        return done;
    }

    /** What the member is that a formula looks at. */
    @Nullable
    Type it() {
        return it;
    }

    /** Where a role is bound anew. */
    Context binding(String role, int number) {
        Context made = new Context(this);
        made.bindings = new TreeMap<>(bindings);
        made.bindings.put(role, number);
        return made;
    }

    /** Which loop or together bound each role last. */
    TreeMap<String, Integer> bindings() {
        return bindings;
    }

    Footprint.Owner itOwner() {
        return itOwner;
    }

    Context in(Scope inner) {
        Context made = new Context(this);
        made.scope = inner;
        return made;
    }

    Context on(Page inner) {
        Context made = new Context(this);
        made.page = inner;
        return made;
    }

    Context with(StepTable table) {
        Context made = new Context(this);
        made.steps = table;
        return made;
    }

    Context acting(@Nullable Actor now) {
        Context made = new Context(this);
        made.actor = now;
        return made;
    }

    Context inheriting(@Nullable Actor inside) {
        Context made = acting(inside);
        made.inherited = inside;
        return made;
    }

    /** Where parties act one after the other: each has its own names here too, and can see those of the others. */
    Context turn(int number, Formula party) {
        Context made = new Context(this);
        made.fork = number;
        made.ownParty = party;
        return made;
    }

    /** Inside a branch; of a party, its names are its own. What fails in it does not lead out of it. */
    Context branch(int number, boolean ofParty, Footprint footprint) {
        Context made = ofParty ? turn(number, new PartyFormulas.Own()) : new Context(this);
        made.fail = null;
        made.joinFork = number;
        made.footprints = new ArrayList<>(footprints);
        made.footprints.add(footprint);
        return made;
    }

    Context sealing(int step) {
        Context made = new Context(this);
        made.sealedStep = step;
        return made;
    }

    Context failing(@Nullable Label to) {
        Context made = new Context(this);
        made.fail = to;
        return made;
    }

    Context counting(Slots.Slot rounds) {
        Context made = new Context(this);
        made.round = rounds;
        return made;
    }

    Context assuming(String flag, boolean value) {
        Context made = new Context(this);
        made.assuming = new TreeMap<>(assuming);
        made.assuming.put(flag, value);
        return made;
    }

    /** A condition that holds (or does not) wherever play comes from here on, with what was known where it stands. */
    record Guarded(Expression condition, boolean holds, Context at, Reachability.Verdict verdict) {}

    Context guardedBy(Expression condition, boolean holds) {
        Context made = new Context(this);
        made.guards = new ArrayList<>(guards);
        made.guards.add(new Guarded(condition, holds, this, new Reachability.Verdict()));
        return made;
    }

    List<Guarded> guards() {
        return guards;
    }

    Context knowingDone(int step) {
        Context made = new Context(this);
        made.done = new TreeSet<>(done);
        made.done.add(step);
        return made;
    }

    Context looking(Type member) {
        return looking(member, Footprint.Owner.ANY);
    }

    /** Inside a formula that looks at members of a set, which are known to belong to somebody. */
    Context looking(Type member, Footprint.Owner whose) {
        Context made = new Context(this);
        made.it = member;
        made.itOwner = whose;
        return made;
    }

    boolean perParty() {
        return ownParty != null;
    }

    void touch(Footprint.Thing what, Footprint.Owner owner, boolean write, Place place) {
        touch(what, owner, write, place, "write 'later'");
    }

    /** Notes what a line reads or changes, and what to do instead when that cannot be. */
    void touch(Footprint.Thing what, Footprint.Owner owner, boolean write, Place place, String advice) {
        routine.work.spend(footprints.size());
        Footprint.Touch touch = new Footprint.Touch(what, owner, write, place, assuming, advice);
        for (Footprint footprint : footprints) {
            footprint.touches.add(touch);
        }
    }

    /** Notes a change that happens when the innermost branches have come together: around them others may still be at it. */
    void touchAtJoin(Footprint.Thing what, Footprint.Owner owner, Place place, String advice) {
        routine.work.spend(footprints.size());
        Footprint.Touch touch = new Footprint.Touch(what, owner, true, place, assuming, advice);
        for (Footprint footprint : footprints.subList(0, footprints.size() - 1)) {
            footprint.touches.add(touch);
        }
    }

    void unfit(String what, Place place) {
        for (Footprint footprint : footprints) {
            footprint.unfit.add(new Footprint.Unfit(what, place, assuming));
        }
    }

    Slots.Slot newSlot() {
        int base = routine.take(perParty() ? routine.parties : 1);
        return slot(base);
    }

    /** Slots for a value that may need several. */
    Slots.Slot[] newSlots(int count) {
        Slots.Slot[] slots = new Slots.Slot[count];
        for (int i = 0; i < count; i++) {
            slots[i] = newSlot();
        }
        return slots;
    }

    /** The slot that begins at a place of the page: one's own in a branch of a party. */
    Slots.Slot slot(int base) {
        if (ownParty == null) {
            return new Slots.Local(base);
        }
        return ownParty instanceof PartyFormulas.Own ? new Slots.OwnLocal(base) : new Slots.LocalOf(base, ownParty);
    }

    int stride() {
        return perParty() ? routine.parties : 0;
    }

    Formula strideParty() {
        return ownParty == null ? new PartyFormulas.Own() : ownParty;
    }

    Stretch stretch(int from, int to) {
        return new Stretch(from, to, stride(), strideParty());
    }
}
