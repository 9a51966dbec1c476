package org.phaseline.cli.script;

import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.phaseline.cli.play.PieceNames;
import org.phaseline.cli.play.PlayedGame;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.outline.Party;
import org.phaseline.engine.outline.StateField;
import org.phaseline.engine.outline.ValueType;
import org.phaseline.engine.umpire.Sighting;
import org.phaseline.language.problem.Guess;

/** Values of the state as a script names them: also untold ones and markers that are off, whoever has them. */
final class ScriptValues {

    /** A value as people read it, and by the rulebook's own word. */
    record Called(String title, String word) {

        boolean isCalled(String expected) {
            return title.equalsIgnoreCase(expected) || word.equalsIgnoreCase(expected);
        }
    }

    private final PlayedGame game;
    private final Outline outline;

    ScriptValues(PlayedGame game) {
        this.game = game;
        this.outline = game.outline();
    }

    /** {@code points} of the game, {@code Red points} of a party, {@code Third company strength} or {@code c3.wood} of a member of a kind. */
    Optional<Called> find(String name) {
        for (StateField field : outline.state()) {
            if (field.owner() == StateField.Owner.GAME && field.name().equals(name)) {
                return Optional.of(called(field, 0));
            }
            boolean ends = name.endsWith(" " + field.name()) || name.endsWith("." + field.name());
            if (field.owner() != StateField.Owner.GAME && ends) {
                String owner = name.substring(0, name.length() - field.name().length() - 1)
                        .strip();
                int holder = holder(field, owner);
                if (holder >= 0) {
                    return Optional.of(called(field, holder));
                }
            }
        }
        return counted(name);
    }

    /** What somebody may have meant by a name that nothing has: another holder of the same field, or another field of the same holder. */
    String guess(String name) {
        TreeSet<String> known = new TreeSet<>();
        for (StateField field : outline.state()) {
            switch (field.owner()) {
                case GAME -> known.add(field.name());
                case SIDE, FACTION ->
                    outline.parties().all().forEach(party -> known.add(party.name() + " " + field.name()));
                case MEMBER -> {
                    field.holders().forEach(holder -> known.add(holder + " " + field.name()));
                    outline.pieces().stream()
                            .filter(kind -> kind.name().equals(field.kind()))
                            .flatMap(kind -> kind.names().stream())
                            .forEach(piece -> known.add(piece + " " + field.name()));
                }
            }
        }
        return Guess.didYouMean(name, known);
    }

    private int holder(StateField field, String owner) {
        if (field.owner() == StateField.Owner.MEMBER) {
            List<String> holders = field.holders();
            for (int i = 0; i < holders.size(); i++) {
                if (holders.get(i).equalsIgnoreCase(owner)) {
                    return i;
                }
            }
            int space = space(field.kind(), owner);
            return space >= 0 ? space : PieceNames.member(field.kind(), owner, outline);
        }
        for (Party party : outline.parties().all()) {
            boolean has = party.faction() == (field.owner() == StateField.Owner.FACTION);
            if (has && (party.name().equalsIgnoreCase(owner) || party.title().equalsIgnoreCase(owner))) {
                return party.index();
            }
        }
        return -1;
    }

    /** The number of the space of a board that goes by a word, where people read its title; or -1. */
    private int space(String kind, String word) {
        return outline.boards().stream()
                .filter(board -> board.name().equals(kind))
                .mapToInt(board -> board.board().find(word))
                .findFirst()
                .orElse(-1);
    }

    private Called called(StateField field, int holder) {
        long[] slots = game.position().slots;
        String title = field.say(slots, holder);
        ValueType type = field.type();
        long value = slots[field.slot() + holder * field.width()];
        if (type.form() == ValueType.Form.WORD && value >= 0) {
            if (isParty(type)) {
                return new Called(title, outline.parties().get((int) value).name());
            }
            Optional<String> piece = outline.pieces().stream()
                    .filter(kind -> kind.name().equals(type.kind()))
                    .map(kind -> kind.names().get((int) value))
                    .findFirst();
            if (piece.isPresent()) {
                return new Called(title, piece.get());
            }
        }
        return new Called(title, field.word(slots, holder));
    }

    private static boolean isParty(ValueType type) {
        return type.kind().isEmpty();
    }

    /** What everybody is told of cards that not all see: how many there are. */
    private Optional<Called> counted(String name) {
        for (Sighting.Value value : game.sighting(0).state()) {
            String whole = value.owner().isEmpty() ? value.name() : value.owner() + " " + value.name();
            if (whole.equalsIgnoreCase(name)) {
                return Optional.of(new Called(value.value(), value.word()));
            }
        }
        return Optional.empty();
    }
}
