package org.phaseline.engine.code;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.dice.RollNumber;
import org.phaseline.engine.machine.ChanceInstruction;
import org.phaseline.engine.machine.Formula;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.machine.Question;
import org.phaseline.engine.machine.Veil;
import org.phaseline.engine.machine.WorkLimits;
import org.phaseline.engine.outline.ValueType;
import org.phaseline.engine.position.Branch;
import org.phaseline.engine.report.NameWords;
import org.phaseline.engine.report.Report;

/**
 * Draws members of a set, each as likely as any other: those that were shuffled in their order, the others by a die with as many sides
 * as there are. On the real table somebody says which came out. What the die shows is told to nobody while the game is played: beside
 * a piece that everybody sees, it would tell how many of those before it are not in the set.
 *
 * @param text what players call it in place of the name; null where there is none
 * @param target one slot for a name of one member, the words of a set for several
 * @param several whether the name stands for a set
 * @param upTo whether fewer will do
 * @param shown whether all of them are looked at, and nothing is left to chance
 * @param drawer who draws, as a mask
 * @param behalf for whom it is drawn where anybody may draw, as a mask; 0 for nobody in particular
 * @param seers who alone sees what comes out, as a mask; null when everybody does
 * @param lots where the state keeps the lots of the kind; -1 when its members are never shuffled
 * @param alike which pieces were made alike; null when none were
 * @param none where it goes on when there are too few
 */
public record DrawMembers(
        String name,
        @Nullable Wording text,
        ValueType member,
        Formula set,
        int words,
        Slots.Slot[] target,
        boolean several,
        Formula count,
        boolean upTo,
        boolean shown,
        Formula drawer,
        Formula behalf,
        @Nullable Formula seers,
        int lots,
        @Nullable AlikePieces alike,
        int none)
        implements Question, ChanceInstruction {

    /** So many dice for each member that is there: dice that show the same for ever, as in a damaged journal, must come to an end. */
    private static final int TRIES = 100;

    @Override
    public int run(Machine m, int here) {
        int mark = m.scratch.top;
        int all = (int) set.of(m);
        int size = m.scratch.size(all, words);
        m.looksAt(size);
        long wanted = count.of(m);
        int next = here + 1;
        if (shown) {
            show(m, all, size);
        } else if (several && wanted <= 0) {
            keep(m, new int[0]);
        } else if (size == 0 || size < wanted && !upTo) {
            tooFew(m, size, wanted);
            next = none;
        } else if (m.typedDice) {
            next = m.ask();
        } else {
            drawn(m, all, size, (int) Math.min(size, wanted));
        }
        m.scratch.top = mark;
        return next;
    }

    private void tooFew(Machine m, int size, long wanted) {
        if (m.reporting()) {
            m.report(new Report.Explained(
                    m.step(),
                    m.audience(),
                    "'" + called(m) + "' cannot be drawn: "
                            + (size == 0
                                    ? "nothing is left to draw from"
                                    : "only " + size + " of " + wanted + " are left")));
        }
    }

    /** Whoever looks at them knows them from now on, so it cannot be taken back in silence. */
    private void show(Machine m, int all, int size) {
        int[] members = new int[size];
        int at = -1;
        for (int i = 0; i < size; i++) {
            at = m.scratch.next(all, words, at + 1);
            members[i] = at;
        }
        m.exposed = true;
        keep(m, members);
        tell(m, members, size, "");
    }

    // ---- by the umpire

    private void drawn(Machine m, int all, int size, int wanted) {
        // It has a number also when a shuffle has settled everything: whether dice fall would tell what was shuffled
        // unseen.
        RollNumber roll = m.roller.next(wanted);
        int[] members = new int[wanted];
        int have = 0;
        while (lots >= 0 && have < wanted) {
            int lowest = lowest(m, all);
            if (lowest < 0) {
                break;
            }
            m.roller.uncover();
            members[have++] = lowest;
            m.write(lots + lowest, 0);
            m.scratch.words[all + (lowest >> 6)] &= ~(1L << lowest);
        }
        if (have < wanted) {
            throwFor(m, roll, all, members, have);
        }
        keep(m, members);
        tell(m, members, size, m.isHeard() ? m.dice.numbering().text(roll) : "");
    }

    /** The member that comes first in the order of draw, or -1 when none of them was shuffled. */
    private int lowest(Machine m, int all) {
        int lowest = -1;
        for (int at = m.scratch.next(all, words, 0); at >= 0; at = m.scratch.next(all, words, at + 1)) {
            m.looksAt(1);
            long lot = m.position.slots[lots + at];
            if (lot > 0 && (lowest < 0 || lot < m.position.slots[lots + lowest])) {
                lowest = at;
            }
        }
        return lowest;
    }

    /** Dice of one roll for all of them; a die that shows one which is out already is rolled again. */
    private void throwFor(Machine m, RollNumber roll, int all, int[] members, int from) {
        int sides = m.scratch.size(all, words);
        int[] there = new int[sides];
        int at = -1;
        for (int i = 0; i < sides; i++) {
            at = m.scratch.next(all, words, at + 1);
            there[i] = at;
        }
        boolean[] out = new boolean[sides];
        int have = from;
        for (int die = 0; have < members.length; die++) {
            m.looksAt(die < members.length ? 1 : WorkLimits.DIE);
            int face = m.roller.face(roll, die, sides) - 1;
            if (out[face] && die > TRIES * sides) {
                face = 0;
                while (out[face]) {
                    face++;
                }
            }
            if (!out[face]) {
                out[face] = true;
                members[have++] = there[face];
            }
        }
    }

    private void keep(Machine m, int[] members) {
        if (!several) {
            target[0].set(m, members[0]);
            return;
        }
        for (int word = 0; word < target.length; word++) {
            long bits = 0;
            for (int drawn : members) {
                bits |= drawn >> 6 == word ? 1L << drawn : 0;
            }
            target[word].set(m, bits);
        }
    }

    /** A text that not everybody may read is told to nobody: the name tells nothing. */
    private String called(Machine m) {
        return text == null || text.audience(m) != Report.EVERYONE ? NameWords.of(name) : text.say(m);
    }

    private long seen(Machine m) {
        return seers == null ? Report.EVERYONE : seers.of(m);
    }

    private void tell(Machine m, int[] members, int size, String number) {
        if (!m.isHeard()) {
            return;
        }
        String who = Throw.names(m, drawer);
        String named = who.isEmpty() ? Throw.names(m, behalf) : who;
        List<String> titles = new ArrayList<>();
        for (int drawn : members) {
            titles.add(member.say(drawn));
        }
        long seen = seen(m);
        String seenBy = seers == null ? "" : ChanceVisibility.names(m, seen);
        String called = called(m);
        m.report(new Report.Drawn(
                m.step(),
                m.audience() & seen,
                number,
                named,
                called,
                members.length,
                size,
                titles,
                m.typedDice && !shown,
                seenBy));
        if (seen != Report.EVERYONE) {
            m.report(new Report.Drawn(
                    m.step(),
                    m.audience() & ChanceVisibility.others(m, seen),
                    number,
                    named,
                    called,
                    members.length,
                    size,
                    List.of(),
                    m.typedDice && !shown,
                    seenBy));
        }
    }

    // ---- on the real table

    /**
     * Whoever sees everything that can come out says what did: the others would learn from what is refused what is there. Where nobody
     * sees it, as in a deck, those who see what comes out.
     */
    @Override
    public long asked(Machine m) {
        long usual = ChanceVisibility.asked(drawer.of(m), seen(m));
        long viewers = viewers(m);
        long owners = viewers & m.rulebook.outline().parties().sidesMask();
        return (usual & viewers) != 0 ? usual & viewers : owners != 0 ? owners : usual;
    }

    /** The parties that see all that can come out, as a mask. */
    private long viewers(Machine m) {
        long viewers = Report.EVERYONE;
        if (Veil.over(m.rulebook, member.kind())) {
            int mark = m.scratch.top;
            int all = (int) set.of(m);
            for (int at = m.scratch.next(all, words, 0); at >= 0; at = m.scratch.next(all, words, at + 1)) {
                viewers &= Veil.audience(m, member.kind(), at);
            }
            m.scratch.top = mark;
        }
        return viewers;
    }

    /**
     * What can have come out, as far as whoever is asked may know: where they do not see all of it, the pieces that they do not see are all
     * on the list, or it would tell them which of those are elsewhere.
     */
    @Override
    public void offer(Machine m, Menu menu) {
        boolean veiled = Veil.over(m.rulebook, member.kind());
        long asked = asked(m);
        boolean known = (viewers(m) & asked) == asked;
        int mark = m.scratch.top;
        int all = (int) set.of(m);
        for (int i = 0; i < member.words().size(); i++) {
            m.looksAt(1);
            if (isOut(m, i)) {
                m.scratch.words[all + (i >> 6)] &= ~(1L << i);
            } else if (veiled && !known && (Veil.audience(m, member.kind(), i) & asked) != asked) {
                m.scratch.add(all, i);
            }
        }
        // Which of those that are not seen are still alike would tell where they are; what they are called tells
        // nothing.
        if (alike != null && !veiled) {
            alike.offer(m, menu, all, words);
        } else if (alike != null) {
            alike.offerTitles(m, menu, all, words, member.titles());
        } else {
            for (int at = m.scratch.next(all, words, 0); at >= 0; at = m.scratch.next(all, words, at + 1)) {
                menu.add(at);
            }
        }
        m.scratch.top = mark;
    }

    private static boolean isOut(Machine m, long item) {
        return Arrays.stream(m.branch.tray).anyMatch(out -> out == item);
    }

    @Override
    public int answer(Machine m, int here, long item) {
        int mark = m.scratch.top;
        int all = (int) set.of(m);
        int size = m.scratch.size(all, words);
        long drawn = m.scratch.has(all, item) ? item : sameTitle(m, all, item);
        m.scratch.top = mark;
        if (drawn < 0) {
            elsewhere(m, item);
            // The same question, under the same number: that somebody was mistaken is nobody else's business.
            m.branch.status = Branch.Status.ASKED;
            return WAIT;
        }
        long[] tray = Arrays.copyOf(m.branch.tray, m.branch.tray.length + 1);
        tray[tray.length - 1] = drawn;
        m.branch.tray = tray;
        if (tray.length < Math.min(size, count.of(m))) {
            return m.ask();
        }
        m.branch.tray = Branch.EMPTY;
        m.exposed = true;
        int[] members = Arrays.stream(tray).mapToInt(out -> (int) out).toArray();
        keep(m, members);
        tell(m, members, size, "");
        return here + 1;
    }

    /** Of pieces that nobody can tell apart, one that is there; -1 where none is. */
    private int sameTitle(Machine m, int all, long item) {
        for (int at = m.scratch.next(all, words, 0); at >= 0; at = m.scratch.next(all, words, at + 1)) {
            m.looksAt(1);
            if (alike != null && alike.shareTitle(at, (int) item, member.titles()) && !isOut(m, at)) {
                return at;
            }
        }
        return -1;
    }

    /** Told to all, though not of which piece: else somebody could go on asking until they know where all of them are. */
    private void elsewhere(Machine m, long item) {
        m.exposed = true;
        if (m.reporting()) {
            long asked = asked(m);
            m.report(new Report.Explained(
                    m.step(),
                    m.audience() & asked,
                    member.say(item) + " cannot have come out: it is not there. Look again."));
            m.report(new Report.Explained(
                    m.step(),
                    m.audience() & ChanceVisibility.others(m, asked),
                    "What was named for '" + NameWords.of(name) + "' by "
                            + m.rulebook.outline().parties().names(asked) + " cannot have come out."));
        }
    }

    @Override
    public String prompt(Machine m) {
        int mark = m.scratch.top;
        long there = m.scratch.size((int) set.of(m), words);
        m.scratch.top = mark;
        long wanted = several ? Math.min(count.of(m), there) : 1;
        String which = wanted > 1 ? ", " + (m.branch.tray.length + 1) + " of " + wanted : "";
        return "Which one came out (" + called(m) + which + ")?";
    }

    @Override
    public String word(Machine m, long item) {
        return member.word(item);
    }

    @Override
    public String title(Machine m, long item) {
        return member.say(item);
    }

    @Override
    public long readers(Machine m) {
        return seen(m);
    }

    @Override
    public String from() {
        return member.kind();
    }

    @Override
    public int[] next(int here) {
        return new int[] {here + 1, none};
    }

    @Override
    public int[] answers(int here) {
        return new int[] {here + 1};
    }
}
