package org.phaseline.engine.outline;

import java.util.List;
import java.util.Map;

/**
 * A kind of pieces: what its members are called, and where the state keeps what everybody wants to see of a piece. A slot is
 * -1 when the rulebook keeps no such thing; the value of member i stands i slots further.
 *
 * @param members what people call its members; several that are alike can have one title
 * @param names what the rulebook itself calls them
 * @param side whose it is
 * @param faced whether rules or set-up say which way its members face; if not, all keep the facing they are made with, and it means nothing
 * @param counted the field by whose words everybody is told how many there are, seen or not
 * @param abouts what the rulebook says of its members in paragraphs, by their numbers: what is written on a card
 * @param board the name of the board they stand on, empty for none
 */
public record PieceKind(
        String name,
        List<String> members,
        List<String> names,
        int side,
        String board,
        int at,
        int facing,
        boolean faced,
        int wide,
        int deep,
        int counted,
        Map<Integer, List<String>> abouts) {

    /** What people can read of a member, in paragraphs; none where the rulebook says nothing. */
    public List<String> about(int member) {
        return abouts.getOrDefault(member, List.of());
    }
}
