package org.phaseline.server.web;

import com.fasterxml.jackson.databind.JsonNode;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.phaseline.planner.PieceRef;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.table.DecisionHelp;
import org.phaseline.server.table.GameTables;
import org.phaseline.session.AnswerLists;

/** Orders on the board: what pieces can do, what one way of doing it takes, and all its answers at once. */
final class PlanRoutes {

    private static final Pattern PIECE = Pattern.compile("([^:,]{1,100}):(\\d{1,9})");
    private static final Pattern NUMBER = Pattern.compile("\\d{1,9}");
    private static final String NO_SUCH_PIECES = "These are not all pieces of yours that stand on a board.";

    private final GameTables tables;
    private final Queued looks;

    PlanRoutes(GameTables tables, Queued looks) {
        this.tables = tables;
        this.looks = looks;
    }

    void addTo(RoutesConfig routes) {
        routes.get(SeatRoutes.SEAT + "/plans", this::plans);
        routes.get(SeatRoutes.SEAT + "/plan", this::plan);
        routes.post(SeatRoutes.SEAT + "/answers", this::answers);
    }

    private void plans(Context ctx) throws StoreProblem {
        Seated seated = Seated.player(ctx, tables);
        String wanted = ctx.queryParam("pieces");
        if (wanted == null) {
            Body.send(ctx, looks.run(ctx, () -> seated.table().help().movable(seated.viewer())));
            return;
        }
        List<PieceRef> pieces = pieces(wanted);
        Body.send(
                ctx,
                looks.run(ctx, () -> seated.table().help().plans(seated.viewer(), pieces))
                        .orElseThrow(() -> new Refusal(409, NO_SUCH_PIECES)));
    }

    private void plan(Context ctx) throws StoreProblem {
        Seated seated = Seated.player(ctx, tables);
        List<PieceRef> pieces =
                pieces(Optional.ofNullable(ctx.queryParam("pieces")).orElse(""));
        int to = number(ctx, "to");
        int facing = number(ctx, "facing");
        Optional<PieceRef> at = Optional.ofNullable(ctx.queryParam("at"))
                .map(text -> pieces(text).getFirst());
        Optional<String> style = Optional.ofNullable(ctx.queryParam("style"));
        if (to < 0 && at.isEmpty() && style.isEmpty()) {
            throw new Refusal(400, "A plan needs 'to', 'at' or 'style'.");
        }
        Body.send(
                ctx,
                looks.run(ctx, () -> seated.table().help().plan(seated.viewer(), pieces, to, facing, at, style))
                        .orElseThrow(() -> new Refusal(409, "No way to do this is found now.")));
    }

    /** All answers of a plan, as {@code plan} gave them, or those to questions that are alike. */
    private void answers(Context ctx) {
        Seated seated = Seated.player(ctx, tables);
        Body body = Body.of(ctx);
        List<AnswerLists.Planned> answers = new ArrayList<>();
        for (JsonNode each : body.list("answers")) {
            Body answer = Body.part(each);
            answers.add(new AnswerLists.Planned(answer.text("decision"), answer.number("step"), answer.text("choice")));
        }
        AnswerLists.Binding binding = body.flag("alike") ? AnswerLists.Binding.STEPS : AnswerLists.Binding.DECISIONS;
        Replies.send(ctx, seated.table().answers(seated.viewer(), body.text("id"), answers, binding));
    }

    static List<PieceRef> pieces(String text) {
        List<PieceRef> pieces = new ArrayList<>();
        for (String each : text.split(",", -1)) {
            Matcher piece = PIECE.matcher(each);
            if (!piece.matches() || pieces.size() == DecisionHelp.MOST_PLANNED) {
                throw new Refusal(
                        400,
                        "Pieces are named by kind and number, such as Unit:3, at most " + DecisionHelp.MOST_PLANNED
                                + " of them, with commas between.");
            }
            pieces.add(new PieceRef(piece.group(1), Integer.parseInt(piece.group(2))));
        }
        return pieces;
    }

    private static int number(Context ctx, String name) {
        String text = ctx.queryParam(name);
        if (text == null) {
            return -1;
        }
        if (!NUMBER.matcher(text).matches()) {
            throw new Refusal(400, "'" + name + "' must be a number.");
        }
        return Integer.parseInt(text);
    }
}
