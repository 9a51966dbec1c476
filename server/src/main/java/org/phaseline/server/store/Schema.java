package org.phaseline.server.store;

import java.util.Arrays;
import java.util.Objects;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.MigrationInfo;
import org.flywaydb.core.api.MigrationInfoService;
import org.flywaydb.core.api.MigrationVersion;

/** How the tables of a store are laid out, and that an older one is brought up to date. */
final class Schema {

    private Schema() {}

    /** For who is alone there. */
    static void bringUpToDate(Dialect dialect) throws StoreProblem {
        try {
            Flyway flyway = flyway(dialect);
            MigrationInfoService info = flyway.info();
            refuseNewer(dialect, info);
            if (info.pending().length > 0) {
                flyway.migrate();
            }
        } catch (FlywayException problem) {
            throw unusable(dialect, problem);
        }
    }

    /** For who comes while somebody else serves them. */
    static void requireUpToDate(Dialect dialect) throws StoreProblem {
        try {
            MigrationInfoService info = flyway(dialect).info();
            refuseNewer(dialect, info);
            if (info.pending().length > 0) {
                throw new StoreProblem("An older Phaseline serves " + dialect.place() + "; stop it first.");
            }
        } catch (FlywayException problem) {
            throw unusable(dialect, problem);
        }
    }

    private static void refuseNewer(Dialect dialect, MigrationInfoService info) throws StoreProblem {
        MigrationInfo now = info.current();
        boolean known = now == null
                || Arrays.stream(info.all())
                        .filter(each -> !each.getState().name().startsWith("FUTURE"))
                        .map(MigrationInfo::getVersion)
                        .filter(Objects::nonNull)
                        .anyMatch(version -> version.compareTo(version(now)) >= 0);
        if (!known) {
            throw new StoreProblem("A newer Phaseline made " + dialect.place() + "; this version cannot read it.");
        }
    }

    private static MigrationVersion version(MigrationInfo info) {
        return Objects.requireNonNullElse(info.getVersion(), MigrationVersion.EMPTY);
    }

    private static Flyway flyway(Dialect dialect) {
        return Flyway.configure(Schema.class.getClassLoader())
                .dataSource(dialect.source())
                .locations(dialect.scripts())
                .loggers("slf4j")
                .load();
    }

    private static StoreProblem unusable(Dialect dialect, FlywayException problem) {
        return new StoreProblem(
                "Phaseline cannot open " + dialect.place() + ": " + dialect.why(SqlErrors.sql(problem)) + ".", problem);
    }
}
