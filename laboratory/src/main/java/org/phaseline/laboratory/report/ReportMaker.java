package org.phaseline.laboratory.report;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.phaseline.laboratory.play.PlayerLevel;

/** Makes the report of a playtest: of one scenario or of several, and compared with another version of the rulebook if there is one. */
public final class ReportMaker {

    private ReportMaker() {}

    /** {@code others} are the same scenarios of the other version, in the same order, or empty. */
    public static PlaytestReport of(String title, List<Played> scenarios, List<Played> others) {
        List<Section> sections = new ArrayList<>();
        if (scenarios.size() > 1) {
            sections.add(overview(scenarios));
        }
        for (int i = 0; i < scenarios.size(); i++) {
            for (Section section : sections(scenarios.get(i), others.isEmpty() ? null : others.get(i))) {
                sections.add(
                        scenarios.size() == 1
                                ? section
                                : new Section(
                                        scenarios.get(i).title() + ": " + section.title(),
                                        section.sentences(),
                                        section.plots(),
                                        section.tables()));
            }
        }
        return new PlaytestReport(title, facts(scenarios.getFirst(), scenarios.size() > 1), sections);
    }

    private static List<Section> sections(Played played, @Nullable Played other) {
        UsageSections usage = new UsageSections(played);
        List<Section> sections = new ArrayList<>();
        sections.add(WinnersSection.of(played));
        if (other != null) {
            sections.add(ComparisonSection.of(played, other));
        }
        sections.add(LengthSection.of(played));
        sections.add(LeadSection.of(played));
        sections.add(LuckSection.of(played));
        sections.add(InvariantSection.of(played));
        sections.add(usage.worth());
        sections.add(usage.neverReached());
        sections.add(usage.steps());
        sections.add(usage.choices());
        sections.add(usage.pieces());
        return sections;
    }

    private static List<String> facts(Played played, boolean several) {
        List<String> facts = new ArrayList<>();
        facts.add(Figures.count(played.tally().games()) + (several ? " games of each scenario" : " games") + ", seed "
                + played.playtest().seed() + ". The same seed, rulebook and players always give this report.");
        facts.add("Players: "
                + String.join(
                        ", ",
                        played.playtest().levels().stream()
                                .map(PlayerLevel::name)
                                .toList())
                + ".");
        if (played.trustsPeople()) {
            facts.add(GUIDED);
        }
        return facts;
    }

    /** What is said of rulebooks that leave something to people. */
    public static final String GUIDED =
            "Some steps of this rulebook are guided: people carry them out on their own table. The players of this playtest answer"
                    + " that they did, and the report trusts what people would decide.";

    private static Section overview(List<Played> scenarios) {
        List<List<Cell>> rows = new ArrayList<>();
        for (Played each : scenarios) {
            for (int side : each.sides()) {
                rows.add(List.of(
                        Cell.of(each.title()),
                        Cell.of(each.side(side)),
                        new Cell.Share(each.won(side)),
                        Cell.of(each.tally().turns.mean(), 1),
                        Cell.of(each.tally().decisions.mean(), 1)));
            }
        }
        return new Section(
                "All scenarios",
                List.of(),
                List.of(),
                List.of(new Table(
                        "Who wins, by scenario",
                        List.of("scenario", "side", "won", "game turns", "decisions"),
                        rows,
                        rows.size())));
    }

    /** The most important of it, for a terminal. */
    public static List<String> summary(Played played) {
        List<String> lines = new ArrayList<>();
        lines.add(played.title() + ": " + Figures.count(played.tally().games()) + " games");
        if (played.tally().ended() > 0) {
            for (int side : played.sides()) {
                lines.add("  " + Figures.rate(played.won(side)) + "  won by " + played.side(side));
            }
        }
        if (played.nobody().hits() > 0) {
            lines.add("  " + Figures.rate(played.nobody()) + "  drawn");
        }
        for (String sentence : WinnersSection.of(played).sentences()) {
            lines.add("  " + sentence);
        }
        lines.addAll(WinnersSection.players(played));
        if (played.tally().ended() > 0) {
            String minutes = Figures.number(played.tally().minutes.mean(), 0);
            lines.add("  " + Figures.number(played.tally().turns.mean(), 1) + " game turns, "
                    + Figures.number(played.tally().decisions.mean(), 1) + " decisions and about " + minutes
                    + (minutes.equals("1") ? " minute" : " minutes") + " on average.");
        }
        lines.addAll(
                LuckSection.summary(played).stream().map(each -> "  " + each).toList());
        if (played.trustsPeople()) {
            lines.add("  " + GUIDED);
        }
        return lines;
    }

    /** What a comparison shows, for a terminal. */
    public static List<String> comparison(Played here, Played there) {
        return ComparisonSection.summary(here, there);
    }
}
