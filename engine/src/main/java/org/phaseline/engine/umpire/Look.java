package org.phaseline.engine.umpire;

import java.util.List;
import java.util.Optional;
import org.phaseline.engine.position.Position;

/** A position that several look at: what is asked in it is worked out once for all of them. The position must not change any more. */
public final class Look {

    private final Umpire umpire;
    private final Position position;
    private final List<Decision> decisions;

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
    public List<Decision> decisions() {
        return decisions;
    }

    public Optional<Decision> decision(String id) {
        return decisions.stream().filter(decision -> decision.id().equals(id)).findFirst();
    }

    /** What a seat may see. */
    public Sighting sighting(int seat) {
        return Sightings.of(this, seat);
    }

    /** Why play stands where it does, as far as a seat may know; as far as anybody may with -1. */
    public Why why(int seat) {
        return Sightings.why(this, seat);
    }

    /** What anybody at all may see. */
    public Sighting openSighting() {
        return Sightings.open(this);
    }
}
