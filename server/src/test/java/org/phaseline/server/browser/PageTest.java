package org.phaseline.server.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.phaseline.server.Server;
import org.phaseline.server.Settings;
import org.phaseline.server.StartProblem;
import org.phaseline.server.web.Limits;

/** The page as people meet it. Skipped where there is no Chromium. */
class PageTest {

    private static final String CHOICES = ".choices button:not([disabled])";

    @TempDir
    private static Path folder;

    private static Server server;
    private static Chromium browser;

    private final List<Tab> tabs = new ArrayList<>();

    @BeforeAll
    static void open() throws IOException, StartProblem {
        Optional<Path> program = Chromium.installed();
        assumeTrue(program.isPresent(), "there is no Chromium here");
        Settings settings = new Settings("localhost", 0, folder.resolve("data"), Limits.NONE);
        server = Server.start(settings, new PrintWriter(new StringWriter()));
        browser = Chromium.start(program.get(), folder.resolve("profile"));
    }

    @AfterAll
    static void close() {
        if (browser != null) {
            browser.close();
        }
        if (server != null) {
            server.close();
        }
    }

    @AfterEach
    void nothingIsComplainedAbout() {
        tabs.forEach(tab -> assertThat(tab.complaints()).isEmpty());
    }

    private Tab tab(String address) {
        Tab tab = browser.open(address);
        tabs.add(tab);
        return tab;
    }

    /** Makes a table in the lobby, with the mouse, and opens each seat in a browser of its own. */
    private List<Tab> seats(String game) {
        Tab lobby = tab(server.address());
        lobby.awaitElement(".setup");
        int card = lobby.evaluate("[...document.querySelectorAll('.card')].findIndex(it => it.textContent.includes('"
                        + game + "'))")
                .asInt();
        lobby.click(".card", card);
        lobby.await("document.querySelectorAll('.card')[" + card + "].ariaChecked === 'true'");
        assertThat(lobby.click("button.main", 0)).isTrue();
        lobby.awaitElement("#made");
        List<Tab> seats = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            Tab seat = tab(lobby.evaluate("document.querySelectorAll('#made input')[" + i + "].value")
                    .asText());
            seat.awaitElement(".page");
            seats.add(seat);
        }
        return seats;
    }

    @Test
    void twoBrowsersPlayAWholeGameByMouse() {
        List<Tab> seats = seats("Border");
        Random random = new Random(11);
        for (int i = 0; i < 2000 && !seats.stream().allMatch(seat -> seat.has(".now.over")); i++) {
            seats.get(i % 2).click(CHOICES, random.nextInt(4));
        }
        assertThat(seats).allSatisfy(seat -> assertThat(seat.text(".now")).contains("The game is over"));
        assertThat(seats.get(0).text(".log")).contains("The Raiders", "The Garrison");
    }

    @Test
    void aUnitIsChosenByClickingOnIt() {
        List<Tab> seats = seats("Arcane");
        Tab asked = null;
        Random random = new Random(2);
        for (int i = 0; i < 400 && asked == null; i++) {
            Tab seat = seats.get(i % 2);
            if (seat.has(".piece.choice")) {
                asked = seat;
            } else {
                seat.click(CHOICES, random.nextInt(3));
            }
        }
        assertThat(asked).as("somebody is asked for a unit").isNotNull();
        String name = asked.evaluate("document.querySelector('.piece.choice').ariaLabel")
                .asText();

        assertThat(asked.click(".piece.choice .base", 0)).isTrue();
        asked.await("document.querySelector('.log').textContent.includes(\": " + name + "\")");
    }

    @Test
    void theSecretLeavesTheAddressBarAndNoScriptCanReadIt() {
        Tab seat = seats("Border").getFirst();

        assertThat(seat.evaluate("location.hash").asText()).isEmpty();
        assertThat(seat.evaluate("document.cookie + localStorage.length").asText())
                .isEqualTo("1");
        seat.evaluate("location.reload()");
        seat.awaitElement(".page");
    }

    @Test
    void aKeyAnswersWithTheChoiceOfItsNumber() {
        Tab seat = seats("Border").getFirst();
        seat.awaitElement(CHOICES);
        String word = seat.text(".choices button span");

        seat.press("1");
        seat.await("document.querySelector('.log').textContent.includes(\": " + word + "\")");
    }

    @Test
    void aLostConnectionSaysSoAndHealsByItself(@TempDir Path data) throws StartProblem {
        Settings first = new Settings("localhost", 0, data, Limits.NONE);
        Server before = Server.start(first, new PrintWriter(new StringWriter()));
        Settings again = new Settings("localhost", before.port(), data, Limits.NONE);
        Tab lobby = browser.open(before.address());
        lobby.awaitElement(".setup");
        lobby.click("button.main", 0);
        lobby.awaitElement("#made");
        Tab seat = browser.open(
                lobby.evaluate("document.querySelector('#made input').value").asText());
        seat.awaitElement(CHOICES);
        String word = seat.text(".choices button span");

        before.close();
        seat.awaitElement(".line.lost");
        seat.press("1");

        try (Server after = Server.start(again, new PrintWriter(new StringWriter()))) {
            assertThat(after.port()).isEqualTo(again.port());
            seat.await("document.querySelector('.line.lost') === null");
            seat.await("document.querySelector('.log').textContent.includes(\": " + word + "\")");
        }
    }
}
