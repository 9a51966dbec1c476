package org.phaseline.server.view;

import java.util.List;
import java.util.Optional;

/**
 * What a player sees at a table besides the game: what they could take back, what the others are asked, who is there. It
 * is made of what they may know, as the sighting is.
 *
 * @param added for each seat whether it has added to the dice
 * @param players for each seat what its player is called, empty for a player without a name
 * @param bots for each seat the level of the bot that plays it, empty for a person
 * @param here for each seat whether somebody looks on at this moment
 * @param round whose shares of a roll are wanted, where dice are shared by the roll
 */
public record SidePanel(
        Back back,
        List<Asked> asked,
        List<Standing> standing,
        List<String> standable,
        List<Boolean> added,
        List<String> players,
        List<String> bots,
        List<Boolean> here,
        Optional<Round> round) {

    /** How the own last answer could be taken back. */
    public enum Back {
        NONE("none"),
        FREE("free"),
        ASK("ask");

        private final String word;

        Back(String word) {
            this.word = word;
        }
    }

    /**
     * Something all others must agree to.
     *
     * @param open the seats that have not said anything yet
     */
    public record Asked(String id, int by, String text, boolean mine, List<Integer> open, boolean answered) {

        public Asked {
            open = List.copyOf(open);
        }
    }

    /** The browsers of these seats are asked for their share of a roll, for the answer with this digest. */
    public record Round(String answer, List<Integer> seats) {

        public Round {
            seats = List.copyOf(seats);
        }
    }

    /** An answer that is given again wherever its step asks for it. */
    public record Standing(int step, String choice) {}

    public byte[] json() {
        return JsonBytes.object(json -> {
            json.writeStringField("back", back.word);
            JsonBytes.objects(json, "asked", asked, (each, ask) -> {
                each.writeStringField("id", ask.id);
                each.writeNumberField("by", ask.by);
                each.writeStringField("text", ask.text);
                each.writeBooleanField("mine", ask.mine);
                each.writeArrayFieldStart("open");
                for (int seat : ask.open) {
                    each.writeNumber(seat);
                }
                each.writeEndArray();
                each.writeBooleanField("answered", ask.answered);
            });
            JsonBytes.objects(json, "standing", standing, (each, answer) -> {
                each.writeNumberField("step", answer.step);
                each.writeStringField("choice", answer.choice);
            });
            JsonBytes.strings(json, "standable", standable);
            json.writeArrayFieldStart("dice");
            for (int seat = 0; seat < added.size(); seat++) {
                json.writeStartObject();
                json.writeNumberField("seat", seat);
                json.writeBooleanField("added", added.get(seat));
                json.writeEndObject();
            }
            json.writeEndArray();
            JsonBytes.strings(json, "players", players);
            JsonBytes.strings(json, "bots", bots);
            json.writeArrayFieldStart("here");
            for (boolean is : here) {
                json.writeBoolean(is);
            }
            json.writeEndArray();
            if (round.isPresent()) {
                json.writeObjectFieldStart("round");
                json.writeStringField("answer", round.get().answer());
                json.writeArrayFieldStart("seats");
                for (int seat : round.get().seats()) {
                    json.writeNumber(seat);
                }
                json.writeEndArray();
                json.writeEndObject();
            }
        });
    }
}
