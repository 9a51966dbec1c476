package org.phaseline.engine.umpire;

import java.util.List;
import java.util.Optional;
import org.phaseline.engine.position.Position;

/** A position that several look at: what is asked in it is worked out once for all of them. The position must not change any more. */
public final class Look {

    private final Umpire umpire;
    private final Position position;
    private final List<OpenDecision> decisions;

    Look(Umpire umpire, Position position) {
        this.umpire = umpire;
        this.position = position;
        this.decisions = List.copyOf(new OpenQuestions(umpire.looking(position)).decisions(umpire.seats()));
    }

    public Umpire umpire() {
        return umpire;
    }

    public Position position() {
        return position;
    }

    /** Everything that is asked, of whomever. */
    public List<OpenDecision> decisions() {
        return decisions;
    }

    public Optional<OpenDecision> decision(String id) {
        for (OpenDecision decision : decisions) {
            if (decision.id().equals(id)) {
                return Optional.of(decision);
            }
        }
        return Optional.empty();
    }

    /** What a seat may see; what anybody may with {@link Visibility#EVERYBODY}. */
    public Sighting sighting(int viewer) {
        return new Sightings(this, umpire.visibility(viewer)).sighting();
    }

    /** Why play stands where it does, as far as a seat may know, or anybody. */
    public Why why(int viewer) {
        return new Sightings(this, umpire.visibility(viewer)).why();
    }

    /** The way to one decision; nothing for a viewer who may not read it. */
    public Optional<Why.Strand> strand(int viewer, OpenDecision decision) {
        Visibility visibility = umpire.visibility(viewer);
        return visibility.maySee(decision)
                ? Optional.ofNullable(Why.strand(
                        umpire.looking(position, visibility.parties()),
                        decision,
                        visibility.parties(),
                        umpire.speakingSteps()))
                : Optional.empty();
    }

    /** What several answers would do, which together may take as long as one. */
    public Previews previews(int viewer) {
        return new Previews(this, umpire.visibility(viewer));
    }

    /** What a seat can lay over the boards, or anybody. */
    public Overlays overlays(int viewer) {
        return new Overlays(this, umpire.visibility(viewer), Optional.empty());
    }

    /** Only what can be laid over the boards about one piece. */
    public Overlays overlays(int viewer, Overlays.About about) {
        return new Overlays(this, umpire.visibility(viewer), Optional.of(about));
    }

    /** What anybody may see, whoever they are. */
    public Sighting openSighting() {
        return sighting(Visibility.EVERYBODY);
    }
}
