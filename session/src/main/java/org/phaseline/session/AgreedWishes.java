package org.phaseline.session;

import java.util.Optional;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.CorrectionRequest;
import org.phaseline.journal.format.JournalProblem;

/** Does what a player has asked for as soon as all others have agreed. */
final class AgreedWishes {

    private final GameSession playing;
    private final MessageWriter messages;
    private final Rematch.Maker rematches;

    AgreedWishes(GameSession playing, MessageWriter messages, Rematch.Maker rematches) {
        this.playing = playing;
        this.messages = messages;
        this.rematches = rematches;
    }

    /** In the name of who has asked; its line in the journal or the stream is the consent of the last to agree. */
    Reply carryOut(ConsentRequest ask) throws JournalProblem {
        Optional<Reply> first = ask.wish() instanceof ConsentRequest.Wish.Correct correct
                ? playing.sharesFirst(new Answer.Correct(correct.correction(), ask.by(), ""))
                : Optional.empty();
        if (first.isPresent()) {
            return first.get();
        }
        return switch (ask.wish()) {
            case ConsentRequest.Wish.Back back -> playing.unprompted().takeBack(ask.by(), back.to(), Optional.empty());
            case ConsentRequest.Wish.Correct correct ->
                // Why not could tell what the asker has done unseen since they asked.
                playing.unprompted().request(ask.by(), correct.correction()) instanceof CorrectionRequest.Possible
                                && playing.unprompted().correct(ask.by(), correct.correction(), Optional.empty())
                                        instanceof Reply.Done done
                        ? done
                        : new Reply.Refused("This is no longer possible.");
            case ConsentRequest.Wish.HandOver(String level) -> {
                messages.keepHandOver(ask.by(), "", level);
                yield new Reply.Done(true);
            }
            case ConsentRequest.Wish.LeaveOut leave -> {
                messages.keep(ask.by(), TableMessage.Kind.LEAVE_OUT, "", "", ConsentRequest.kept(leave));
                yield new Reply.Done(true);
            }
            case ConsentRequest.Wish.Pause pause -> {
                messages.keep(ask.by(), TableMessage.Kind.PAUSE, "", "", ConsentRequest.kept(pause));
                yield new Reply.Done(true);
            }
            case ConsentRequest.Wish.Again again -> {
                messages.keep(
                        ask.by(),
                        TableMessage.Kind.REMATCH,
                        "",
                        "",
                        rematches.make().kept());
                yield new Reply.Done(true);
            }
        };
    }
}
