package org.phaseline.server.doctor;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.phaseline.journal.format.JournalProblem;
import org.phaseline.server.archive.ProgressListener;
import org.phaseline.server.store.Store;
import org.phaseline.server.store.StoreProblem;
import org.phaseline.server.store.StoredNotice;
import org.phaseline.server.store.StoredSeat;
import org.phaseline.server.store.StoredTable;
import org.phaseline.server.store.TableId;
import org.phaseline.server.table.Library;
import org.phaseline.server.table.TableCheck;
import org.phaseline.server.table.TableMending;

/** Checks every table of a store by playing its journal again. */
public final class Doctor {

    /**
     * A table with which something is wrong.
     *
     * @param mended what was put right, in sentences
     * @param left what is still wrong; all of it when nothing was to be mended
     */
    public record Patient(
            TableId id,
            String title,
            List<TableCheck.Problem> found,
            List<String> mended,
            List<TableCheck.Problem> left) {

        public Patient {
            found = List.copyOf(found);
            mended = List.copyOf(mended);
            left = List.copyOf(left);
        }
    }

    /** How many tables were looked at, and those that had problems. */
    public record Report(int tables, List<Patient> patients) {

        public Report {
            patients = List.copyOf(patients);
        }

        /** Whether every table is as it should be now. */
        public boolean allWell() {
            return patients.stream().allMatch(patient -> patient.left.isEmpty());
        }

        /** Whether mending would help. */
        public boolean mendable() {
            return patients.stream()
                    .flatMap(patient -> patient.left.stream())
                    .anyMatch(problem -> problem.remedy() == TableCheck.Remedy.ROLLS
                            || problem.remedy() == TableCheck.Remedy.SUMMARY);
        }
    }

    private final Store store;
    private final Library library = new Library();
    private final Optional<TableMending> mending;

    /** {@code mend}: only for who has the store for themselves, since a server that runs would not notice what is changed. */
    public Doctor(Store store, boolean mend) {
        this.store = store;
        this.mending =
                mend ? Optional.of(new TableMending(store, library, System::currentTimeMillis)) : Optional.empty();
    }

    public Report examine(ProgressListener progress) throws StoreProblem {
        List<Patient> patients = new ArrayList<>();
        List<TableId> ids = store.ids();
        Map<TableId, List<StoredNotice>> notices =
                store.notices().stream().collect(Collectors.groupingBy(StoredNotice::table));
        for (int i = 0; i < ids.size(); i++) {
            TableId id = ids.get(i);
            examine(id, notices.getOrDefault(id, List.of())).ifPresent(patients::add);
            progress.at(i + 1, ids.size());
        }
        return new Report(ids.size(), patients);
    }

    /** A table the database cannot read is told like any other damage, unless the whole store has gone. */
    private Optional<Patient> examine(TableId id, List<StoredNotice> notices) throws StoreProblem {
        Optional<StoredTable> table;
        try {
            table = store.table(id);
        } catch (StoreProblem unreadable) {
            store.ids();
            TableCheck.Problem problem = new TableCheck.Problem(unreadable.sentence(), TableCheck.Remedy.NONE);
            return Optional.of(new Patient(id, "", List.of(problem), List.of(), List.of(problem)));
        }
        return table.isPresent() ? examine(table.get(), notices) : Optional.empty();
    }

    private Optional<Patient> examine(StoredTable table, List<StoredNotice> notices) throws StoreProblem {
        List<TableCheck.Problem> found = problems(table, notices);
        if (found.isEmpty()) {
            return Optional.empty();
        }
        List<String> mended = mending.isPresent() ? mend(mending.get(), table, found) : List.of();
        List<TableCheck.Problem> left =
                mended.isEmpty() ? found : problems(store.table(table.id()).orElseThrow(), notices);
        return Optional.of(new Patient(table.id(), table.title(), found, mended, left));
    }

    private static List<String> mend(TableMending mending, StoredTable table, List<TableCheck.Problem> found)
            throws StoreProblem {
        try {
            return mending.mend(table, found);
        } catch (JournalProblem cannot) {
            return List.of();
        }
    }

    private List<TableCheck.Problem> problems(StoredTable table, List<StoredNotice> notices) {
        List<TableCheck.Problem> problems = new ArrayList<>(TableCheck.of(table, library));
        Set<Integer> seats = new HashSet<>();
        table.seats().stream().map(StoredSeat::number).forEach(seats::add);
        for (StoredNotice notice : notices) {
            if (!seats.contains(notice.seat())) {
                problems.add(new TableCheck.Problem(
                        "It has notices for seat " + (notice.seat() + 1) + ", but no such seat.",
                        TableCheck.Remedy.NONE));
            }
        }
        return problems;
    }
}
