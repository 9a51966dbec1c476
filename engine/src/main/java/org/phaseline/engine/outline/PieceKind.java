package org.phaseline.engine.outline;

import java.util.List;

/**
 * A kind of pieces: what its members are called, and where the state keeps what everybody wants to see of a piece. A slot is
 * -1 when the rulebook keeps no such thing; the value of member i stands i slots further.
 *
 * @param sideSlot whose it is
 */
public record PieceKind(String name, List<String> members, int sideSlot) {}
