package org.phaseline.server.view;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.phaseline.engine.machine.CompiledRulebook;
import org.phaseline.engine.machine.SequenceInfo;
import org.phaseline.engine.outline.Party;
import org.phaseline.engine.outline.Step;
import org.phaseline.language.Loaded;

/** What one needs to know of a rulebook to choose how to play it. */
public final class GuideJson {

    private GuideJson() {}

    /** Its title, scenarios and options as the scenario has them, and who takes part. */
    public static void guide(JsonGenerator json, Loaded loaded) throws IOException {
        json.writeStringField("title", loaded.title());
        JsonBytes.strings(json, "about", loaded.about());
        JsonBytes.objects(json, "scenarios", loaded.scenarios(), (each, info) -> {
            each.writeStringField("name", info.name());
            each.writeStringField("title", info.title());
            JsonBytes.strings(each, "about", info.about());
            JsonBytes.strings(each, "sides", info.sides());
            each.writeBooleanField("lesson", info.lesson());
        });
        JsonBytes.objects(json, "options", loaded.options(), (each, option) -> {
            each.writeStringField("name", option.name());
            each.writeStringField("title", option.title());
            each.writeBooleanField("on", option.on());
        });
        json.writeBooleanField(
                "chance", loaded.rulebook().map(CompiledRulebook::usesChance).orElse(true));
        List<Party> parties = loaded.rulebook()
                .map(rulebook -> rulebook.outline().parties().all())
                .orElse(List.of());
        JsonBytes.objects(json, "parties", parties, (each, party) -> {
            each.writeStringField("name", party.name());
            each.writeStringField("title", party.title());
            each.writeNumberField("side", party.side());
            each.writeBooleanField("faction", party.faction());
            each.writeBooleanField("present", party.present());
        });
    }

    /** Its steps with what is wished for, and which of them are in play or out of it otherwise than the scenario has them. */
    public static void outline(JsonGenerator json, Loaded plain, Loaded wished) throws IOException {
        Optional<CompiledRulebook> book = wished.rulebook();
        List<Step> steps = steps(wished);
        List<Step> before = steps(plain);
        JsonBytes.objects(json, "steps", steps, (each, step) -> {
            each.writeStringField("label", step.label());
            each.writeStringField("title", step.title());
            each.writeStringField("level", step.level().word());
            each.writeNumberField("depth", step.depth());
            each.writeStringField("sequence", step.sequence());
            each.writeBooleanField("inPlay", step.inPlay());
            JsonBytes.strings(each, "refs", step.refs());
        });
        json.writeArrayFieldStart("changed");
        for (int i = 0; i < Math.min(steps.size(), before.size()); i++) {
            if (steps.get(i).inPlay() != before.get(i).inPlay()) {
                json.writeNumber(i);
            }
        }
        json.writeEndArray();
        json.writeObjectFieldStart("sequences");
        if (book.isPresent()) {
            json.writeStringField(
                    book.get().gameTurn().name(), book.get().gameTurn().title());
            for (SequenceInfo sequence : book.get().sequences()) {
                json.writeStringField(sequence.name(), sequence.title());
            }
        }
        json.writeEndObject();
    }

    private static List<Step> steps(Loaded loaded) {
        return loaded.rulebook().map(rulebook -> rulebook.outline().steps()).orElse(List.of());
    }
}
