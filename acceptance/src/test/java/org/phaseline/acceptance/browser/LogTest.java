package org.phaseline.acceptance.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The log: a step named once, and what an answer changed under that answer. */
class LogTest extends AtThePage {

    @Test
    void whatAnAnswerChangedLiesUnderItAndMuchOfItIsFolded() {
        Page seat = browsers().open(linksFor("tables/camp.sop").getFirst());
        choose(seat, "2");
        Locator tents = seat.locator(".log li.is-answer", new Page.LocatorOptions().setHasText("How many tents?"));
        assertThat(tents.locator("summary")).hasText("3 changes");
        // What has just come is open.
        assertThat(tents.locator(".changes li").first()).isVisible();

        choose(seat, "3");
        Locator fires = seat.locator(".log li.is-answer", new Page.LocatorOptions().setHasText("How many fires?"));
        assertThat(fires.locator(".changes li")).hasCount(1);
        assertThat(fires.locator(".changes li")).isVisible();
        assertThat(fires.locator("summary")).hasCount(0);
        assertThat(tents.locator(".changes li").first()).isHidden();
        tents.locator("summary").click();
        assertThat(tents.locator(".changes li").first()).isVisible();
        assertThat(seat.locator(".log li.is-answer button.tag")).hasCount(1);

        seat.locator("[data-filter=change]").click();
        assertThat(seat.locator(".log ol > li.is-change")).hasCount(4);
    }

    /** More lines than come by themselves: the page asks for the rest. */
    @Test
    void aLongLogIsThereFromItsFirstLineOn() {
        List<Page> seats = seats();
        List<String> tables = seats.stream().map(Page::url).toList();
        // While it is said nobody need draw it.
        seats.forEach(each -> each.navigate(server.address() + "api/openapi.json"));
        for (Page seat : seats) {
            String table = tables.get(seats.indexOf(seat));
            seat.evaluate("""
                    async (table) => {
                      for (let i = 0; i < 160; i++) {
                        const reply = await fetch(`${table}/say`, { method: "POST",
                          headers: { "Content-Type": "application/json" }, body: JSON.stringify({ text: `Message ${i}.` }) });
                        if (!reply.ok) throw new Error(await reply.text());
                      }
                    }""", table);
        }
        Page back = seats.getLast();
        back.navigate(tables.getLast());
        back.locator("[data-filter=chat]").click();
        Locator lines = back.locator(".log li.is-chat");
        assertThat(lines).hasCount(300);
        back.locator(".log button.link").click();
        assertThat(lines).hasCount(320);
        assertThat(lines.first()).containsText("Message 0.");
        assertThat(lines.last()).containsText("Message 159.");
    }
}
