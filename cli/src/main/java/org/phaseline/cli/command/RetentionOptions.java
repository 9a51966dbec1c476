package org.phaseline.cli.command;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.phaseline.cli.show.ByteSizes;
import org.phaseline.cli.terminal.Stop;
import org.phaseline.server.table.Upkeep;
import picocli.CommandLine.Option;

/** How a server keeps its store from filling up. */
final class RetentionOptions {

    private static final Pattern DAYS = Pattern.compile("([1-9]\\d{0,4})d");

    @Option(
            names = "--keep",
            paramLabel = "DAYS",
            description =
                    "Deletes tables this long after their game ended, such as 90d; never running ones. Default: keeps"
                            + " them forever.")
    private @Nullable String keep;

    @Option(
            names = "--quota",
            paramLabel = "SIZE",
            description = "The storage quota for all tables, such as 2g: at 80 %% the lobby warns, from 90 %% on no new"
                    + " tables can be created, and running games continue. Default: no limit.")
    private @Nullable String quota;

    @Option(
            names = "--least-free",
            paramLabel = "SIZE",
            defaultValue = "200m",
            description = "Free disk space that is required for creating new tables. Default:" + " ${DEFAULT-VALUE}.")
    private String leastFree = "200m";

    Upkeep upkeep() {
        return new Upkeep(
                Optional.ofNullable(keep).map(RetentionOptions::days),
                quota == null ? OptionalLong.empty() : OptionalLong.of(size("--quota", quota)),
                size("--least-free", leastFree));
    }

    /** What the operator should know about it at the start. */
    String said() {
        return (keep == null
                        ? ""
                        : " Finished ones are deleted after " + days(keep).toDays() + " days.")
                + (quota == null ? "" : " They may take up " + ByteSizes.say(size("--quota", quota)) + ".");
    }

    private static Duration days(String text) {
        Matcher days = DAYS.matcher(text);
        if (!days.matches()) {
            throw Stop.usage("--keep needs a number of days, such as 90d.");
        }
        return Duration.ofDays(Long.parseLong(days.group(1)));
    }

    private static long size(String option, String text) {
        return ByteSizes.read(text).orElseThrow(() -> Stop.usage(option + " needs a size, such as 500m or 2g."));
    }
}
