package org.phaseline.cli.command;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.phaseline.cli.terminal.ExitCode;
import org.phaseline.cli.terminal.Stop;
import org.phaseline.server.notice.NoticeSettings;
import picocli.CommandLine.Option;

/** How players are told of their moves; whatever is not said here is looked for in the environment, where passwords belong. */
final class Mailing {

    @Option(
            names = "--smtp",
            paramLabel = "URL",
            description = "The mail server for notices to players, as smtp://user:password@host:port or smtps://..."
                    + " It is safer in the environment variable PHASELINE_SMTP: others may see the command line.")
    private @Nullable String smtp;

    @Option(
            names = "--mail-from",
            paramLabel = "ADDRESS",
            description = "The sender of the notices. Also: PHASELINE_MAIL_FROM.")
    private @Nullable String from;

    @Option(
            names = "--address",
            paramLabel = "URL",
            description = "The public address of this server, for links in notices. Also: PHASELINE_ADDRESS.")
    private @Nullable String address;

    @Option(
            names = "--private-webhooks",
            description =
                    "Allows webhooks that point into private networks or are not encrypted (disables SSRF protection).")
    private boolean privateWebhooks;

    NoticeSettings settings() {
        String server = said(smtp, "PHASELINE_SMTP");
        String sender = said(from, "PHASELINE_MAIL_FROM");
        if (!server.isEmpty() && sender.isEmpty()) {
            throw new Stop(ExitCode.USAGE, "--smtp needs --mail-from.");
        }
        return NoticeSettings.of(
                server.isEmpty() ? Optional.empty() : Optional.of(mailServer(server)),
                sender,
                said(address, "PHASELINE_ADDRESS"),
                privateWebhooks);
    }

    private static String said(@Nullable String option, String variable) {
        return option != null
                ? option
                : Optional.ofNullable(System.getenv(variable)).orElse("");
    }

    private static URI mailServer(String text) {
        try {
            URI server = new URI(text);
            if (("smtp".equals(server.getScheme()) || "smtps".equals(server.getScheme())) && server.getHost() != null) {
                return server;
            }
        } catch (URISyntaxException notOne) {
            // Said below, without the password.
        }
        throw new Stop(
                ExitCode.USAGE, "The mail server must look like smtp://host:port or smtps://user:password@host.");
    }
}
