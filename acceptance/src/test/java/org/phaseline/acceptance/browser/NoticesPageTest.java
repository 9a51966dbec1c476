package org.phaseline.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.server.Server;
import org.phaseline.server.Settings;
import org.phaseline.server.notice.NoticeSettings;
import org.phaseline.server.store.StoreAddress;
import org.phaseline.server.web.AddressLimits;

/** Notices as people meet them: on the page of their seat, and behind the links in their mail. */
class NoticesPageTest extends AtThePage {

    private static final Pattern LINK = Pattern.compile("http://\\S+/notices/confirm#\\S{22}");

    @Test
    void anAddressIsConfirmedByAButtonBehindTheLinkInAMail(@TempDir Path data) throws Exception {
        try (MailSink mail = new MailSink();
                Server sending = Server.start(
                        new Settings("localhost", 0, new StoreAddress.Folder(data), AddressLimits.NONE, settings(mail)),
                        new PrintWriter(new StringWriter()))) {
            Page seat = browsers()
                    .open(MadeTables.links(sending.address(), "Border Skirmish", "")
                            .getFirst());
            seat.locator(".page").waitFor();
            seat.locator("[data-action=menu]").click();
            seat.locator("[data-action=notices-open]").click();
            seat.locator("#notice-on").check();
            seat.locator("#notice-email").fill("ann@example.org");
            seat.locator("[data-action=notices]").click();
            assertThat(seat.locator("[data-consent=waiting]")).containsText("Confirmation e-mail sent");

            until(seat, () -> mail.mails().size() == 1);
            Matcher link = LINK.matcher(mail.mails().getFirst());
            assertThat(link.find()).isTrue();
            Page reader = browsers().open(link.group());
            reader.locator("[data-action=confirm]").waitFor();
            assertThat(reader.url())
                    .as("the token does not stay in the history")
                    .doesNotContain("#");
            assertThat(seat.locator("[data-consent=waiting]")).isVisible();

            reader.locator("[data-action=confirm]").click();
            assertThat(reader.locator("[data-said]")).containsText("confirmed");
            seat.locator("[data-consent=confirmed]").waitFor();
            browsers().everybodyLeaves();
        }
    }

    /** Only the page: what the server does about it is tried there. */
    @Test
    void theLinkInANoticeUnsubscribesByOneButton() {
        Page reader = browsers().open(server.address());
        reader.route("**/notices/unsubscribe/*", NoticesPageTest::answered);
        reader.navigate(server.address() + "notices/unsubscribe/" + "x".repeat(22));
        reader.locator("[data-action=unsubscribe]").click();
        assertThat(reader.locator("[data-said]")).containsText("You are unsubscribed");
    }

    private static void answered(Route route) {
        if (route.request().method().equals("POST")) {
            route.fulfill(new Route.FulfillOptions()
                    .setContentType("application/json")
                    .setBody("{\"unsubscribed\":true}"));
        } else {
            route.resume();
        }
    }

    private static NoticeSettings settings(MailSink mail) {
        return NoticeSettings.of(
                Optional.of(URI.create("smtp://127.0.0.1:" + mail.port())), "table@example.org", "", false);
    }
}
