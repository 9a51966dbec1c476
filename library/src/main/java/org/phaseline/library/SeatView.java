package org.phaseline.library;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.phaseline.engine.outline.BoardInfo;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.outline.Party;
import org.phaseline.engine.outline.StateField;
import org.phaseline.engine.umpire.SeenValue;
import org.phaseline.engine.umpire.Sighting;

/** All that somebody may see of a match at one moment. Nothing in it can be changed, and it does not change when the match goes on. */
public final class SeatView {

    private final Outline outline;
    private final Sighting sighting;
    private final List<Decision> decisions;

    SeatView(Match match, Sighting sighting) {
        this.outline = match.umpire().rulebook().outline();
        this.sighting = sighting;
        this.decisions = sighting.decisions().stream()
                .map(each -> new Decision(match, each))
                .toList();
    }

    /** What this seat may answer now, with every choice. */
    public List<Decision> decisions() {
        return decisions;
    }

    /** The number of the game turn, from 1. */
    public long gameTurn() {
        return sighting.gameTurn();
    }

    /** The date of the game turn; empty where the rulebook has no calendar. */
    public String date() {
        return sighting.date();
    }

    /** The values of the game itself, by name. */
    public Map<String, Value> state() {
        return values("");
    }

    /** What a side has, by name. */
    public Map<String, Value> state(Side side) {
        return values(side.title());
    }

    private Map<String, Value> values(String owner) {
        Map<String, Value> values = new LinkedHashMap<>();
        for (Sighting.Value value : sighting.state()) {
            if (value.owner().equals(owner)) {
                values.put(value.name(), value(value));
            }
        }
        return Collections.unmodifiableMap(values);
    }

    /** Every piece this viewer may see. */
    public List<Piece> pieces() {
        List<Piece> pieces = new ArrayList<>();
        for (Sighting.Piece piece : sighting.pieces()) {
            Map<String, Value> values = new LinkedHashMap<>();
            piece.values().forEach(value -> values.put(value.name(), value(value)));
            Optional<String> board = piece.spot().map(Sighting.Spot::board);
            String space =
                    piece.spot().map(spot -> space(spot.board(), spot.space())).orElse("");
            pieces.add(new Piece(
                    piece.kind(), piece.name(), side(piece.side()), board, space, Collections.unmodifiableMap(values)));
        }
        return List.copyOf(pieces);
    }

    private Optional<Side> side(int party) {
        if (party < 0) {
            return Optional.empty();
        }
        Party side = outline.parties().get(outline.parties().sideOf(party));
        return Optional.of(new Side(side.name(), side.title()));
    }

    private String space(String board, int space) {
        return outline.boards().stream()
                .filter(each -> each.name().equals(board))
                .map(BoardInfo::board)
                .map(each -> each.name(space))
                .findFirst()
                .orElse("");
    }

    private Value value(Sighting.Value value) {
        return switch (value.seen()) {
            case SeenValue.Number seen -> new Value.Number(seen.value());
            case SeenValue.Decimal seen -> new Value.Decimal(seen.value());
            case SeenValue.Flag seen -> new Value.Flag(seen.value());
            case SeenValue.Member seen -> member(seen.kind(), seen.number());
            case SeenValue.Members seen ->
                new Value.Members(seen.numbers().stream()
                        .map(number -> member(seen.kind(), number))
                        .toList());
            case SeenValue.None seen -> new Value.None();
            case SeenValue.Untold seen -> new Value.Untold(value.value());
        };
    }

    private Value member(String kind, int number) {
        if (kind.isEmpty()) {
            Party party = outline.parties().get(number);
            return new Value.Party(party.name(), party.title());
        }
        return new Value.Member(kind, number, word(kind, number));
    }

    /** What a member of a kind is called: every field of the kind knows its words. */
    private String word(String kind, int number) {
        return outline.state().stream()
                .map(StateField::type)
                .filter(type ->
                        type.kind().equals(kind) && number < type.words().size())
                .map(type -> type.words().get(number))
                .findFirst()
                .orElse("");
    }
}
