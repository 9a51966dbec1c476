package org.phaseline.benchmarks.peers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FourInARowTest {

    private final FourInARow game = new FourInARow();

    FourInARowTest() throws IOException {}

    @ParameterizedTest
    @CsvSource({
        "upright, 3 0 3 0 3 0 3, won:0",
        "level, 0 0 1 1 2 2 3, won:0",
        "level with a gap filled last, 0 0 1 1 3 3 2, won:0",
        "rising to the right, 0 1 1 2 2 3 2 3 3 6 3, won:0",
        "rising to the left, 6 5 5 4 4 3 4 3 3 0 3, won:0",
        "by the second player, 0 3 0 3 0 3 6 3, won:1",
        "three are not four, 3 0 3 0 3, open"
    })
    void fourInALineWin(String what, String columns, String standing) {
        assertThat(game.replay(columns(columns))).as(what).last().isEqualTo(standing);
    }

    @Test
    void aFullColumnIsNotOffered() {
        assertThat(game.replay(columns("3 3 3 3 3 3 0"))).containsSubsequence("1:0123456", "0:012456");
    }

    @Test
    void aFullBoardWithoutFourInALineIsADraw() {
        // Each column twice the same pair of colours, shifted by two from column to column.
        List<Integer> columns =
                columns("0 1 0 1 1 0 1 0 0 1 0 1 2 3 2 3 3 2 3 2 2 3 2 3 4 5 4 5 5 4 5 4 4 5 4 5 6 6 6 6 6 6");
        assertThat(game.replay(columns)).hasSize(43).last().isEqualTo("drawn");
    }

    @Test
    void randomGamesGoAsAPlainProgramSays() {
        for (int seed = 0; seed < 200; seed++) {
            List<Integer> columns = game.random(seed);
            List<String> expected = replay(columns);
            assertThat(game.replay(columns)).as("game %d: %s", seed, columns).isEqualTo(expected);
            assertThat(expected).last().isNotEqualTo("open");
        }
    }

    private static List<Integer> columns(String text) {
        return List.of(text.split(" ")).stream().map(Integer::valueOf).toList();
    }

    /** The same by looking at all lines of four on the board. */
    private static List<String> replay(List<Integer> columns) {
        int[][] board = new int[7][6];
        int[] heights = new int[7];
        List<String> seen = new ArrayList<>();
        for (int i = 0; i < columns.size(); i++) {
            StringBuilder open = new StringBuilder();
            for (int column = 0; column < 7; column++) {
                open.append(heights[column] < 6 ? String.valueOf(column) : "");
            }
            seen.add(i % 2 + ":" + open);
            int column = columns.get(i);
            board[column][heights[column]++] = 1 + i % 2;
        }
        int winner = winner(board);
        seen.add(winner > 0 ? "won:" + (winner - 1) : columns.size() == 42 ? "drawn" : "open");
        return seen;
    }

    private static int winner(int[][] board) {
        int[][] directions = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
        for (int x = 0; x < 7; x++) {
            for (int y = 0; y < 6; y++) {
                for (int[] d : directions) {
                    int endX = x + 3 * d[0];
                    int endY = y + 3 * d[1];
                    if (endX < 7 && endY >= 0 && endY < 6 && board[x][y] > 0 && same(board, x, y, d)) {
                        return board[x][y];
                    }
                }
            }
        }
        return 0;
    }

    private static boolean same(int[][] board, int x, int y, int[] d) {
        for (int i = 1; i < 4; i++) {
            if (board[x + i * d[0]][y + i * d[1]] != board[x][y]) {
                return false;
            }
        }
        return true;
    }
}
