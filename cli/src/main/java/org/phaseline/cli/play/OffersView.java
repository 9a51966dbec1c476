package org.phaseline.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.phaseline.boards.MeasuredTable;
import org.phaseline.cli.board.BoardView;
import org.phaseline.cli.show.PieceValues;
import org.phaseline.cli.show.StepWords;
import org.phaseline.cli.terminal.TerminalStyle;
import org.phaseline.cli.terminal.TextWidth;
import org.phaseline.engine.machine.Question.Kind;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.outline.Step;
import org.phaseline.engine.report.SentenceStart;
import org.phaseline.engine.umpire.LegalChoice;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Sighting;

/** What is asked, seat by seat, with every choice under its label. */
final class OffersView {

    private final PlayedGame game;
    private final Sighting sighting;
    private final Outline outline;
    private final TerminalStyle look;

    /** {@code sighting} is what those see who read the screen: of a piece they do not see, only its name is offered. */
    OffersView(PlayedGame game, Sighting sighting, TerminalStyle look) {
        this.game = game;
        this.sighting = sighting;
        this.outline = game.outline();
        this.look = look;
    }

    List<String> lines(Offers offers) {
        List<String> lines = new ArrayList<>();
        for (Offers.Group group : offers.groups()) {
            boolean awaited = group.asked().getFirst().decision().awaited();
            lines.add(
                    awaited
                            ? look.strong(SentenceStart.of(TextWidth.clean(group.name())))
                            : SentenceStart.of(TextWidth.clean(group.name())) + look.faint(" may also"));
            for (Offers.Asked asked : group.asked()) {
                OpenDecision decision = asked.decision();
                String about = decision.about().isEmpty() || decision.prompt().contains(decision.about())
                        ? ""
                        : " [" + TextWidth.clean(decision.about()) + "]";
                String question = whose(decision, group.name()) + question(decision) + about;
                lines.addAll(TextWidth.wrap(question, look.width(), "  ", "    "));
                lines.addAll(options(asked));
            }
        }
        return lines;
    }

    /** A seat can speak for several factions: then it must know for which of them it is asked. */
    private String whose(OpenDecision decision, String seat) {
        long sides = outline.parties().sidesMask();
        boolean ofFactions = decision.parties() != 0 && (decision.parties() & sides) == 0;
        String names = outline.parties().names(decision.parties());
        return ofFactions && !names.equals(seat) ? SentenceStart.of(TextWidth.clean(names)) + ": " : "";
    }

    /** The step, and what is asked in it unless that is the step itself. */
    private String question(OpenDecision decision) {
        String prompt = TextWidth.clean(decision.prompt());
        if (decision.step() < 0) {
            return prompt;
        }
        Step step = outline.step(decision.step());
        String called = game.called(decision);
        String label = step.called("");
        String title = TextWidth.clean(called.startsWith(label) ? called.substring(label.length()) : called);
        String asked =
                prompt.startsWith(title) ? prompt.substring(title.length()).replaceFirst("^: ", "") : prompt;
        if (decision.kind() == Kind.READY) {
            asked = NothingChosen.isAsked(game, decision)
                    ? "you have nothing to choose here"
                    : decision.awaited() ? "is this your decision?" : "you have decided; change it?";
        }
        return asked.isEmpty() ? StepWords.whole(called, step) : StepWords.whole(called, step) + ": " + asked;
    }

    private List<String> options(Offers.Asked asked) {
        List<Item> items = new ArrayList<>();
        if (asked.wantsNumber()) {
            String number = "type " + Numbers.say(asked.numbers());
            boolean die = asked.decision().kind() == Kind.DIE;
            items.add(new Item(asked.label(), die ? number + ", or several dice like 3 5" : number));
        }
        List<Offers.Option> places = places(asked);
        if (!places.isEmpty()) {
            String like = places.get(places.size() / 2).choice().title();
            items.add(new Item("", "type one of the " + places.size() + " places marked + on the table, like " + like));
        }
        for (Offers.Option option : asked.options()) {
            if (!places.contains(option)) {
                String title = SentenceStart.of(TextWidth.clean(option.choice().title()));
                Optional<Sighting.Piece> piece = piece(asked.decision(), option.choice());
                String values =
                        piece.map(each -> PieceValues.bracketed(each, outline)).orElse("");
                // Whoever may choose a piece reads its name, and so what is written on it, also where they do not see
                // it otherwise.
                List<String> about = option.choice().item() < 0
                        ? List.of()
                        : PieceValues.about(
                                asked.decision().from(), (int) option.choice().item(), outline);
                items.add(new Item(option.label(), title + values, about));
            }
        }
        return rows(items);
    }

    /** The piece that a choice stands for, if those who read the screen see it. */
    private Optional<Sighting.Piece> piece(OpenDecision decision, LegalChoice choice) {
        return sighting.pieces().stream()
                .filter(piece -> piece.kind().equals(decision.from()) && piece.number() == choice.item())
                .findFirst();
    }

    /** So many places of a table that nobody reads them one by one: they are seen on the board, and typed as they are called. */
    private List<Offers.Option> places(Offers.Asked asked) {
        boolean onTable = outline.boards().stream()
                .anyMatch(board ->
                        board.name().equals(asked.decision().from()) && board.board() instanceof MeasuredTable);
        List<Offers.Option> places = onTable
                ? asked.options().stream()
                        .filter(option -> option.choice().item() >= 0)
                        .toList()
                : List.of();
        return places.size() > BoardView.MANY_PLACES ? places : List.of();
    }

    private record Item(String label, String word, List<String> about) {

        Item(String label, String word) {
            this(label, word, List.of());
        }

        int width() {
            return TextWidth.width(label) + (label.isEmpty() ? 0 : 1) + TextWidth.width(word);
        }
    }

    /** Side by side as far as there is room; one below the other where something is written on them. */
    private List<String> rows(List<Item> items) {
        if (items.stream().anyMatch(item -> !item.about.isEmpty())) {
            return explained(items);
        }
        List<String> rows = new ArrayList<>();
        StringBuilder row = new StringBuilder("    ");
        int width = 4;
        for (Item item : items) {
            if (width > 4 && width + item.width() > look.width()) {
                rows.add(row.toString().stripTrailing());
                row = new StringBuilder("    ");
                width = 4;
            }
            row.append(look.label(item.label))
                    .append(item.label.isEmpty() ? "" : " ")
                    .append(item.word)
                    .append("   ");
            width += item.width() + 3;
        }
        rows.add(row.toString().stripTrailing());
        return rows;
    }

    private List<String> explained(List<Item> items) {
        List<String> rows = new ArrayList<>();
        for (Item item : items) {
            String label = look.label(item.label) + (item.label.isEmpty() ? "" : " ");
            String text = item.word + (item.about.isEmpty() ? "" : ": " + String.join(" ", item.about));
            List<String> wrapped = TextWidth.wrap(text, look.width() - 4 - item.label.length(), "", "    ");
            rows.add("    " + label + wrapped.getFirst());
            wrapped.stream().skip(1).forEach(line -> rows.add("    " + line));
        }
        return rows;
    }
}
