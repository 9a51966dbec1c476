package org.phaseline.server.table;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.machine.EligibilityRule;
import org.phaseline.engine.outline.Parties;
import org.phaseline.engine.outline.PieceKind;
import org.phaseline.engine.report.Sentences;
import org.phaseline.engine.umpire.Answer;
import org.phaseline.engine.umpire.Look;
import org.phaseline.engine.umpire.PlanPreview;
import org.phaseline.engine.umpire.SeatPositions;
import org.phaseline.engine.umpire.Sighting;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.planner.FoundPlans;
import org.phaseline.planner.Odds;
import org.phaseline.planner.PieceRef;
import org.phaseline.planner.PlaceAndFacing;
import org.phaseline.planner.PlannedAnswer;
import org.phaseline.planner.Plans;
import org.phaseline.planner.SimilarQuestionsPlan;
import org.phaseline.planner.Way;
import org.phaseline.planner.WhyNot;
import org.phaseline.server.view.JsonBytes;
import org.phaseline.server.view.SightingJson;

/** What a seat can do with its pieces as the table stands, as the page wants it. */
final class TablePlans {

    static final int MOST_PIECES = 12;

    private static final int THROWN = 1_000;
    private static final int INTERRUPTED = 1;
    private static final int OPEN = 2;
    private static final int FINAL = 4;
    private static final int ENDS = 8;
    private static final String BETWEEN = " \u00b7 ";

    private @Nullable Umpire umpire;
    private @Nullable SeatPositions positions;

    private Plans plans(Look look, int seat) {
        return new Plans(positions(look.umpire()).of(look.position(), seat));
    }

    /** What follows from the rulebook alone is worked out once. */
    private synchronized SeatPositions positions(Umpire of) {
        SeatPositions known = positions;
        if (known == null || umpire != of) {
            known = new SeatPositions(of);
            positions = known;
            umpire = of;
        }
        return known;
    }

    /** The pieces that can be given orders, and the questions like the present one that follow on it. */
    byte[] movable(Look look, int seat) {
        Plans plans = plans(look, seat);
        List<PieceRef> movable = plans.movable();
        SimilarQuestionsPlan alike = plans.alike();
        return JsonBytes.object(json -> {
            JsonBytes.objects(json, "movable", movable, TablePlans::piece);
            if (alike.alike() > 0) {
                json.writeObjectFieldStart("alike");
                json.writeNumberField("questions", alike.alike());
                answers(json, alike.answers());
                json.writeEndObject();
            }
        });
    }

    private static void answers(JsonGenerator json, List<PlannedAnswer> answers) throws IOException {
        JsonBytes.objects(json, "answers", answers, (each, answer) -> {
            each.writeStringField("decision", answer.decision());
            each.writeNumberField("step", answer.step());
            each.writeStringField("prompt", answer.prompt());
            each.writeStringField("choice", answer.choice().word());
            each.writeStringField("title", answer.choice().title());
        });
    }

    /** All that some pieces can do; nothing when they are not all the seat's. */
    Optional<byte[]> menu(Look look, int seat, List<PieceRef> pieces) {
        Plans plans = plans(look, seat);
        if (!pieces.stream().allMatch(plans::has)) {
            return Optional.empty();
        }
        FoundPlans ways = plans.everywhere(pieces);
        List<String> styles =
                ways.moves().stream().map(TablePlans::style).distinct().toList();
        Map<PieceRef, List<Way>> targets = new LinkedHashMap<>();
        ways.attacks()
                .forEach(way -> targets.computeIfAbsent(way.target().orElseThrow(), any -> new ArrayList<>())
                        .add(way));
        return Optional.of(JsonBytes.object(json -> {
            JsonBytes.objects(json, "pieces", pieces, TablePlans::piece);
            JsonBytes.strings(json, "styles", styles);
            json.writeArrayFieldStart("moves");
            for (Way way : ways.moves()) {
                row(json, way, styles.indexOf(style(way)));
            }
            json.writeEndArray();
            JsonBytes.objects(json, "targets", List.copyOf(targets.entrySet()), (each, target) -> {
                piece(each, target.getKey());
                JsonBytes.objects(each, "ways", target.getValue(), this::order);
            });
            JsonBytes.objects(json, "orders", ways.orders(), this::order);
            json.writeBooleanField("cut", ways.cut());
        }));
    }

    /** Why something is not offered. Of a piece that the seat does not see nothing is said. */
    byte[] whyNot(Look look, int seat, List<PieceRef> pieces, Optional<PieceRef> about) {
        Plans plans = plans(look, seat);
        WhyNot whyNot = about.filter(it -> isSeen(look, seat, it))
                .map(it -> plans.whyNot(pieces, it.kind(), it.number()))
                .orElse(WhyNot.UNKNOWN);
        List<WhyNot.Left> options = about.isEmpty() ? plans.leftOut() : whyNot.options();
        return JsonBytes.object(json -> {
            json.writeStringField("question", whyNot.question());
            JsonBytes.objects(json, "unmet", whyNot.unmet(), TablePlans::unmet);
            JsonBytes.objects(json, "options", options, (each, option) -> {
                each.writeStringField("title", option.title());
                JsonBytes.objects(each, "unmet", option.unmet(), TablePlans::unmet);
            });
        });
    }

    private static boolean isSeen(Look look, int seat, PieceRef about) {
        boolean piece = look.umpire().rulebook().outline().pieces().stream()
                .anyMatch(kind -> kind.name().equals(about.kind()));
        return !piece
                || look.sighting(seat).pieces().stream()
                        .anyMatch(each -> each.kind().equals(about.kind()) && each.number() == about.number());
    }

    private static void unmet(JsonGenerator json, EligibilityRule.Unmet unmet) throws IOException {
        json.writeStringField("said", unmet.said());
        json.writeStringField("written", unmet.written());
    }

    private static void row(JsonGenerator json, Way way, int style) throws IOException {
        json.writeStartArray();
        json.writeNumber(way.place());
        json.writeNumber(way.facing());
        json.writeNumber(style);
        cost(json, way.cost());
        json.writeNumber(way.answers());
        json.writeNumber(flags(way));
        json.writeEndArray();
    }

    private static int flags(Way way) {
        return (way.interrupted() ? INTERRUPTED : 0)
                | (way.open() ? OPEN : 0)
                | (way.isFinal() ? FINAL : 0)
                | (way.ends() ? ENDS : 0);
    }

    private static void cost(JsonGenerator json, double cost) throws IOException {
        if (cost == Math.rint(cost)) {
            json.writeNumber((long) cost);
        } else {
            json.writeNumber(Math.rint(cost * 100) / 100);
        }
    }

    private void order(JsonGenerator json, Way way) throws IOException {
        json.writeStringField("style", style(way));
        json.writeFieldName("cost");
        cost(json, way.cost());
        json.writeNumberField("answers", way.answers());
        json.writeNumberField("flags", flags(way));
    }

    private static String style(Way way) {
        return String.join(BETWEEN, way.style());
    }

    private static void piece(JsonGenerator json, PieceRef piece) throws IOException {
        json.writeStringField("kind", piece.kind());
        json.writeNumberField("number", piece.number());
    }

    // ---- one way

    /** What one of the ways is looked for by. */
    record Wanted(List<PieceRef> pieces, int to, int facing, Optional<PieceRef> at, Optional<String> style) {}

    /** One way in full; nothing when there is none. */
    Optional<byte[]> plan(Look look, int seat, Wanted wanted) {
        Plans plans = plans(look, seat);
        if (!wanted.pieces.stream().allMatch(plans::has)) {
            return Optional.empty();
        }
        return ways(plans, wanted).stream()
                .filter(way ->
                        wanted.style.filter(style -> !style.equals(style(way))).isEmpty())
                .findFirst()
                .map(way -> plan(look, seat, plans, wanted.pieces, way));
    }

    private static List<Way> ways(Plans plans, Wanted wanted) {
        if (wanted.at.isPresent()) {
            return plans.at(wanted.pieces, wanted.at.get()).attacks();
        }
        return wanted.to < 0
                ? plans.everywhere(wanted.pieces).orders()
                : plans.to(wanted.pieces, wanted.to, wanted.facing).moves();
    }

    private byte[] plan(Look look, int seat, Plans plans, List<PieceRef> pieces, Way way) {
        List<PlannedAnswer> answers = plans.answers(way);
        List<PlaceAndFacing> path = plans.path(pieces, way);
        List<String> costs = plans.costs(pieces, way);
        List<String> left = plans.left(way);
        PlanPreview preview = look.previews(seat)
                .through(answers.stream()
                        .map(each -> new Answer.Pick(
                                each.decision(), seat, each.choice().item(), ""))
                        .toList());
        Odds odds = plans.odds(pieces, way, THROWN);
        Sentences sentences = new Sentences(look.umpire().rulebook().outline());
        Parties parties = look.umpire().rulebook().outline().parties();
        return JsonBytes.object(json -> {
            json.writeNumberField("place", way.place());
            json.writeNumberField("facing", way.facing());
            json.writeStringField("style", style(way));
            json.writeFieldName("cost");
            cost(json, way.cost());
            JsonBytes.strings(json, "costs", costs);
            answers(json, answers);
            json.writeArrayFieldStart("path");
            for (PlaceAndFacing stand : path) {
                json.writeStartArray();
                json.writeNumber(stand.place());
                json.writeNumber(stand.facing());
                json.writeEndArray();
            }
            json.writeEndArray();
            JsonBytes.strings(
                    json, "lines", preview.news().stream().map(sentences::say).toList());
            JsonBytes.strings(
                    json, "notes", preview.notes().stream().map(sentences::say).toList());
            JsonBytes.objects(json, "pieces", changed(look, seat, preview), SightingJson::piece);
            json.writeBooleanField("final", way.isFinal());
            json.writeBooleanField("open", way.open());
            json.writeBooleanField("ends", way.ends());
            JsonBytes.strings(json, "leaves", left);
            json.writeStringField("interruptedBy", way.interrupted() ? parties.names(way.interruptedBy()) : "");
            json.writeNumberField("thrown", odds.thrown());
            JsonBytes.strings(json, "modifiers", odds.modifiers());
            JsonBytes.objects(json, "odds", odds.outcomes(), (each, outcome) -> {
                piece(each, outcome.piece());
                each.writeStringField("name", name(look, outcome.piece()));
                each.writeStringField("text", outcome.text());
                each.writeNumberField("share", Math.rint(outcome.share() * 1000) / 1000);
            });
        });
    }

    private static String name(Look look, PieceRef piece) {
        for (PieceKind kind : look.umpire().rulebook().outline().pieces()) {
            if (kind.name().equals(piece.kind())) {
                return kind.members().get(piece.number());
            }
        }
        return "";
    }

    private static List<Sighting.Piece> changed(Look look, int seat, PlanPreview preview) {
        if (preview.after().isEmpty()) {
            return List.of();
        }
        List<Sighting.Piece> now = look.sighting(seat).pieces();
        return preview.after().get().sighting().pieces().stream()
                .filter(piece -> !now.contains(piece))
                .toList();
    }
}
