package org.phaseline.session;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.IntUnaryOperator;
import org.phaseline.engine.machine.Question;
import org.phaseline.engine.outline.Outline;
import org.phaseline.engine.position.Position;
import org.phaseline.engine.report.DrawRuns;
import org.phaseline.engine.report.Report;
import org.phaseline.engine.report.Sentences;
import org.phaseline.engine.umpire.OpenDecision;
import org.phaseline.engine.umpire.Umpire;
import org.phaseline.engine.umpire.Visibility;

/** What happened at a table, as each seat may read it. Lines are only ever added, so that a number of lines is a place in it. */
public final class SeatLog {

    private static final int BYTES_A_LINE = 100;

    /** So much of it goes in one reply: so many lines, and so many letters. */
    public static final int PAGE_LINES = 500;

    /** The word by which somebody lets an event happen that the rules have brought about. */
    private static final String AGREED = "do it";

    private static final int PAGE_LETTERS = 128 * 1024;

    private static final int[] NOWHERE = {};

    private final Outline outline;

    private final Sentences sentences;

    /** Those who watch first, then the seats. */
    private final List<List<LogLine>> readers = new ArrayList<>();

    /** What each of them may know. */
    private final List<Visibility> visibility = new ArrayList<>();

    private final ReentrantLock lock = new ReentrantLock();
    private long letters;

    /** What steps whose titles speak of values were called when they were last entered. */
    private final Map<Integer, String> titles = new TreeMap<>();

    /** Whether steps that do not apply are written down, too. */
    private final boolean complete;

    SeatLog(Umpire umpire, boolean complete) {
        this.complete = complete;
        this.outline = umpire.rulebook().outline();
        this.sentences = new Sentences(outline);
        for (int viewer = Visibility.EVERYBODY; viewer < umpire.seats().all().size(); viewer++) {
            readers.add(new ArrayList<>());
            visibility.add(umpire.visibility(viewer));
        }
    }

    /** What an answer led to; the decision as it was asked, if it was one. */
    void add(List<Report> reports, Optional<OpenDecision> answered, Position after, LogLine.Part part) {
        lock.lock();
        try {
            int[] before = part == LogLine.Part.ALONE ? NOWHERE : lengths();
            answered.map(decision -> visibility.getFirst().remark(decision, after))
                    .filter(text -> !text.isEmpty())
                    .map(text -> LogLine.of("remark", -1, text))
                    .ifPresent(line -> readers.forEach(lines -> lines.add(line)));
            if (isBegunAnew(reports, answered)) {
                forget(reports.getFirst(), answered.get().step());
            }
            boolean die = answered.filter(decision -> decision.kind() == Question.Kind.DIE)
                    .isPresent();
            for (Report report : DrawRuns.gathered(reports, sentences)) {
                if (report instanceof Report.Entered entered && entered.audience() == Report.EVERYONE) {
                    titles.put(entered.step(), entered.title());
                }
                if (Sentences.isNews(report)) {
                    String title = titles.isEmpty() ? "" : titles.getOrDefault(report.step(), "");
                    add(report, line(report).as(sort(report, die), title));
                } else if (complete
                        && report instanceof Report.Left left
                        && left.passedOver()
                        && !outline.step(left.step()).isBeforePlay()) {
                    LogLine line = LogLine.of(LogLine.ASIDE, left.step(), sentences.passedOver(left));
                    add(report, line.asCovered());
                }
            }
            if (part != LogLine.Part.ALONE) {
                fold(before, part);
            }
        } finally {
            lock.unlock();
        }
    }

    /** Marks what was added as part of a list of answers, for each who reads it. */
    private void fold(int[] before, LogLine.Part part) {
        for (int i = 0; i < readers.size(); i++) {
            List<LogLine> lines = readers.get(i);
            for (int at = before[i]; at < lines.size(); at++) {
                boolean first = part == LogLine.Part.FIRST && at == before[i];
                lines.set(at, lines.get(at).as(first ? LogLine.Part.FIRST : LogLine.Part.MORE));
            }
        }
    }

    private static boolean isBegunAnew(List<Report> reports, Optional<OpenDecision> answered) {
        return !reports.isEmpty()
                && reports.getFirst() instanceof Report.Answered answer
                && answered.filter(decision -> decision.beginsAnew(answer.word()))
                        .isPresent();
    }

    /**
     * Who begins a sealed decision anew takes back what they decided in it, and the sentences about it: those lines are only for those who
     * read everything. Others have no such lines.
     */
    private void forget(Report changing, int sealed) {
        for (int i = 1; i < readers.size(); i++) {
            if (visibility.get(i).maySee(changing)) {
                forget(readers.get(i), sealed);
            }
        }
    }

    private void forget(List<LogLine> lines, int sealed) {
        Set<LogLine> open = Collections.newSetFromMap(new IdentityHashMap<>());
        List<LogLine> all = readers.getFirst();
        open.addAll(all.subList(Math.max(0, all.size() - lines.size()), all.size()));
        for (int i = lines.size() - 1; i >= 0; i--) {
            LogLine line = lines.get(i);
            boolean talk = line.step() < 0;
            if (!talk && (open.contains(line) || !isInside(line.step(), sealed))) {
                return;
            }
            if (!talk) {
                lines.set(i, line.asCovered());
            }
        }
    }

    private boolean isInside(int step, int sealed) {
        for (int at = step; at >= 0; at = outline.step(at).parent()) {
            if (at == sealed) {
                return true;
            }
        }
        return false;
    }

    /** A line for everybody. */
    void tell(LogLine line) {
        lock.lock();
        try {
            letters += line.text().length();
            readers.forEach(lines -> lines.add(line));
        } finally {
            lock.unlock();
        }
    }

    /** That answers were taken back: of each reader, the lines from the one that {@code from} names for them on. */
    void tookBack(LogLine line, IntUnaryOperator from) {
        lock.lock();
        try {
            letters += line.text().length();
            for (int i = 0; i < readers.size(); i++) {
                readers.get(i).add(line.undoing(from.applyAsInt(i - 1)));
            }
        } finally {
            lock.unlock();
        }
    }

    /** A line for one seat alone. */
    void tell(int seat, LogLine line) {
        lock.lock();
        try {
            letters += BYTES_A_LINE + line.text().length();
            readers.get(seat + 1).add(line);
        } finally {
            lock.unlock();
        }
    }

    private void add(Report report, LogLine line) {
        letters += line.text().length();
        LogLine covered = report.covered() == 0 ? line : line.asCovered();
        for (int i = 0; i < readers.size(); i++) {
            if (visibility.get(i).maySee(report)) {
                readers.get(i).add(visibility.get(i).isCovered(report) ? covered : line);
            }
        }
    }

    /** About how many bytes it takes. */
    public long weight() {
        lock.lock();
        try {
            return letters + (long) BYTES_A_LINE * readers.getFirst().size();
        } finally {
            lock.unlock();
        }
    }

    private LogLine line(Report report) {
        String text = sentences.say(report);
        return switch (report) {
            case Report.GameTurnBegan r -> LogLine.of("turn", r.step(), text);
            case Report.Answered r -> LogLine.of("answer", r.step(), text);
            case Report.Rolled r -> LogLine.roll(r.step(), text, new LogLine.Thrown(r.number(), r.sides(), r.faces()));
            case Report.RolledOff r -> LogLine.chance(r.step(), text, r.number());
            case Report.RolledUnseen r -> LogLine.chance(r.step(), text, r.number());
            case Report.Drawn r -> LogLine.chance(r.step(), text, r.number());
            case Report.Shuffled r -> LogLine.chance(r.step(), text, r.number());
            case Report.Corrected r -> LogLine.of("correction", r.step(), text);
            case Report.Changed r -> LogLine.of("change", r.step(), text);
            case Report.Told r when r.covering() -> LogLine.of("told", r.step(), text);
            case Report.Explained r when r.aside() -> LogLine.of(LogLine.ASIDE, r.step(), text);
            default -> LogLine.of("other", report.step(), text);
        };
    }

    private static LogLine.Sort sort(Report report, boolean die) {
        return switch (report) {
            case Report.Rolled rolled -> rolled.off() ? LogLine.Sort.USUAL : LogLine.Sort.EXPOSURE;
            case Report.RolledOff rolled -> LogLine.Sort.EXPOSURE;
            case Report.RolledUnseen rolled -> LogLine.Sort.EXPOSURE;
            case Report.Drawn drawn -> LogLine.Sort.EXPOSURE;
            case Report.Shuffled shuffled -> LogLine.Sort.EXPOSURE;
            case Report.Revealed revealed -> LogLine.Sort.EXPOSURE;
            case Report.Answered answered when !answered.note().isEmpty() -> LogLine.Sort.USUAL;
            case Report.Answered answered when die -> LogLine.Sort.TYPED_DIE;
            case Report.Answered answered when answered.word().equals(AGREED) -> LogLine.Sort.AGREEMENT;
            default -> LogLine.Sort.USUAL;
        };
    }

    /** How many lines each may read, those who watch first. */
    public int[] lengths() {
        lock.lock();
        try {
            int[] lengths = new int[readers.size()];
            for (int i = 0; i < lengths.length; i++) {
                lengths[i] = readers.get(i).size();
            }
            return lengths;
        } finally {
            lock.unlock();
        }
    }

    /** The lines a viewer may read from one place to another. */
    public List<LogLine> lines(int viewer, int from, int to) {
        lock.lock();
        try {
            List<LogLine> lines = readers.get(viewer + 1);
            int end = Math.clamp(to, 0, lines.size());
            return List.copyOf(lines.subList(Math.clamp(from, 0, end), end));
        } finally {
            lock.unlock();
        }
    }

    /** As many of these lines as go in one reply, from the first on; at least one, if there is any. */
    public List<LogLine> first(int viewer, int from, int to) {
        List<LogLine> lines = lines(viewer, from, Math.min(to, from + PAGE_LINES));
        return lines.subList(0, page(lines));
    }

    /** The same, but the last of them. */
    public List<LogLine> last(int viewer, int from, int to) {
        lock.lock();
        try {
            int end = Math.clamp(to, 0, readers.get(viewer + 1).size());
            int start = Math.clamp(from, Math.max(0, end - PAGE_LINES), end);
            List<LogLine> lines = lines(viewer, start, end);
            return lines.subList(lines.size() - page(lines.reversed()), lines.size());
        } finally {
            lock.unlock();
        }
    }

    private static int page(List<LogLine> lines) {
        int letters = 0;
        int count = 0;
        for (LogLine line : lines) {
            letters += line.text().length();
            if (count == PAGE_LINES || count > 0 && letters > PAGE_LETTERS) {
                break;
            }
            count++;
        }
        return count;
    }
}
