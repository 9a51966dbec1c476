package org.phaseline.server.view;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.SequenceInfo;
import org.phaseline.engine.outline.Coaching;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.outline.Party;
import org.phaseline.engine.outline.PieceKind;
import org.phaseline.engine.outline.StateField;
import org.phaseline.engine.outline.Step;
import org.phaseline.engine.umpire.Seats;
import org.phaseline.journal.format.Header;
import org.phaseline.session.Digressions;

/** What never changes while a game is played and anybody may know: the sequence, the parties, the boards. */
public final class GameJson {

    private GameJson() {}

    /**
     * @param title of the table
     * @param header what the umpire committed its dice to, and how they follow from it
     * @param viewer the seat it is for, or -1
     */
    public static byte[] of(String title, CompiledRulebook rulebook, Seats seats, Header header, int viewer) {
        Outline outline = rulebook.outline();
        return JsonBytes.object(json -> {
            json.writeStringField("title", title);
            JsonBytes.strings(json, "about", outline.about());
            long playing = viewer < 0 ? 0 : seats.get(viewer).parties();
            List<Coaching> coach = outline.coach().stream()
                    .filter(it -> it.isFor(playing, outline.parties()))
                    .toList();
            JsonBytes.objects(json, "coach", coach, (each, coaching) -> {
                each.writeNumberField("step", coaching.step());
                each.writeStringField("text", coaching.text());
            });
            json.writeNumberField("length", outline.length());
            json.writeStringField("commitment", header.commitment());
            json.writeStringField("me", viewer < 0 ? "" : seats.get(viewer).name());
            json.writeNumberField("mySeat", viewer);
            json.writeArrayFieldStart("myParties");
            for (Party party : outline.parties().all()) {
                if (viewer >= 0 && (seats.get(viewer).parties() >>> party.index() & 1) != 0) {
                    json.writeNumber(party.index());
                }
            }
            json.writeEndArray();
            JsonBytes.strings(
                    json, "seats", seats.all().stream().map(Seats.Seat::name).toList());
            JsonBytes.objects(json, "parties", outline.parties().all(), GameJson::party);
            JsonBytes.objects(json, "steps", outline.steps(), GameJson::step);
            json.writeObjectFieldStart("sequences");
            json.writeStringField(
                    rulebook.gameTurn().name(), rulebook.gameTurn().title());
            for (SequenceInfo sequence : rulebook.sequences()) {
                json.writeStringField(sequence.name(), sequence.title());
            }
            json.writeEndObject();
            JsonBytes.objects(json, "boards", outline.boards(), (each, board) -> BoardJson.of(each, board, outline));
            JsonBytes.objects(json, "fields", remarked(outline), GameJson::field);
            JsonBytes.objects(json, "symbols", outline.symbols(), (each, rule) -> SymbolJson.of(each, rule, outline));
            JsonBytes.objects(json, "texts", PieceTextJson.texts(outline), PieceTextJson::of);
            JsonBytes.objects(json, "words", WordTextJson.words(rulebook), WordTextJson::of);
            List<String> pointing = pointing(rulebook);
            boolean listed = rulebook.overlays().stream().anyMatch(overlay -> !pointing.contains(overlay.about()));
            json.writeBooleanField("overlays", listed);
            JsonBytes.strings(json, "pointing", pointing);
            List<String> digressions = Digressions.names(rulebook);
            JsonBytes.objects(json, "digressions", digressions, (each, name) -> {
                each.writeStringField("name", name);
                each.writeStringField(
                        "title",
                        rulebook.digressions().get(digressions.indexOf(name)).title());
            });
            json.writeObjectFieldStart("dice");
            json.writeStringField("commitment", header.commitment());
            json.writeNumberField("protocol", header.protocol().number());
            json.writeBooleanField("used", rulebook.usesChance());
            json.writeEndObject();
        });
    }

    private static void party(JsonGenerator json, Party party) throws IOException {
        json.writeStringField("title", party.title());
        json.writeNumberField("side", party.side());
        json.writeBooleanField("present", party.present());
        if (party.plural()) {
            json.writeBooleanField("plural", true);
        }
    }

    private static void step(JsonGenerator json, Step step) throws IOException {
        json.writeStringField("key", step.key());
        json.writeStringField("label", step.label());
        json.writeStringField("title", step.title());
        json.writeStringField("level", step.level().word());
        json.writeNumberField("parent", step.parent());
        json.writeNumberField("depth", step.depth());
        json.writeStringField("sequence", step.sequence());
        json.writeStringField("actor", step.actor());
        json.writeStringField("mode", step.mode().word());
        JsonBytes.strings(json, "refs", step.refs());
        json.writeBooleanField("inPlay", step.inPlay());
        if (!step.about().isEmpty()) {
            JsonBytes.strings(json, "about", step.about());
        }
    }

    /** What the rulebook has no remark on is its own affair; markers always count. */
    private static List<StateField> remarked(Outline outline) {
        return outline.state().stream()
                .filter(field ->
                        !field.untold() && (field.marker() || !field.text().isEmpty()))
                .toList();
    }

    private static void field(JsonGenerator json, StateField field) throws IOException {
        json.writeStringField("name", field.name());
        json.writeStringField("text", field.text());
        json.writeStringField("kind", field.kind());
        json.writeBooleanField("marker", field.marker());
        json.writeStringField("form", field.type().form().name().toLowerCase(java.util.Locale.ROOT));
        if (!field.usual().isEmpty()) {
            json.writeStringField("usual", field.usual());
        }
    }

    /** The kinds of pieces that have overlays of their own. */
    private static List<String> pointing(CompiledRulebook rulebook) {
        return rulebook.outline().pieces().stream()
                .map(PieceKind::name)
                .filter(kind -> rulebook.overlays().stream()
                        .anyMatch(overlay -> overlay.about().equals(kind)))
                .toList();
    }
}
