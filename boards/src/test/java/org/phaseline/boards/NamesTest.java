package org.phaseline.boards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NamesTest {
    private static final Board CHESS = new SquareBoard(8, 8, 8);

    @Test
    void aSpaceIsALetterAndANumberCountedFromTheSouthWest() {
        assertThat(CHESS.name(0)).isEqualTo("a1");
        assertThat(CHESS.name(7)).isEqualTo("h1");
        assertThat(CHESS.name(8)).isEqualTo("a2");
        assertThat(CHESS.find("c4")).isEqualTo(3 * 8 + 2);
    }

    @Test
    void afterZComesAa() {
        Board wide = new HexBoard(800, 3);

        assertThat(wide.name(25)).isEqualTo("z1");
        assertThat(wide.name(26)).isEqualTo("aa1");
        assertThat(wide.name(27)).isEqualTo("ab1");
        assertThat(wide.name(701)).isEqualTo("zz1");
        assertThat(wide.name(702)).isEqualTo("aaa1");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "a", "4", "i1", "a9", "a0", "a01", "A1", "4a", "a1b", "a-1", "zzzzzzzzzzzz1", "a99999999999"
            })
    void whatIsNoSpaceIsNotFound(String name) {
        assertThat(CHESS.find(name)).isEqualTo(Board.NOWHERE);
    }

    @Test
    void aPlaceOnATableIsWrittenWithAsFewDecimalsAsTellItFromTheNext() {
        MeasuredTable table = new MeasuredTable(36, 24, 12, Unit.STEP);

        assertThat(table.name(table.space(72, 42))).isEqualTo("6,3.5");
        assertThat(table.name(table.space(73, 75))).isEqualTo("6.1,6.25");
        assertThat(table.find("6, 3.5")).isEqualTo(table.space(72, 42));
        assertThat(table.find("6.08,6.250")).isEqualTo(table.space(73, 75));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "3", "3,", ",3", "a,b", "3;4", "37,4", "3,25", "-1,2", "1.,2", "1,.5", "99999999999,1"})
    void whatIsNoPlaceIsNotFound(String name) {
        assertThat(new MeasuredTable(36, 24, 12, Unit.STEP).find(name)).isEqualTo(Board.NOWHERE);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 7, 10, 12, 16, 100})
    void everyPlaceHasANameOfItsOwn(int points) {
        MeasuredTable table = new MeasuredTable(5, 3, points, Unit.INCH);

        for (int place = 0; place < table.spaces(); place++) {
            assertThat(table.find(table.name(place))).isEqualTo(place);
        }
    }

    @Test
    void everySpaceHasANameOfItsOwn() {
        Board board = new HexBoard(60, 31);

        for (int space = 0; space < board.spaces(); space++) {
            assertThat(board.find(board.name(space))).isEqualTo(space);
        }
    }

    @Test
    void theEdgesBelongToTheTable() {
        assertThat(new MeasuredTable(2, 1, 4, Unit.INCH).spaces()).isEqualTo(9 * 5);
    }

    @Test
    void aBoardThatIsTooLargeOrEmptyCannotBeMade() {
        assertThatThrownBy(() -> new HexBoard(0, 5)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new SquareBoard(5, 5, 6)).hasMessageContaining("4 or 8");
        assertThatThrownBy(() -> new SquareBoard(1 << 16, 1 << 16, 4)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new MeasuredTable(72, 48, 100, Unit.INCH))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aTurnGoesRoundTheCompass() {
        assertThat(CHESS.facingNames().get(CHESS.turned(7, 2))).isEqualTo("northeast");
        assertThat(new HexBoard(3, 3).facingNames().get(new HexBoard(3, 3).turned(0, -1)))
                .isEqualTo("northwest");
    }
}
