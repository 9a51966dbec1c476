package org.phaseline.engine.code;

import static org.assertj.core.api.Assertions.assertThat;
import static org.phaseline.engine.code.Bench.constant;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.phaseline.engine.machine.OverlayRule.Cover;
import org.phaseline.engine.machine.OverlayRule.Offer;
import org.phaseline.engine.outline.ValueType;

/** An overlay is offered for each member of its set, and covers the spaces that its formula gives for that member. */
class OverlayLawsTest {

    private static final Wording TITLE =
            new Wording(List.of("of ", ""), List.of(new Wording.Value(new PartyFormulas.It(), ValueType.NUMBER, 0)));

    private final Bench bench = new Bench();

    private static BoardOverlay overlay(int words) {
        return new BoardOverlay(
                "Map",
                new BoardOverlay.Members(constant(0b1010), 0, "", true),
                words == 0
                        ? new Sets.One(new PartyFormulas.It())
                        : new Crowds.OfMask(new Sets.One(new PartyFormulas.It())),
                words,
                new Arithmetic.Plus(new PartyFormulas.It(), new MemberName.Named(0)),
                2,
                TITLE);
    }

    @Test
    void thereIsOneForEachMemberOfASet() {
        assertThat(overlay(0).offers(bench.m)).containsExactly(new Offer(1, 1, "of 1"), new Offer(3, 3, "of 3"));
    }

    @Test
    void itCoversTheSpacesOfItsMemberWithTheirNumbers() {
        assertThat(overlay(0).cover(bench.m, 3)).isEqualTo(new Cover(List.of(3), List.of(6L), 2));
        assertThat(overlay(1).cover(bench.m, 3)).isEqualTo(new Cover(List.of(3), List.of(6L), 2));
    }

    @Test
    void oneThatThereIsOnceIsAboutNobody() {
        BoardOverlay once = new BoardOverlay("Map", null, constant(0b110), 0, null, 1, Wording.of("Woods"));
        assertThat(once.offers(bench.m)).containsExactly(new Offer(-1, -1, "Woods"));
        assertThat(once.cover(bench.m, -1)).isEqualTo(new Cover(List.of(1, 2), List.of(), 1));
    }
}
