package org.phaseline.planner;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.phaseline.engine.umpire.SearchSandbox;
import org.phaseline.engine.umpire.SeatPosition;

/**
 * What a seat can do with its pieces in a position, as far as it knows the position. Knows no game: it searches over the questions
 * that the umpire would ask. Equal positions give equal plans; not for several threads at once.
 */
public final class Plans {

    private final SeatPosition seen;
    private final @Nullable SearchSandbox now;
    private final PieceKinds kinds;
    private final SearchSandbox.@Nullable Place beginning;

    public Plans(SeatPosition seen) {
        this.seen = seen;
        this.kinds = new PieceKinds(seen.rulebook());
        this.now = seen.search().orElse(null);
        this.beginning = now == null ? null : now.here();
    }

    /** The pieces that can be given orders now, in the order of the rulebook. */
    public List<PieceRef> movable() {
        if (now == null || beginning == null) {
            return List.of();
        }
        now.goTo(beginning);
        return new MovablePieces(now, kinds).find();
    }

    /** The questions like the present one that can be expected to follow on it. */
    public SimilarQuestionsPlan alike() {
        TrialDice dice = new TrialDice();
        return seen.search(dice)
                .map(playing -> new SimilarQuestions(playing, kinds).find(Effort.MENU))
                .orElse(SimilarQuestionsPlan.NONE);
    }

    /** Whether the seat has such a piece, and it stands on a board. */
    public boolean has(PieceRef piece) {
        if (now == null || beginning == null) {
            return false;
        }
        now.goTo(beginning);
        return kinds.isOwn(piece, now);
    }

    /** All that these pieces, which must be the seat's, can do together. */
    public FoundPlans everywhere(List<PieceRef> pieces) {
        return everywhere(pieces, Effort.MENU);
    }

    /** The same with as much effort as somebody wants. */
    public FoundPlans everywhere(List<PieceRef> pieces, Effort effort) {
        return search(pieces, Optional.empty(), effort);
    }

    /** The ways to a space, by style; {@code facing} is -1 where any will do. */
    public FoundPlans to(List<PieceRef> pieces, int space, int facing) {
        WayGoal goal = WayGoal.to(space, facing);
        FoundPlans menu = only(search(pieces, Optional.empty(), Effort.MENU), goal);
        return menu.moves().isEmpty() && menu.cut() ? only(search(pieces, Optional.of(goal), Effort.GOAL), goal) : menu;
    }

    /** The ways to attack a piece, up to the dice or the decision of somebody else. */
    public FoundPlans at(List<PieceRef> pieces, PieceRef target) {
        WayGoal goal = WayGoal.at(target);
        FoundPlans menu = only(search(pieces, Optional.empty(), Effort.MENU), goal);
        return menu.attacks().isEmpty() && menu.cut()
                ? only(search(pieces, Optional.of(goal), Effort.GOAL), goal)
                : menu;
    }

    /**
     * Why something of a kind is not offered: by the questions that are open, or, with some pieces, by those that their orders come to. Where what
     * is hidden could decide it, nothing is said.
     */
    public WhyNot whyNot(List<PieceRef> pieces, String kind, int number) {
        WhyNot first = whyNot(now, pieces, kind, number);
        return first.equals(WhyNot.UNKNOWN) || !seen.hidesAnything()
                ? first
                : seen.searchOther()
                        .filter(other -> whyNot(other, pieces, kind, number).equals(first))
                        .map(_ -> first)
                        .orElse(WhyNot.UNKNOWN);
    }

    private WhyNot whyNot(@Nullable SearchSandbox in, List<PieceRef> pieces, String kind, int number) {
        if (in == null) {
            return WhyNot.UNKNOWN;
        }
        SearchSandbox.Place here = in == now && beginning != null ? beginning : in.here();
        in.goTo(here);
        WhyNot.Looking looking = new WhyNot.Looking(in, kinds, kind, number);
        if (pieces.isEmpty()) {
            int questions = in.questions();
            for (int i = 0; i < questions; i++) {
                if ((in.asked(i) & in.parties()) != 0 && in.isOpenAndKnown(i)) {
                    looking.at(i);
                }
            }
        } else if (pieces.stream().allMatch(piece -> kinds.isOwn(piece, in))) {
            OrderedPieces ours =
                    new OrderedPieces(pieces.stream().distinct().sorted().toList(), kinds, in);
            FoundWays found = new FoundWays(ours, in, Optional.empty());
            new OwnAnswerSearch(in, kinds, ours, found, Effort.MENU, looking).run();
        }
        in.goTo(here);
        return looking.found();
    }

    /** The options that the present questions do not offer, each with why. */
    public List<WhyNot.Left> leftOut() {
        if (now == null || beginning == null) {
            return List.of();
        }
        now.goTo(beginning);
        return WhyNot.options(now);
    }

    private static FoundPlans only(FoundPlans all, WayGoal goal) {
        return new FoundPlans(
                all.moves().stream()
                        .filter(way -> goal.isAt(way.place(), way.facing()))
                        .toList(),
                all.attacks().stream()
                        .filter(way -> way.target().filter(goal::isAt).isPresent())
                        .toList(),
                List.of(),
                all.cut(),
                all.tried(),
                all.looks());
    }

    private FoundPlans search(List<PieceRef> pieces, Optional<WayGoal> goal, Effort effort) {
        if (now == null || beginning == null || pieces.isEmpty()) {
            return FoundPlans.NONE;
        }
        now.goTo(beginning);
        List<PieceRef> own = pieces.stream()
                .distinct()
                .sorted()
                .filter(piece -> kinds.isOwn(piece, now))
                .toList();
        if (own.size() != pieces.stream().distinct().count()) {
            return FoundPlans.NONE;
        }
        OrderedPieces ours = new OrderedPieces(own, kinds, now);
        FoundWays found = new FoundWays(ours, now, goal);
        OwnAnswerSearch search = new OwnAnswerSearch(now, kinds, ours, found, effort);
        search.run();
        return found.all(search.wasCut(), search.tried(), search.looks());
    }

    /** Where the first of the pieces comes by, from where it stands to its end; each place once in a row. */
    public List<PlaceAndFacing> path(List<PieceRef> pieces, Way way) {
        if (now == null || beginning == null || pieces.isEmpty()) {
            return List.of();
        }
        now.goTo(beginning);
        OrderedPieces first = new OrderedPieces(List.of(pieces.getFirst()), kinds, now);
        List<PlaceAndFacing> path = new ArrayList<>();
        path.add(new PlaceAndFacing(first.place(now), first.facing(now)));
        for (PlanStep step : way.steps().all()) {
            now.questions();
            now.answer(step.question(), step.item());
            PlaceAndFacing stand = new PlaceAndFacing(first.place(now), first.facing(now));
            if (!stand.equals(path.getLast())) {
                path.add(stand);
            }
        }
        now.goTo(beginning);
        return List.copyOf(path);
    }

    /** What is spent on a way, number by number, in the rulebook's words: "2 order points". */
    public List<String> costs(List<PieceRef> pieces, Way way) {
        if (now == null || beginning == null || pieces.isEmpty()) {
            return List.of();
        }
        now.goTo(beginning);
        OrderedPieces ours =
                new OrderedPieces(pieces.stream().distinct().sorted().toList(), kinds, now);
        SpentNumbers spent = new SpentNumbers();
        long[] before = ours.numbers(now);
        for (PlanStep step : way.steps().all()) {
            now.questions();
            now.answer(step.question(), step.item());
            long[] after = ours.numbers(now);
            ours.spent(before, after, spent);
            before = after;
        }
        now.goTo(beginning);
        return spent.inWords();
    }

    /** What comes of a way that ends with dice, or with what others must do about an attack, played on so many times; of nothing else anything is known. */
    public Odds odds(List<PieceRef> pieces, Way way, int times) {
        TrialDice dice = new TrialDice();
        SearchSandbox throwing =
                way.isFinal() || way.target().isPresent() ? seen.search(dice).orElse(null) : null;
        if (throwing == null || way.steps().all().isEmpty()) {
            return Odds.NONE;
        }
        OrderedPieces ours =
                new OrderedPieces(pieces.stream().distinct().sorted().toList(), kinds, throwing);
        return new Trials(throwing, dice, kinds, ours, way.target(), Effort.GOAL)
                .run(way.steps().all(), times);
    }

    /** The steps that a way leaves, though other pieces could still do something there, as they are asked. */
    public List<String> left(Way way) {
        return now == null || beginning == null
                ? List.of()
                : new PlanWords(now, beginning).left(way.steps().all());
    }

    /** The answers of a way, as the umpire wants them, up to where somebody else may decide. */
    public List<PlannedAnswer> answers(Way way) {
        return now == null || beginning == null
                ? List.of()
                : new PlanWords(now, beginning).answers(way.steps().all());
    }
}
