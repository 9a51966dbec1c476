package org.phaseline.journal;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.phaseline.engine.dice.DiceRoll;
import org.phaseline.journal.format.JournalProblem;

/**
 * What a player's browser kept of a game's dice while it was played, so that nobody can change it afterwards.
 *
 * @param seat the name of the seat it sat on
 * @param commitment what the umpire had committed to before the browser added anything
 * @param added what the browser added, in hexadecimal digits, in its order
 * @param rolls what it saw rolled
 * @param shares the shares it showed
 */
public record Receipt(
        String seat, String commitment, List<String> added, List<SeenRoll> rolls, List<ShownShare> shares) {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int VERSION = 1;

    public Receipt {
        added = List.copyOf(added);
        rolls = List.copyOf(rolls);
        shares = List.copyOf(shares);
    }

    /** {@code after}: whether it was made after the browser had added something. */
    public record SeenRoll(DiceRoll roll, boolean after) {}

    /** Which share was shown, and for the answer with which digest. */
    public record ShownShare(int n, String answer) {}

    public static Receipt read(String name, byte[] bytes) throws JournalProblem {
        try {
            JsonNode json = JSON.readTree(bytes);
            if (json == null || json.path("phaseline-receipt").intValue() != VERSION) {
                throw new JournalProblem(name + " is not a receipt of version " + VERSION + ".");
            }
            List<SeenRoll> rolls = new ArrayList<>();
            for (JsonNode roll : json.required("rolls")) {
                List<Integer> faces = new ArrayList<>();
                roll.required("faces").forEach(face -> faces.add(face.intValue()));
                rolls.add(new SeenRoll(
                        new DiceRoll(text(roll, "roll"), roll.required("sides").intValue(), faces),
                        roll.path("after").booleanValue()));
            }
            List<ShownShare> shares = new ArrayList<>();
            for (JsonNode share : json.path("shares")) {
                shares.add(new ShownShare(share.required("n").intValue(), text(share, "answer")));
            }
            List<String> added = new ArrayList<>();
            json.required("added").forEach(each -> added.add(each.asText()));
            return new Receipt(text(json, "seat"), text(json, "commitment"), added, rolls, shares);
        } catch (JsonProcessingException | IllegalArgumentException damaged) {
            throw new JournalProblem(name + " is not a receipt, or it is damaged.", damaged);
        } catch (IOException impossible) {
            throw new IllegalStateException("reading from memory failed", impossible);
        }
    }

    private static String text(JsonNode node, String field) {
        return node.required(field).asText();
    }
}
