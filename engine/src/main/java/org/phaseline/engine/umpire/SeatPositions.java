package org.phaseline.engine.umpire;

import java.util.ArrayList;
import java.util.List;
import org.phaseline.engine.machine.Machine;
import org.phaseline.engine.machine.Menu;
import org.phaseline.engine.machine.Question;
import org.phaseline.engine.position.Branch;
import org.phaseline.engine.position.Position;

/** Makes what each seat may know of the positions of a game. What follows from the rulebook alone is worked out once. */
public final class SeatPositions {

    private final Umpire umpire;
    private final SecretSpans spans;

    public SeatPositions(Umpire umpire) {
        this.umpire = umpire;
        this.spans = new SecretSpans(umpire.rulebook());
    }

    public Seats seats() {
        return umpire.seats();
    }

    /** The position is not changed, and nothing of it is kept that the seat must not know. */
    public SeatPosition of(Position position, int seat) {
        long parties = umpire.seats().get(seat).parties();
        Machine looking = umpire.looking(position);
        HiddenPieceMask pieces = new HiddenPieceMask(looking, umpire.visibility(seat));
        List<CountedPieces> counted = CountedPieces.of(looking, pieces);
        List<SeatQuestion> questions = questions(position, parties);
        Position masked = pieces.on(position);
        masked = masked == position ? position.copy() : masked;
        new SecretMask(umpire.rulebook(), spans, parties).on(masked);
        return new SeatPosition(umpire.rulebook(), spans, seat, parties, questions, masked, counted);
    }

    /**
     * Whether seats can know what not everybody knows. That follows from the rulebook alone: if it depended on the position, others could
     * learn from it that there is something to know just now.
     */
    public boolean keepSecrets() {
        return !spans.isEmpty() || !umpire.rulebook().veils().isEmpty();
    }

    /** Whether a seat is asked anything at all, which is quicker to find out. */
    public boolean isAsked(Position position, int seat) {
        return !questions(position, umpire.seats().get(seat).parties()).isEmpty();
    }

    private List<SeatQuestion> questions(Position position, long parties) {
        Machine m = umpire.looking(position);
        OpenQuestions open = new OpenQuestions(m);
        List<SeatQuestion> questions = new ArrayList<>();
        for (Branch branch : open.branches()) {
            Question question = open.question(branch);
            long asked = question.asked(m);
            if ((asked & parties) == 0) {
                continue;
            }
            Menu menu = open.menu(question);
            List<Long> items = new ArrayList<>(menu.size());
            for (int i = 0; i < menu.size(); i++) {
                items.add(menu.item(i));
            }
            if (!items.isEmpty()) {
                questions.add(new SeatQuestion(
                        open.id(branch),
                        umpire.rulebook().stepAt()[branch.address],
                        branch.address,
                        question.kind(),
                        asked,
                        question.awaited(m),
                        items));
            }
        }
        return List.copyOf(questions);
    }
}
