package org.phaseline.language.resolve;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.phaseline.language.checked.DueSchedule;
import org.phaseline.language.checked.Symbols;
import org.phaseline.language.checked.Type;
import org.phaseline.language.problem.Code;
import org.phaseline.language.problem.Problems;
import org.phaseline.language.tree.Declaration;
import org.phaseline.language.tree.Declaration.ScenarioLine;
import org.phaseline.language.tree.Declaration.ScheduleLine;
import org.phaseline.language.tree.Expression;
import org.phaseline.language.tree.Word;

/** Who is due in which game turn. The name of a schedule is the set of those due in the present one. */
final class Schedules {

    private final Symbols symbols;
    private final Problems problems;
    private final Constants constants;

    Schedules(Symbols symbols, Problems problems, Constants constants) {
        this.symbols = symbols;
        this.problems = problems;
        this.constants = constants;
    }

    void read(List<Declaration.Schedule> schedules, List<ScenarioLine> scenario, Predicate<Word> free) {
        for (Declaration.Schedule schedule : schedules) {
            if (free.test(schedule.name())) {
                symbols.schedules.put(schedule.name().text(), read(schedule, scenario));
            }
        }
        for (ScenarioLine line : scenario) {
            if (line instanceof ScenarioLine.Scheduled due
                    && !symbols.schedules.containsKey(due.schedule().text())) {
                String name = due.schedule().text();
                problems.unknown(
                        Code.UNKNOWN_NAME,
                        due.schedule().place(),
                        "no schedule '" + name + "'" + problems.didYouMean(name, symbols.schedules.keySet()));
            }
        }
    }

    private Optional<DueSchedule> read(Declaration.Schedule schedule, List<ScenarioLine> scenario) {
        Type member = new Types(symbols, problems).of(schedule.type());
        if (!(member instanceof Type.Kind || member instanceof Type.Who)) {
            if (!(member instanceof Type.Unknown)) {
                problems.add(
                        Code.DECLARATION,
                        schedule.type().place(),
                        "only pieces, words of a kind, sides or factions can be due");
            }
            return Optional.empty();
        }
        Type type = new Type.SetOf(member);
        TreeMap<Long, long[]> due = new TreeMap<>();
        lines(schedule.lines(), member, type.width(), due, false);
        for (ScenarioLine line : scenario) {
            if (line instanceof ScenarioLine.Scheduled scheduled
                    && scheduled.schedule().text().equals(schedule.name().text())) {
                lines(scheduled.lines(), member, type.width(), due, true);
            }
        }
        return Optional.of(schedule(due, type));
    }

    private void lines(
            List<ScheduleLine> lines, Type member, int width, TreeMap<Long, long[]> due, boolean ofScenario) {
        TreeMap<Long, long[]> here = new TreeMap<>();
        TreeSet<String> said = new TreeSet<>();
        for (ScheduleLine line : lines) {
            long turn = turn(line, ofScenario);
            if (!said.add(line.turn().text())) {
                problems.add(Code.DECLARATION, line.turn().place(), "this game turn is listed twice");
            }
            // A date can be a game turn that is also told by its number: then both lines count.
            problems.work().spend(width);
            long[] set = here.computeIfAbsent(turn, unused -> new long[width]);
            for (Word word : line.members()) {
                long index = constants.value(new Expression.Name(word.place(), word.text()), member);
                set[(int) (index >> 6)] |= 1L << index;
            }
        }
        due.putAll(here);
    }

    /** The game turn of a line; 0 when there is none. */
    private long turn(ScheduleLine line, boolean ofScenario) {
        Word said = line.turn();
        long turn;
        if (line.dated()) {
            long date = Calendars.index(symbols.calendar, said.text());
            if (date < 0) {
                problems.add(
                        Code.DECLARATION,
                        said.place(),
                        symbols.calendar.names().isEmpty()
                                ? "this rulebook has no calendar: begin the line with the number of a game turn"
                                : "the calendar has no date \"" + said.text() + "\"");
                return 0;
            }
            turn = date - symbols.calendar.start() + 1;
        } else {
            turn = said.text().length() > 9 ? Long.MAX_VALUE : Long.parseLong(said.text());
        }
        // A rulebook speaks for all its scenarios, of which some begin later and end sooner.
        if (turn < 1 && (ofScenario || !line.dated())) {
            problems.add(
                    Code.DECLARATION,
                    said.place(),
                    line.dated() ? "the game begins after that date" : "the first game turn is 1");
        } else if (ofScenario && symbols.length > 0 && turn > symbols.length) {
            problems.add(
                    Code.DECLARATION,
                    said.place(),
                    "this never happens: the game ends with game turn " + symbols.length);
        }
        return Math.max(0, turn);
    }

    private DueSchedule schedule(TreeMap<Long, long[]> due, Type type) {
        int width = type.width();
        problems.work().spend((long) due.size() * width);
        long[] turns = due.keySet().stream().mapToLong(Long::longValue).toArray();
        long[] sets = new long[turns.length * width];
        for (int i = 0; i < turns.length; i++) {
            System.arraycopy(java.util.Objects.requireNonNull(due.get(turns[i])), 0, sets, i * width, width);
        }
        return new DueSchedule(type, turns, sets);
    }
}
