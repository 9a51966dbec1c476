package org.phaseline.engine.position;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.engine.handbuilt.Assembler.EGYPT;
import static org.phaseline.engine.handbuilt.Assembler.ROME;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.phaseline.engine.handbuilt.HandBuilt;
import org.phaseline.engine.handbuilt.PlayedTable;

class PositionTest {

    /** In the middle of a fork: Rome has conducted its own sequence, Egypt has not yet, something is put off. */
    private static Position forked() {
        PlayedTable table = new PlayedTable(HandBuilt.together());
        table.answer(ROME, "Prepare", "done");
        table.answer(ROME, "Fight", "done");
        table.answer(EGYPT, "Prepare", "done");
        return table.position();
    }

    /** Everything that can be changed in a position, one thing at a time. */
    private static List<Consumer<Position>> changes() {
        List<Consumer<Position>> changes = new ArrayList<>();
        for (int slot = 0; slot < forked().slots.length; slot++) {
            int changed = slot;
            changes.add(position -> position.slots[changed]++);
        }
        for (int slot = 0; slot < forked().active().frame.locals.length; slot++) {
            int changed = slot;
            changes.add(position -> position.active().frame.locals[changed]++);
        }
        changes.add(position -> position.take++);
        changes.add(position -> position.over = true);
        changes.add(position -> position.winners = 2);
        changes.add(position -> position.roots.add(position.active().copy(null)));
        changes.add(position -> position.deferred.removeFirst());
        changes.add(position -> position.deferred.add(new Deferred(0, new int[] {9}, 1, 0, 1, 5, 0, 9)));
        changes.add(position -> change(position, position.deferred.getFirst()));
        changes.add(position -> position.notes.add(new SealedNote(0, 1, "left")));
        changes.add(position -> position.active().moment++);
        changes.add(position -> position.active().address++);
        changes.add(position -> position.active().lastParty = 1);
        changes.add(position -> position.active().roles[0] = 1);
        changes.add(position -> position.active().tray = new long[] {4});
        changes.add(position -> position.active().fork = ForkKind.IN_STEP);
        changes.add(position -> position.active().windows.add(new Window(0)));
        changes.add(position -> position.active().children.removeLast());
        changes.add(position -> child(position).status = Branch.Status.READY);
        changes.add(position -> child(position).address++);
        changes.add(position -> child(position).moment++);
        changes.add(position -> child(position).roles[0] = 0);
        changes.add(position -> child(position).tray = new long[] {4});
        changes.add(position -> child(position).frame.locals[1]++);
        changes.add(position -> child(position).frame.window = 0);
        changes.add(position -> child(position).frame.toOpening = true);
        changes.add(position -> child(position).frame = position.active().frame);
        return changes;
    }

    private static void change(Position position, Deferred old) {
        position.deferred.set(
                0,
                new Deferred(
                        old.due(),
                        old.path(),
                        old.moment(),
                        old.operation(),
                        old.slot(),
                        old.value(),
                        old.low(),
                        old.high() + 1));
    }

    /** Egypt's branch, which plays a page of its own on top of the shared one. */
    private static Branch child(Position position) {
        return position.active().children.getLast();
    }

    @Test
    void equalPositionsHaveEqualHashes() {
        assertThat(forked().hash()).isEqualTo(forked().hash());
        assertThat(forked().copy().hash()).isEqualTo(forked().hash());
    }

    @Test
    void theHashChangesWithWhateverChanges() {
        List<Long> hashes = new ArrayList<>(List.of(forked().hash()));
        for (Consumer<Position> change : changes()) {
            Position position = forked();
            change.accept(position);
            hashes.add(position.hash());
        }
        assertThat(hashes).doesNotHaveDuplicates();
    }

    @Test
    void whateverHappensToACopyLeavesTheOriginalAsItWas() {
        List<Consumer<Position>> changes = changes();
        for (int i = 0; i < changes.size(); i++) {
            Position original = forked();
            long before = original.hash();
            changes.get(i).accept(original.copy());
            assertThat(original.hash()).as("change %d", i).isEqualTo(before);
        }
    }

    @Test
    void whateverHappensToTheOriginalLeavesItsCopyAsItWas() {
        List<Consumer<Position>> changes = changes();
        for (int i = 0; i < changes.size(); i++) {
            Position original = forked();
            Position copy = original.copy();
            long before = copy.hash();
            changes.get(i).accept(original);
            assertThat(copy.hash()).as("change %d", i).isEqualTo(before);
        }
    }

    @Test
    void branchesOfACopyShareThePageTheirParentForkedOn() {
        PlayedTable table = new PlayedTable(HandBuilt.together());
        table.answer(ROME, "Prepare", "done");
        Position copy = table.position().copy();

        Branch root = copy.active();
        Branch rome = root.children.get(ROME);
        Branch egypt = root.children.get(EGYPT);
        assertThat(rome.parent).isSameAs(root);
        assertThat(egypt.frame).isSameAs(root.frame);
        assertThat(rome.frame).isNotSameAs(root.frame);
        assertThat(rome.frame.caller).isSameAs(root.frame);
        root.frame.locals[5] = 42;
        assertThat(egypt.frame.locals[5]).isEqualTo(42);
        assertThat(table.position().active().frame.locals[5]).isZero();
    }

    @Test
    void branchesOfABranchShareItsPageInACopyToo() {
        Position position = forked();
        Branch rome = child(position);
        Branch inner = new Branch(
                rome, new int[] {1, 1, 1, 1}, ROME, 0, new Frame(new long[1], rome.frame, 3, 0), new long[1]);
        Branch onIt = new Branch(rome, new int[] {1, 1, 1, 2}, ROME, 0, rome.frame, new long[1]);
        rome.children.add(inner);
        rome.children.add(onIt);

        Branch copied = child(position.copy());
        assertThat(copied.children.get(0).frame.caller).isSameAs(copied.frame);
        assertThat(copied.children.get(1).frame).isSameAs(copied.frame);
        assertThat(copied.frame.caller).isSameAs(java.util.Objects.requireNonNull(copied.parent).frame);
    }

    /** The umpire works on copies, so this fails if one of them holds on to something of the original. */
    @Test
    void playingOnNeverChangesAPositionThatWasHandedOut() {
        for (long seed = 1; seed <= 20; seed++) {
            for (var rulebook : List.of(HandBuilt.skirmish(3), HandBuilt.together(), HandBuilt.sealed())) {
                PlayedTable table = new PlayedTable(rulebook);
                Random random = new Random(seed);
                List<Position> positions = new ArrayList<>();
                List<Long> hashes = new ArrayList<>();
                do {
                    positions.add(table.position());
                    hashes.add(table.position().hash());
                } while (positions.size() < 60 && table.answerAnything(random));
                assertThat(positions.stream().map(Position::hash).toList())
                        .as("seed %d", seed)
                        .isEqualTo(hashes);
            }
        }
    }
}
