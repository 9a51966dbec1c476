package org.phaseline.server.table;

import java.util.Arrays;
import java.util.List;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.server.view.SightingJson;
import org.phaseline.server.view.View;

/**
 * Which of the answers that stand led to something that a viewer had not seen already. What went on unseen makes no
 * moment of their film, so that their number tells nothing of it. No picture is kept: each is worked out again when it is wanted.
 */
final class Film {

    /** So many positions at once, so that nobody who plays waits long for somebody who looks back. */
    static final int STRETCH = 32;

    private final int viewer;
    private int[] moments = new int[16];
    private int count;

    /** So many positions were looked at; the first is the one before any answer. */
    private int looked;

    private String last = "";

    Film(int viewer) {
        this.viewer = viewer;
    }

    synchronized int looked() {
        return looked;
    }

    /** Looks at the positions from one number of answers on, unless somebody else has meanwhile. */
    void look(Umpire umpire, int from, List<Position> positions) {
        List<String> fingerprints = positions.stream()
                .map(position -> View.fingerprint(
                        SightingJson.of(umpire.sighting(position, viewer).withoutOthersQuestions())))
                .toList();
        synchronized (this) {
            if (from == looked) {
                fingerprints.forEach(this::add);
            }
        }
    }

    private void add(String fingerprint) {
        if (!fingerprint.equals(last)) {
            if (count == moments.length) {
                moments = Arrays.copyOf(moments, count * 2);
            }
            moments[count++] = looked;
            last = fingerprint;
        }
        looked++;
    }

    synchronized int moments() {
        return count;
    }

    /** After how many answers a moment of the film was. */
    synchronized int answers(int moment) {
        return moments[moment];
    }
}
