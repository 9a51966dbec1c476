package org.phaseline.engine.umpire;

import java.util.Arrays;
import org.phaseline.engine.code.DrawMembers;
import org.phaseline.engine.code.Pools;
import org.phaseline.engine.code.Roll;
import org.phaseline.engine.code.Slots;
import org.phaseline.engine.code.Stretch;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.position.Branch;
import org.phaseline.engine.position.ForkKind;
import org.phaseline.engine.position.Frame;
import org.phaseline.engine.position.Position;

/**
 * Takes from a position, in place, what others have decided under seal and what chance has settled unseen: those who decide under seal stand
 * at the beginning of their decision, what they have decided and nobody has revealed is blank, and decks have no order. Who sees a secret roll
 * can change between the roll and its reveal, so it is blank for everybody.
 */
final class SecretMask {

    private final CompiledRulebook rulebook;
    private final SecretSpans spans;
    private final long parties;

    /** @param parties those who know their own secrets, as a mask */
    SecretMask(CompiledRulebook rulebook, SecretSpans spans, long parties) {
        this.rulebook = rulebook;
        this.spans = spans;
        this.parties = parties;
    }

    void on(Position position) {
        position.sealed.removeIf(value -> !isOwn(value.party()));
        position.notes.clear();
        position.sentences.clear();
        spans.lots().stream().forEach(slot -> position.slots[slot] = 0);
        if (!spans.isEmpty()) {
            position.roots.forEach(this::branch);
        }
    }

    private boolean isOwn(int party) {
        return party >= 0 && (parties >>> party & 1) != 0;
    }

    private void branch(Branch branch) {
        int address = branch.address;
        for (Frame frame = branch.frame; frame != null; frame = frame.caller) {
            blank(frame, address);
            address = frame.returnAddress;
        }
        if (branch.fork == ForkKind.SEALED) {
            beginAnew(branch);
        }
        branch.children.forEach(this::branch);
    }

    /** Nobody sees where in a sealed decision another stands. */
    private void beginAnew(Branch branch) {
        SecretSpans.Sealed sealed = spans.joining(branch.address);
        if (sealed == null) {
            throw new IllegalStateException("a sealed step that is joined nowhere");
        }
        branch.children.replaceAll(child -> {
            if (isOwn(child.party) || child.status == Branch.Status.ENDED) {
                return child;
            }
            Branch fresh = new Branch(
                    branch, child.path, child.party, sealed.fork().body(), branch.frame, branch.roles.clone());
            if (sealed.fork().role() >= 0) {
                fresh.roles[sealed.fork().role()] = child.party;
            }
            return fresh;
        });
    }

    private void blank(Frame frame, int address) {
        for (SecretSpans.Secret secret : spans.at(address)) {
            switch (secret) {
                case SecretSpans.Sealed sealed ->
                    blank(frame.locals, sealed.ready().page());
                case SecretSpans.Chance chance -> chance(frame.locals, chance.address());
            }
        }
    }

    /** The slots of all others. */
    private void blank(long[] locals, Stretch page) {
        for (int i = page.from(); i < page.to() && i < locals.length; i++) {
            if (page.stride() == 0 || !isOwn((i - page.from()) % page.stride())) {
                locals[i] = 0;
            }
        }
    }

    private void chance(long[] locals, int address) {
        switch (rulebook.code()[address]) {
            case Roll roll -> {
                if (roll.total() != null) {
                    slot(locals, roll.total());
                }
                if (roll.pool() != null) {
                    Pools pool = roll.pool();
                    int end = pool.base() + pool.sides() * Math.max(1, pool.stride());
                    Arrays.fill(locals, pool.base(), Math.min(end, locals.length), 0);
                }
            }
            case DrawMembers draw -> {
                for (Slots.Slot slot : draw.target()) {
                    slot(locals, slot);
                }
            }
            default -> throw new IllegalStateException("no secret is made at " + address);
        }
    }

    private void slot(long[] locals, Slots.Slot slot) {
        int count = rulebook.outline().parties().count();
        switch (slot) {
            case Slots.Local local -> locals[local.slot()] = 0;
            case Slots.OwnLocal own -> Arrays.fill(locals, own.base(), own.base() + count, 0);
            case Slots.LocalOf of -> Arrays.fill(locals, of.base(), of.base() + count, 0);
            // The state has no secrets of chance: whoever sets a value from one makes it known, or sets it of an unseen
            // piece.
            case Slots.StateSlot state -> {}
            case Slots.Role role -> {}
        }
    }
}
