package org.phaseline.planner;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.outline.PieceKind;
import org.phaseline.engine.outline.ValueType;
import org.phaseline.engine.umpire.SearchSandbox;

/**
 * Whom a question is about, told by the names that mean something where it is asked: the innermost routine that names a piece of the seat
 * decides. Also mixes these names into a hash: two moments of a plan at which they stand for different things are different moments.
 */
final class QuestionSubject implements SearchSandbox.NameVisitor {

    enum Whose {
        /** One of the pieces that a plan is made for. */
        OURS,
        /** Another piece of the seat. */
        OTHER,
        /** No piece of the seat. */
        NOBODY
    }

    /** A space that one of the names stands for. */
    private record NamedSpace(String board, long number) {}

    private static final int MOST_SPACES = 8;

    private final PieceKinds kinds;
    private final OrderedPieces ours;
    private final SearchSandbox now;
    private int decided;
    private boolean isOurs;
    private long hash;
    private @Nullable PieceRef foe;
    private @Nullable PieceRef other;
    private final List<NamedSpace> spaces = new ArrayList<>();

    QuestionSubject(PieceKinds kinds, OrderedPieces ours, SearchSandbox now) {
        this.kinds = kinds;
        this.ours = ours;
        this.now = now;
    }

    Whose of(int question) {
        clear();
        now.names(question, this);
        return whose();
    }

    /** Whom play was about when dice were to be thrown. */
    Whose atStop() {
        clear();
        now.namesAtStop(this);
        return whose();
    }

    private Whose whose() {
        return isOurs ? Whose.OURS : decided < Integer.MAX_VALUE ? Whose.OTHER : Whose.NOBODY;
    }

    private void clear() {
        decided = Integer.MAX_VALUE;
        isOurs = false;
        hash = 0;
        foe = null;
        other = null;
        spaces.clear();
    }

    /** What the names of the last question that was looked at stand for, numbers left out. */
    long hash() {
        return hash;
    }

    /** A piece of somebody else that the innermost of these names stands for, if there is one. */
    @Nullable
    PieceRef foe() {
        return foe;
    }

    /**
     * Whom the pieces have to do with: a piece of somebody else that one of these names stands for, else all of somebody else in the space that
     * the innermost such name stands for, where there are some.
     */
    List<PieceRef> targets() {
        if (foe != null) {
            return List.of(foe);
        }
        for (NamedSpace space : spaces) {
            List<PieceRef> there = kinds.ofOthersAt(space.board, space.number, now);
            if (!there.isEmpty()) {
                return there;
            }
        }
        return List.of();
    }

    /** Another piece of the seat that it was about, if it was. */
    @Nullable
    PieceRef other() {
        return other;
    }

    @Override
    public void name(int depth, ValueType type, int word, long value) {
        switch (type.form()) {
            case NUMBER, LEDGER -> {}
            case FLAG -> hash = StableHash.mix(hash, value);
            case WORD -> {
                hash = StableHash.mix(hash, value);
                PieceKind kind = kinds.placed(type.kind());
                if (kind != null && value >= 0) {
                    piece(depth, kind, value);
                } else if (value >= 0 && spaces.size() < MOST_SPACES && kinds.isBoard(type.kind())) {
                    spaces.add(new NamedSpace(type.kind(), value));
                }
            }
            case SET -> {
                if (kinds.isBoard(type.kind())) {
                    return;
                }
                hash = StableHash.mix(hash, value);
                PieceKind kind = kinds.placed(type.kind());
                if (kind != null) {
                    for (long rest = value; rest != 0; rest &= rest - 1) {
                        piece(depth, kind, ((long) word << 6) + Long.numberOfTrailingZeros(rest));
                    }
                }
            }
        }
    }

    private void piece(int depth, PieceKind kind, long number) {
        if (ours.has(kind.name(), number)) {
            isOurs |= depth <= decided;
            decided = Math.min(decided, depth);
        } else if (PieceKinds.isOf(now.parties(), kind, number, now)) {
            if (depth < decided) {
                decided = depth;
                other = new PieceRef(kind.name(), (int) number);
            }
        } else if (foe == null && number < kind.members().size() && kind.side() >= 0) {
            foe = new PieceRef(kind.name(), (int) number);
        }
    }
}
