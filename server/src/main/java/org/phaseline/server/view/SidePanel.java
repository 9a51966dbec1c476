package org.phaseline.server.view;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.phaseline.session.SeatClocks;

/**
 * What a player sees at a table besides the game: what they could take back, what the others are asked, who is there. It
 * is made of what they may know, as the sighting is.
 *
 * @param added for each seat whether it has added to the dice
 * @param players for each seat what its player is called, empty for a player without a name
 * @param bots for each seat the level of the bot that plays it, empty for a person
 * @param here for each seat whether somebody looks on at this moment
 * @param free the seats that nobody has taken yet
 * @param leftOut the steps that are not in this game, because all have agreed to leave them out
 * @param round whose shares of a roll are wanted, where dice are shared by the roll
 * @param clocks where there are any
 * @param rematch where the same people play again
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
        List<Integer> free,
        List<Integer> leftOut,
        Optional<Round> round,
        Optional<SeatClocks.Shown> clocks,
        Optional<Again> rematch) {

    /** Where the same people play again, and on which seat who looks; -1 for who watches. */
    public record Again(String table, int seat) {}

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

    /** An answer that is given again wherever its step asks for it, until the game turn ends or for good. */
    public record Standing(int step, String choice, boolean forGood) {}

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
                if (answer.forGood) {
                    each.writeBooleanField("forGood", true);
                }
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
            numbers(json, "free", free);
            numbers(json, "leftOut", leftOut);
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
            if (clocks.isPresent()) {
                clocks(json, clocks.get());
            }
            if (rematch.isPresent()) {
                json.writeObjectFieldStart("rematch");
                json.writeStringField("table", rematch.get().table());
                json.writeNumberField("seat", rematch.get().seat());
                json.writeEndObject();
            }
        });
    }

    private static void numbers(JsonGenerator json, String name, List<Integer> some) throws IOException {
        if (!some.isEmpty()) {
            json.writeArrayFieldStart(name);
            for (int each : some) {
                json.writeNumber(each);
            }
            json.writeEndArray();
        }
    }

    private static void clocks(JsonGenerator json, SeatClocks.Shown clocks) throws IOException {
        json.writeObjectFieldStart("clocks");
        json.writeStringField("pace", clocks.rules().pace().word());
        json.writeStringField("atZero", clocks.rules().atZero().word());
        json.writeBooleanField("paused", clocks.paused());
        json.writeNumberField("at", clocks.at());
        JsonBytes.objects(json, "seats", seats(clocks), (each, seat) -> {
            each.writeNumberField("left", clocks.left()[seat]);
            each.writeBooleanField("runs", (clocks.running() >>> seat & 1) != 0);
        });
        json.writeEndObject();
    }

    private static List<Integer> seats(SeatClocks.Shown clocks) {
        return IntStream.range(0, clocks.left().length).boxed().toList();
    }
}
